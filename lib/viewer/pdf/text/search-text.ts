import type { TextRun } from './page-text.ts'

/** From a character of one run to before a character of the same or a later run. */
export interface TextHit {
  readonly page: number
  readonly from: { readonly run: number; readonly at: number }
  readonly to: { readonly run: number; readonly at: number }
}

/**
 * The searchable text of a page. It has no spaces, because lines break and figures are spaced differently in each form.
 */
export interface SearchablePage {
  readonly page: number
  readonly text: string
  /** For each character, the index of its run. */
  readonly runs: readonly number[]
  readonly places: readonly number[]
}

/** Normalises width and case, so that half-width input finds full-width figures and letters. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')

export function searchable(page: number, textRuns: readonly TextRun[]): SearchablePage {
  const letters: string[] = []
  const runs: number[] = []
  const places: number[] = []
  for (const [run, { text }] of textRuns.entries()) {
    let at = 0
    for (const letter of text) {
      // One character may normalise to several: ㎡ to m2.
      for (const part of plain(letter).split('')) {
        letters.push(part)
        runs.push(run)
        places.push(at)
      }
      at += letter.length
    }
  }
  return { page, text: letters.join(''), runs, places }
}

/** Finds every match of the typed text, from the first page on; hits do not overlap. */
export function findText(pages: readonly SearchablePage[], typed: string): readonly TextHit[] {
  const searchText = plain(typed)
  if (searchText === '') return []
  return pages.flatMap(({ page, text, runs, places }) => {
    const hits: TextHit[] = []
    for (let at = text.indexOf(searchText); at >= 0; at = text.indexOf(searchText, at + searchText.length)) {
      const last = at + searchText.length - 1
      hits.push({
        page,
        from: { run: runs[at] ?? 0, at: places[at] ?? 0 },
        to: { run: runs[last] ?? 0, at: (places[last] ?? 0) + 1 },
      })
    }
    return hits
  })
}
