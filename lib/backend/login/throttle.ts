import type { Anonymous, Context } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Unit } from '../store.ts'
import { loginFailureTable } from './session-tables.ts'

type Place = Pick<Context, 'now' | 'settings' | 'address'>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** An address counts as used for an account for this long, in milliseconds. */
const USED = 180 * DAY
/** All unused addresses of an account together may fail this many times as often as a single one. */
const ELSEWHERE = 4
/** Cuts by character, as half an emoji cannot be stored. */
const cut = (text: string) => [...text].slice(0, 48).join('')
/** Key of the failures of an account from addresses it was not used from, all together. */
const accountKey = (name: string) => `acct:${cut(name)}`
/** Key of the failures of an account from one address. */
const placeKey = (name: string, address: string) => `acct:${cut(name)}@${cut(address)}`
/** Key that records that an account was used from an address. */
const usedKey = (name: string, address: string) => `used:${cut(name)}@${cut(address)}`

const sinceOf = ({ values }: Row): number => Number(values['since'] ?? 0)
const countIn = ({ values }: Row): number => Number(values['count'] ?? 0)

/** How often something happened within the window; a count from before the window is 0. */
async function countOf(unit: Unit, key: string, now: number, window: number): Promise<number> {
  const row = await unit.get(loginFailureTable, key, { lock: true })
  return row && now - sinceOf(row) < window ? countIn(row) : 0
}

/**
 * Adds one to a count.
 * @param pauseAt from this count on the window starts again, so that a pause lasts its full time
 */
async function countUp(
  unit: Unit,
  key: string,
  now: number,
  window: number,
  {
    pauseAt = Number.POSITIVE_INFINITY,
    account = null,
  }: { readonly pauseAt?: number; readonly account?: string | null } = {},
): Promise<number> {
  await unit.lock(`login:${key}`)
  const row = await unit.get(loginFailureTable, key, { lock: true })
  if (!row) {
    await unit.insert(loginFailureTable, { key, project: null, city: null, values: { count: 1, since: now, account } })
    return 1
  }
  const fresh = now - sinceOf(row) >= window
  const count = fresh ? 1 : countIn(row) + 1
  await unit.update(loginFailureTable, key, row.version, {
    count,
    account,
    ...((fresh || count >= pauseAt) && { since: now }),
  })
  return count
}

/** Counts a log-in from an address. @throws Refusal RATE_LIMITED */
export async function noteAttempt(unit: Unit, { address, now, settings }: Anonymous): Promise<void> {
  if ((await countUp(unit, `addr:${cut(address)}`, now, MINUTE)) > settings.loginsPerMinute)
    throw new Refusal('RATE_LIMITED')
}

/** Counts a session requested by the server of a partner. @throws Refusal RATE_LIMITED */
export async function noteIssue(unit: Unit, { address, now, settings }: Anonymous): Promise<void> {
  if ((await countUp(unit, `embed:${cut(address)}`, now, MINUTE)) > settings.embedSessionsPerMinute)
    throw new Refusal('RATE_LIMITED')
}

/** The counters that apply to a log-in from this place, each with how often it may fail. */
async function limitsOf(
  unit: Unit,
  { now, settings, address }: Place,
  name: string,
): Promise<readonly { readonly key: string; readonly most: number }[]> {
  const here = { key: placeKey(name, address), most: settings.loginFailures }
  const used = await unit.get(loginFailureTable, usedKey(name, address))
  // Failures from elsewhere, however many, never pause an account where it was used before.
  return used && now - sinceOf(used) < USED
    ? [here]
    : [here, { key: accountKey(name), most: settings.loginFailures * ELSEWHERE }]
}

/**
 * The refusal of a log-in while the account is paused for this place, whether or not the account exists; null while it
 * is not paused. An address pauses after too many failures of its own; all addresses an account was not used from pause
 * together after several times as many.
 */
export async function pauseOf(unit: Unit, place: Place, name: string): Promise<Refusal | null> {
  const { now, settings } = place
  for (const { key, most } of await limitsOf(unit, place, name)) {
    if ((await countOf(unit, key, now, settings.loginPauseMinutes * MINUTE)) >= most)
      return new Refusal('LOGIN_FAILED', `登录失败次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`)
  }
  return null
}

/** Counts a failed log-in. @returns how many tries are left */
export async function noteFailure(unit: Unit, place: Place, name: string): Promise<number> {
  const { now, settings } = place
  let left = settings.loginFailures
  for (const { key, most } of await limitsOf(unit, place, name)) {
    left = Math.min(
      left,
      most -
        (await countUp(unit, key, now, settings.loginPauseMinutes * MINUTE, { pauseAt: most, account: cut(name) })),
    )
  }
  return Math.max(0, left)
}

/**
 * Records a successful log-in: from now on this address is one of the account's own. Failures from other addresses stay
 * counted.
 */
export async function noteSuccess(unit: Unit, { now, address }: Place, name: string): Promise<void> {
  await unit.remove(loginFailureTable, placeKey(name, address))
  await countUp(unit, usedKey(name, address), now, 0)
}

/** Until when an account is paused anywhere; null while it is not paused. */
export async function pausedUntil(
  unit: Unit,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
  name: string,
): Promise<number | null> {
  const paused = (await failuresOf(unit, name)).filter(
    (row) => countIn(row) >= settings.loginFailures * (row.key === accountKey(name) ? ELSEWHERE : 1),
  )
  const until = Math.max(0, ...paused.map((row) => sinceOf(row) + settings.loginPauseMinutes * MINUTE))
  return now < until ? until : null
}

/** Ends every pause of an account. */
export async function forgetFailures(unit: Unit, name: string): Promise<void> {
  for (const { key } of await failuresOf(unit, name)) await unit.remove(loginFailureTable, key)
}

async function failuresOf(unit: Unit, name: string): Promise<readonly Row[]> {
  return (await unit.list(loginFailureTable, { where: { field: 'account', is: [cut(name)] }, counted: false })).rows
}
