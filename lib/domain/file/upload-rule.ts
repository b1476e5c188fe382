import type { Field } from '../../catalogue/field.ts'
import { FORMATS, type FileEnding, type FileFormat, isVideo } from './file-format.ts'

/** Number of bytes in a megabyte. @source UPL-023 @public */
export const MEGABYTE = 1_048_576

/** What may be uploaded for one use. @source UPL-004 @public */
export interface UploadRule {
  /** Accepted file endings, without a dot. */
  readonly formats: readonly FileEnding[]
  /** Maximum number of files of the use together, which is also the maximum for one choice. */
  readonly maxCount: number
  /** Files of this size and more are refused. @unit megabytes */
  readonly maxSize: number
  /** The same for videos among other files, where they may be larger. @unit megabytes */
  readonly filmSize?: number
}

const rule = (formats: readonly FileEnding[], maxCount: number, maxSize = 10): UploadRule => ({
  formats,
  maxCount,
  maxSize,
})
const FILM_SIZE = 100

/**
 * Limits by use; no other code declares any. The `media` parameter of an upload is the name of a use.
 * @source UPL-004 to UPL-014, CAL-042
 * @public
 */
export const UPLOAD_RULE = {
  image: rule(FORMATS.image, 9),
  file: rule(FORMATS.file, 9),
  /** Papers of a case: pictures or PDF. */
  paper: rule([...FORMATS.image, 'pdf'], 9),
  /** Attachments of a record: pictures, documents, videos and sound. */
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

/** A use of uploaded files, which decides formats, number and size. @public */
export type UploadUse = keyof typeof UPLOAD_RULE

export function isUploadUse(text: unknown): text is UploadUse {
  return typeof text === 'string' && Object.hasOwn(UPLOAD_RULE, text)
}

/** A file of the format must be smaller than this. @unit megabytes */
export function sizeLimitOf({ maxSize, filmSize = maxSize }: UploadRule, format: FileFormat): number {
  return isVideo(format) ? filmSize : maxSize
}

/** A file of the use must be smaller than this, whatever its format. @unit megabytes */
export function largestOf({ maxSize, filmSize = maxSize }: UploadRule): number {
  return Math.max(maxSize, filmSize)
}

/** The largest file any use accepts, in bytes. */
export const LARGEST_FILE = Math.max(...Object.values(UPLOAD_RULE).map(largestOf)) * MEGABYTE

/**
 * The use of an upload call, by its address: attachments, the use `media` names, or a picture of rich text. Null for an
 * unknown name.
 */
export function uploadUseOf(method: string, media: string | null | undefined): UploadUse | null {
  if (media !== null && media !== undefined && media !== '') return isUploadUse(media) ? media : null
  return method === 'uploadDocument' ? 'attachment' : 'richText'
}

/** The parts of a field of documents that decide which files it takes. */
type DocumentField = Pick<Field, 'kind' | 'media' | 'maxCount'>

/** The use of a field of documents: the one it declares, else pictures or documents. */
export function uploadUseOfField({ kind, media }: DocumentField): UploadUse {
  return kind === 'image' || kind === 'images' ? 'image' : (media ?? 'file')
}

/** The rule for a field of documents: with the field's own count where it has one, and one file for a single value. */
export function ruleOfField(field: DocumentField): UploadRule {
  const general = UPLOAD_RULE[uploadUseOfField(field)]
  return {
    ...general,
    maxCount: field.kind === 'image' || field.kind === 'file' ? 1 : (field.maxCount ?? general.maxCount),
  }
}
