import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { ReceivedFile } from 'fangkit/backend'
import { cleanFileName, fileIssue, largestOf, MEGABYTE, nameFor, type UploadRule, UPLOAD_TEXT } from 'fangkit/domain'
import type { Turns } from '../ports/turns.ts'
import type { DiskFiles } from './disk-files.ts'
import { inspect } from './inspect.ts'
import { PictureError, redraw, redrawnAs } from './redraw.ts'
import { flushed, hashOf, tempPath, TooLargeError, writeTemp, type TempFile } from './temp-file.ts'

/** Thrown for a file that is refused; the message may be shown to users. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError'
  readonly tooLarge: boolean

  constructor(message: string, tooLarge = false) {
    super(message)
    this.tooLarge = tooLarge
  }
}

/**
 * Receives one file and stores it on disk: its size is counted while it arrives, its format is judged by its bytes, and
 * pictures are redrawn. On any failure no partial file is left.
 * @throws RefusedFileError
 */
export async function receive(
  files: DiskFiles,
  turns: Turns,
  rule: UploadRule,
  stream: Readable,
  rawName: string,
): Promise<ReceivedFile> {
  const sent = await arrived(files, rule, stream)
  try {
    const format = await inspect(sent.path, largestOf(rule) * MEGABYTE)
    const issueText = fileIssue(rule, sent, format)
    if (format === null || issueText !== null)
      throw new RefusedFileError(issueText ?? UPLOAD_TEXT.wrongFormat(rule.formats))
    const as = redrawnAs(format) ?? format
    const drawn = redrawnAs(format) === null ? null : await turns.take(() => redrawn(files, sent, format))
    const file = drawn ?? sent
    await files.store(file)
    const print = drawn && (await turns.take(() => files.print(file.hash)))
    const name = nameFor(cleanFileName(rawName), as)
    const { hash, size } = file
    return { hash, sentHash: sent.hash, size, sentSize: sent.size, format: as, name, print }
  } finally {
    await rm(sent.path, { force: true })
  }
}

async function arrived(files: DiskFiles, rule: UploadRule, stream: Readable): Promise<TempFile> {
  try {
    return await writeTemp(files.incoming, stream, largestOf(rule) * MEGABYTE)
  } catch (error) {
    if (error instanceof TooLargeError) throw new RefusedFileError(UPLOAD_TEXT.tooLarge(largestOf(rule)), true)
    throw error
  }
}

async function redrawn(files: DiskFiles, { path }: TempFile, format: Parameters<typeof redraw>[1]): Promise<TempFile> {
  const target = tempPath(files.incoming)
  try {
    await redraw(path, format, target)
    await flushed(target)
    return { path: target, hash: await hashOf(target), size: (await stat(target)).size }
  } catch (error) {
    await rm(target, { force: true })
    throw error instanceof PictureError ? new RefusedFileError(error.message) : error
  }
}
