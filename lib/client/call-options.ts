import type { Answer, Call } from '../contract/call.ts'
import type { WireRecord } from './transport/transport.ts'

/** What a caller may say about one call. @public */
export interface CallOptions {
  readonly signal?: AbortSignal
  /**
   * One per intent of a person, see {@link newIdempotencyKey}: a form keeps it while a person tries again, so that
   * nothing is made twice.
   * Only calls that create something carry it; without one each call gets its own, under which it is sent again after a
   * broken line.
   */
  readonly idempotencyKey?: string
  /** JSON instead of the call's own encoding. */
  readonly encoding?: 'form' | 'json'
  readonly query?: WireRecord
}

/** Makes a typed call. @throws FangkitError */
export type Send = <I, O>(call: Call<I, O>, input: I, options?: CallOptions) => Promise<Answer<O>>
