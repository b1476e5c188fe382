import type { PdfBox } from '../pdf-props.ts'

/** Boxes whose tops differ by less than this are on one line. @unit points */
const ONE_LINE = 3

/** Groups the boxes by page, in reading order: from the top, and within a line from the left. */
export function boxesByPage(boxes: readonly PdfBox[]): ReadonlyMap<number, readonly PdfBox[]> {
  const pages = new Map<number, PdfBox[]>()
  for (const box of boxes) pages.set(box.page, [...(pages.get(box.page) ?? []), box])
  return new Map([...pages].map(([page, own]) => [page, inOrder(own)]))
}

function inOrder(boxes: readonly PdfBox[]): readonly PdfBox[] {
  const lines: { readonly y: number; readonly boxes: PdfBox[] }[] = []
  for (const box of [...boxes].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    if (line && box.y - line.y <= ONE_LINE) line.boxes.push(box)
    else lines.push({ y: box.y, boxes: [box] })
  }
  return lines.flatMap((line) => line.boxes.sort((a, b) => a.x - b.x))
}
