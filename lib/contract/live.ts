/** Address of the live connection, relative to the base address. @source CAL-064, OPN-079 @public */
export const LIVE_PATH = 'web/socket/dict'

/**
 * The sub-protocol a server chooses. The token is offered as a second one, which the server never chooses and so never
 * sends back.
 */
export const LIVE_PROTOCOL = 'fangkit'
const TOKEN_PREFIX = 'token.'

/** Close codes for reasons other than the network. */
export const LIVE_CLOSE = {
  /** The session of the token has ended; the client needs another token. */
  signedOut: 4401,
  /** Too many connections under one token, or too many attempts. */
  tooMany: 4429,
  /** The other side sent nothing for too long. */
  silent: 4408,
  /** Changes may have been missed: connect again and reload. */
  missed: 4205,
} as const

/**
 * Messages of the live connection: reload this dictionary; this record changed; the session now works in this city; or,
 * as the first message, how far back the connection reaches: it then repeats every change of the last `covers`
 * milliseconds. If a server does not send that message, the page has to reload.
 * @source SHL-016, OPN-078, OPN-103
 * @public
 */
export type LiveMessage =
  /** The dictionary with this code changed. */
  | { readonly code: string }
  /** Division code of the city the session works in from now on. */
  | { readonly city: string }
  /** Service and key of a record that was added, changed or removed. */
  | { readonly topic: string; readonly id: string }
  /** Milliseconds back from now whose changes are repeated after this message. */
  | { readonly covers: number }

const isName = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '' && raw.length <= 200

/**
 * Reads a message; null for an empty or unknown one, such as from a newer server. Does without a schema, because every
 * page loads this code.
 */
export function readLiveMessage(text: string): LiveMessage | null {
  try {
    const raw: unknown = text === '' ? null : JSON.parse(text)
    if (typeof raw !== 'object' || raw === null) return null
    const { code, city, topic, id, covers } = raw as Readonly<Record<string, unknown>> // adapter: checked name by name
    if (isName(code)) return { code }
    if (isName(city)) return { city }
    if (typeof covers === 'number' && covers >= 0) return { covers }
    return isName(topic) && isName(id) ? { topic, id } : null
  } catch {
    return null // not JSON: treated as an unknown message
  }
}

/**
 * The sub-protocols a client offers. The token is encoded, because it may hold characters a sub-protocol must not
 * contain.
 */
export function liveProtocols(token: string): readonly string[] {
  const bytes = new TextEncoder().encode(token)
  const base64 = btoa(String.fromCharCode(...bytes))
  return [LIVE_PROTOCOL, `${TOKEN_PREFIX}${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`]
}

/** The token among the offered sub-protocols; null when there is none. */
export function liveToken(protocols: readonly string[]): string | null {
  const offered = protocols.find((protocol) => protocol.startsWith(TOKEN_PREFIX))?.slice(TOKEN_PREFIX.length)
  if (!offered || !/^[\w-]+$/.test(offered)) return null
  try {
    const bytes = atob(offered.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return null // not base64, or not text
  }
}
