import { isCleanText } from '../../catalogue/clean-text.ts'
import { endingOf, type FileFormat } from './file-format.ts'

/** Characters a name may have, as `hf1aFileName` has. @source UPL-001 */
const LONGEST_NAME = 200
const UNNAMED = '未命名'
/**
 * Control characters, and the invisible ones that turn the direction of writing: `photo[U+202E]gpj.exe` reads as a
 * picture.
 */
const INVISIBLE = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu
/** Names some systems keep for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * A file name as it may be shown and saved under: the last part of a path, composed, without invisible characters,
 * at most 200 characters. It is a label only; nothing is stored under it.
 *
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

/** The same name with another ending, when the bytes are of another format than it says. */
export function withEnding(name: string, ending: string): string {
  const dot = name.lastIndexOf('.')
  return `${dot > 0 ? name.slice(0, dot) : name}.${ending}`
}

/**
 * Endings that fit a format, the usual one first. `acc` of the specification is AAC, which players know as `aac` alone.
 * @source OPN-026
 */
const ENDINGS: Readonly<Partial<Record<FileFormat, readonly [string, ...string[]]>>> = {
  jpg: ['jpg', 'jpeg'],
  ogg: ['ogg', 'ogv'],
  mp4: ['mp4', 'm4v'],
  acc: ['aac'],
}

/** A name says what the bytes are, so that they open with the right program when they are saved. */
export function nameFor(name: string, format: FileFormat): string {
  const [usual, ...others] = ENDINGS[format] ?? [format]
  return [usual, ...others].includes(endingOf(name)) ? name : withEnding(name, usual)
}

/** Cut in the middle, since the ending says what the file is. */
function shortened(name: string): string {
  const signs = [...name]
  if (signs.length <= LONGEST_NAME) return name
  const dot = signs.lastIndexOf('.')
  const ending = dot > 0 && signs.length - dot <= 10 ? signs.slice(dot) : []
  return [...signs.slice(0, LONGEST_NAME - ending.length), ...ending].join('')
}
