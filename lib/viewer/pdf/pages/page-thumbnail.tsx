import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type CSSProperties, memo, type ReactElement, useEffect, useRef, useState } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { drawPage, pixelsOf, releaseCanvas } from './draw-page.ts'
import { PAPER } from './paper.ts'
import type { PageSize } from '../pdf-props.ts'

export interface PageThumbnailProps {
  readonly document: PDFDocumentProxy
  /** A new value draws the thumbnail again. */
  readonly version: number
  readonly page: number
  readonly size: PageSize
  readonly current: boolean
  readonly onChoose: (page: number) => void
}

/** Width of a thumbnail. @unit px */
const WIDTH = 88
const button = css({
  display: 'grid',
  placeItems: 'center',
  gap: '4',
  flex: 'none',
  cursor: 'pointer',
  color: 'ink-2',
  textStyle: 'note',
})
const CURRENT: CSSProperties = { boxShadow: '0 0 0 2px var(--fk-colors-brand)' }

/** A button with a small page, drawn while it is in view. */
export const PageThumbnail = memo(function PageThumbnail(props: PageThumbnailProps): ReactElement {
  const { document: source, version, page, size, current, onChoose } = props
  const text = useMessages(pdfMessages)
  const place = useRef<HTMLButtonElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  const [inView, setInView] = useState(false)
  const height = Math.round((WIDTH * size.height) / size.width)
  const shown = useRef<{ readonly version: number; readonly canvas: HTMLCanvasElement } | null>(null)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '200px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!inView || shown.current?.version === version) return undefined
    const calledOff = new AbortController()
    drawPage(
      source,
      { page, version, ...pixelsOf({ width: WIDTH, height }, globalThis.devicePixelRatio) },
      calledOff.signal,
    ).then(
      (canvas) => {
        if (calledOff.signal.aborted) return releaseCanvas(canvas)
        Object.assign(canvas.style, { width: '100%', height: '100%' })
        paper.current?.replaceChildren(canvas)
        if (shown.current !== null) releaseCanvas(shown.current.canvas)
        shown.current = { version, canvas }
      },
      // The page itself shows that it cannot be drawn.
      () => undefined,
    )
    return () => calledOff.abort()
  }, [inView, source, page, version, height])
  useEffect(() => {
    if (!inView) return undefined
    return () => {
      if (shown.current === null) return
      shown.current.canvas.remove()
      releaseCanvas(shown.current.canvas)
      shown.current = null
    }
  }, [inView])
  const label = text.page({ page: page + 1 })
  return (
    <button
      ref={place}
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      tabIndex={current ? 0 : -1}
      className={button}
      onClick={() => onChoose(page)}
    >
      <div ref={paper} aria-hidden style={{ ...PAPER, width: WIDTH, height, ...(current ? CURRENT : {}) }} />
      <span aria-hidden>{page + 1}</span>
    </button>
  )
})
