import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text on a page, in points from its top left. */
export interface TextRun {
  readonly text: string
  readonly left: number
  /** Top edge before the rotation about (left, top). */
  readonly top: number
  readonly height: number
  readonly width: number
  /** Clockwise. @unit radians */
  readonly angle: number
  readonly family: string
  /** True when the run ends a line. */
  readonly ends: boolean
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Part of the font height above the baseline. */
const ASCENT = 0.8

type Matrix = readonly [number, number, number, number, number, number]

/** Reads all text of a page, in reading order. */
export async function readText(page: PDFPageProxy): Promise<readonly TextRun[]> {
  const content = await page.getTextContent()
  const { transform } = page.getViewport({ scale: 1 })
  return runsOf(content, transform as unknown as Matrix) // adapter: the declaration only says an array of anything
}

export function runsOf({ items, styles }: TextContent, view: Matrix): readonly TextRun[] {
  return items.flatMap((item): readonly TextRun[] => {
    if (!('str' in item)) return []
    const [a, b, c, d, e, f] = times(view, item.transform as unknown as Matrix) // adapter: as above
    const { vertical = false, fontFamily = 'sans-serif' } = styles[item.fontName] ?? {}
    const angle = Math.atan2(b, a) + (vertical ? Math.PI / 2 : 0)
    const height = Math.hypot(c, d)
    const ascent = height * ASCENT
    return [
      {
        text: item.str,
        left: e + ascent * Math.sin(angle),
        top: f - ascent * Math.cos(angle),
        height,
        width: vertical ? item.height : item.width,
        angle,
        family: fontFamily,
        ends: item.hasEOL,
      },
    ]
  })
}

function times([a1, b1, c1, d1, e1, f1]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ]
}
