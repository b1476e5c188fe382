import { createHmac } from 'node:crypto'
import type { NumberHash } from 'fangkit/backend'

/** HMAC-SHA-256 under a secret. */
export function keyedHash(key: Buffer): NumberHash {
  return async (text) => createHmac('sha256', key).update(text).digest('hex')
}
