import { type Day, dayOf } from '../catalogue/day.ts'
import { type Grant, privilegesUnder } from '../domain/permission/grant.ts'
import { isPartnerWidget } from '../domain/permission/partner-widget.ts'
import { originsIn, partnerBlock } from '../domain/permission/push-partner.ts'
import { PRIVILEGE, type Privilege } from '../domain/permission/privilege.ts'
import { PARTNER_ROLE } from '../domain/permission/role.ts'
import { loginPlace } from '../domain/log/new-place.ts'
import type { Notify } from './live/change.ts'
import { noteSessionOver } from './login/note-login.ts'
import type { Principal } from './principal.ts'
import type { Settings } from './settings.ts'
import type { Filter, Row, RowsOf, Unit, Values } from './store.ts'
import { sessionTable } from './login/session-tables.ts'
import { partnerTable } from './partner/partner-table.ts'
import { roleGrantTable, roleTable } from './permission/permission-tables.ts'
import { userRoleTable, userTable } from './staff/staff-tables.ts'

const MINUTE = 60_000
const KNOWN = new Set<string>(Object.values(PRIVILEGE))

export const listOf = (value: Values[string] | undefined): readonly string[] => (Array.isArray(value) ? value : [])
export const textOf = (value: Values[string] | undefined): string => (typeof value === 'string' ? value : '')
const numberOf = (value: Values[string] | undefined): number => (typeof value === 'number' ? value : 0)

/**
 * The user of a token, or null when the session is unknown or over, or its user is no longer enabled. Counts as use of
 * the session.
 *
 * @param origin of the page the token comes from, when the browser sends one; a partner's token is only valid on the
 * partner's pages
 * @param notify notifies the open lists of log-ins when the session turns out to be over
 */
export async function principalOf(
  unit: Unit,
  tokenHash: string,
  now: number,
  settings: Settings,
  origin: string | null = null,
  notify?: Pick<Notify, 'personal'>,
): Promise<Principal | null> {
  const holder = await holderOf(unit, tokenHash, now, settings, origin, notify)
  if (!holder) return null
  // One write a minute is enough to record that a session is in use.
  if (now - numberOf(holder.session.values['seenAt']) > MINUTE)
    await unit.update(sessionTable, tokenHash, holder.session.version, { seenAt: now })
  return holder.principal()
}

/**
 * The user of a token that only listens for changes. It does not count as use: a page left open must not keep a session
 * alive.
 */
export async function listenerOf(
  unit: Unit,
  tokenHash: string,
  now: number,
  settings: Settings,
  origin: string | null = null,
): Promise<Principal | null> {
  const holder = await holderOf(unit, tokenHash, now, settings, origin)
  return holder ? holder.principal() : null
}

interface Holder {
  readonly session: Row
  readonly principal: () => Principal
}

/** Everything that says who the holder of a token is, read at one moment. */
interface Found {
  readonly session: Row | null
  readonly user: Row | null
  readonly partner: Row | null
  readonly grants: readonly Grant[]
}

/** Reads it together: asked for one after another it would take most of the time of a call. */
async function findHolder(unit: Unit, tokenHash: string): Promise<Found> {
  const holder: RowsOf = { table: sessionTable, where: { field: '$key', is: [tokenHash] }, by: 'userId' }
  const held: Filter = { field: 'ss13UsrId', oneOf: holder }
  const roles: RowsOf = { table: userRoleTable, where: held, by: 'ss13RoleId' }
  const [session, users, partners, userRoles, grants] = await Promise.all([
    unit.get(sessionTable, tokenHash),
    unit.list(userTable, { where: { field: '$key', oneOf: holder }, counted: false }),
    unit.list(partnerTable, { where: { field: '$key', oneOf: holder }, counted: false }),
    unit.list(userRoleTable, { where: held, counted: false }),
    readGrants(unit, (field) => ({ field, oneOf: roles })),
  ])
  const codes = userRoles.rows.map((row) => textOf(row.values['ss13RoleId']))
  return {
    session,
    user: users.rows[0] ?? null,
    partner: partners.rows[0] ?? null,
    grants: grantsAmong(grants, codes),
  }
}

async function holderOf(
  unit: Unit,
  tokenHash: string,
  now: number,
  settings: Settings,
  origin: string | null,
  notify?: Pick<Notify, 'personal'>,
): Promise<Holder | null> {
  const { session, user, partner, grants } = await findHolder(unit, tokenHash)
  if (!session) return null
  if (isOver(session, now, settings)) {
    const over = Math.min(
      numberOf(session.values['expiresAt']),
      numberOf(session.values['seenAt']) + settings.idleMinutes * MINUTE,
    )
    // Of several calls that find it at once, one sends the notification.
    if (await unit.remove(sessionTable, tokenHash)) await noteSessionOver(unit, user, session, over, notify)
    return null
  }
  if (isEmbedded(session))
    return partner && admitsPage(partner, session, dayOf(now), origin)
      ? { session, principal: () => pageOf(partner, session) }
      : null
  return user?.values['enabled'] === 1 ? { session, principal: () => personOf(user, session, grants) } : null
}

/** Whether a session expired, or was not used for too long. */
export function isOver({ values }: Row, now: number, { idleMinutes }: Settings): boolean {
  return now >= numberOf(values['expiresAt']) || now - numberOf(values['seenAt']) > idleMinutes * MINUTE
}

const isEmbedded = ({ values }: Row): boolean => textOf(values['embedAcct']) !== ''

/**
 * A partner's session is valid while the partner is, with the secret it was issued with, and on the partner's pages.
 */
function admitsPage({ values }: Row, session: Row, today: Day, origin: string | null): boolean {
  if (
    partnerBlock(
      { enabled: values['enabled'] === 1 ? 1 : 0, validUntil: textOf(values['validUntil']) || null },
      today,
    ) !== null
  )
    return false
  if (numberOf(values['secretAt']) !== numberOf(session.values['embedSecretAt'])) return false
  return origin === null || originsIn(textOf(values['origins'])).includes(origin)
}

/** The principal of a partner's page: the rights its session names, as far as the partner still has them. */
function pageOf(partner: Row, { key, values }: Row): Principal {
  const still = (field: string, from: string) =>
    listOf(values[field]).filter((one) => listOf(partner.values[from]).includes(one))
  const grants: readonly Grant[] = [
    { role: PARTNER_ROLE, privileges: operationsIn(still('embedOperations', 'operations')), within: new Map() },
  ]
  const city = textOf(values['embedCity'])
  const cities = listOf(partner.values['cities']).filter((one) => one === city)
  const acctId = textOf(values['embedAcct'])
  return {
    userId: acctId,
    acctId,
    userName: textOf(partner.values['partnerCode']),
    displayName: textOf(values['embedName']),
    roles: [],
    privileges: privilegesUnder(grants, []),
    grants,
    cities,
    city: cities[0] ?? '',
    provider: null,
    tokenHash: key,
    embed: {
      partner: partner.key,
      origins: originsIn(textOf(partner.values['origins'])),
      projects: listOf(values['embedProjects']),
      widgets: still('embedWidgets', 'widgets').filter(isPartnerWidget),
      lists: listOf(partner.values['lists']),
      reveals: values['embedReveals'] === 1 && partner.values['reveals'] === 1,
    },
  }
}

function personOf(user: Row, session: Row, grants: readonly Grant[]): Principal {
  const cities = listOf(user.values['cities'])
  const city = cityIn(cities, textOf(session.values['workCity']), textOf(user.values['city']))
  return {
    userId: user.key,
    acctId: textOf(user.values['acctId']),
    userName: textOf(user.values['userName']),
    displayName: textOf(user.values['displayName']),
    roles: grants.map(({ role }) => role),
    privileges: privilegesUnder(grants, []),
    grants,
    cities,
    city,
    provider: textOf(user.values['provider']) || null,
    tokenHash: session.key,
    embed: null,
  }
}

/** The first requested city that is granted, else the first granted one; empty for a user without any. */
function cityIn(granted: readonly string[], ...requested: readonly string[]): string {
  return requested.find((one) => granted.includes(one)) ?? granted[0] ?? ''
}

/** The grants of these roles, in general and for single lists. A role that is unknown or out of use is ignored. */
export async function grantsOf(unit: Unit, held: readonly string[]): Promise<readonly Grant[]> {
  if (held.length === 0) return []
  return grantsAmong(await readGrants(unit, (field) => ({ field, is: held })), held)
}

interface StoredGrants {
  readonly roles: readonly Row[]
  readonly lists: readonly Row[]
}

/** @param among the condition that a field holds the code of one of the roles */
async function readGrants(unit: Unit, among: (field: string) => Filter): Promise<StoredGrants> {
  const [roles, lists] = await Promise.all([
    unit.list(roleTable, { where: among('$key'), counted: false }),
    unit.list(roleGrantTable, {
      where: { all: [among('roleId'), { field: 'enabled', is: [1] }] },
      counted: false,
    }),
  ])
  return { roles: roles.rows, lists: lists.rows }
}

function grantsAmong({ roles, lists }: StoredGrants, held: readonly string[]): readonly Grant[] {
  const inUse = held.flatMap((role) => roles.find(({ key, values }) => key === role && values['enabled'] !== 0) ?? [])
  return inUse.map(({ key, values }) => ({
    role: key,
    privileges: operationsIn(values['privileges']),
    within: new Map(
      lists.flatMap((row) =>
        row.values['roleId'] === key
          ? [[textOf(row.values['menuCode']), operationsIn(row.values['operations'])] as const]
          : [],
      ),
    ),
  }))
}

const operationsIn = (codes: Values[string] | undefined): ReadonlySet<Privilege> =>
  new Set(listOf(codes).filter((code): code is Privilege => KNOWN.has(code)))

/** The data of a session for a partner's page. */
export interface EmbedSession {
  readonly partner: Row
  /** The account the page acts under, and the name of the person using it. */
  readonly account: string
  readonly name: string
  readonly projects: readonly string[]
  readonly widgets: readonly string[]
  readonly operations: readonly string[]
  readonly city: string
  readonly reveals: boolean
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Opens a session for a partner's page. It ends at a fixed time, used or not. */
export async function openEmbedSession(
  unit: Unit,
  tokenHash: string,
  { partner, account, name, projects, widgets, operations, city, reveals, expiresAt }: EmbedSession,
  now: number,
): Promise<void> {
  await unit.insert(sessionTable, {
    key: tokenHash,
    project: null,
    city: null,
    values: {
      userId: partner.key,
      expiresAt,
      seenAt: now,
      embedAcct: account,
      embedName: name,
      embedSecretAt: partner.values['secretAt'] ?? null,
      embedCity: city,
      embedProjects: [...projects],
      embedWidgets: [...widgets],
      embedOperations: [...operations],
      embedReveals: reveals ? 1 : 0,
    },
  })
}

/** When and where a session is opened. */
interface Opening {
  readonly now: number
  readonly settings: Settings
  readonly address: string
  readonly client: string | null
}

/** Opens a session in the city the user worked in last. @returns when it ends at the latest, in epoch milliseconds */
export async function openSession(
  unit: Unit,
  tokenHash: string,
  userId: string,
  { now, settings, address, client }: Opening,
): Promise<number> {
  const expiresAt = now + settings.sessionHours * 60 * MINUTE
  const user = await unit.get(userTable, userId)
  const workCity = cityIn(listOf(user?.values['cities']), textOf(user?.values['city'])) || null
  await unit.insert(sessionTable, {
    key: tokenHash,
    project: null,
    city: null,
    values: {
      userId,
      expiresAt,
      seenAt: now,
      workCity,
      ...loginPlace(address, client),
    },
  })
  return expiresAt
}
