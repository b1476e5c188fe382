import { callName, type Call } from '../contract/call.ts'
import { type BackendAnswer, type BackendRequest, type Dispatcher, enter, refused } from './dispatch.ts'
import type { Context } from './handler.ts'
import type { Policy } from './policy.ts'
import type { Principal } from './principal.ts'
import { withCaller } from './log/with-caller.ts'
import { admitNumberSearch, searchesNumber } from './record/number-search.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** A file too long to hold in memory, read in parts of text or bytes. When the reader stops, the work ends. @public */
export interface OpenedStream {
  /** With its ending, for the download. */
  readonly fileName: string
  /** Value of the `Content-Type` header. */
  readonly mediaType: string
  /** Number of rows, counted when it was opened. */
  readonly total: number
  /** The content in order; to be read once. */
  readonly chunks: AsyncIterable<string | Uint8Array<ArrayBuffer>>
}

/** The result of a streamed call: the stream, or a refusal like any other. @public */
export type StreamAnswer =
  /** The content may be read. */
  { readonly ok: true; readonly stream: OpenedStream } | ({ readonly ok: false } & BackendAnswer)

/** Context of streamed calls. They open a unit per part, so that no transaction lasts as long as the reader. */
export interface Streaming extends Context {
  readonly principal: Principal
  readonly store: Store
}
export interface StreamImplementation {
  readonly call: Call
  readonly policy: Policy
  readonly open: (input: never, context: Streaming) => Promise<OpenedStream>
}

/** Binds a stream handler to its call. */
export function implementStream<I>(
  call: Call<I, string>,
  policy: Policy,
  open: (input: I, context: Streaming) => Promise<OpenedStream>,
): StreamImplementation {
  return { call: call as Call, policy, open } // adapter: the dispatcher parses the input by this very call
}

/** Opens a stream with the same checks as every call. Never throws; a later failure ends the reading with its error. */
export async function openStream(
  dispatcher: Dispatcher,
  streams: ReadonlyMap<string, StreamImplementation>,
  request: BackendRequest,
): Promise<StreamAnswer> {
  try {
    const implementation = streams.get(callName(request))
    if (!implementation) throw new Refusal('UNKNOWN_CALL')
    const { context, principal, input } = await enter(dispatcher, request, implementation)
    const store = withCaller(dispatcher.store, request)
    const { call, open } = implementation
    if (searchesNumber(call, input))
      await store.unit({ account: principal.acctId, now: context.now }, (unit) =>
        admitNumberSearch({ ...context, principal, unit }, call, input),
      )
    // adapter: parsed by the call's own input
    return { ok: true, stream: await open(input as never, { ...context, principal, store }) }
  } catch (error) {
    return { ok: false, ...refused(dispatcher, request, error) }
  }
}
