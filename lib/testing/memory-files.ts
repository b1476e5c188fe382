import type { Files } from '../backend/files.ts'
import { hashOfBytes } from './hash-of-bytes.ts'
import { printOfBytes } from './print-of-bytes.ts'

interface Kept {
  readonly bytes: Uint8Array
  readonly at: number
}

/** {@link Files} in memory, with the bytes in them. */
export interface MemoryFiles extends Files {
  print(hash: string): Promise<string | null>
  put(hash: string, bytes: Uint8Array): void
  read(hash: string): Uint8Array | null
}

/** @param now epoch milliseconds */
export function createMemoryFiles(now: () => number, digest: (text: string) => Promise<string>): MemoryFiles {
  const kept = new Map<string, Kept>()
  const secret = [...globalThis.crypto.getRandomValues(new Uint8Array(32))].join('.')
  return {
    put: (hash, bytes) => void kept.set(hash, { bytes, at: now() }),
    read: (hash) => kept.get(hash)?.bytes ?? null,
    has: async (hash) => kept.has(hash),
    print: async (hash) => {
      const file = kept.get(hash)
      return file ? printOfBytes(file.bytes) : null
    },
    bring: async (bytes) => {
      const hash = await hashOfBytes(bytes)
      kept.set(hash, { bytes, at: now() })
      return hash
    },
    remove: async (hash) => void kept.delete(hash),
    async *olderThan(instant) {
      for (const [hash, { at }] of [...kept]) if (at < instant) yield hash
    },
    sign: (text) => digest(`${secret}${text}${secret}`),
  }
}
