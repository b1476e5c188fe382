import { useEffect, useRef, useState } from 'react'
import { createPainter, type Drawings } from './create-painter.ts'
import { pixelsOf, releaseCanvas } from './draw-page.ts'
import type { PageLayout } from '../viewport/page-layout.ts'
import { useSettled } from '../../../provider/use-settled.ts'
import type { OpenedPdf } from '../engine/use-pdf-document.ts'
import type { Seen } from '../viewport/use-stage.ts'

const NONE: Drawings = new Map()
/** Delay before pages are drawn at a new scale; the old drawing is stretched meanwhile. @unit ms */
const SETTLES = 150

/** Draws the visible pages, then the pages before and after them. */
export function useDrawings(
  opened: OpenedPdf | null,
  layout: PageLayout | null,
  { first, last, page: middle }: Seen,
): Drawings {
  const [drawings, setDrawings] = useState<Drawings>(NONE)
  const [painter] = useState(() => createPainter(setDrawings))
  useEffect(() => painter.stop, [painter])
  const shown = useRef(NONE)
  useEffect(() => {
    release(shown.current, drawings)
    shown.current = drawings
  }, [drawings])
  useEffect(() => () => release(shown.current, NONE), [])
  const settled = useSettled(layout, SETTLES, null) ?? layout
  useEffect(() => {
    if (settled === null) return
    if (opened === null) {
      painter.stop()
      return
    }
    const ratio = globalThis.devicePixelRatio
    const pages = settled.pages
      .slice(Math.max(0, first - 1), last + 2)
      .map((size, index) => ({ ...pixelsOf(size, ratio), page: Math.max(0, first - 1) + index }))
    // Until the pages have been counted, a layout may have more pages than the file.
    const jobs = pages.flatMap((job) => {
      const version = opened.changedAt[job.page]
      return version === undefined ? [] : [{ ...job, version }]
    })
    const isSeen = (page: number): number => (page >= first && page <= last ? 0 : 1)
    painter.want(
      opened.document,
      jobs.sort((a, b) => isSeen(a.page) - isSeen(b.page) || Math.abs(a.page - middle) - Math.abs(b.page - middle)),
    )
  }, [painter, opened, settled, first, last, middle])
  return drawings
}

/** Frees drawings that are no longer shown, once their replacement is shown. */
function release(before: Drawings, now: Drawings): void {
  for (const [page, { canvas }] of before)
    if (canvas !== null && now.get(page)?.canvas !== canvas) releaseCanvas(canvas)
}
