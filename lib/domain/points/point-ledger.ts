import type { Value } from '../../catalogue/kind.ts'
import { POINT_KIND, POINT_STATE } from './point-codes.ts'

type Booking = Readonly<Record<string, Value>>

/** What the bookings of one person come to. Whole points. @public */
export interface PointStanding {
  readonly balance: number
  readonly earned: number
  readonly spent: number
  /** How many bookings count. */
  readonly count: number
  readonly level: string
}

/** Levels (POINT_LEVEL) from how many points on that were ever earned. */
const LEVELS = [['DIAMOND', 20_000], ['GOLD', 5_000], ['SILVER', 1_000], ['PLAIN', 0]] as const

/** Sums over bookings; only confirmed ones count. @public */
export function pointStanding(bookings: readonly Booking[]): PointStanding {
  const counted = bookings.filter(({ pointState }) => pointState === POINT_STATE.booked)
  const sum = (kind: string) => counted.filter(({ pointKind }) => pointKind === kind).reduce((all, { pointAmount }) => all + amountOf(pointAmount), 0)
  const [earned, spent] = [sum(POINT_KIND.earn), sum(POINT_KIND.spend)]
  return { balance: earned - spent, earned, spent, count: counted.length, level: LEVELS.find(([, least]) => earned >= least)?.[0] ?? LEVELS[3][0] }
}

/** A rule as a booking under it is judged by. */
export interface PointTerms {
  readonly kind: Value
  readonly enabled: boolean
}

/** Why a booking cannot be confirmed; null when it can. @param terms of the rule it names, null when it names none, undefined for one that is gone */
export function confirmComplaint(before: PointStanding, booking: Booking, terms: PointTerms | null | undefined): string | null {
  if (terms === undefined) return '积分规则不存在，不能入账'
  if (terms?.enabled === false) return '积分规则已停用，不能入账'
  if (terms && terms.kind !== booking['pointKind']) return '收支方向与积分规则不一致，不能入账'
  return booking['pointKind'] === POINT_KIND.spend ? shortfall(before.balance, amountOf(booking['pointAmount'])) : null
}

/** Why a confirmed booking cannot be cancelled; null when it can: what was earned may be used already. */
export function cancelComplaint(before: PointStanding, booking: Booking): string | null {
  const counts = booking['pointState'] === POINT_STATE.booked && booking['pointKind'] === POINT_KIND.earn
  return counts ? shortfall(before.balance, amountOf(booking['pointAmount'])) : null
}

function shortfall(balance: number, needed: number): string | null {
  return needed > balance ? `积分余额不足：现有 ${balance.toLocaleString('zh-CN')}，需要 ${needed.toLocaleString('zh-CN')}` : null
}

function amountOf(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0
}
