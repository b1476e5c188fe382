import type { Scope } from '../../catalogue/kind.ts'
import {
  loanOrganisationCalls,
  type DefaultLender,
  type OrganisationChoice,
} from '../../contract/case/loan-organisation-calls.ts'
import { ORGANISATION_TYPE } from '../../domain/codes.ts'
import { defaultLender, type LoanSituation } from '../../domain/loan/lender.ts'
import { LOAN_OFFICES, type LoanPurpose, offeredOffices } from '../../domain/loan/loan-organisations.ts'
import { loan } from '../../domain/loan/loan.ts'
import type { OrganisationDetail } from '../../domain/organisation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { divisionName } from '../national-divisions.ts'
import { needs } from '../policy.ts'
import { recordOf } from '../record/answer.ts'
import { houseTable, loanTable } from './case-record-tables.ts'
import { CASE_RECORD, recordRowOf } from './case-records.ts'
import { housePlace } from './house-place.ts'
import { officesIn, officesNamed } from './read-offices.ts'
import { blankRecord } from './start.ts'

const { getLoanMatchHandleOrgs, getEstatesSecureOrgs, loadDefaultLenderOrg } = loanOrganisationCalls

/**
 * Calls for the organisations a loan may be given to, and the default lender.
 * @source LON-017, LON-018, CAL-043 to CAL-045
 */
export const loanOrganisationHandlers = [
  implement(getLoanMatchHandleOrgs, needs(PRIVILEGE.detail), async ({ prjId, ...terms }, context) => ({
    data: await choicesFor('handle', prjId, terms, context),
  })),
  implement(getEstatesSecureOrgs, needs(PRIVILEGE.detail), async ({ prjId, ...terms }, context) => ({
    data: await choicesFor('secure', prjId, terms, context),
  })),
  implement(
    loadDefaultLenderOrg,
    needs(PRIVILEGE.detail),
    async ({ prjId, ...terms }, context): Promise<{ readonly data: DefaultLender }> => {
      const { loan: asked, place } = await situationOf(prjId, terms, context)
      const named = await officesNamed(context.unit, [asked['hf21DivisionDetailId'], asked['hf2iHandleOrg']])
      const { office, fixed, reason } = defaultLender(asked, place, [
        ...named,
        ...(await officesIn(context.unit, [place.city], [ORGANISATION_TYPE.fund])),
      ])
      return {
        data: { disable: fixed, orgCode: office?.keyValue ?? null, orgName: office?.hf31BranceName ?? '', reason },
      }
    },
  ),
]

async function choicesFor(
  purpose: LoanPurpose,
  prjId: string | null | undefined,
  terms: Scope,
  context: SignedIn,
): Promise<OrganisationChoice[]> {
  const { loan: asked, place } = await situationOf(prjId, terms, context)
  const offices = await officesIn(context.unit, [place.city], LOAN_OFFICES)
  return offeredOffices(purpose, offices, asked['hf2iLoanType'] ?? null, place).map(({ office, note }) =>
    choiceOf(office, note),
  )
}

function choiceOf(
  {
    keyValue,
    hf31BranceName,
    hf31OrgType,
    hf31Area,
    hf31NormalAddres1,
    hf31LinkPhone,
    hf31Foreign,
  }: OrganisationDetail,
  note: string,
): OrganisationChoice {
  return {
    key: keyValue ?? '',
    name: hf31BranceName ?? '',
    type: hf31OrgType ?? '',
    area: hf31Area === null ? null : divisionName(hf31Area),
    address: hf31NormalAddres1,
    phone: hf31LinkPhone,
    foreign: hf31Foreign === 1 ? 1 : 0,
    note: note || null,
  }
}

/** The stored loan, or a new one's start values, merged with the values in the call. */
async function situationOf(prjId: string | null | undefined, terms: Scope, context: SignedIn): Promise<LoanSituation> {
  const { unit } = context
  const project = await visibleCase(context, prjId)
  const row = await recordRowOf(unit, loanTable, project.key)
  const stored = row ? recordOf(loan, row) : blankRecord(CASE_RECORD.loan, project)
  const said = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
  return { loan: { ...stored, ...said }, place: housePlace(project, await recordRowOf(unit, houseTable, project.key)) }
}
