import { allCalls } from '../contract/contract.ts'
import { callName, type Call } from '../contract/call.ts'
import { isListMethod } from '../contract/grid/grid-calls.ts'
import { IMPORT_METHOD } from '../contract/record/import-calls.ts'
import type { Grid } from '../domain/grid/define-grid.ts'
import { createAccountImages, type AccountImage, type AccountImageRequest } from './account/account-image.ts'
import { modulesOfCall } from './city/modules.ts'
import { modules } from './backend-modules.ts'
import { dispatch, type BackendAnswer, type BackendRequest } from './dispatch.ts'
import { createFileService, type FileService } from './file/file-service.ts'
import { createFormService, type FormService } from './form-record/form-service.ts'
import { gridHandlers } from './grid/grid-handlers.ts'
import type { GridSource } from './grid/grid-source.ts'
import { rulesFor } from './grid/rules-for.ts'
import { sourcesOf, tablesFor } from './grid/served-lists.ts'
import type { Implementation } from './handler.ts'
import type { Change } from './live/change.ts'
import { createLiveService, type LiveService } from './live/live-service.ts'
import { createReminderService, type ReminderService } from './notice/reminder-service.ts'
import { createPartnerOrigins, type PartnerService, type PartnerOrigins } from './partner/partner-service.ts'
import { payCodeTable } from './payment/pay-code-table.ts'
import { createPaymentService, type PaymentService } from './payment/payment-service.ts'
import type { Ports } from './ports.ts'
import { DEFAULT_SETTINGS, type Settings } from './settings.ts'
import type { Store } from './store.ts'
import { tables } from './tables.ts'
import { openStream, type StreamAnswer } from './stream.ts'

/** The parts a back end is built from. @public */
export interface BackendParts {
  /** Where all rows are; several back ends may share one. */
  readonly store: Store
  /** The external services, as the host implements them. */
  readonly ports: Ports
  /** Merged with {@link DEFAULT_SETTINGS}. */
  readonly settings?: Partial<Settings>
  /** Declared lists to serve. Calls that have their own handlers keep them. */
  readonly grids?: readonly Grid[]
}

/** The business logic, ready to be called. @public */
export interface Backend {
  /** Runs a call. Never throws: every failure is an envelope with a code and a Chinese message. */
  dispatch(request: BackendRequest): Promise<BackendAnswer>
  /** Opens a call whose answer is too long to hold in memory, such as an export. Never throws. */
  stream(request: BackendRequest): Promise<StreamAnswer>
  /** Every call the back end answers, including those of the declared lists. */
  readonly calls: readonly Call[]
  /** Returns the picture of an account. It is not a call. */
  accountImage(request: AccountImageRequest): Promise<AccountImage>
  /** Notifies open pages of changes. */
  readonly live: LiveService
  /** Opens documents and removes unused ones. */
  readonly files: FileService
  /** Shows payment codes to the people who pay them. */
  readonly pay: PaymentService
  /** Knows which partner origins may call the back end. */
  readonly partners: PartnerService
  /** Draws application forms. */
  readonly forms: FormService
  /** Reminds people of jobs that are due. */
  readonly reminders: ReminderService
}

/**
 * Builds a back end from a store and its ports.
 *
 * @throws Error when a call of the contract has no handler, or a handler no call
 * @public
 */
export function createBackend({ store, ports, settings, grids = [] }: BackendParts): Backend {
  const rulesOf = rulesFor({ grids, tables: tablesFor(grids) })
  const sources = sourcesOf(grids).map((source) => ({ ...source, ...rulesOf(source) }))
  const handlers = handlersOf(sources)
  const declared = gridHandlers(sources)
  // Later entries win: calls with their own handlers replace those of a declared list.
  const implementations = new Map(
    [...declared.handlers, ...handlers].map((handler) => [callName(handler.call), handler]),
  )
  const streams = new Map(
    [...declared.streams, ...modules.flatMap((module) => module.streams ?? [])].map((stream) => [
      callName(stream.call),
      stream,
    ]),
  )
  const missing = allCalls()
    .map(callName)
    .filter((name) => !implementations.has(name))
  if (missing.length > 0) throw new Error(`calls without handler and policy: ${missing.join(', ')}`)
  refuseHalfSaved(declared.handlers, handlers)
  const chosen = { ...DEFAULT_SETTINGS, ...settings }
  const partners = createPartnerOrigins({ store, ports })
  const live = listening(createLiveService({ store, ports, settings: chosen }), partners)
  const pay = createPaymentService({ store, ports })
  const publish = closingCodes(createPublish(ports, live), pay, ports)
  const names = new Map(sources.map((source) => [source.entity.service, source.names]))
  const savesRecords = (service: string) => implementations.has(`${service}.doSave`)
  const listsOf = ({ service, method }: Pick<Call, 'service' | 'method'>) =>
    isListMethod(method, savesRecords(service)) ? (names.get(service) ?? []) : []
  // Calls that exist without any list are independent of list access: every case needs them, whichever lists a city
  // has.
  const ofCases = new Set(handlersOf([]).map(({ call }) => callName(call)))
  const modulesOf = (call: Pick<Call, 'service' | 'method'>) =>
    ofCases.has(callName(call)) ? modulesOfCall(call) : (names.get(call.service) ?? [])
  const dispatcher = {
    store,
    ports,
    tables,
    implementations,
    lists: sources,
    listsOf,
    modulesOf,
    settings: chosen,
    publish,
  }
  const calls = [...implementations.values(), ...streams.values()].map(({ call }) => call)
  return {
    dispatch: (request) => dispatch(dispatcher, request),
    stream: (request) => openStream(dispatcher, streams, request),
    calls,
    accountImage: createAccountImages(dispatcher),
    live,
    partners,
    files: createFileService({ store, ports, settings: chosen }),
    pay,
    forms: createFormService(dispatcher),
    reminders: createReminderService({ store, ports, tables, settings: chosen, publish }),
  }
}

/** Handlers of every call of the contract and of the given lists. The call reference reads their policies from here. */
export function handlersOf(sources: readonly GridSource[]): readonly Implementation[] {
  return modules.flatMap(({ handlers = [], handlersBeside }) => [...handlers, ...(handlersBeside?.(sources) ?? [])])
}

/**
 * Checks that records with their own save rules use the same rules when they are saved through a list.
 * @throws Error
 */
function refuseHalfSaved(declared: readonly Implementation[], own: readonly Implementation[]): void {
  const [listed, names] = [declared, own].map((some) => new Set(some.map(({ call }) => callName(call))))
  const asList = (service: string): string => `${service}.saveChanges`
  const services = own.flatMap(({ call: { service, method } }) => (method === 'doSave' ? [service] : []))
  const half = services.filter((service) => listed?.has(asList(service)) && !names?.has(asList(service)))
  if (half.length > 0) throw new Error(`saved as a list without their own rules: ${half.join(', ')}`)
  const read = services.filter((service) => listed?.has(`${service}.${IMPORT_METHOD}`))
  if (read.length > 0) throw new Error(`imported without their own rules: ${read.join(', ')}`)
}

/** Forwards changes to the partner origins too, so that every process picks up a changed partner. */
function listening(live: LiveService, partners: PartnerOrigins): LiveService {
  return {
    ...live,
    deliver: (changes) => {
      partners.onChanges(changes)
      return live.deliver(changes)
    },
    startOver: () => {
      partners.forget()
      live.startOver()
    },
  }
}

/** Closes payment codes at the service after the call that ended them commits. The answer does not wait for it. */
function closingCodes(publish: Publish, { sweep }: PaymentService, { payments, report }: Ports): Publish {
  const message = 'payment codes were not closed'
  const failed = (cause: unknown) => report({ level: 'warn', message, requestId: '', cause })
  const close = () => void sweep().catch(failed)
  const isCode = (change: Change) => change.kind === 'record' && change.topic === payCodeTable.topic
  return (changes) => {
    publish(changes)
    if (payments?.close && changes.some(isCode)) close()
  }
}

type Publish = (changes: readonly Change[]) => void

/** Publishes changes without delaying the answer. A failure is reported and does not fail the call. */
function createPublish(ports: Ports, live: LiveService): Publish {
  const publish = async (changes: readonly Change[]) => (ports.notify ? ports.notify(changes) : live.deliver(changes))
  return (changes) => {
    if (changes.length > 0)
      publish(changes).catch((cause: unknown) =>
        ports.report({ level: 'warn', message: 'changes could not be told', requestId: '', cause }),
      )
  }
}
