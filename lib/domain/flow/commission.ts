import { LOAN_SCHEME } from '../codes.ts'
import { POSITION } from '../page-codes.ts'
import { countOf, evaluate, type Fraction, roundedFen, yuanOf } from './commission-expression.ts'

/** Scenes (HF11_SCENE_GRP) by the loan scheme of a case. */
const SCENE_GROUP = {
  mortgaged: 'HF11S01',
  fund: 'HF11S02',
  secured: 'HF11S03',
  bridge: 'HF11S04',
  cash: 'HF11S05',
} as const
const SCENE_GROUP_OF_SCHEME: Readonly<Record<string, string>> = {
  [LOAN_SCHEME.commercial]: SCENE_GROUP.mortgaged,
  [LOAN_SCHEME.combined]: SCENE_GROUP.mortgaged,
  [LOAN_SCHEME.fund]: SCENE_GROUP.fund,
  [LOAN_SCHEME.toFund]: SCENE_GROUP.fund,
  [LOAN_SCHEME.mortgage]: SCENE_GROUP.secured,
  [LOAN_SCHEME.business]: SCENE_GROUP.secured,
  [LOAN_SCHEME.credit]: SCENE_GROUP.secured,
  [LOAN_SCHEME.bridge]: SCENE_GROUP.bridge,
}
/** @source FLW-019 */
export function sceneGroupOf(scheme: string | null): string {
  return (scheme === null ? undefined : SCENE_GROUP_OF_SCHEME[scheme]) ?? SCENE_GROUP.cash
}

/** The position that files deeds and registrations (HX59). */
export const TITLE_CLERK = 'HX5907'
/** Kinds of participants (HF11_CARD_TYPE) by the position that does a job. Other positions earn nothing by jobs. */
const CARD_OF_POSITION: Readonly<Record<string, string>> = {
  [POSITION.followUpManager]: 'HF11C01',
  [POSITION.salesperson]: 'HF11C02',
  [POSITION.service]: 'HF11C03',
  [TITLE_CLERK]: 'HF11C04',
}
export function cardTypeOf(position: string | null): string | null {
  return (position === null ? undefined : CARD_OF_POSITION[position]) ?? null
}

/** The data of a job that commission needs. */
export interface EarningJob {
  readonly position: string | null
  readonly weight: number
}

/** Fees of a case under charges of its own services, in fen. */
export interface ServiceFees {
  readonly received: bigint
  readonly charged: bigint
}

/** Larger than any stored amount of money, in fen. */
const BEYOND_MONEY = 10n ** 15n

/**
 * What jobs of one kind earn, in fen. Together they earn the value of the expression for all of them, to the fen: each
 * amount is cut to whole fen, and the remaining fen go to the jobs that lost most by it. Null where the expression has
 * no value that can be paid. A negative value counts as zero.
 * @param expression of the rule for this scene and kind of participant
 * @param jobs those of the kind
 * @param all the jobs of the case
 */
export function commissionOfJobs(
  expression: string,
  jobs: readonly EarningJob[],
  all: readonly EarningJob[],
  fees: ServiceFees,
): readonly (bigint | null)[] {
  const values = jobs.map((job) => {
    const value = valueOfJob(expression, job, all, fees)
    return value === null || roundedFen(value) >= BEYOND_MONEY ? null : value.n < 0n ? NOTHING : value
  })
  const cut = values.map((value) => (value === null ? null : (value.n * 100n) / value.d))
  const total = roundedFen(values.reduce<Fraction>((sum, value) => (value === null ? sum : added(sum, value)), NOTHING))
  const left = Number(total - cut.reduce<bigint>((sum, fen) => sum + (fen ?? 0n), 0n))
  const lost = values.flatMap((value, at) =>
    value === null ? [] : [{ at, n: (value.n * 100n) % value.d, d: value.d }],
  )
  const first = new Set(
    lost
      .toSorted((one, other) => compare(other, one))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return cut.map((fen, at) => (fen === null ? null : fen + (first.has(at) ? 1n : 0n)))
}

const NOTHING: Fraction = { n: 0n, d: 1n }
const added = (one: Fraction, other: Fraction): Fraction => ({
  n: one.n * other.d + other.n * one.d,
  d: one.d * other.d,
})
function compare(one: Fraction, other: Fraction): number {
  const difference = one.n * other.d - other.n * one.d
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** Value in yuan; null for a division by zero. */
function valueOfJob(
  expression: string,
  job: EarningJob,
  all: readonly EarningJob[],
  { received, charged }: ServiceFees,
): Fraction | null {
  const weightOf = (jobs: readonly EarningJob[]) => countOf(jobs.reduce((sum, { weight }) => sum + weight, 0))
  return evaluate(expression, {
    实收服务费: yuanOf(received),
    应收服务费: yuanOf(charged),
    权重: countOf(job.weight),
    岗位权重合计: weightOf(all.filter(({ position }) => position === job.position)),
    权重合计: weightOf(all),
  })
}

/**
 * Reduces amounts in proportion, by a total amount to the fen: each result is cut to whole fen, and the remaining fen
 * go to the amounts that lost most by it. No amount falls below zero; a total above the sum takes no more than the sum.
 * @param amounts fen, none below zero
 * @param taken fen
 */
export function loweredTogether(amounts: readonly bigint[], taken: bigint): readonly bigint[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0n)
  if (taken <= 0n || sum === 0n) return amounts
  const rest = taken < sum ? sum - taken : 0n
  const cut = amounts.map((amount) => (amount * rest) / sum)
  const left = Number(rest - cut.reduce((all, amount) => all + amount, 0n))
  const lost = amounts.map((amount, at) => ({ at, part: (amount * rest) % sum }))
  const first = new Set(
    lost
      .toSorted((one, other) => (one.part === other.part ? 0 : one.part < other.part ? 1 : -1))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return cut.map((amount, at) => amount + (first.has(at) ? 1n : 0n))
}

/**
 * Splits an amount by weights to the fen; the remaining fen go to the first.
 * @param weights whole numbers; where all are zero, all shares are equal
 */
export function shares(amount: bigint, weights: readonly number[]): readonly bigint[] {
  const counted = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const all = BigInt(counted.reduce((sum, weight) => sum + weight, 0))
  const cut = counted.map((weight) => (amount * BigInt(weight)) / all)
  const left = amount - cut.reduce((sum, share) => sum + share, 0n)
  const first = counted.findIndex((weight) => weight > 0)
  return cut.map((share, at) => (at === first ? share + left : share))
}
