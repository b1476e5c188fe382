import type { Issue } from '../catalogue/check.ts'
import { dayOf } from '../catalogue/day.ts'
import { callName, type Answer, type Call } from '../contract/call.ts'
import { decodeForm } from '../contract/encoding.ts'
import type { Envelope } from '../contract/envelope.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'
import { type GrantingList, privilegesUnder, withListGrants } from '../domain/permission/grant.ts'
import { hideNumbers } from '../domain/standards/hide-numbers.ts'
import * as v from 'valibot'
import { refuseClosed, switchedOff } from './city/modules.ts'
import type { ReceivedFile } from './files.ts'
import type { Context, Implementation, LongRunning } from './handler.ts'
import { once } from './idempotency.ts'
import type { Change } from './live/change.ts'
import { withCaller } from './log/with-caller.ts'
import { publishingUnit } from './live/publishing-unit.ts'
import { allow } from './policy.ts'
import { allowEmbedded } from './partner/allow-embedded.ts'
import type { Ports } from './ports.ts'
import { admitNumberSearch } from './record/number-search.ts'
import { Refusal } from './refusal.ts'
import type { Principal } from './principal.ts'
import { principalOf } from './session.ts'
import type { Settings } from './settings.ts'
import type { Store, Table } from './store.ts'
import { SYSTEM_ACCOUNT } from './system-account.ts'

/** A call as it was received. @public */
export interface BackendRequest {
  /** First part of the address of the call. */
  readonly service: string
  /** Second part of the address of the call. */
  readonly method: string
  /** Query-string parameters. */
  readonly query?: string
  /** The unparsed text of a form, or the parsed JSON. */
  readonly body:
    | { readonly encoding: 'form'; readonly text: string }
    | { readonly encoding: 'json'; readonly value: unknown }
  /** Files the host received with the call, already read and stored. Never taken from the body. */
  readonly files?: readonly ReceivedFile[]
  /** From the `Token` header; null without one. */
  readonly token: string | null
  /** The city the calling page sends as its own; not compared when absent. */
  readonly city?: string | null
  /** Origin of the calling page, when the browser sends one. */
  readonly origin?: string | null
  /** From the `Idempotency-Key` header; only calls that create something read it. */
  readonly idempotencyKey?: string | null
  /** Network address of the caller, for limits per address and for the logs. */
  readonly address: string
  /** The caller's browser, as its user agent says. */
  readonly client?: string | null
  /** Identifies the request; sent back in the envelope and written to the audit log. */
  readonly requestId: string
}

/** The answer and its HTTP status. @public */
export interface BackendAnswer {
  /** 200 for every success, else that of the error code. */
  readonly status: number
  /** The body, sent as JSON. */
  readonly envelope: Envelope
}

export interface Dispatcher {
  readonly store: Store
  readonly ports: Ports
  readonly settings: Settings
  readonly tables: readonly Table[]
  readonly implementations: ReadonlyMap<string, Implementation>
  readonly lists: readonly GrantingList[]
  /** The names of the lists a call belongs to. */
  readonly listsOf: (call: Pick<Call, 'service' | 'method'>) => readonly string[]
  /** The modules a call is part of; a city may do without them. */
  readonly modulesOf: (call: Pick<Call, 'service' | 'method'>) => readonly string[]
  /** Publishes the changes of a unit of work to subscribers. */
  readonly publish: (changes: readonly Change[]) => void
}

/** Runs a call from start to end: session, decoding, strict parsing, policy, unit of work, answer. Never throws. */
export async function dispatch(dispatcher: Dispatcher, request: BackendRequest): Promise<BackendAnswer> {
  try {
    return answered(
      await carryOut({ ...dispatcher, store: withCaller(dispatcher.store, request) }, request),
      request.requestId,
    )
  } catch (error) {
    return refused(dispatcher, request, error)
  }
}

async function carryOut(dispatcher: Dispatcher, request: BackendRequest): Promise<Answer<unknown>> {
  const implementation = dispatcher.implementations.get(`${request.service}.${request.method}`)
  if (!implementation) throw new Refusal('UNKNOWN_CALL')
  const { call, run } = implementation
  const { store, settings } = dispatcher
  if (run.who === 'anyone')
    return checked(
      settings,
      call,
      await run.handle(inputOf(call, request) as never, {
        ...contextOf(dispatcher, request, call),
        store,
        publish: dispatcher.publish,
      }),
    ) // adapter: parsed by the call's own input

  const { context, principal, input } = await enter(dispatcher, request, implementation)
  const inUnit = unitsOf(dispatcher, request, context, principal)
  if (run.who === 'longRunning')
    // adapter: parsed by the call's own input
    return checked(settings, call, await run.handle(input as never, { ...context, principal, inUnit }))
  return inUnit(async (signedIn) => {
    const { files } = signedIn
    await admitNumberSearch(signedIn, call, input)
    // adapter: parsed by the call's own input
    const handle = async () => checked(settings, call, await run.handle(input as never, signedIn))
    const key = call.effect === 'create' ? request.idempotencyKey : null
    return key
      ? once(signedIn, key, files.length > 0 ? { input, files: files.map(({ sentHash }) => sentHash) } : input, handle)
      : handle()
  })
}

/** Opens the units of work of one call and publishes the changes of each after it commits. */
function unitsOf(
  { store, publish }: Dispatcher,
  { files = [] }: BackendRequest,
  context: Context,
  principal: Principal,
): LongRunning['inUnit'] {
  return (work) =>
    publishingUnit({ store, publish }, { account: principal.acctId, now: context.now }, (unit, notify) =>
      work({ ...context, principal, unit, notify, files }),
    )
}

/** Checks every call of a signed-in user: session, policy, strict parsing. */
export async function enter(
  dispatcher: Dispatcher,
  request: BackendRequest,
  { call, policy }: Pick<Implementation, 'call' | 'policy'>,
): Promise<{ readonly context: Context; readonly principal: Principal; readonly input: unknown }> {
  const context = contextOf(dispatcher, request, call)
  const { ports, settings } = dispatcher
  if (request.token === null || request.token === '') throw new Refusal('SIGNED_OUT')
  const tokenHash = await ports.ids.hashToken(request.token)
  const modules = dispatcher.modulesOf(call)
  const person = await publishingUnit(
    dispatcher,
    { account: SYSTEM_ACCOUNT, now: context.now },
    async (unit, notify) => {
      const [found, off] = await Promise.all([
        principalOf(unit, tokenHash, context.now, settings, request.origin, notify),
        modules.length > 0 ? switchedOff(unit) : [],
      ])
      if (found) refuseChangedCity(found, call, request)
      if (found) await refuseClosed(unit, found.city, modules, off)
      return found
    },
  )
  if (!person) throw new Refusal('SIGNED_OUT')
  const grants = withListGrants(person.grants, dispatcher.lists)
  const principal: Principal = { ...person, grants, privileges: privilegesUnder(grants, dispatcher.listsOf(call)) }
  allowEmbedded({ principal, call, policy, lists: dispatcher.listsOf(call) })
  allow(policy, principal)
  return { context, principal, input: inputOf(call, request) }
}

/**
 * Refuses a page that missed a change of the session's city, before it reads or stores anything. The session of a
 * partner's page has a fixed city, whatever the page says.
 * @source SHL-017, OPN-078
 */
function refuseChangedCity(
  { city, embed }: Principal,
  { anyCity }: Pick<Call, 'anyCity'>,
  { city: believed }: BackendRequest,
): void {
  if (believed && believed !== city && !embed && !anyCity) throw new Refusal('CITY_CHANGED')
}

function contextOf(
  { ports, settings, tables }: Dispatcher,
  { requestId, address, client = null }: BackendRequest,
  call: Call,
): Context {
  const now = ports.clock()
  return { ports, settings, tables, now, today: dayOf(now), requestId, address, client, action: callName(call) }
}

/** Reads query and body into the call's input. @throws Refusal INVALID naming every wrong field */
function inputOf(call: Call, { query, body }: BackendRequest): unknown {
  const sent = [...(query ? namedValues({ encoding: 'form', text: query }) : []), ...namedValues(body, call.list)]
  const raw: Record<string, unknown> = Object.create(null)
  for (const [name, value] of sent) {
    if (Object.hasOwn(raw, name)) throw Refusal.invalid([{ field: name, message: `字段重复：${name.slice(0, 64)}` }])
    raw[name] = value
  }
  const parsed = call.input.parse(raw)
  if (!parsed.ok) throw Refusal.invalid(parsed.issues)
  const missing = Object.entries(call.input.fields).filter(
    ([name, field]) => field.required && isMissing(parsed.value, name),
  )
  // A record reports its own missing fields.
  if ((call.effect !== 'create' || call.list !== undefined) && missing.length > 0)
    throw Refusal.invalid(missing.map(([field, { label }]) => ({ field, message: `${label}必填` })))
  return parsed.value
}

/** @param list name for a body that is a list; without it, a list is refused */
function namedValues(body: BackendRequest['body'], list?: string): readonly (readonly [string, unknown])[] {
  if (body.encoding === 'form') {
    const decoded = decodeForm(body.text)
    if (!decoded.ok) throw Refusal.invalid(decoded.issues)
    return Object.entries(decoded.raw)
  }
  const value = body.value ?? {}
  if (Array.isArray(value) && list !== undefined) return [[list, value]]
  if (typeof value !== 'object' || Array.isArray(value))
    throw Refusal.invalid([{ field: '', message: '请求内容应为一条记录' }])
  return Object.entries(value)
}

function isMissing(value: unknown, name: string): boolean {
  const fieldValue = (value as Readonly<Record<string, unknown>>)[name] // adapter: inputs are records
  return fieldValue === null || fieldValue === undefined || fieldValue === ''
}

/** In development and tests, reports an answer that breaks the contract as an internal error. */
function checked(settings: Settings, call: Call, answer: Answer<unknown>): Answer<unknown> {
  if (!settings.checkAnswers) return answer
  const result = v.safeParse(call.output, answer.data)
  if (!result.success)
    throw new Error(`${callName(call)} answers what its contract does not allow: ${result.issues[0].message}`)
  return answer
}

function answered({ data, total, message }: Answer<unknown>, requestId: string): BackendAnswer {
  return {
    status: 200,
    envelope: {
      success: true,
      data,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message }),
      requestId,
    },
  }
}

/** A failure as an envelope. Errors other than a refusal are reported. */
export function refused(
  { ports }: Pick<Dispatcher, 'ports'>,
  { service, method, requestId }: BackendRequest,
  error: unknown,
): BackendAnswer {
  const refusal = error instanceof Refusal ? error : null
  const code: WireErrorCode = refusal?.code ?? (isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
  if (!refusal) ports.report({ level: 'error', message: `${service}.${method}`.slice(0, 120), requestId, cause: error })
  return {
    status: WIRE_ERRORS[code].status,
    envelope: {
      success: false,
      code,
      message: hideNumbers(refusal?.message ?? reasonOf(error) ?? WIRE_ERRORS[code].message),
      ...(refusal?.data !== undefined && { data: withHiddenNumbers(refusal.data) }),
      requestId,
    },
  }
}

/** Masks personal numbers, because messages may quote what was typed. */
function withHiddenNumbers(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues)) return data
  const issues = data.issues.map((issue: Issue) => ({ ...issue, message: hideNumbers(issue.message) }))
  return { ...data, issues }
}

/** The text of a store error that names a `reason`. It may be shown, for example that the disk is full. */
function reasonOf(error: unknown): string | null {
  return isUnavailable(error) && error instanceof Error && typeof Reflect.get(error, 'reason') === 'string'
    ? error.message
    : null
}

/** True for the error name stores use when they cannot be reached at the moment. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreUnavailableError'
}
