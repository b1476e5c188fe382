import { createHmac } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files } from 'fangkit/backend'
import { printAt } from './redraw.ts'
import { readSecret } from './secret.ts'
import { type TempFile, writeTemp } from './temp-file.ts'

/** {@link Files} on a disk: one file per content, in folders named by the first two digits of its hash. */
export interface DiskFiles extends Files {
  print(hash: string): Promise<string | null>
  /** Folder for files that are being received. */
  readonly incoming: string
  readonly thumbnails: string
  /** Moves a received file to its final path. If the content is stored already, only its time is updated. */
  store(file: TempFile): Promise<void>
  pathOf(hash: string): string
  /** Returns false when the disk is almost full. */
  hasSpace(): Promise<boolean>
  /**
   * Deletes files whose upload was interrupted, such as by a stopped server; all of them when no other process receives
   * files here.
   */
  cleanup(options?: { readonly alone?: boolean }): Promise<void>
}

/** A few uploads fill less space than this. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024
const HASH = /^[0-9a-f]{64}$/
/** Longer than receiving and redrawing a file may take, since other processes may be receiving here. */
const ABANDONED_AFTER = 360_000

/** Opens the folder and creates missing subfolders. */
export async function openDiskFiles(folder: string): Promise<DiskFiles> {
  const [content, incoming, thumbnails] = ['content', 'incoming', 'thumbnails'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ] // adapter: three names, three paths
  for (const path of [content, incoming, thumbnails]) await mkdir(path, { recursive: true, mode: 0o700 })
  const secret = await readSecret(join(folder, 'secret'))
  const shelfOf = (hash: string) => join(content, hash.slice(0, 2))
  const pathOf = (hash: string) => {
    if (!HASH.test(hash)) throw new Error('no hash of ours')
    return join(shelfOf(hash), hash)
  }
  const ageOf = async (path: string): Promise<number | null> => (await quietly(stat(path)))?.mtimeMs ?? null
  const files: DiskFiles = {
    incoming,
    thumbnails,
    pathOf,
    hasSpace: async () => {
      const { bavail, bsize } = await statfs(incoming)
      return bavail * bsize >= LEAST_FREE_BYTES
    },
    has: async (hash) => (await ageOf(pathOf(hash))) !== null,
    print: (hash) => printAt(pathOf(hash)),
    remove: async (hash) => {
      await rm(pathOf(hash), { force: true })
      for (const name of await namesIn(join(thumbnails, hash.slice(0, 2))))
        if (name.startsWith(hash)) await rm(join(thumbnails, hash.slice(0, 2), name), { force: true })
    },
    async *olderThan(instant) {
      for (const shelf of await namesIn(content)) {
        for (const hash of await namesIn(join(content, shelf))) {
          const at = HASH.test(hash) ? await ageOf(pathOf(hash)) : null
          if (at !== null && at < instant) yield hash
        }
      }
    },
    sign: async (text) => createHmac('sha256', secret).update(text).digest('base64url'),
    bring: async (bytes) => {
      const file = await writeTemp(incoming, Readable.from([bytes]), Number.POSITIVE_INFINITY)
      await files.store(file)
      return file.hash
    },
    store: async ({ path, hash }) => {
      const place = pathOf(hash)
      await mkdir(shelfOf(hash), { recursive: true, mode: 0o700 })
      await rename(path, place)
      const now = new Date()
      await utimes(place, now, now)
    },
    cleanup: async ({ alone = false } = {}) => {
      const until = alone ? Number.POSITIVE_INFINITY : Date.now() - ABANDONED_AFTER
      for (const name of await namesIn(incoming)) {
        const at = await ageOf(join(incoming, name))
        if (at !== null && at < until) await rm(join(incoming, name), { force: true })
      }
    },
  }
  return files
}

const namesIn = async (folder: string): Promise<readonly string[]> => (await quietly(readdir(folder))) ?? []

/** Returns null when the file does not exist; another process may have deleted it meanwhile. */
async function quietly<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null
    throw error
  }
}
