import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Passwords } from 'fangkit/backend'
import { createTurns } from './turns.ts'

/** log2 of scrypt's N. 17 takes 128 MiB and about a third of a second; 15 is the minimum. */
const DEFAULT_COST = 17
const LEAST_COST = 15
const BLOCK = 8
const LANES = 1
const HASH_BYTES = 32
const SALT_BYTES = 16

/** What a hash takes, under scrypt's own names. */
interface Cost {
  /** log2 of N, the memory. */
  readonly ln: number
  /** The size of a block. */
  readonly r: number
  /** How many lanes run at once. */
  readonly p: number
}

/** Few hashes are calculated at a time, because each takes so much memory. */
const AT_ONCE = 2
const LONGEST_QUEUE = 20

export interface ServerPasswords extends Passwords {
  /** Returns true when so many log-ins wait that a further one is refused. */
  isFull(): boolean
}

/**
 * Hashes with scrypt. The hash contains its parameters: `scrypt$ln=17,r=8,p=1$salt$hash`, the last two in base64url.
 */
export function createPasswords({ cost = DEFAULT_COST }: { readonly cost?: number } = {}): ServerPasswords {
  const turns = createTurns(AT_ONCE)
  const derive = (password: string, salt: Buffer, { ln, r, p }: Cost) =>
    turns.take(() => scryptOf(password.normalize('NFKC'), salt, { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r * p }))
  return {
    isFull: () => turns.waiting() >= LONGEST_QUEUE,
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const hash = await derive(password, salt, { ln: cost, r: BLOCK, p: LANES })
      return `scrypt$ln=${cost},r=${BLOCK},p=${LANES}$${salt.toString('base64url')}$${hash.toString('base64url')}`
    },
    verify: async (password, stored) => {
      const known = parse(stored)
      // Takes as long for an unreadable hash as for a real one, so that the time does not reveal which accounts exist.
      const { salt, hash, ...asked } = known ?? {
        salt: randomBytes(SALT_BYTES),
        hash: randomBytes(HASH_BYTES),
        ln: cost,
        r: BLOCK,
        p: LANES,
      }
      const derived = await derive(password, salt, asked)
      return timingSafeEqual(derived, hash) && known !== null
    },
  }
}

function scryptOf(
  password: string,
  salt: Buffer,
  options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function parse(stored: string) {
  const match = /^scrypt\$ln=(\d{2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(stored)
  if (!match) return null
  const [ln, r, p] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // A manipulated row must not be able to make the server allocate a gigabyte.
  if (ln < LEAST_COST || ln > 18 || r !== BLOCK || p < 1 || p > 4) return null
  return { ln, r, p, salt: Buffer.from(match[4] ?? '', 'base64url'), hash: Buffer.from(match[5] ?? '', 'base64url') }
}
