/**
 * Formats by use, as lists of file endings, unchanged from the specification.
 * @source UPL-005 to UPL-010, OPN-026
 * @public
 */
export const FORMATS = {
  video: ['mp4', 'ogv', 'ogg', 'webm', 'm4v'],
  audio: ['wav', 'mp3', 'ogg', 'acc', 'webm', 'amr'],
  file: ['doc', 'docx', 'xlsx', 'xls', 'pdf'],
  excel: ['xlsx', 'xls'],
  img: ['jpg', 'jpeg', 'png', 'gif'],
  /** What may be uploaded as a picture; includes more formats than `img`. */
  image: ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'webp'],
} as const

/** A supported file ending, without the dot. @public */
export type FileEnding = (typeof FORMATS)[keyof typeof FORMATS][number]

/** The possible formats of the bytes of a file. Endings for the same bytes share one. @public */
export type FileFormat = Exclude<FileEnding, 'jpeg' | 'ogv' | 'm4v'>

const SAME: Readonly<Record<string, FileFormat>> = { jpeg: 'jpg', ogv: 'ogg', m4v: 'mp4' }

/** Media types of formats, as the server sends them. */
export const MEDIA_TYPE: Readonly<Record<FileFormat, string>> = {
  mp4: 'video/mp4',
  ogg: 'video/ogg',
  webm: 'video/webm',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  acc: 'audio/aac',
  amr: 'audio/amr',
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
}

/** The media type of a format; unknown formats are sent as plain bytes. */
export function mediaTypeOf(format: string): string {
  return Object.entries(MEDIA_TYPE).find(([known]) => known === format)?.[1] ?? 'application/octet-stream'
}

const ALL: ReadonlySet<string> = new Set(Object.values(FORMATS).flat())

/** The ending of a file name in lower case; empty when there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

/** The format of a file ending, or null for an unsupported one. */
export function formatOfEnding(ending: string): FileFormat | null {
  if (!ALL.has(ending)) return null
  return SAME[ending] ?? (ending as FileFormat) // adapter: supported, and none of the shared endings
}

/** True when bytes of the format are among the endings. */
export function isAmong(endings: readonly FileEnding[], format: FileFormat): boolean {
  return endings.some((ending) => formatOfEnding(ending) === format)
}

/** True for pictures a browser can show. */
export function isPicture(format: string): boolean {
  return isAmongText(FORMATS.image, format)
}

/** True for videos. `ogg` and `webm` may contain sound only, which the same player plays. */
export function isVideo(format: string): boolean {
  return isAmongText(FORMATS.video, format)
}

function isAmongText(endings: readonly FileEnding[], text: string): boolean {
  const format = formatOfEnding(text)
  return format !== null && isAmong(endings, format)
}
