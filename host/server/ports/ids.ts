import { createHash, randomBytes } from 'node:crypto'
import type { Clock, Ids } from 'fangkit/backend'

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Creates keys and tokens. Keys have 26 characters: 48 bits of time, so that they sort by age, and 80 random bits.
 * Tokens hold 256 random bits.
 */
export function createIds(clock: Clock): Ids {
  return {
    key: () => base32(BigInt(clock()), 10) + base32(BigInt(`0x${randomBytes(10).toString('hex')}`), 16),
    token: () => randomBytes(32).toString('base64url'),
    hashToken: async (token) => createHash('sha256').update(token).digest('hex'),
  }
}

/** Returns whether a text has the form of a token created here. */
export const isTokenShaped = (token: string): boolean => /^[\w-]{43}$/.test(token)

function base32(value: bigint, length: number): string {
  return Array.from({ length }, (_, place) => DIGITS[Number((value >> BigInt(5 * (length - 1 - place))) & 31n)]).join(
    '',
  )
}
