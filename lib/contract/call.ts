import type * as v from 'valibot'
import type { Issue } from '../catalogue/check.ts'
import type { Fields } from '../catalogue/field.ts'
import type { Encoding } from './encoding.ts'
import type { WireErrorCode } from './wire-error.ts'

export type ParsedInput<I> =
  /** The checked value. */
  | { readonly ok: true; readonly value: I }
  /** Every wrong or unknown name. */
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** How an input is written and read: encoding for the caller, parsing for the server. */
export interface Input<I> {
  /** Every name the call accepts, for decoding and documentation. */
  readonly fields: Fields
  /** Field names of one row, where the body is a list. */
  readonly rowFields?: Fields
  /** Strict: refuses wrong shapes and unknown names, naming each. */
  readonly parse: (raw: unknown) => ParsedInput<I>
  /** The wire record of an input value. */
  readonly encode: (value: I) => Readonly<Record<string, unknown>>
}

/**
 * One call of the contract: its input, its answer and its errors. Clients, the dispatcher and the call reference read
 * it.
 * @public
 */
export interface Call<I = unknown, O = unknown> {
  /** First part of the address of the call. */
  readonly service: string
  /** Second part of the address of the call. */
  readonly method: string
  /** A `read` may be retried; a `create` takes an idempotency key; a `write` is sent once. */
  readonly effect: 'read' | 'write' | 'create'
  /** Encoding of the body, unless a caller asks for JSON. */
  readonly encoding: Encoding
  /**
   * The property of the input that is the body itself, a JSON array; the other parameters are sent in the query string.
   */
  readonly list?: string
  /** How the input is checked and encoded. */
  readonly input: Input<I>
  /** Schema of `data` in a successful answer. */
  readonly output: v.GenericSchema<unknown, O>
  /** Codes the call may answer with, including those every call has. */
  readonly errors: readonly WireErrorCode[]
  /**
   * Answered whichever city the page works in: calls about the session itself. Every other call may answer
   * `CITY_CHANGED`.
   */
  readonly anyCity?: true
}

/** What the call reference says about a call. No program reads it, so the built library leaves it out. */
export interface CallTexts {
  /** One sentence in Chinese. */
  readonly summary: string
  /** Ids of the requirements the call serves. */
  readonly requirements: readonly string[]
}

type Draft<I, O> = Omit<Call<I, O>, 'encoding' | 'errors'> &
  CallTexts & {
    readonly encoding?: Encoding
    readonly errors?: readonly WireErrorCode[]
  }

/** Declares a call and fills in the common parts: form encoding, and the errors any call may return. */
export function defineCall<I, O>(draft: Draft<I, O>): Call<I, O> {
  return {
    encoding: 'form',
    ...draft,
    errors: [
      'SIGNED_OUT',
      'INVALID',
      'NO_PERMISSION',
      ...(draft.anyCity ? [] : (['CITY_CHANGED'] as const)),
      ...(draft.errors ?? []),
    ],
  }
}

/** The same call with other texts. */
export function withTexts<I, O>(call: Call<I, O>, texts: Partial<CallTexts>): Call<I, O> {
  return { ...call, ...texts }
}

/** `Service.method`, the name of a call in policies, logs and errors. */
export function callName({ service, method }: Pick<Call, 'service' | 'method'>): string {
  return `${service}.${method}`
}

/** The answer of a call: its data, and the total number of rows. @public */
export interface Answer<O> {
  /** Checked against the schema of the call. */
  readonly data: O
  /** Number of rows on all pages; absent for a call that returns no list. */
  readonly total?: number
  /** A sentence for users; absent when the server has nothing to say. */
  readonly message?: string
}
/** The type of the input of a call. */
export type InputOf<C> = C extends Call<infer I, unknown> ? I : never
/** The type of the data a call answers with. */
export type OutputOf<C> =
  C extends Call<never, infer O> ? O : C extends { readonly output: v.GenericSchema<unknown, infer O> } ? O : never
