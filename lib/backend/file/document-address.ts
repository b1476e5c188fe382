import { pictureAddress } from '../../catalogue/rich-text.ts'
import type { Files } from '../files.ts'
import { sameSignature } from '../same-signature.ts'

/** Signed addresses change at this interval, so that lists loaded again find their pictures in the browser's cache. */
const STEP = 5 * 60_000

/** The query part of a signed address, which replaces the authorisation header. */
export interface Signature {
  /** Epoch milliseconds. */
  readonly until: number
  /** What {@link Files.sign} makes of the document and `until`. */
  readonly signature: string
}

/**
 * An address, relative to the base address, that shows a document without a header for five to ten minutes. It is not
 * stored.
 */
export async function signedAddress({ sign }: Files, id: string, now: number): Promise<string> {
  const until = (Math.floor(now / STEP) + 2) * STEP
  return `${pictureAddress(id)}?e=${until}&s=${await sign(textOf(id, until))}`
}

/** True while the signature is valid for this document. */
export async function isSigned(
  { sign }: Files,
  id: string,
  { until, signature }: Signature,
  now: number,
): Promise<boolean> {
  if (!Number.isSafeInteger(until) || now >= until || until > now + 2 * STEP) return false
  return sameSignature(await sign(textOf(id, until)), signature)
}

const textOf = (id: string, until: number): string => `document\n${id}\n${until}`
