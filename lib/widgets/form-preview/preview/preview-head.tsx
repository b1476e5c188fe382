import { ChevronDown, ChevronLeft, ChevronRight, Download, Printer, X } from 'lucide-react'
import { forwardRef } from 'react'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import type { FormDocumentRow } from '../document-list.ts'
import { formHead, formTools } from '../form-layout.ts'
import { PrintMark } from '../list/print-mark.tsx'
import { StandardMark } from '../list/standard-mark.tsx'

export interface PreviewHeadProps {
  readonly document: FormDocumentRow
  readonly at: number
  readonly total: number
  /** True while it is being printed or downloaded. */
  readonly busy: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onPrint: () => void
  readonly onDownload: (blank: boolean) => void
  readonly onClose: () => void
}

const name = css({ textStyle: 'cardTitle', overflowWrap: 'anywhere' })
const aside = css({ textStyle: 'note', color: 'ink-3', whiteSpace: 'nowrap' })

/** Name of the document, its print status and its actions. @source APP-003 to APP-006 */
export const PreviewHead = forwardRef<HTMLButtonElement, PreviewHeadProps>(function PreviewHead(
  { document, at, total, busy, onStep, onPrint, onDownload, onClose },
  ref,
) {
  const texts = useMessages(formPreviewMessages)
  const own = useMessages(formCompareMessages)
  const { formName, printStandard, documentUrl, printed } = document
  const none = documentUrl === ''
  const shut = { size: 'sm', disabled: none, title: none ? texts.unavailable : undefined } as const
  return (
    <div className={formHead}>
      <h2 className={name}>{formName}</h2>
      <StandardMark standard={printStandard} />
      <span className={aside}>{texts.position({ at, total })}</span>
      {printed === null ? null : <PrintMark document={document} />}
      {printed?.stale ? <span className={aside}>{own.staleText}</span> : null}
      <div className={formTools}>
        <IconButton
          size="sm"
          variant="bordered"
          icon={<ChevronLeft aria-hidden />}
          label={texts.previous}
          title={own.withKey({ label: texts.previous, key: 'Alt ←' })}
          disabled={at <= 1}
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="sm"
          variant="bordered"
          icon={<ChevronRight aria-hidden />}
          label={texts.next}
          title={own.withKey({ label: texts.next, key: 'Alt →' })}
          disabled={at >= total}
          onClick={() => onStep(1)}
        />
        <Button {...shut} icon={<Printer aria-hidden />} loading={busy} onClick={onPrint}>
          {texts.print}
        </Button>
        <Menu
          align="end"
          trigger={
            <Button {...shut} icon={<Download aria-hidden />}>
              {texts.download}
              <ChevronDown aria-hidden />
            </Button>
          }
          items={[
            { value: 'filled', label: texts.download },
            { value: 'blank', label: texts.blankHint },
          ]}
          onSelect={(value) => onDownload(value === 'blank')}
        />
        <Button
          ref={ref}
          size="sm"
          icon={<X aria-hidden />}
          title={own.withKey({ label: texts.closePreview, key: 'Esc' })}
          onClick={onClose}
        >
          {texts.closePreview}
        </Button>
      </div>
    </div>
  )
})
