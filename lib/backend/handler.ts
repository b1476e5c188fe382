import type { Day } from '../catalogue/day.ts'
import type { Answer, Call } from '../contract/call.ts'
import type { ReceivedFile } from './files.ts'
import type { Change, Notify } from './live/change.ts'
import type { Policy } from './policy.ts'
import type { Ports } from './ports.ts'
import type { Principal } from './principal.ts'
import type { Settings } from './settings.ts'
import type { Store, Table, Unit } from './store.ts'

/** The values passed to a handler. */
export interface Context {
  readonly ports: Ports
  readonly settings: Settings
  /** All tables of the back end, for rules that concern every one of them. */
  readonly tables: readonly Table[]
  readonly now: number
  readonly today: Day
  readonly requestId: string
  /** Network address of the caller, for throttling. */
  readonly address: string
  /** The user agent of the caller's browser; null when there is none. */
  readonly client: string | null
  /** `Service.method`, for the audit log. */
  readonly action: string
}
export interface SignedIn extends Context {
  readonly principal: Principal
  readonly unit: Unit
  /** Registers changes to publish once the unit commits. */
  readonly notify: Notify
  /** Files that came with the call. */
  readonly files: readonly ReceivedFile[]
}
/** What code needs in order to write, also for calls without a signed-in user, such as those of a payment service. */
export type Recorder = Pick<SignedIn, 'unit' | 'ports' | 'tables' | 'now' | 'action' | 'requestId' | 'notify'> & {
  readonly principal: Pick<Principal, 'acctId'>
}
/**
 * Context of calls without a session. They open their own units, since slow work such as hashing must not hold one
 * open.
 */
export interface Anonymous extends Context {
  readonly store: Store
  /** Publishes the changes of a unit after it commits. */
  readonly publish: (changes: readonly Change[]) => void
}

/**
 * Context of a signed-in user's call that waits for something slow. It opens its own units, so that none is held open
 * meanwhile.
 */
export interface LongRunning extends Context {
  readonly principal: Principal
  /** Runs a unit of work and publishes its changes after it commits. */
  readonly inUnit: <T>(work: (context: SignedIn) => Promise<T>) => Promise<T>
}

/** A call together with its handler. */
export interface Implementation {
  readonly call: Call
  readonly policy: Policy
  readonly run:
    | { readonly who: 'signedIn'; readonly handle: (input: never, context: SignedIn) => Promise<Answer<unknown>> }
    | { readonly who: 'longRunning'; readonly handle: (input: never, context: LongRunning) => Promise<Answer<unknown>> }
    | { readonly who: 'anyone'; readonly handle: (input: never, context: Anonymous) => Promise<Answer<unknown>> }
}

/**
 * An answer before it is parsed: lists and plain values as the call declares, records in wire form. Fields of records
 * are checked by the call's schema.
 */
export type WireForm<O> = O extends readonly (infer T)[] ? readonly WireForm<T>[] : O extends object ? object : O

/** Binds a handler to its call; input and answer are typed by the call. */
export function implement<I, O>(
  call: Call<I, O>,
  policy: Policy,
  handle: (input: I, context: SignedIn) => Promise<Answer<NoInfer<WireForm<O>>>>,
): Implementation {
  return {
    call: call as Call,
    policy,
    run: { who: 'signedIn', handle: handle as (input: never, context: SignedIn) => Promise<Answer<unknown>> },
  } // adapter: the dispatcher parses the input by this very call
}

/** Binds a handler that waits for something slow. Only for calls that read: an idempotency key covers a single unit. */
export function implementLongRunning<I, O>(
  call: Call<I, O>,
  policy: Policy,
  handle: (input: I, context: LongRunning) => Promise<Answer<NoInfer<WireForm<O>>>>,
): Implementation {
  return {
    call: call as Call,
    policy,
    run: { who: 'longRunning', handle: handle as (input: never, context: LongRunning) => Promise<Answer<unknown>> },
  } // adapter: as above
}

/** Binds a handler that needs no session. */
export function implementOpen<I, O>(
  call: Call<I, O>,
  handle: (input: I, context: Anonymous) => Promise<Answer<O>>,
): Implementation {
  return {
    call: call as Call,
    policy: { who: 'anyone' },
    run: { who: 'anyone', handle: handle as (input: never, context: Anonymous) => Promise<Answer<unknown>> },
  } // adapter: as above
}
