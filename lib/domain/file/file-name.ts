import { isCleanText } from '../../catalogue/clean-text.ts'
import { endingOf, type FileFormat } from './file-format.ts'

/** Maximum number of characters of a name, as for `hf1aFileName`. @source UPL-001 */
const LONGEST_NAME = 200
const UNNAMED = '未命名'
/**
 * Control characters, and invisible ones that change the direction of writing: with them `photo[U+202E]gpj.exe` looks
 * like a picture.
 */
const INVISIBLE = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu
/** Names that some systems reserve for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name that is safe to show and to save under: the last part of a path, in composed Unicode, without invisible
 * characters, at most 200 characters. It is a label only; storage does not use it.
 * @source server rules R21, R24
 */
export function cleanFileName(rawName: string): string {
  const last = rawName.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const visible = last
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const name = [...visible]
    .filter((sign) => isCleanText(sign))
    .join('')
    .replace(DEVICE, '_$&')
  return name === '' ? UNNAMED : shortened(name)
}

/** The name with another ending, for bytes whose format differs from the name. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name}.${ending}`
}

/**
 * Endings of a format, the usual one first. `acc` in the specification is AAC, which players only know as `aac`.
 * @source OPN-026
 */
const ENDINGS: Readonly<Partial<Record<FileFormat, readonly [string, ...string[]]>>> = {
  jpg: ['jpg', 'jpeg'],
  ogg: ['ogg', 'ogv'],
  mp4: ['mp4', 'm4v'],
  acc: ['aac'],
}

/** The name with an ending that fits the bytes, so that a saved file opens in the right program. */
export function nameFor(name: string, format: FileFormat): string {
  const [usual, ...others] = ENDINGS[format] ?? [format]
  return [usual, ...others].includes(endingOf(name)) ? name : withEnding(name, usual)
}

/** Cuts a name in the middle, because the ending shows the file type. */
function shortened(name: string): string {
  const signs = [...name]
  if (signs.length <= LONGEST_NAME) return name
  const dot = signs.lastIndexOf('.')
  const ending = dot > 0 && signs.length - dot <= 10 ? signs.slice(dot) : []
  return [...signs.slice(0, LONGEST_NAME - ending.length), ...ending].join('')
}
