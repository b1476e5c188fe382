import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that is being received, under a name nobody else knows. */
export interface TempFile {
  readonly path: string
  /** SHA-256 of the content. */
  readonly hash: string
  readonly size: number
}

/** Thrown when more bytes arrive than allowed; none of them are stored. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

export const tempPath = (folder: string): string => join(folder, `${randomBytes(16).toString('hex')}.part`)

/**
 * Writes a stream to a new file and flushes it to disk. Nothing is left when the stream breaks off or is too large. A
 * stream that is too large is still read to its end, because a caller that is cut off gets no error message.
 * @throws TooLargeError at `limit` bytes and more
 */
export async function writeTemp(folder: string, stream: Readable, limit: number): Promise<TempFile> {
  const path = tempPath(folder)
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length
      if (size >= limit) return done()
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (size >= limit) throw new TooLargeError()
    await flushed(path)
    return { path, hash: hash.digest('hex'), size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Flushes a file to disk: acknowledged data must not be only in the cache of the system. */
export async function flushed(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
