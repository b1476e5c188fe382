import { endingOf, formatOfEnding, isAmong, type FileFormat } from './file-format.ts'
import { MEGABYTE, sizeLimitOf, type UploadRule } from './upload-rule.ts'

/**
 * Messages about uploads, word for word as specified.
 * @source ERR-021 to ERR-028, UPL-010 to UPL-021, OPN-024
 * @public
 */
export const UPLOAD_TEXT = {
  tooMany: (limit: number): string => `上传文件数量最多为 ${limit}个!`,
  tooManyChosen: (limit: number, chosen: number): string => `当前限制选择${limit}个文件，本次选择了 ${chosen} 个文件`,
  tooLarge: (megabytes: number): string => `上传文件大小不能超过 ${megabytes}MB!`,
  wrongFormat: (formats: readonly string[]): string => `上传只能是${formats.join('/')}格式!`,
  empty: '文件为空',
  nothingPasted: '未识别到有效文件',
  uploaded: '上传成功',
  removed: '删除成功',
  removeFailed: '删除失败',
} as const

/** The data of a file that can be checked before it is sent. @public */
export interface ChosenFile {
  /** File name; its ending decides the format. */
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** A refused file, and why. @public */
export interface RefusedFile extends ChosenFile {
  readonly message: string
}

/** The chosen files that may be uploaded, and those that may not, each with its message. @public */
export interface Judgement<F extends ChosenFile> {
  readonly accepted: readonly F[]
  readonly refused: readonly RefusedFile[]
}

/**
 * Checks chosen files before they are sent. Too many files refuse the whole choice, because it is unclear which ones
 * were meant; otherwise every file is checked separately.
 * @param present number of files already there or being uploaded
 * @source UPL-004 to UPL-017
 * @public
 */
export function judgeFiles<F extends ChosenFile>(
  rule: UploadRule,
  present: number,
  chosen: readonly F[],
): Judgement<F> {
  const tooManyFiles = countIssue(rule, present, chosen.length)
  const judged = chosen.map((file) => ({
    file,
    message: tooManyFiles ?? fileIssue(rule, file, formatOfEnding(endingOf(file.name))),
  }))
  return {
    accepted: judged.flatMap(({ file, message }) => (message === null ? [file] : [])),
    refused: judged.flatMap(({ file: { name, size }, message }) => (message === null ? [] : [{ name, size, message }])),
  }
}

/** The message about too many files, or null. @source UPL-015, UPL-016 */
export function countIssue({ maxCount }: UploadRule, present: number, chosen: number): string | null {
  if (chosen > maxCount) return UPLOAD_TEXT.tooManyChosen(maxCount, chosen)
  return present + chosen > maxCount ? UPLOAD_TEXT.tooMany(maxCount) : null
}

/**
 * The message about one file, or null. The browser knows the format by the name only, the back end by the bytes.
 * @source UPL-010, UPL-011, UPL-017
 */
export function fileIssue(
  rule: UploadRule,
  { size }: Pick<ChosenFile, 'size'>,
  format: FileFormat | null,
): string | null {
  if (size === 0) return UPLOAD_TEXT.empty
  if (format === null || !isAmong(rule.formats, format)) return UPLOAD_TEXT.wrongFormat(rule.formats)
  const limit = sizeLimitOf(rule, format)
  return size >= limit * MEGABYTE ? UPLOAD_TEXT.tooLarge(limit) : null
}
