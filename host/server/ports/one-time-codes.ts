import { createHmac } from 'node:crypto'
import type { OneTimeCodes } from 'fangkit/backend'

/** A secret of an authenticator app, as RFC 4226 recommends it. */
const SECRET_BYTES = 20

/**
 * Secrets of authenticator apps are derived from the key of the installation and a stored seed: the database alone
 * gives none away.
 */
export function createOneTimeCodes(key: Buffer): OneTimeCodes {
  return {
    secretOf: async (seed) =>
      createHmac('sha256', key).update(`second factor ${seed}`).digest().subarray(0, SECRET_BYTES),
    // What apps calculate; SHA-1 is not broken in an HMAC.
    sign: async (secret, message) => createHmac('sha1', secret).update(message).digest(),
  }
}
