import { open, readFile } from 'node:fs/promises'
import { type FileFormat, formatOfBytes } from 'fangkit/domain'

/** Enough for every format except those that are recognised by their end. */
const HEAD = 4_096
const ZIP = Buffer.from([0x50, 0x4b])
const COMPOUND = Buffer.from([0xd0, 0xcf])

/** Returns the format of a file on disk, judged by its bytes. Long videos are not read completely. */
export async function inspect(path: string, wholeUpTo: number): Promise<FileFormat | null> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const head = buffer.subarray(0, bytesRead)
    const isOffice = head.subarray(0, 2).equals(ZIP) || head.subarray(0, 2).equals(COMPOUND)
    if (!isOffice) return formatOfBytes(head)
    return size < wholeUpTo ? formatOfBytes(await readFile(path)) : null
  } finally {
    await handle.close()
  }
}
