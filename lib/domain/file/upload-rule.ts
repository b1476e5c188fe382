import type { Field } from '../../catalogue/field.ts'
import { FORMATS, type FileEnding, type FileFormat, isVideo } from './file-format.ts'

/** Bytes of a megabyte. @source UPL-023 @public */
export const MEGABYTE = 1_048_576

/** What may be uploaded for one use. @source UPL-004 @public */
export interface UploadRule {
  readonly formats: readonly FileEnding[]
  /** Most files of the use together, and the most that may be chosen at once. */
  readonly maxCount: number
  /** Files of this size and more are refused. @unit megabytes */
  readonly maxSize: number
  /** The same for films among other files, where they may be larger. @unit megabytes */
  readonly filmSize?: number
}

const rule = (formats: readonly FileEnding[], maxCount: number, maxSize = 10): UploadRule => ({
  formats,
  maxCount,
  maxSize,
})
const FILM_SIZE = 100

/**
 * Limits by use, declared here and nowhere else. The name of a use travels as `media` of an upload.
 *
 * @source UPL-004 to UPL-014, CAL-042 @public
 */
export const UPLOAD_RULE = {
  image: rule(FORMATS.image, 9),
  file: rule(FORMATS.file, 9),
  /** Papers of a case: pictures or PDF. */
  paper: rule([...FORMATS.image, 'pdf'], 9),
  /** Attachments of a record: pictures, documents, films and sound. */
  attachment: {
    ...rule([...new Set([...FORMATS.image, ...FORMATS.file, ...FORMATS.video, ...FORMATS.audio])], 9),
    filmSize: FILM_SIZE,
  },
  excel: rule(FORMATS.excel, 1),
  video: rule(FORMATS.video, 1, FILM_SIZE),
  audio: rule(FORMATS.audio, 9),
  /** Pictures in rich text: one call each. */
  richText: rule(FORMATS.image, 1),
} as const satisfies Record<string, UploadRule>

/** @public */
export type UploadUse = keyof typeof UPLOAD_RULE

export function isUploadUse(text: unknown): text is UploadUse {
  return typeof text === 'string' && Object.hasOwn(UPLOAD_RULE, text)
}

/** How large a file of the format must not be. @unit megabytes */
export function sizeLimitOf({ maxSize, filmSize = maxSize }: UploadRule, format: FileFormat): number {
  return isVideo(format) ? filmSize : maxSize
}

/** How large a file of the use must not be, whatever it is. @unit megabytes */
export function largestOf({ maxSize, filmSize = maxSize }: UploadRule): number {
  return Math.max(maxSize, filmSize)
}

/** The largest file any use takes, in bytes. */
export const LARGEST_FILE = Math.max(...Object.values(UPLOAD_RULE).map(largestOf)) * MEGABYTE

/**
 * The use a call of either address is for: attachments, what `media` names, or a picture of a rich text. Null for a
 * name nobody knows.
 */
export function uploadUseOf(method: string, media: string | null | undefined): UploadUse | null {
  if (media !== null && media !== undefined && media !== '') return isUploadUse(media) ? media : null
  return method === 'uploadDocument' ? 'attachment' : 'richText'
}

/** What decides what a field of documents takes. */
type DocumentField = Pick<Field, 'kind' | 'media' | 'maxCount'>

/** The use behind a field of documents: what it declares, else pictures or documents. */
export function uploadUseOfField({ kind, media }: DocumentField): UploadUse {
  return kind === 'image' || kind === 'images' ? 'image' : (media ?? 'file')
}

/** The rule for a field of documents: its own count where it has one, and a single file for a single value. */
export function ruleOfField(field: DocumentField): UploadRule {
  const general = UPLOAD_RULE[uploadUseOfField(field)]
  return {
    ...general,
    maxCount: field.kind === 'image' || field.kind === 'file' ? 1 : (field.maxCount ?? general.maxCount),
  }
}
