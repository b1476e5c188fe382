import type { Files } from '../backend/files.ts'
import { hashOfBytes } from './hash-of-bytes.ts'
import type { FileContents } from './memory-contents.ts'
import { printOfBytes } from './print-of-bytes.ts'

interface StoredBytes {
  /** Files that were filled in keep their base64 until they are read. */
  readonly bytes: Uint8Array | string
  readonly at: number
}

const CHUNK = 0x8000
const toBase64 = (bytes: Uint8Array): string =>
  btoa(
    Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, index) =>
      String.fromCharCode(...bytes.subarray(index * CHUNK, (index + 1) * CHUNK)),
    ).join(''),
  )
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** {@link Files} in memory, together with their bytes. */
export interface MemoryFiles extends Files {
  print(hash: string): Promise<string | null>
  put(hash: string, bytes: Uint8Array): void
  read(hash: string): Uint8Array | null
  contents(): readonly FileContents[]
  fill(files: readonly FileContents[]): void
}

/** Creates an empty file store. @param now epoch milliseconds */
export function createMemoryFiles(now: () => number, digest: (text: string) => Promise<string>): MemoryFiles {
  const stored = new Map<string, StoredBytes>()
  const secret = [...globalThis.crypto.getRandomValues(new Uint8Array(32))].join('.')
  const read = (hash: string): Uint8Array | null => {
    const file = stored.get(hash)
    if (typeof file?.bytes !== 'string') return file?.bytes ?? null
    const bytes = bytesOf(file.bytes)
    stored.set(hash, { ...file, bytes })
    return bytes
  }
  return {
    contents: () =>
      [...stored].map(([hash, { bytes, at }]) => ({
        hash,
        base64: typeof bytes === 'string' ? bytes : toBase64(bytes),
        at,
      })),
    fill: (files) => {
      for (const { hash, base64, at } of files) stored.set(hash, { bytes: base64, at })
    },
    put: (hash, bytes) => void stored.set(hash, { bytes, at: now() }),
    read,
    has: async (hash) => stored.has(hash),
    print: async (hash) => {
      const bytes = read(hash)
      return bytes ? printOfBytes(bytes) : null
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
