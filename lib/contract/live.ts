/** Address of the live line below the base address. @source CAL-064, OPN-079 @public */
export const LIVE_PATH = 'web/socket/dict'

/**
 * The sub-protocol a server chooses. The token travels as a second one, which is never chosen and so never repeated.
 */
export const LIVE_PROTOCOL = 'fangkit'
const TOKEN_PREFIX = 'token.'

/** How a line ends when more than the network ended it. */
export const LIVE_CLOSE = {
  /** The session of the token is over: another token is needed. */
  signedOut: 4401,
  /** Too many lines under one token, or too many attempts. */
  tooMany: 4429,
  /** The other side was silent for too long. */
  silent: 4408,
  /** Changes may have been missed: come back and load anew. */
  missed: 4205,
} as const

/**
 * What a live line says: reload this dictionary, this record changed, the session works in this city now, or, first of
 * all, how far back it
 * reaches: whatever changed in the last `covers` milliseconds is said right after it. A server that does not say so
 * leaves it to the page to load anew.
 *
 * @source SHL-016, OPN-078, OPN-103
 * @public
 */
export type LiveMessage =
  | { readonly code: string }
  | { readonly city: string }
  | { readonly topic: string; readonly id: string }
  | { readonly covers: number }

const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '' && raw.length <= 200

/**
 * Reads a message; null for an empty one and for what a newer server may say. Without a schema: every page carries
 * this.
 */
export function readLiveMessage(text: string): LiveMessage | null {
  try {
    const raw: unknown = text === '' ? null : JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { code, city, topic, id, covers } = raw as Readonly<Record<string, unknown>> // adapter: judged name by name
    if (isName(code)) return { code }
    if (isName(city)) return { city }
    if (typeof covers === 'number' && covers >= 0) return { covers }
    return isName(topic) && isName(id) ? { topic, id } : null
  } catch {
    return null // not JSON: as foreign as an unknown message
  }
}

/** The sub-protocols a client offers. Tokens may hold characters that a sub-protocol must not. */
export function liveProtocols(token: string): readonly string[] {
  const bytes = new TextEncoder().encode(token)
  const base64 = btoa(String.fromCharCode(...bytes))
  return [LIVE_PROTOCOL, `${TOKEN_PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`]
}

/** The token among offered sub-protocols, or null when there is none. */
export function liveToken(protocols: readonly string[]): string | null {
  const offered = protocols.find((protocol) => protocol.startsWith(TOKEN_PREFIX))?.slice(TOKEN_PREFIX.length)
  if (!offered || !/^[\w-]+$/.test(offered)) return null
  try {
    const bytes = atob(offered.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return null // no base64, or no text
  }
}
