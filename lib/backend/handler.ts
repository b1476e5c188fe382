import type { Day } from '../catalogue/day.ts'
import type { Answer, Call } from '../contract/call.ts'
import type { ReceivedFile } from './files.ts'
import type { Change, Notify } from './live/change.ts'
import type { Policy } from './policy.ts'
import type { Ports } from './ports.ts'
import type { Principal } from './principal.ts'
import type { Settings } from './settings.ts'
import type { Store, Unit } from './store.ts'

/** What a handler works with. */
export interface Context {
  readonly ports: Ports
  readonly settings: Settings
  readonly now: number
  readonly today: Day
  readonly requestId: string
  /** Network address of the caller, for throttling. */
  readonly address: string
  /** What the caller's browser says it is; null when nobody says. */
  readonly client: string | null
  /** `Service.method`, for the audit trail. */
  readonly action: string
}
export interface SignedIn extends Context {
  readonly principal: Principal
  readonly unit: Unit
  /** What others should hear of once the unit counts. */
  readonly notify: Notify
  /** Files that came with the call. */
  readonly files: readonly ReceivedFile[]
}
/** What writing needs of a call: also of one that nobody signed in makes, such as that of a payment service. */
export type Recorder = Pick<SignedIn, 'unit' | 'ports' | 'now' | 'action' | 'requestId' | 'notify'> & {
  readonly principal: Pick<Principal, 'acctId'>
}
/** Calls without a session; they open their own units, since slow work such as hashing must not hold one. */
export interface Anonymous extends Context {
  readonly store: Store
  /** Tells what a unit of theirs changed, once it counts. */
  readonly publish: (changes: readonly Change[]) => void
}

/**
 * Somebody signed in whose call waits for something slow: it opens units of its own, so that none is held meanwhile.
 */
export interface LongRunning extends Context {
  readonly principal: Principal
  /** Runs a unit of work; what it changed is told once it counts. */
  readonly inUnit: <T>(work: (context: SignedIn) => Promise<T>) => Promise<T>
}

/** A call together with the code that carries it out. */
export interface Implementation {
  readonly call: Call
  readonly policy: Policy
  readonly run:
    | { readonly who: 'signedIn'; readonly handle: (input: never, context: SignedIn) => Promise<Answer<unknown>> }
    | { readonly who: 'longRunning'; readonly handle: (input: never, context: LongRunning) => Promise<Answer<unknown>> }
    | { readonly who: 'anyone'; readonly handle: (input: never, context: Anonymous) => Promise<Answer<unknown>> }
}

/**
 * An answer before it is read: lists and plain values as the call says, records in wire form. Their fields are checked
 * by the call's own schema.
 */
export type WireForm<O> = O extends readonly (infer T)[] ? readonly WireForm<T>[] : O extends object ? object : O

/** Binds a handler to its call; the input and the answer are typed by the call. */
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

/**
 * Binds a handler that waits for something slow. For calls that only read: a key under which something is made once
 * guards a single unit.
 */
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
