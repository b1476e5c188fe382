import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createBackend,
  readChanges,
  tablesFor,
  type Backend,
  type Clock,
  type Maps,
  type OneTimeCodes,
  type Ports,
  type SandboxPayments,
  type Settings,
} from 'fangkit/backend'
import { grids } from '../grids/grids.ts'
import type { Config } from './config.ts'
import { readSecret } from './files/secret.ts'
import { openDiskFiles, type DiskFiles } from './files/disk-files.ts'
import { createAmap } from './maps/amap.ts'
import { openPdfForms, type PdfForms } from './pdf/pdf-forms.ts'
import { openOcr, type ServerOcr } from './ocr/open-ocr.ts'
import { openSandboxPayments } from './payments/open-sandbox.ts'
import { createIds } from './ports/ids.ts'
import { createOneTimeCodes } from './ports/one-time-codes.ts'
import { nameReadings } from './ports/name-readings.ts'
import { createPasswords, type ServerPasswords } from './ports/passwords.ts'
import { createReporting, type Reporting } from './ports/reporting.ts'
import { StoreUnavailableError } from './store/failure.ts'
import { openStore, type OpenedStore } from './store/open-store.ts'

/** All tables the server stores, including those of declared lists. */
export const storedTables = tablesFor(grids)

/** The business over its database, with all its ports. */
export interface Services {
  readonly backend: Backend
  readonly store: OpenedStore
  readonly ports: Ports
  readonly passwords: ServerPasswords
  readonly reporting: Reporting
  readonly disk: DiskFiles
  /** The payment service; null when payments are off. */
  readonly payments: SandboxPayments | null
  /** Draws application forms; null when the server does not. */
  readonly forms: PdfForms | null
  /** Reads vouchers; null when the server does not. */
  readonly ocr: ServerOcr | null
  /** Resolves true while the database answers. */
  ready(): Promise<boolean>
}

export interface ServiceOptions {
  /** Where documents are stored. */
  readonly disk: DiskFiles
  readonly payments?: SandboxPayments | null
  readonly forms?: PdfForms | null
  readonly ocr?: ServerOcr | null
  /** Codes of authenticator apps; null without a second factor. */
  readonly oneTimeCodes?: OneTimeCodes | null
  /** Creates the map service; null when there is none. */
  readonly maps?: ((report: Ports['report'], clock: Clock) => Maps) | null
  readonly settings?: Partial<Settings>
  readonly clock?: Clock
  /** log2 of the cost of password hashes, when it differs from the default. */
  readonly passwordCost?: number
  readonly reporting?: Reporting
}

/** Creates the business over a store. */
export function createServices(
  store: OpenedStore,
  {
    disk,
    payments = null,
    ocr = null,
    oneTimeCodes = null,
    forms = null,
    maps = null,
    settings = {},
    clock = Date.now,
    passwordCost,
    reporting = createReporting(),
  }: ServiceOptions,
): Services {
  const passwords = createPasswords(passwordCost === undefined ? {} : { cost: passwordCost })
  const ports: Ports = {
    clock,
    ids: createIds(clock),
    passwords,
    files: disk,
    readings: nameReadings,
    report: reporting.report,
    ...(payments && { payments }),
    ...(ocr && { ocr }),
    ...(oneTimeCodes && { oneTimeCodes }),
    ...(forms && { forms }),
    ...(maps && { maps: maps(reporting.report, clock) }),
    ...(store.channel && { notify: store.channel.publish }),
  }
  const ready = async () => {
    await store.ping()
    if (!(await disk.hasSpace())) throw new StoreUnavailableError('full')
    return true
  }
  const backend = createBackend({ store, ports, settings, grids })
  subscribeChannel(backend, store, reporting)
  return { backend, store, ports, passwords, reporting, disk, payments, ocr, forms, ready }
}

/** Passes changes from every process over the database to the pages connected to this one. */
function subscribeChannel({ live }: Backend, { channel }: OpenedStore, { report }: Reporting): void {
  channel?.listen({
    onItems: (items) =>
      void live
        .deliver(readChanges(items))
        .catch((cause: unknown) =>
          report({ level: 'warn', message: 'changes could not be passed on', requestId: '', cause }),
        ),
    onGap: () => live.startOver(),
  })
}

/**
 * Opens the database and creates the business over it.
 * @throws DataDirInUseError when another process has the data folder open
 * @throws StoreUnavailableError when the database cannot be reached
 */
export async function openServices(
  {
    databaseUrl,
    dataDir,
    numberKey,
    payments,
    ocr,
    amapKey,
    amapUrl,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'numberKey' | 'payments' | 'ocr' | 'amapKey' | 'amapUrl'>,
  settings: Partial<Settings> = {},
): Promise<Services> {
  const reporting = createReporting()
  await mkdir(dataDir, { recursive: true })
  const store = await openStore({
    ...(databaseUrl !== null && { databaseUrl }),
    dataDir,
    tables: storedTables,
    numberKey: numberKey ?? (await readSecret(join(dataDir, 'number.key'))),
    readings: nameReadings,
    onError: ({ message, cause }) =>
      reporting.report({ level: 'error', message, requestId: '', ...(cause !== undefined && { cause }) }),
  })
  const disk = await openDiskFiles(join(dataDir, 'files'))
  // The embedded database and its files belong to this process alone, so no other process is receiving files.
  if (store.embedded) await disk.cleanup({ alone: true })
  const maps: ServiceOptions['maps'] =
    amapKey === null ? null : (report, clock) => createAmap({ key: amapKey, baseUrl: amapUrl, report, clock })
  return createServices(store, {
    disk,
    payments: payments === 'sandbox' ? await openSandboxPayments(dataDir) : null,
    ocr: ocr ? openOcr(disk) : null,
    forms: await openPdfForms(),
    oneTimeCodes: createOneTimeCodes(await readSecret(join(dataDir, 'second-factor.key'))),
    maps,
    settings,
    reporting,
  })
}
