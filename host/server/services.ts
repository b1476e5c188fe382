import { createBackend, tables, type Backend, type Clock, type Ports, type Settings } from 'fangkit/backend'
import type { Config } from './config.ts'
import { createIds } from './ports/ids.ts'
import { createPasswords, type ServerPasswords } from './ports/passwords.ts'
import { createReporting, type Reporting } from './ports/reporting.ts'
import { openStore, type OpenedStore } from './store/open-store.ts'

/** The business over its database, with everything it needs from outside. */
export interface Services {
  readonly backend: Backend
  readonly store: OpenedStore
  readonly ports: Ports
  readonly passwords: ServerPasswords
  readonly reporting: Reporting
  /** Resolves true while the database answers. */
  ready(): Promise<boolean>
}

export interface ServiceOptions {
  readonly settings?: Partial<Settings>
  readonly clock?: Clock
  /** log2 of the cost of password hashes, when not the usual one. */
  readonly passwordCost?: number
  readonly reporting?: Reporting
}

/** Puts the business together over a store. */
export function createServices(store: OpenedStore, { settings = {}, clock = Date.now, passwordCost, reporting = createReporting() }: ServiceOptions = {}): Services {
  const passwords = createPasswords(passwordCost === undefined ? {} : { cost: passwordCost })
  const ports: Ports = { clock, ids: createIds(clock), passwords, report: reporting.report }
  const ready = async () => {
    await store.ping()
    return true
  }
  return { backend: createBackend({ store, ports, settings }), store, ports, passwords, reporting, ready }
}

/**
 * Opens the database and puts the business together over it.
 *
 * @throws DataDirInUseError when another process has the data folder open
 * @throws StoreUnavailableError when the database cannot be reached
 */
export async function openServices({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, settings: Partial<Settings> = {}): Promise<Services> {
  const reporting = createReporting()
  const store = await openStore({
    ...(databaseUrl !== null && { databaseUrl }),
    dataDir,
    tables,
    onError: ({ message, cause }) => reporting.report({ level: 'error', message, requestId: '', ...(cause !== undefined && { cause }) }),
  })
  return createServices(store, { settings, reporting })
}
