/** A recognised line. @unit px */
export interface RecognisedLine {
  readonly top: number
  readonly bottom: number
  readonly words: readonly RecognisedWord[]
}
interface RecognisedWord {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** A gap at least this wide separates two cells, in heights of the line. */
const CELL_GAP = 0.9
/** Lines are in the same row when this part of the lower one overlaps the other vertically. */
const BESIDE = 0.5
const MONEY = /^\d[\d,.;]*[.,]\d{2}$/
/** One glyph that is not a digit, and not a character that labels end with. */
const SIGN = /^[^\d\s:()额颜频元写计款收付到账+-]$/u
/** Maximum width of the sign alone, in widths of a digit. */
const SIGN_WIDTH = 1.4

/**
 * Joins recognised lines to rows from top to bottom, with tabs between cells. Recognition reads column by column, so
 * that values would lose their labels.
 */
export function textOfLines(lines: readonly RecognisedLine[]): string {
  const rows: RecognisedLine[][] = []
  for (const line of lines.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.at(-1)
    if (row?.some((other) => isBeside(line, other))) row.push(line)
    else rows.push([line])
  }
  return rows.map(textOfRow).join('\n')
}

function isBeside(one: RecognisedLine, other: RecognisedLine): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared > BESIDE * Math.min(heightOf(one), heightOf(other))
}

function textOfRow(lines: readonly RecognisedLine[]): string {
  const gap = CELL_GAP * Math.min(...lines.map(heightOf))
  const words = lines.flatMap((line) => line.words).toSorted((a, b) => a.left - b.left)
  return words
    .map((word, index) => {
      const [before, next] = [words[index - 1], words[index + 1]]
      const text = next && next.left - word.right <= gap && isCurrencySign(word, next) ? '¥' : word.text
      return before ? `${word.left - before.right > gap ? '\t' : ' '}${text}` : text
    })
    .join('')
}

/**
 * Recognition has no sign for yuan and returns some other glyph for it. A glyph as narrow as a digit is the sign alone.
 * A wider one may have swallowed the next digit, so it stays, and the rest is not taken for the amount.
 */
function isCurrencySign({ text, left, right }: RecognisedWord, next: RecognisedWord): boolean {
  const digit = (next.right - next.left) / next.text.length
  return MONEY.test(next.text) && SIGN.test(text) && right - left < SIGN_WIDTH * digit
}

const heightOf = ({ top, bottom }: RecognisedLine): number => bottom - top
