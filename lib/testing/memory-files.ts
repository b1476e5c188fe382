import type { Files } from '../backend/files.ts'
import { hashOfBytes } from './hash-of-bytes.ts'
import { printOfBytes } from './print-of-bytes.ts'

interface StoredBytes {
  readonly bytes: Uint8Array
  readonly at: number
}

/** {@link Files} in memory, together with their bytes. */
export interface MemoryFiles extends Files {
  print(hash: string): Promise<string | null>
  put(hash: string, bytes: Uint8Array): void
  read(hash: string): Uint8Array | null
}

/** Creates an empty file store. @param now epoch milliseconds */
export function createMemoryFiles(now: () => number, digest: (text: string) => Promise<string>): MemoryFiles {
  const stored = new Map<string, StoredBytes>()
  const secret = [...globalThis.crypto.getRandomValues(new Uint8Array(32))].join('.')
  return {
    put: (hash, bytes) => void stored.set(hash, { bytes, at: now() }),
    read: (hash) => stored.get(hash)?.bytes ?? null,
    has: async (hash) => stored.has(hash),
    print: async (hash) => {
      const file = stored.get(hash)
      return file ? printOfBytes(file.bytes) : null
    },
    bring: async (bytes) => {
      const hash = await hashOfBytes(bytes)
      stored.set(hash, { bytes, at: now() })
      return hash
    },
    remove: async (hash) => void stored.delete(hash),
    async *olderThan(instant) {
      for (const [hash, { at }] of [...stored]) if (at < instant) yield hash
    },
    sign: (text) => digest(`${secret}${text}${secret}`),
  }
}
