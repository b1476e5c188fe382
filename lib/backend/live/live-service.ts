import type { LiveMessage } from '../../contract/live.ts'
import { isManager, seesWholeCity } from '../../domain/permission/role.ts'
import type { Ports } from '../ports.ts'
import { type Principal, seesProject } from '../principal.ts'
import { listenerOf } from '../session.ts'
import type { Settings } from '../settings.ts'
import type { Store, Unit } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import type { Change, Place } from './change.ts'

/**
 * Why a connection is closed: its session is over, or changes may have been missed and the page has to load everything
 * again.
 * @public
 */
export type LiveEnd = 'signed-out' | 'missed'

/** One open connection to a user's page. @public */
export interface LiveConnection {
  /** Sends a message as text, where the connection is still open. */
  send(text: string): void
  /** Closes the connection with the close code for that reason. */
  end(why: LiveEnd): void
}

/**
 * Whether a connection is accepted. Call `catchUp` once the connection can send: it sends how far back the service
 * remembers, and what changed in that time. Call `leave` when the connection is closed.
 * @public
 */
export type Admission =
  /** The connection takes part from now on. */
  | { readonly kind: 'admitted'; readonly catchUp: () => void; readonly leave: () => void }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'too-many' }

/**
 * The open connections of one process. It decides which of them may receive a change.
 * @source CAL-064, SHL-016
 * @public
 */
export interface LiveService {
  /**
   * Accepts a connection for a session token. An open connection does not keep a session alive.
   *
   * @param origin of the page that connects, where a browser sends it
   */
  admit(token: string, connection: LiveConnection, origin?: string | null): Promise<Admission>
  /**
   * Passes changes to the users who may see what changed, and closes the connections of ended sessions. When it fails,
   * it closes every connection, so that all pages load again.
   */
  deliver(changes: readonly Change[]): Promise<void>
  /** Closes the connections whose sessions have expired. Call it regularly. */
  recheck(): Promise<void>
  /** Closes every connection, for instance after changes from other processes were lost. */
  startOver(): void
}

export interface LiveServiceParts {
  readonly store: Store
  readonly ports: Ports
  readonly settings: Settings
}

interface Listener {
  readonly connection: LiveConnection
  readonly session: string
  /** Null until the session has been checked. */
  principal: Principal | null
}

/** How many pages a user may keep open at the same time. */
const MOST_CONNECTIONS = 50
/**
 * How far back the service remembers, in milliseconds. It is twice as long as an answer may take, so that it covers
 * what a page requested before its connection opened.
 */
export const REMEMBERED = 60_000
const MOST_REMEMBERED = 2_000
/** Sessions checked in one unit of work, so that no unit takes long. */
const AT_ONCE = 50

export function createLiveService({ store, ports, settings }: LiveServiceParts): LiveService {
  const listeners = new Set<Listener>()
  /** Counts changes of city received so far: a session read before one must not undo it. */
  let switches = 0
  const inUnit = <T>(work: (unit: Unit) => Promise<T>): Promise<T> =>
    store.unit({ account: 'system', now: ports.clock() }, work)
  const under = (session: string) => [...listeners].filter((listener) => listener.session === session)
  const cut = (listener: Listener, why: LiveEnd) => {
    if (listeners.delete(listener)) listener.connection.end(why)
  }
  /** Notifies the connections of a session of its new city; from then on they receive changes of that city. */
  const moveTo = ({ session, city }: Extract<Change, { kind: 'city' }>) => {
    switches += 1
    for (const listener of under(session)) {
      if (!listener.principal) continue
      listener.principal = { ...listener.principal, city }
      listener.connection.send(JSON.stringify({ city } satisfies LiveMessage))
    }
  }
  const memory = createMemory(ports.clock)
  const startOver = () => {
    memory.forget()
    for (const listener of [...listeners]) cut(listener, 'missed')
  }

  return {
    async admit(token, connection, origin) {
      const session = await ports.ids.hashToken(token)
      if (under(session).length >= MOST_CONNECTIONS) return { kind: 'too-many' }
      // Added before the session is checked, so that a session that ends meanwhile finds it.
      const listener: Listener = { connection, session, principal: null }
      listeners.add(listener)
      const leave = () => void listeners.delete(listener)
      const judge = () => inUnit((unit) => listenerOf(unit, session, ports.clock(), settings, origin))
      try {
        let before: number
        do {
          before = switches
          listener.principal = await judge()
        } while (before !== switches)
      } catch (error) {
        leave()
        throw error
      }
      const catchUp = () => {
        const { principal } = listener
        if (!principal) return
        connection.send(JSON.stringify({ covers: memory.covers() } satisfies LiveMessage))
        for (const text of memory.messagesFor(principal)) connection.send(text)
      }
      if (listener.principal && listeners.has(listener)) return { kind: 'admitted', catchUp, leave }
      leave()
      return { kind: 'signed-out' }
    },
    async deliver(changes) {
      for (const change of changes)
        if (change.kind === 'session') for (const listener of under(change.session)) cut(listener, 'signed-out')
      for (const change of changes) if (change.kind === 'city') moveTo(change)
      const audiences = await inUnit((unit) => audiencesOf(unit, changes)).catch((error: unknown) => {
        startOver()
        throw error
      })
      memory.add(audiences)
      for (const { message, mayReceive } of audiences) {
        const text = JSON.stringify(message)
        for (const { connection, principal } of [...listeners])
          if (principal && mayReceive(principal)) connection.send(text)
      }
    },
    async recheck() {
      const sessions = [...new Set([...listeners].map(({ session }) => session))]
      for (let start = 0; start < sessions.length; start += AT_ONCE) {
        const some = sessions.slice(start, start + AT_ONCE)
        const before = switches
        const found = await inUnit(async (unit) => {
          const holders = new Map<string, Principal | null>()
          for (const session of some) holders.set(session, await listenerOf(unit, session, ports.clock(), settings))
          return holders
        })
        for (const [session, principal] of found) {
          for (const listener of under(session)) {
            if (principal)
              listener.principal =
                before === switches ? principal : { ...principal, city: listener.principal?.city ?? principal.city }
            else cut(listener, 'signed-out')
          }
        }
      }
    },
    startOver,
  }
}

interface Audience {
  readonly message: LiveMessage
  readonly mayReceive: (principal: Principal) => boolean
}

/** Recent changes and who may receive them, for connections that open a moment later. */
function createMemory(clock: Ports['clock']) {
  let since = clock()
  let remembered: readonly (Audience & { readonly at: number })[] = []
  const recent = () => {
    const from = clock() - REMEMBERED
    remembered = remembered.filter(({ at }) => at > from)
    return remembered
  }
  return {
    add(audiences: readonly Audience[]) {
      if (audiences.length === 0) return
      const all = [...recent(), ...audiences.map((one) => ({ ...one, at: clock() }))]
      const lost = all.at(-MOST_REMEMBERED - 1)
      if (lost) since = lost.at
      remembered = all.slice(-MOST_REMEMBERED)
    },
    forget() {
      since = clock()
      remembered = []
    },
    /** How many milliseconds up to now are remembered without a gap. */
    covers: () => Math.min(clock() - since, REMEMBERED),
    /** Returns each message once. */
    messagesFor: (principal: Principal) =>
      new Set(recent().flatMap(({ message, mayReceive }) => (mayReceive(principal) ? [JSON.stringify(message)] : []))),
  }
}

async function audiencesOf(unit: Unit, changes: readonly Change[]): Promise<readonly Audience[]> {
  const audiences: Audience[] = []
  const judged = new Map<string, Audience['mayReceive']>()
  for (const change of changes) {
    if (change.kind === 'dictionary') audiences.push({ message: { code: change.code }, mayReceive: () => true })
    if (change.kind === 'personal') {
      const { topic, id, account, city = null } = change
      const manages = ({ city: here, roles }: Principal) => city !== null && here === city && isManager(roles)
      audiences.push({
        message: { topic, id },
        mayReceive: (principal) => principal.acctId === account || manages(principal),
      })
    }
    if (change.kind !== 'record') continue
    const { topic, id, project, city } = change
    const place = JSON.stringify([project, city])
    const mayReceive = judged.get(place) ?? (await audienceOf(unit, { project, city }))
    judged.set(place, mayReceive)
    audiences.push({ message: { topic, id }, mayReceive })
  }
  return audiences
}

/** Decides who may see records of a place, by the same rule that guards reading them. */
async function audienceOf(unit: Unit, { project, city }: Place): Promise<Audience['mayReceive']> {
  if (project === null) return ({ city: here, embed }) => embed === null && (city === null || here === city)
  const row = await unit.get(projectTable, project)
  if (row) return (principal) => seesProject(principal, row)
  // The case was removed, so its participants are no longer known.
  return ({ city: here, roles }) => city !== null && here === city && seesWholeCity(roles)
}
