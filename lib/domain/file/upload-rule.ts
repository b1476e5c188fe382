import type { Kind } from '../../catalogue/kind.ts'
import { FORMATS, type FileEnding } from './file-format.ts'

/** Bytes of a megabyte. @source UPL-023 @public */
export const MEGABYTE = 1_048_576

/** What may be uploaded for one use. @source UPL-004 @public */
export interface UploadRule {
  readonly formats: readonly FileEnding[]
  /** Most files of the use together, and the most that may be chosen at once. */
  readonly maxCount: number
  /** Files of this size and more are refused. @unit megabytes */
  readonly maxSize: number
}

const rule = (formats: readonly FileEnding[], maxCount: number, maxSize = 10): UploadRule => ({ formats, maxCount, maxSize })

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
  /** Attachments of a record. */
  attachment: rule([...FORMATS.image, ...FORMATS.file], 9),
  excel: rule(FORMATS.excel, 1),
  video: rule(FORMATS.video, 1, 100),
  audio: rule(FORMATS.audio, 9),
  /** Pictures in rich text: one call each. */
  richText: rule(FORMATS.image, 1),
} as const satisfies Record<string, UploadRule>

/** @public */
export type UploadUse = keyof typeof UPLOAD_RULE

export function isUploadUse(text: unknown): text is UploadUse {
  return typeof text === 'string' && Object.hasOwn(UPLOAD_RULE, text)
}

/** The largest file any use takes, in bytes. */
export const LARGEST_FILE = Math.max(...Object.values(UPLOAD_RULE).map(({ maxSize }) => maxSize)) * MEGABYTE

/** The use a call of either address is for: attachments, what `media` names, or a picture of a rich text. Null for a name nobody knows. */
export function uploadUseOf(method: string, media: string | null | undefined): UploadUse | null {
  if (media !== null && media !== undefined && media !== '') return isUploadUse(media) ? media : null
  return method === 'uploadDocument' ? 'attachment' : 'richText'
}

/** The use behind a field of documents. */
export function uploadUseOfKind(kind: Kind): 'image' | 'file' {
  return kind === 'image' || kind === 'images' ? 'image' : 'file'
}

/** The rule for a field of documents: its own count where it has one, and a single file for a single value. */
export function ruleOfField({ kind, maxCount }: { readonly kind: Kind; readonly maxCount?: number }): UploadRule {
  const general = UPLOAD_RULE[uploadUseOfKind(kind)]
  return { ...general, maxCount: kind === 'image' || kind === 'file' ? 1 : (maxCount ?? general.maxCount) }
}
