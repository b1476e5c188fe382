import { ChevronLeft, ChevronRight, Download, Printer, X } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { FormFileScreenProps } from '../form-actions.ts'
import { formHead, formPage, formTools } from '../form-layout.ts'
import { FormFileBody } from './form-file-body.tsx'

const aside = css({ color: 'ink-3' })

/**
 * Shows a stored file as a document; it contains no data of the case.
 * @source APP-013, OPN-027
 */
export function FormFileScreen({
  document,
  documents,
  fetchForm,
  onOpen,
  onDownload,
  onPrint,
  busy,
}: FormFileScreenProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const close = useRef<HTMLButtonElement>(null)
  const at = documents.findIndex(({ formId }) => formId === document.formId)
  const before = documents[at - 1]
  const after = documents[at + 1]
  useEffect(() => close.current?.focus(), [])
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event)) return
    const target =
      event.key === 'Escape'
        ? null
        : event.altKey && event.key === 'ArrowLeft'
          ? before?.formId
          : event.altKey && event.key === 'ArrowRight'
            ? after?.formId
            : undefined
    if (target === undefined) return
    event.preventDefault()
    onOpen(target)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles shortcuts from any focused element inside
    <div className={formPage} onKeyDown={press} role="presentation">
      <Card aria-label={document.formName}>
        <div className={formHead}>
          <b>{document.formName}</b>
          <span className={aside}>{texts.position({ at: at + 1, total: documents.length })}</span>
          {document.needed ? null : <Tag>{texts.notNeededText}</Tag>}
          <div className={formTools}>
            <IconButton
              size="sm"
              variant="bordered"
              icon={<ChevronLeft aria-hidden />}
              label={texts.previous}
              disabled={before === undefined}
              onClick={() => onOpen(before?.formId ?? null)}
            />
            <IconButton
              size="sm"
              variant="bordered"
              icon={<ChevronRight aria-hidden />}
              label={texts.next}
              disabled={after === undefined}
              onClick={() => onOpen(after?.formId ?? null)}
            />
            {document.fileFormat === 'pdf' ? (
              <Button size="sm" icon={<Printer aria-hidden />} loading={busy} onClick={() => onPrint(document)}>
                {texts.print}
              </Button>
            ) : null}
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              loading={busy}
              onClick={() => onDownload(document, false)}
            >
              {texts.download}
            </Button>
            <Button ref={close} size="sm" icon={<X aria-hidden />} onClick={() => onOpen(null)}>
              {texts.closePreview}
            </Button>
          </div>
        </div>
        <FormFileBody document={document} fetchForm={fetchForm} />
      </Card>
    </div>
  )
}
