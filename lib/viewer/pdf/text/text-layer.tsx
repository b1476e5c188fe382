import { memo, type ReactElement, useEffect, useRef } from 'react'
import { drawText, TEXT_SIZE } from './draw-text.ts'
import type { MeasureText } from './measure-text.ts'
import type { PageTexts } from './page-texts.ts'
import type { PageSize } from '../pdf-props.ts'

export interface TextLayerProps {
  readonly page: number
  /** A new value reads the text again. */
  readonly version: number
  readonly texts: PageTexts
  readonly size: PageSize
  /** Pixels per point. */
  readonly scale: number
  readonly measure: MeasureText
}

/** Text over the drawing that can be selected, copied and read by screen readers. */
export const TextLayer = memo(function TextLayer({
  page,
  version,
  texts,
  size,
  scale,
  measure,
}: TextLayerProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null)
  const drawn = useRef(0)
  useEffect(() => {
    // A newer file that did not change this page keeps the current selection.
    if (drawn.current === version) return undefined
    let isOver = false
    texts.read(page).then(
      (runs) => {
        if (isOver || layer.current === null) return
        drawText(runs, layer.current, measure)
        drawn.current = version
      },
      // The page is visible but cannot be selected; the drawing already shows the error.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [page, version, texts, measure])
  return (
    <div
      ref={layer}
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: size.width * TEXT_SIZE,
        height: size.height * TEXT_SIZE,
        overflow: 'clip',
        transformOrigin: '0 0',
        transform: `scale(${scale / TEXT_SIZE})`,
        color: 'transparent',
        cursor: 'text',
        textAlign: 'initial',
        lineHeight: 1,
        letterSpacing: 'normal',
        userSelect: 'text',
      }}
    />
  )
})
