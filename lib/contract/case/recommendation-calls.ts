import * as v from 'valibot'
import { id } from '../../catalogue/field.ts'
import { project } from '../../domain/project/project.ts'
import { defineCall } from '../call.ts'
import { params } from '../input.ts'

const service = 'Prj'
const NOT_NAMED = v.nullish(v.string(), null)

/** An organisation that suits a case, and why. @public */
export const recommendationSchema = v.looseObject({
  divisionId: v.string(),
  name: v.string(),
  /** Kind of organisation (HF9C). */
  type: v.string(),
  /** 0 to 100: the sum of the points behind `reasons`. */
  score: v.number(),
  /** A few words each, the reason with the most points first. */
  reasons: v.array(v.string()),
  address: NOT_NAMED,
  phone: NOT_NAMED,
  /** 1: a foreign bank. */
  foreign: v.nullish(v.picklist([0, 1]), 0),
})
/** One recommended organisation, with its score and the reasons for it. @public */
export type Recommendation = v.InferOutput<typeof recommendationSchema>

/** The organisations recommended for a case, best first. @public */
export const recommendationResultSchema = v.looseObject({
  /** Time of the last computation in epoch milliseconds; null before the first one. */
  at: v.nullish(v.number(), null),
  /** Name of the user who requested it. */
  by: v.nullish(v.string(), ''),
  /** True when the case has changed since in a way that could change the result. */
  stale: v.nullish(v.boolean(), false),
  rows: v.array(recommendationSchema),
})
/** The organisations recommended for a case, best first, and when they were computed. @public */
export type RecommendationResult = v.InferOutput<typeof recommendationResultSchema>

const {
  prjPayType,
  hf20LoanScheme,
  businessType,
  hf20HouseProvince,
  hf20HouseCity,
  hf20HouseArea,
  hf20ReturnWay,
  hf20AcceptRetNoEnd,
  hf20ThinkGroup,
} = project.fields
const { readOnly: _computed, ...asFilter } = businessType

/** The basic requirements a recommendation is computed from. */
const ASKED = {
  prjPayType,
  hf20LoanScheme,
  hf20HouseProvince,
  hf20HouseCity,
  hf20HouseArea,
  hf20ReturnWay,
  hf20AcceptRetNoEnd,
  hf20ThinkGroup,
} as const

/** Organisations recommended for a case. @source CAL-011 to CAL-013, BAS-045, OPN-010 */
export const recommendationCalls = {
  getPrjRecommandResult: defineCall({
    service,
    method: 'getPrjRecommandResult',
    effect: 'read',
    summary: '项目已存的推荐结果；给出业务类型时只含适合该业务的机构。stale 表示项目已变化，应重新推荐',
    input: params({ prjId: id('项目ID', { required: true }), businessType: asFilter }),
    output: recommendationResultSchema,
    errors: ['NOT_FOUND'],
    requirements: ['CAL-011', 'BAS-045', 'OPN-010'],
  }),
  updateRecommand: defineCall({
    service,
    method: 'updateRecommand',
    effect: 'write',
    summary: '按项目现在的情况重新推荐机构并保存',
    input: params({ prjId: id('项目ID', { required: true }) }),
    output: recommendationResultSchema,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['CAL-012', 'BAS-045'],
  }),
  getEvaluateRecommandDivsionNum: defineCall({
    service,
    method: 'getEvaluateRecommandDivsionNum',
    effect: 'read',
    summary: '按所填基础需求能推荐的机构数；没有填的取项目（prjId）的，项目可以还没有保存。没有贷款方案时按业务类型',
    input: params({ prjId: id('项目ID'), ...ASKED, businessType: asFilter }),
    output: v.looseObject({ num: v.number() }),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-013', 'BAS-045', 'OPN-010'],
  }),
} as const
