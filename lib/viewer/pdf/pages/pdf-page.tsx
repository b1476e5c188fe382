import { type CSSProperties, memo, type ReactElement, useLayoutEffect, useRef } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import type { Drawing } from './create-painter.ts'
import type { MeasureText } from '../text/measure-text.ts'
import { PageBoxes } from '../boxes/page-boxes.tsx'
import type { PlacedPage } from '../viewport/page-layout.ts'
import { PageMarks } from '../text/page-marks.tsx'
import type { PageTexts } from '../text/page-texts.ts'
import { PAPER } from './paper.ts'
import type { PageSize, PdfBox } from '../pdf-props.ts'
import { TextLayer } from '../text/text-layer.tsx'
import type { PageMark } from '../text/use-text-search.ts'

export interface PdfPageProps {
  readonly page: number
  readonly placed: PlacedPage
  /** Size on paper. @unit points */
  readonly size: PageSize
  /** True when the page is visible or will be next. */
  readonly near: boolean
  /** Absent while the page is out of view or loading. */
  readonly drawing: Drawing | undefined
  readonly texts: PageTexts | null
  readonly measure: MeasureText
  readonly boxes: readonly PdfBox[] | undefined
  readonly activeBox: string | null
  readonly onBoxPress: (id: string) => void
  readonly marks: readonly PageMark[] | undefined
}

const whole: CSSProperties = { position: 'absolute', inset: 0 }

/** One page: its drawing, selectable text, search hits and boxes. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps): ReactElement {
  const { page, placed, size, near, drawing, texts, measure, boxes, activeBox, onBoxPress, marks } = props
  const text = useMessages(pdfMessages)
  const paper = useRef<HTMLDivElement>(null)
  const canvas = drawing?.canvas ?? null
  useLayoutEffect(() => {
    if (canvas === null) return undefined
    Object.assign(canvas.style, { width: '100%', height: '100%' })
    canvas.setAttribute('aria-hidden', 'true')
    paper.current?.replaceChildren(canvas)
    return () => canvas.remove()
  }, [canvas])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is not a form
    <div
      role="group"
      aria-label={text.page({ page: page + 1 })}
      data-page={page}
      data-drawn={canvas === null ? undefined : ''}
      style={{
        ...PAPER,
        position: 'absolute',
        left: placed.left,
        top: placed.top,
        width: placed.width,
        height: placed.height,
      }}
    >
      <div ref={paper} style={whole} />
      {near && drawing === undefined ? (
        <div style={{ ...whole, padding: '8%', overflow: 'hidden' }}>
          <Skeleton label={text.page({ page: page + 1 })}>
            <SkeletonBlock width="60%" />
          </Skeleton>
        </div>
      ) : null}
      {drawing?.canvas === null ? (
        <div role="alert" style={{ ...whole, display: 'grid', placeItems: 'center' }}>
          {text.pageBroken({ page: page + 1 })}
        </div>
      ) : null}
      {drawing === undefined || texts === null ? null : (
        <TextLayer
          page={page}
          version={drawing.version}
          texts={texts}
          size={size}
          scale={placed.width / size.width}
          measure={measure}
        />
      )}
      {marks === undefined ? null : <PageMarks marks={marks} size={size} />}
      {boxes === undefined ? null : <PageBoxes boxes={boxes} size={size} active={activeBox} onPress={onBoxPress} />}
    </div>
  )
})
