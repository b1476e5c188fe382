import type { FieldRef, FormPart } from '../form-template.ts'
import type { ShownValue } from '../form-values.ts'
import type { Measure } from './drawing.ts'

/** A text of one kind: words, a value of a field, or a box to tick before its label. */
export interface Run {
  readonly text: string
  readonly field?: { readonly ref: FieldRef; readonly shown: ShownValue }
  /** Draws a line below the text, with at least this width. */
  readonly lineWidth?: number
  readonly tick?: boolean
  /** Kept on one line where it fits. */
  readonly whole?: true
}

/** A part of a run on one line; `x` from the left end of the line. */
export interface Segment {
  readonly run: Run
  readonly text: string
  readonly x: number
  readonly width: number
}
export type Line = readonly Segment[]

interface Token {
  readonly run: Run
  readonly text: string
  readonly width: number
}

/** Characters that must not start a line, and characters that must not end one. @source GB/T 15834 */
const NOT_FIRST = /^[、，。；：？！）》」』】〕％·…—,.;:?!)\]}%℃㎡]/
const NOT_LAST = /[（《「『【〔([{]$/
/** Words, numbers and amounts are not broken; every other character is a token of its own. */
const TOKENS = /[A-Za-z0-9][A-Za-z0-9.,@_*/:#%+-]*|\*[A-Za-z0-9*]*|\n|./gsu

/** Breaks runs into lines. Breaks a token only when it is wider than a line. */
export function breakLines(
  runs: readonly Run[],
  {
    width,
    indent = 0,
    hanging = 0,
    size,
    bold = false,
    measure,
  }: {
    readonly width: number
    readonly indent?: number
    readonly hanging?: number
    readonly size: number
    readonly bold?: boolean
    readonly measure: Measure
  },
): readonly Line[] {
  const widthOf = (text: string) => measure(text, size, bold)
  const lines: Token[][] = [[]]
  let left = width - indent
  let used = 0
  const next = (carried: readonly Token[] = []) => {
    lines.push([...carried])
    left = width - hanging
    used = carried.reduce((sum, token) => sum + token.width, 0)
  }
  for (const whole of runs.flatMap((run) => tokensOf(run, widthOf, width - Math.max(indent, hanging), size))) {
    if (whole.text === '\n') {
      next()
      continue
    }
    const token = isGap(whole) ? fitted(whole, left - used) : whole
    const line = lines.at(-1) ?? []
    if (NOT_FIRST.test(token.text)) used -= releasedWidth(line, used + token.width - left)
    if (used + token.width > left + 0.01 && line.length > 0) {
      next(carriedOver(line, token, width - hanging))
      if (token.text === ' ' || token.text === '　') continue
    }
    lines.at(-1)?.push(token)
    used += token.width
  }
  return lines.map((line, index) => placed(line, index === 0 ? indent : hanging))
}

/** True for the line after a value, or for an empty line to write on. */
const isGap = ({ run, text }: Token): boolean => text === '' && run.tick === undefined

/**
 * Shortens a line to the remaining width: always after a value, otherwise only where at least half of the required
 * width remains.
 */
function fitted(token: Token, left: number): Token {
  return token.width > left && (token.run.text !== '' || left >= token.width / 2)
    ? { ...token, width: Math.max(0, left) }
    : token
}

/** Shortens the line after a value so that its closing character fits. @returns the released width */
function releasedWidth(line: Token[], missing: number): number {
  const last = line.at(-1)
  if (!last || !isGap(last) || missing <= 0 || missing > last.width) return 0
  line[line.length - 1] = { ...last, width: last.width - missing }
  return missing
}

/** Removes from the end of a full line what must move to the next line with the token. */
function carriedOver(line: Token[], token: Token, available: number): readonly Token[] {
  const carried: Token[] = []
  let first = token.text
  let left = available - token.width
  while (line.length > 1) {
    const last = line.at(-1)
    if (last && isGap(last) && last.run.text !== '' && NOT_FIRST.test(first)) {
      // After a value the line is not needed.
      line.pop()
      continue
    }
    if (
      !last ||
      !(NOT_FIRST.test(first) || NOT_LAST.test(last.text) || (last.run.tick !== undefined && last.text === ''))
    )
      break
    left -= last.width
    if (left < 0) break
    carried.unshift(last)
    line.pop()
    first = last.text
  }
  return carried
}

function tokensOf(run: Run, widthOf: (text: string) => number, widest: number, size: number): readonly Token[] {
  const token = (text: string, width = widthOf(text)): Token => ({ run, text, width })
  const words =
    run.whole && widthOf(run.text) <= widest - size * 1.3
      ? [token(run.text)]
      : (run.text.match(TOKENS) ?? []).flatMap((text) => torn(text, widthOf, widest).map((part) => token(part)))
  const missing = (run.lineWidth ?? 0) - words.reduce((sum, { width }) => sum + width, 0)
  return [
    ...(run.tick === undefined ? [] : [token('', size * 1.3)]),
    ...words,
    ...(missing > 0 ? [token('', Math.min(missing, widest))] : []),
  ]
}

function torn(text: string, widthOf: (text: string) => number, widest: number): readonly string[] {
  return widthOf(text) <= widest ? [text] : [...text]
}

/** Adjacent tokens of one run become one segment. */
function placed(line: readonly Token[], indent: number): Line {
  const segments: Segment[] = []
  let x = indent
  for (const { run, text, width } of line) {
    const last = segments.at(-1)
    if (last?.run === run && !(last.run.tick !== undefined && last.text === ''))
      segments[segments.length - 1] = { ...last, text: last.text + text, width: last.width + width }
    else segments.push({ run, text, x, width })
    x += width
  }
  return segments
}

/** Converts parts of a text to runs. */
export function runsOf(
  parts: readonly FormPart[],
  shown: (part: Exclude<FormPart, string>) => ShownValue,
): readonly Run[] {
  return parts.map((part) => {
    if (typeof part === 'string') return { text: part }
    const found = shown(part)
    return { text: cleanText(found.text), lineWidth: part.width, field: { ref: part.value, shown: found } }
  })
}

/** Removes control characters and characters that change the direction of writing. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu, ' ')
}
