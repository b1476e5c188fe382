import * as v from 'valibot'
import { branch, code, id, organisation } from '../../catalogue/field.ts'
import { LOAN_TYPES } from '../../domain/loan/loan-type.ts'
import { loan } from '../../domain/loan/loan.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const { service } = loan
const NOT_NAMED = v.nullish(v.string(), null)

/** An organisation a person can choose, as a list shows it. @public */
export const organisationChoiceSchema = v.looseObject({
  key: v.string(),
  name: v.string(),
  /** Kind of organisation (HF9C). */
  type: v.string(),
  /** Name of the district. */
  area: NOT_NAMED,
  address: NOT_NAMED,
  phone: NOT_NAMED,
  /** 1: a foreign bank; listed after all others. */
  foreign: v.nullish(v.picklist([0, 1]), 0),
  /** Why it is ranked here, in a few words. */
  note: NOT_NAMED,
})
/** An organisation that can be chosen as lender or branch, with what a list shows of it. @public */
export type OrganisationChoice = v.InferOutput<typeof organisationChoiceSchema>

/** The lender of a loan until another one is chosen. @public */
export const defaultLenderSchema = v.looseObject({
  /** True when no other lender can be chosen. */
  disable: v.boolean(),
  orgCode: NOT_NAMED,
  orgName: v.nullish(v.string(), ''),
  /** Why this lender is set, or why none is, in one sentence. */
  reason: NOT_NAMED,
})
/** The lender of a loan until the user chooses another one. @public */
export type DefaultLender = v.InferOutput<typeof defaultLenderSchema>

const OF_CASE = {
  prjId: id('项目ID', { required: true }),
  hf2iLoanType: code('HF99', '贷款类型', { options: LOAN_TYPES }),
} as const

/**
 * Organisations for a loan. Parameters a caller leaves out are taken from the case.
 * @source CAL-043 to CAL-045, LON-017, LON-018
 */
export const loanOrganisationCalls = {
  getLoanMatchHandleOrgs: defineCall({
    service,
    method: 'getLoanMatchHandleOrgs',
    effect: 'read',
    summary: '可办理某项目贷款的机构（办理机构、贷款机构的选项）：按贷款类型与房屋所在城市，同区在前，外资银行在后',
    input: params(OF_CASE),
    output: v.array(organisationChoiceSchema),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-043', 'LON-017', 'LON-020'],
  }),
  getEstatesSecureOrgs: defineCall({
    service,
    method: 'getEstatesSecureOrgs',
    effect: 'read',
    summary: '可为某项目的房产垫资或担保的机构（垫资/提前放款机构的选项），同区在前',
    input: params(OF_CASE),
    output: v.array(organisationChoiceSchema),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-044', 'LON-017'],
  }),
  loadDefaultLenderOrg: defineCall({
    service,
    method: 'loadDefaultLenderOrg',
    effect: 'read',
    summary: '默认贷款机构 orgCode；disable 为真时不能改选',
    input: params({ ...OF_CASE, hf21DivisionDetailId: branch('贷款银行'), hf2iHandleOrg: organisation('办理机构') }),
    output: defaultLenderSchema,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-045', 'LON-018'],
  }),
} as const
