import { LOAN_SCHEME } from '../codes.ts'
import { POSITION } from '../page-codes.ts'
import { countOf, evaluate, roundedFen, yuanOf } from './commission-expression.ts'

/** Scenes (HF11_SCENE_GRP) by the scheme a case is paid under. */
const SCENE = { mortgaged: 'HF11S01', fund: 'HF11S02', secured: 'HF11S03', bridge: 'HF11S04', cash: 'HF11S05' } as const
const SCENE_OF_SCHEME: Readonly<Record<string, string>> = {
  [LOAN_SCHEME.commercial]: SCENE.mortgaged, [LOAN_SCHEME.combined]: SCENE.mortgaged, [LOAN_SCHEME.fund]: SCENE.fund, [LOAN_SCHEME.toFund]: SCENE.fund,
  [LOAN_SCHEME.mortgage]: SCENE.secured, [LOAN_SCHEME.business]: SCENE.secured, [LOAN_SCHEME.credit]: SCENE.secured, [LOAN_SCHEME.bridge]: SCENE.bridge,
}
/** @source FLW-019 */
export function sceneOf(scheme: string | null): string {
  return (scheme === null ? undefined : SCENE_OF_SCHEME[scheme]) ?? SCENE.cash
}

/** Who files deeds and registrations (HX59). */
export const TITLE_CLERK = 'HX5907'
/** Kinds of participants (HF11_CARD_TYPE) by the position that does a job. Positions without one earn nothing by jobs. */
const CARD_OF_POSITION: Readonly<Record<string, string>> = {
  [POSITION.followUpManager]: 'HF11C01', [POSITION.salesperson]: 'HF11C02', [POSITION.service]: 'HF11C03', [TITLE_CLERK]: 'HF11C04',
}
export function cardTypeOf(position: string | null): string | null {
  return (position === null ? undefined : CARD_OF_POSITION[position]) ?? null
}

/** A job as commission sees it. */
export interface EarningJob {
  readonly position: string | null
  readonly weight: number
}

/** Fees of a case under charges of its own services, in fen. */
export interface ServiceFees {
  readonly received: bigint
  readonly charged: bigint
}

/** More than any stored sum of money can be, in fen. */
const BEYOND_MONEY = 10n ** 15n

/**
 * What a job earns, in fen; null when its expression has no value that could be paid. Less than nothing is nothing.
 *
 * @param expression of the rule for this scene and kind of participant
 * @param all the jobs of the case
 */
export function jobCommission(expression: string, job: EarningJob, all: readonly EarningJob[], { received, charged }: ServiceFees): bigint | null {
  const weightOf = (jobs: readonly EarningJob[]) => countOf(jobs.reduce((sum, { weight }) => sum + weight, 0))
  const value = evaluate(expression, {
    实收服务费: yuanOf(received), 应收服务费: yuanOf(charged), 权重: countOf(job.weight),
    岗位权重合计: weightOf(all.filter(({ position }) => position === job.position)), 权重合计: weightOf(all),
  })
  if (value === null) return null
  const fen = roundedFen(value)
  if (fen >= BEYOND_MONEY) return null
  return fen < 0n ? 0n : fen
}

/** Shares an amount equally to the fen; what is left over goes to the first. */
export function shares(amount: bigint, people: number): readonly bigint[] {
  if (people <= 0) return []
  const each = amount / BigInt(people)
  return Array.from({ length: people }, (_, index) => (index === 0 ? amount - each * BigInt(people - 1) : each))
}
