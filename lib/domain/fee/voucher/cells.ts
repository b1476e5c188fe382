/** Rows of a voucher, each with its cells from left to right. */
export type Cells = readonly (readonly string[])[]

const BESIDE_HAN = /(?<=[\p{Script=Han}:()〈〉]) +| +(?=[\p{Script=Han}:()〈〉])/gu
/** Longer than any text in one cell of a voucher. */
const LONGEST_CELL = 300
const WITHIN_NUMBER = /(?<=\d) ?([.,;:]) ?(?=\d)/g

/**
 * Splits recognised text into cells: a line is a row, tabs separate cells. Converts full-width characters and removes
 * the spaces that recognition puts between Chinese characters.
 */
export function cellsOf(text: string): Cells {
  return text
    .normalize('NFKC')
    .split(/\r?\n/)
    .map((line) =>
      line
        .split('\t')
        .map(plain)
        .filter((cell) => cell !== ''),
    )
    .filter((row) => row.length > 0)
}

function plain(cell: string): string {
  return cell.slice(0, LONGEST_CELL).trim().replace(/\s+/g, ' ').replace(BESIDE_HAN, '').replace(WITHIN_NUMBER, '$1')
}

/** The texts a label refers to: after it, in the next cell, or below it. @param label with the flag `g` */
export function valuesOf(cells: Cells, label: RegExp): readonly string[] {
  return cells.flatMap((row, at) =>
    row.flatMap((cell, place) =>
      [...cell.matchAll(label)].flatMap(({ index, 0: found }) => {
        const behind = cell.slice(index + found.length)
        if (hasDigit(behind)) return behind
        const beside = row[place + 1]
        if (beside !== undefined && hasDigit(beside)) return beside
        const below = cells[at + 1]
        const under = below?.[below.length === row.length ? place : 0]
        return under !== undefined && hasDigit(under) && (below?.length === row.length || row.length === place + 1)
          ? under
          : []
      }),
    ),
  )
}

const hasDigit = (text: string): boolean => /\d/.test(text)

/** The value all of them agree on; null when there is none or they differ. */
export function agreed<T>(found: readonly T[]): T | null {
  const [first] = found
  return first !== undefined && found.every((one) => one === first) ? first : null
}
