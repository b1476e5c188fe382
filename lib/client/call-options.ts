import type { Answer, Call } from '../contract/call.ts'
import type { WireRecord } from './transport/transport.ts'

/** Options of a single call. @public */
export interface CallOptions {
  /** Aborts the call; it then fails with the code `ABORTED`. */
  readonly signal?: AbortSignal
  /**
   * One key per intent of the user, see {@link newIdempotencyKey}. A form reuses it when the user tries again, so that
   * nothing is created twice. Only calls that create something send it. Without one, each call gets its own key and is
   * sent again with it after a lost connection.
   */
  readonly idempotencyKey?: string
  /** Sends JSON or a form instead of the encoding of the call. */
  readonly encoding?: 'form' | 'json'
  /** Parameters of the address, in addition to the input. */
  readonly query?: WireRecord
}

/** Makes a typed call. @throws FangkitError */
export type Send = <I, O>(call: Call<I, O>, input: I, options?: CallOptions) => Promise<Answer<O>>
