import type * as v from 'valibot'
import type { Issue } from '../catalogue/check.ts'
import type { Fields } from '../catalogue/field.ts'
import type { Encoding } from './encoding.ts'
import type { WireErrorCode } from './wire-error.ts'

export type ParsedInput<I> =
  | { readonly ok: true; readonly value: I }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Both directions of what a caller sends. */
export interface Input<I> {
  /** Every name the call accepts, for decoding and documentation. */
  readonly fields: Fields
  /** Names each row of a list body may have, where the body is one. */
  readonly rowFields?: Fields
  /** Strict: wrong shapes and unknown names are refused by name. */
  readonly parse: (raw: unknown) => ParsedInput<I>
  /** The wire record of a value. */
  readonly encode: (value: I) => Readonly<Record<string, unknown>>
}

/**
 * One call of the contract: what it takes, what it answers, how it fails and which requirements it serves.
 * Clients, the dispatcher and the call reference read it.
 *
 * @public
 */
export interface Call<I = unknown, O = unknown> {
  readonly service: string
  readonly method: string
  readonly summary: string
  /** Reads may be tried again; a `create` takes an idempotency key; a `write` is sent once. */
  readonly effect: 'read' | 'write' | 'create'
  /** How the body travels unless a caller prefers JSON. */
  readonly encoding: Encoding
  /**
   * The property of the input that is the body itself, a JSON array; the other parameters travel in the query string.
   */
  readonly list?: string
  readonly input: Input<I>
  /** The `data` of a successful answer. */
  readonly output: v.GenericSchema<unknown, O>
  readonly errors: readonly WireErrorCode[]
  /**
   * Answered whichever city the page believes in: calls about the session itself. Every other call may answer
   * `CITY_CHANGED`.
   */
  readonly anyCity?: true
  readonly requirements: readonly string[]
}

type Draft<I, O> = Omit<Call<I, O>, 'encoding' | 'errors'> & {
  readonly encoding?: Encoding
  readonly errors?: readonly WireErrorCode[]
}

/** Fills in what calls have in common: form encoding, and the errors any call may answer. */
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

/** `Service.method`, the name a call goes by in policies, logs and errors. */
export function callName({ service, method }: Pick<Call, 'service' | 'method'>): string {
  return `${service}.${method}`
}

/** What a call answers: its data, and how many rows there are in all. @public */
export interface Answer<O> {
  readonly data: O
  readonly total?: number
  readonly message?: string
}
export type InputOf<C> = C extends Call<infer I, unknown> ? I : never
export type OutputOf<C> =
  C extends Call<never, infer O> ? O : C extends { readonly output: v.GenericSchema<unknown, infer O> } ? O : never
