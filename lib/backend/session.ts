import { type Grant, privilegesUnder } from '../domain/permission/grant.ts'
import { PRIVILEGE, type Privilege } from '../domain/permission/privilege.ts'
import { noteSessionOver } from './login/note-login.ts'
import type { Principal } from './principal.ts'
import type { Settings } from './settings.ts'
import type { Row, Unit, Values } from './store.ts'
import { roleGrantTable, roleTable, sessionTable, userRoleTable, userTable } from './tables.ts'

const MINUTE = 60_000
const KNOWN = new Set<string>(Object.values(PRIVILEGE))

export const listOf = (value: Values[string] | undefined): readonly string[] => (Array.isArray(value) ? value : [])
export const textOf = (value: Values[string] | undefined): string => (typeof value === 'string' ? value : '')
const numberOf = (value: Values[string] | undefined): number => (typeof value === 'number' ? value : 0)

/** The person behind a token, or null when the session is unknown, over, or its user no longer enabled. Counts as use of the session. */
export async function principalOf(unit: Unit, tokenHash: string, now: number, settings: Settings): Promise<Principal | null> {
  const holder = await holderOf(unit, tokenHash, now, settings)
  if (!holder) return null
  // One write a minute is enough to know that a session is in use.
  if (now - numberOf(holder.session.values['seenAt']) > MINUTE) await unit.update(sessionTable, tokenHash, holder.session.version, { seenAt: now })
  return personOf(unit, holder.user, tokenHash)
}

/** The same for somebody who only listens: a page left open must not keep a session alive. */
export async function listenerOf(unit: Unit, tokenHash: string, now: number, settings: Settings): Promise<Principal | null> {
  const holder = await holderOf(unit, tokenHash, now, settings)
  return holder && personOf(unit, holder.user, tokenHash)
}

async function holderOf(unit: Unit, tokenHash: string, now: number, settings: Settings): Promise<{ readonly session: Row; readonly user: Row } | null> {
  const session = await unit.get(sessionTable, tokenHash)
  if (!session) return null
  if (now >= numberOf(session.values['expiresAt']) || now - numberOf(session.values['seenAt']) > settings.idleMinutes * MINUTE) {
    const over = Math.min(numberOf(session.values['expiresAt']), numberOf(session.values['seenAt']) + settings.idleMinutes * MINUTE)
    // Of several calls that find it at once, one says so.
    if (await unit.remove(sessionTable, tokenHash)) await noteSessionOver(unit, await unit.get(userTable, textOf(session.values['userId'])), session, over)
    return null
  }
  const user = await unit.get(userTable, textOf(session.values['userId']))
  return user?.values['enabled'] === 1 ? { session, user } : null
}

async function personOf(unit: Unit, user: Row, tokenHash: string): Promise<Principal> {
  const held = await unit.list(userRoleTable, { where: { field: 'ss13UsrId', is: [user.key] } })
  const grants = await grantsOf(unit, held.rows.map((row) => textOf(row.values['ss13RoleId'])))
  const cities = listOf(user.values['cities'])
  const city = textOf(user.values['city'])
  return {
    userId: user.key,
    acctId: textOf(user.values['acctId']),
    userName: textOf(user.values['userName']),
    displayName: textOf(user.values['displayName']),
    roles: grants.map(({ role }) => role),
    privileges: privilegesUnder(grants, []),
    grants,
    cities,
    city: cities.includes(city) ? city : (cities[0] ?? ''),
    provider: textOf(user.values['provider']) || null,
    tokenHash,
  }
}

/** What these roles allow: in general, and where something else is laid down. A role that is out of use, or unknown, is as if it were not held. */
async function grantsOf(unit: Unit, held: readonly string[]): Promise<readonly Grant[]> {
  if (held.length === 0) return []
  const known = (await unit.list(roleTable, { where: { field: '$key', is: held }, counted: false })).rows
  const inUse = held.flatMap((role) => known.find(({ key, values }) => key === role && values['enabled'] !== 0) ?? [])
  const { rows } = await unit.list(roleGrantTable, { where: { all: [{ field: 'roleId', is: held }, { field: 'enabled', is: [1] }] }, counted: false })
  return inUse.map(({ key, values }) => ({
    role: key,
    privileges: operationsIn(values['privileges']),
    within: new Map(rows.flatMap((row) => (row.values['roleId'] === key ? [[textOf(row.values['menuCode']), operationsIn(row.values['operations'])] as const] : []))),
  }))
}

const operationsIn = (codes: Values[string] | undefined): ReadonlySet<Privilege> => new Set(listOf(codes).filter((code): code is Privilege => KNOWN.has(code)))

/** Opens a session. @returns when it ends at the latest, in epoch milliseconds */
export async function openSession(unit: Unit, tokenHash: string, userId: string, now: number, settings: Settings): Promise<number> {
  const expiresAt = now + settings.sessionHours * 60 * MINUTE
  await unit.insert(sessionTable, { key: tokenHash, project: null, city: null, values: { userId, expiresAt, seenAt: now } })
  return expiresAt
}
