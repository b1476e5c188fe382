import { BODY, type DrawnPage, type FieldBox, PAGE, round } from './drawing.ts'
import { type Drawn, type Piece, together } from './piece.ts'

/**
 * Puts pieces below one another, on as many pages as needed. Rows are not split; headings stay with the next piece and
 * are repeated.
 */
export function paginate(pieces: readonly Piece[]): readonly Drawn[] {
  const pages: Drawn[][] = [[]]
  let y: number = BODY.top
  const put = (piece: Piece) => {
    pages.at(-1)?.push(piece.at(round(y)))
    y += piece.height
  }
  pieces.forEach((piece, index) => {
    const hasContent = y > BODY.top
    const full = y + neededBy(pieces, index) > BODY.bottom + 0.01
    if (hasContent && (full || piece.onNewPage)) {
      pages.push([])
      y = BODY.top
      if (!piece.onNewPage) for (const again of piece.again ?? []) put(again)
    }
    if (!piece.onNewPage) put(piece)
  })
  return pages.map(together)
}

/** The height of a piece together with all that must stay with it. */
function neededBy(pieces: readonly Piece[], from: number): number {
  let needed = 0
  for (let index = from; index < pieces.length; index += 1) {
    const piece = pieces[index]
    needed += piece?.height ?? 0
    if (!piece?.withNext) break
  }
  return Math.min(needed, BODY.bottom - BODY.top)
}

export function toPage(drawn: Drawn): DrawnPage {
  return { width: PAGE.width, height: PAGE.height, ops: drawn.ops }
}

export function onPage({ boxes }: Drawn, page: number): readonly FieldBox[] {
  return boxes.map((box) => ({ page, ...box }))
}
