import { type KeyboardEvent, memo, type ReactElement, useEffect, useRef } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { PageThumbnail } from './page-thumbnail.tsx'
import type { PageSize } from '../pdf-props.ts'
import type { OpenedPdf } from '../engine/use-pdf-document.ts'

export interface PageStripProps {
  readonly opened: OpenedPdf
  readonly sizes: readonly PageSize[]
  /** Index from 0. */
  readonly page: number
  /** Must be the same function each time. */
  readonly onChoose: (page: number) => void
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  flex: 'none',
  overflowY: 'auto',
  borderInlineEndWidth: '1px',
  borderInlineEndColor: 'line',
  backgroundColor: 'surface',
  padding: '8',
})
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Thumbnails of all pages. The current page is in view and takes the focus; arrow keys move from it. */
export const PageStrip = memo(function PageStrip({ opened, sizes, page, onChoose }: PageStripProps): ReactElement {
  const text = useMessages(pdfMessages)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = strip.current
    const current = box?.children[page]
    if (!box || !(current instanceof HTMLElement)) return
    if (box.matches(':focus-within')) current.focus({ preventScroll: true })
    box.scrollTo({ top: current.offsetTop - box.offsetTop - (box.clientHeight - current.offsetHeight) / 2 })
  }, [page])
  const onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(Math.min(sizes.length - 1, Math.max(0, page + step)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div
      ref={strip}
      role="group"
      aria-label={text.strip}
      className={list}
      style={{ width: 132, overscrollBehavior: 'contain' }}
      onKeyDown={onKey}
    >
      {sizes.map((size, at) => (
        <PageThumbnail
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its index
          key={at}
          document={opened.document}
          version={opened.changedAt[at] ?? opened.version}
          page={at}
          size={size}
          current={at === page}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
})
