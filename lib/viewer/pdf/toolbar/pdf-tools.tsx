import {
  ChevronDown,
  ChevronUp,
  MoveHorizontal,
  PanelLeft,
  RectangleVertical,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { memo, type ReactElement } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { flag } from '../../../ui/dom/flag.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { PageNumber } from './page-number.tsx'
import type { Stage } from '../viewport/use-stage.ts'
import { canStepZoom, steppedZoom } from '../viewport/zoom.ts'

export interface PdfToolsProps extends Pick<Stage, 'factor' | 'zoom' | 'zoomTo' | 'goTo'> {
  readonly page: number
  readonly count: number
  readonly strip: boolean
  readonly onStrip: (open: boolean) => void
  readonly searching: boolean
  readonly onSearch: (open: boolean) => void
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  flex: 'none',
  borderTopWidth: '1px',
  borderTopColor: 'line',
  backgroundColor: 'surface',
  paddingInline: '12',
  minHeight: 'card-head-slim',
})
const group = css({ display: 'flex', alignItems: 'center', gap: '4' })
const figure = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })

/** The toolbar below the pages. A step that is not available keeps its button, so that the focus stays on it. */
export const PdfTools = memo(function PdfTools(props: PdfToolsProps): ReactElement {
  const { factor, zoom, zoomTo, page, count, goTo, strip, onStrip, searching, onSearch } = props
  const text = useMessages(pdfMessages)
  const percent = Math.round(factor * 100)
  const isEmpty = count === 0
  const step = (label: string, icon: ReactElement, off: boolean, act: () => void, key?: string): ReactElement => (
    <IconButton
      size="sm"
      label={label}
      title={key === undefined ? label : text.withKey({ label, key })}
      icon={icon}
      aria-disabled={off}
      data-disabled={flag(off)}
      onClick={off ? undefined : act}
    />
  )
  const fitting = (requested: 'width' | 'page', label: string, icon: ReactElement): ReactElement => (
    <IconButton
      size="sm"
      label={label}
      icon={icon}
      variant={zoom === requested ? 'bordered' : 'plain'}
      aria-pressed={zoom === requested}
      aria-disabled={isEmpty}
      data-disabled={flag(isEmpty)}
      onClick={() => zoomTo(requested)}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div role="group" aria-label={text.tools} className={bar} style={{ justifyContent: 'center' }}>
      <div className={group}>
        <IconButton
          size="sm"
          label={text.strip}
          icon={<PanelLeft aria-hidden />}
          variant={strip ? 'bordered' : 'plain'}
          aria-pressed={strip}
          onClick={() => onStrip(!strip)}
        />
        <IconButton
          size="sm"
          label={text.search}
          title={text.withKey({ label: text.search, key: 'Ctrl+F' })}
          aria-keyshortcuts="Control+F"
          icon={<Search aria-hidden />}
          variant={searching ? 'bordered' : 'plain'}
          aria-pressed={searching}
          onClick={() => onSearch(!searching)}
        />
      </div>
      <div className={group}>
        {step(
          text.zoomOut,
          <ZoomOut aria-hidden />,
          isEmpty || !canStepZoom(factor, -1),
          () => zoomTo((from) => steppedZoom(from, -1)),
          '−',
        )}
        <span
          role="img"
          aria-label={text.scale({ percent })}
          className={figure}
          style={{ minWidth: 44, textAlign: 'center' }}
        >{`${percent}%`}</span>
        {step(
          text.zoomIn,
          <ZoomIn aria-hidden />,
          isEmpty || !canStepZoom(factor, 1),
          () => zoomTo((from) => steppedZoom(from, 1)),
          '+',
        )}
        {fitting('width', text.fitWidth, <MoveHorizontal aria-hidden />)}
        {fitting('page', text.fitPage, <RectangleVertical aria-hidden />)}
      </div>
      <div className={group}>
        {step(text.previousPage, <ChevronUp aria-hidden />, page === 0, () => goTo(page - 1))}
        <PageNumber page={page} count={count} goTo={goTo} />
        {step(text.nextPage, <ChevronDown aria-hidden />, page >= count - 1, () => goTo(page + 1))}
      </div>
    </div>
  )
})
