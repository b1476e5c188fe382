import type { Anonymous, Context } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { Unit } from '../store.ts'
import { loginFailureTable } from '../tables.ts'

const MINUTE = 60_000
/** Cut by character, as half an emoji cannot be stored. */
const cut = (text: string) => [...text].slice(0, 48).join('')
const accountKey = (userName: string) => `acct:${cut(userName)}`

/** How often something happened within a window; an older count starts again. */
async function countOf(unit: Unit, key: string, now: number, window: number): Promise<number> {
  const row = await unit.get(loginFailureTable, key, { lock: true })
  return row && now - Number(row.values['since'] ?? 0) < window ? Number(row.values['count'] ?? 0) : 0
}

/** @param pauseAt from this count on the window starts again, so that a pause lasts as long as it says */
async function countUp(unit: Unit, key: string, now: number, window: number, pauseAt = Number.POSITIVE_INFINITY): Promise<number> {
  await unit.lock(`login:${key}`)
  const row = await unit.get(loginFailureTable, key, { lock: true })
  if (!row) {
    await unit.insert(loginFailureTable, { key, project: null, city: null, values: { count: 1, since: now } })
    return 1
  }
  const fresh = now - Number(row.values['since'] ?? 0) >= window
  const count = fresh ? 1 : Number(row.values['count'] ?? 0) + 1
  await unit.update(loginFailureTable, key, row.version, { count, ...((fresh || count >= pauseAt) && { since: now }) })
  return count
}

/** Counts a log-in from an address. @throws Refusal RATE_LIMITED */
export async function noteAttempt(unit: Unit, { address, now, settings }: Anonymous): Promise<void> {
  if ((await countUp(unit, `addr:${cut(address)}`, now, MINUTE)) > settings.loginsPerMinute) throw new Refusal('RATE_LIMITED')
}

/** Counts a session asked for from the server of a partner. @throws Refusal RATE_LIMITED */
export async function noteIssue(unit: Unit, { address, now, settings }: Anonymous): Promise<void> {
  if ((await countUp(unit, `embed:${cut(address)}`, now, MINUTE)) > settings.embedSessionsPerMinute) throw new Refusal('RATE_LIMITED')
}

/** The refusal of an account that pauses after too many failures, known or not; null while it does not. */
export async function pauseOf(unit: Unit, { now, settings }: Anonymous, userName: string): Promise<Refusal | null> {
  const failures = await countOf(unit, accountKey(userName), now, settings.loginPauseMinutes * MINUTE)
  return failures < settings.loginFailures ? null : new Refusal('LOGIN_FAILED', `登录失败次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`)
}

/** Until when an account pauses; null while it does not. */
export async function pausedUntil(unit: Unit, { now, settings }: Pick<Context, 'now' | 'settings'>, userName: string): Promise<number | null> {
  const row = await unit.get(loginFailureTable, accountKey(userName))
  const until = Number(row?.values['since'] ?? 0) + settings.loginPauseMinutes * MINUTE
  return row && now < until && Number(row.values['count'] ?? 0) >= settings.loginFailures ? until : null
}

/** @returns how many tries are left */
export async function noteFailure(unit: Unit, { now, settings }: Pick<Context, 'now' | 'settings'>, userName: string): Promise<number> {
  return Math.max(0, settings.loginFailures - (await countUp(unit, accountKey(userName), now, settings.loginPauseMinutes * MINUTE, settings.loginFailures)))
}

export async function forgetFailures(unit: Unit, userName: string): Promise<void> {
  await unit.remove(loginFailureTable, accountKey(userName))
}
