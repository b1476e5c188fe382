import { defineEntity } from '../../catalogue/entity.ts'
import { code, id, integer, textarea } from '../../catalogue/field.ts'
import { inUse, recordFields } from '../record-fields.ts'

/** Facts that count in favour of an organisation (BANK_FACT). */
export const BANK_FACT = {
  fit: 'FIT',
  district: 'DISTRICT',
  distance: 'DISTANCE',
  repayment: 'REPAYMENT',
  wish: 'WISH',
} as const
export type BankFact = (typeof BANK_FACT)[keyof typeof BANK_FACT]

/** The maximum number of points for each fact. */
export type FactWeights = Readonly<Record<BankFact, number>>

/** Default weights; their sum is 100. */
export const USUAL_WEIGHTS: FactWeights = { FIT: 40, DISTRICT: 20, DISTANCE: 20, REPAYMENT: 10, WISH: 10 }

const FACTS = Object.values(BANK_FACT)

/**
 * The weight of each fact in recommendations, for one loan scheme or for all.
 * @source ROU-003 (/Weight*), ruling 2
 * @public
 */
export const bankWeight = defineEntity({
  service: 'WeightBank',
  title: '权重',
  metaTable: null,
  groups: {
    main: {
      label: '权重',
      fields: {
        keyValue: id('权重ID', { hidden: true, serverOwned: true }),
        weightFor: code('BANK_FACT', '评分因素', { required: true, indexed: true, column: true }),
        weightScheme: code('HF99', '贷款方案', {
          indexed: true,
          column: true,
          hint: '为空表示所有方案；写明方案的优先',
        }),
        weightValue: integer('权重', {
          required: true,
          min: 0,
          max: 100,
          indexed: true,
          column: true,
          hint: '各因素按比例折算为 100 分；0 表示不计',
        }),
        weightSort: integer('排序', { min: 0, max: 9_999, indexed: true, column: true }),
        weightMemo: textarea('说明', { maxLength: 300, column: true }),
        enabled: inUse,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** A configured weight that is in use. */
export interface LaidDownWeight {
  readonly fact: unknown
  readonly scheme: string | null
  readonly weight: number
}

/** The weights for a loan scheme; null where they are the defaults. A weight for the scheme overrides one for all. */
export function weightsFor(scheme: string | null, laidDown: readonly LaidDownWeight[]): FactWeights | null {
  const weightOf = (fact: BankFact): number => {
    const named = laidDown.filter((one) => one.fact === fact)
    return (
      (named.find((one) => one.scheme !== null && one.scheme === scheme) ?? named.find((one) => one.scheme === null))
        ?.weight ?? USUAL_WEIGHTS[fact]
    )
  }
  const weights: FactWeights = {
    FIT: weightOf('FIT'),
    DISTRICT: weightOf('DISTRICT'),
    DISTANCE: weightOf('DISTANCE'),
    REPAYMENT: weightOf('REPAYMENT'),
    WISH: weightOf('WISH'),
  }
  const none = FACTS.every((fact) => weights[fact] === 0)
  return none || FACTS.every((fact) => weights[fact] === USUAL_WEIGHTS[fact]) ? null : weights
}

/** Converts points of a fact to its weight, with a total of 100. */
export function weighed(fact: BankFact, points: number, weights: FactWeights): number {
  const total = FACTS.reduce((sum, one) => sum + weights[one], 0)
  return Math.round(((points / USUAL_WEIGHTS[fact]) * weights[fact] * 100) / total)
}
