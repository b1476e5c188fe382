import type { Day } from '../../catalogue/day.ts'
import type { Value } from '../../catalogue/kind.ts'
import { sameDayIn } from '../months.ts'
import { POINT_BASIS, POINT_KIND, POINT_STATE } from './point-codes.ts'

type EntryValues = Readonly<Record<string, Value>>

/** Sums of the bookings of one person. Whole points. @public */
export interface PointTotals {
  /** Earned less spent. */
  readonly balance: number
  /** Points added over all time, which decide the level. */
  readonly earned: number
  /** Points removed over all time. */
  readonly spent: number
  /** Number of bookings that count. */
  readonly count: number
  /** Code of POINT_LEVEL. */
  readonly level: string
}

/** Levels (POINT_LEVEL), each with the number of points ever earned from which it applies. */
const LEVELS = [
  ['DIAMOND', 20_000],
  ['GOLD', 5_000],
  ['SILVER', 1_000],
  ['PLAIN', 0],
] as const

/** Sums bookings; only confirmed ones count. @public */
export function pointTotals(entries: readonly EntryValues[]): PointTotals {
  const counted = entries.filter(({ pointState }) => pointState === POINT_STATE.posted)
  const sum = (kind: string) =>
    counted
      .filter(({ pointKind }) => pointKind === kind)
      .reduce((all, { pointAmount }) => all + amountOf(pointAmount), 0)
  const [earned, spent] = [sum(POINT_KIND.earn), sum(POINT_KIND.spend)]
  return {
    balance: earned - spent,
    earned,
    spent,
    count: counted.length,
    level: LEVELS.find(([, least]) => earned >= least)?.[0] ?? LEVELS[3][0],
  }
}

/** The parts of a rule that bookings under it are checked against. */
export interface PointTerms {
  readonly kind: Value
  readonly enabled: boolean
  /** Points added or removed each time. */
  readonly points: number
  /** POINT_BASIS. */
  readonly basis: Value
  /** Maximum number per day for one person; null for no limit. */
  readonly daily: number | null
}

/**
 * Why the points of a booking contradict its rule; null when they do not.
 * @param under confirmed bookings of the same person under the same rule
 */
export function ruleIssue(
  { points, basis, daily }: PointTerms,
  entry: EntryValues,
  under: readonly EntryValues[],
): string | null {
  const times = amountOf(entry['pointAmount']) / points
  if (!Number.isInteger(times)) return `应为积分规则每次 ${points.toLocaleString('zh-CN')} 的整数倍`
  if (basis === POINT_BASIS.once && under.length + times > 1) return '超过积分规则的次数：每个账号只计一次'
  const most = basis === POINT_BASIS.perDay ? 1 : daily
  if (most === null) return null
  const had = under
    .filter(({ pointDay }) => pointDay === entry['pointDay'])
    .reduce((all, { pointAmount }) => all + amountOf(pointAmount) / points, 0)
  return had + times > most ? `超过积分规则的每日上限 ${most} 次：当天已计 ${Math.ceil(had)} 次` : null
}

/**
 * Why a booking cannot be confirmed; null when it can.
 * @param terms of its rule; null when it names none, undefined for a rule that no longer exists
 */
export function confirmIssue(
  before: PointTotals,
  entry: EntryValues,
  terms: PointTerms | null | undefined,
  under: readonly EntryValues[] = [],
): string | null {
  if (terms === undefined) return '积分规则不存在，不能入账'
  if (terms?.enabled === false) return '积分规则已停用，不能入账'
  if (terms && terms.kind !== entry['pointKind']) return '收支方向与积分规则不一致，不能入账'
  const beyond = terms && ruleIssue(terms, entry, under)
  if (beyond) return beyond
  return entry['pointKind'] === POINT_KIND.spend ? shortfall(before.balance, amountOf(entry['pointAmount'])) : null
}

/**
 * Points that expired unused: used points are taken from those that expire first.
 * @param monthsOf how long points under a rule last; null for ever
 */
export function expiredPoints(
  entries: readonly EntryValues[],
  monthsOf: (rule: Value) => number | null,
  today: Day,
): number {
  const counted = entries.filter(({ pointState }) => pointState === POINT_STATE.posted)
  const sum = (some: readonly EntryValues[]) => some.reduce((all, { pointAmount }) => all + amountOf(pointAmount), 0)
  const over = counted.filter(({ pointKind, pointRule = null, pointDay }) => {
    const months = pointKind === POINT_KIND.earn ? monthsOf(pointRule) : null
    return months !== null && typeof pointDay === 'string' && sameDayIn(pointDay, months) <= today
  })
  return Math.max(0, sum(over) - sum(counted.filter(({ pointKind }) => pointKind === POINT_KIND.spend)))
}

/** Why a confirmed booking cannot be cancelled; null when it can: points it added may already be used. */
export function cancelIssue(before: PointTotals, entry: EntryValues): string | null {
  const counts = entry['pointState'] === POINT_STATE.posted && entry['pointKind'] === POINT_KIND.earn
  return counts ? shortfall(before.balance, amountOf(entry['pointAmount'])) : null
}

function shortfall(balance: number, needed: number): string | null {
  return needed > balance
    ? `积分余额不足：现有 ${balance.toLocaleString('zh-CN')}，需要 ${needed.toLocaleString('zh-CN')}`
    : null
}

function amountOf(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}
