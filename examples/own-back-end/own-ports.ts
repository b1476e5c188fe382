import type { Files, Ports } from 'fangkit/backend'

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const random = (length: number): string => hex(crypto.getRandomValues(new Uint8Array(length)))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
const hashOf = (text: string): Promise<string> => sha256(new TextEncoder().encode(text))

/** Stores bytes under their hash; a server stores them on disk or in an object store. */
export interface OwnFiles extends Files {
  bring(bytes: Uint8Array): Promise<string>
  read(hash: string): Uint8Array<ArrayBuffer> | null
}

export function createOwnFiles(): OwnFiles {
  const stored = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly at: number }>()
  const secret = random(32)
  return {
    has: async (hash) => stored.has(hash),
    bring: async (content) => {
      const bytes = new Uint8Array(content)
      const hash = await sha256(bytes)
      stored.set(hash, { bytes, at: Date.now() })
      return hash
    },
    read: (hash) => stored.get(hash)?.bytes ?? null,
    remove: async (hash) => void stored.delete(hash),
    async *olderThan(instant) {
      for (const [hash, { at }] of [...stored]) if (at < instant) yield hash
    },
    sign: (text) => hashOf(`${secret}${text}${secret}`),
  }
}

/**
 * Everything outside the business. Payments, reading vouchers and drawing forms are left out; the back end answers that
 * they are not available.
 */
export function createOwnPorts(files: Files): Ports {
  return {
    clock: Date.now,
    ids: { key: () => random(16), token: () => random(32), hashToken: hashOf },
    // Enough for a page that stores nothing; a server hashes with scrypt or argon2.
    passwords: {
      hash: async (password) => {
        const salt = random(8)
        return `${salt}:${await hashOf(salt + password)}`
      },
      verify: async (password, hash) => {
        const [salt = '', stored] = hash.split(':')
        return (await hashOf(salt + password)) === stored
      },
    },
    files,
    // biome-ignore lint/suspicious/noConsole: a page has no other log
    report: ({ level, message, requestId, cause }) => console[level](requestId, message, cause),
  }
}
