import type { NumberHash } from 'fangkit/backend'

const KEY_BYTES = 32

/**
 * Personal numbers are found by a hash under a secret key. A server reads its key from its configuration; these Maps
 * are lost when the page closes.
 */
export function createNumberHash(): NumberHash {
  const key = crypto.subtle.importKey(
    'raw',
    crypto.getRandomValues(new Uint8Array(KEY_BYTES)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (text) => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(text)))
    return [...signed].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
