import { createHmac } from 'node:crypto'
import type { NumberHash } from 'fangkit/backend'

/** Creates an HMAC-SHA-256 under a secret key. */
export function keyedHash(key: Buffer): NumberHash {
  return async (text) => createHmac('sha256', key).update(text).digest('hex')
}
