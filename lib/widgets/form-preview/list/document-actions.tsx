import { Download, Eye, FileX, Printer } from 'lucide-react'
import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import type { FormDocumentRow } from '../document-list.ts'
import type { TakeTask } from '../taking/use-taking.ts'

export interface DocumentActionsProps {
  readonly document: FormDocumentRow
  /** Running tasks for this document alone. */
  readonly busy: readonly TakeTask[]
  readonly onOpen: (formId: string) => void
  readonly onPrint: (document: FormDocumentRow) => void
  readonly onDownload: (document: FormDocumentRow, blank: boolean) => void
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })

/** Actions on one document. @source APP-002, APP-018 */
export function DocumentActions({ document, busy, onOpen, onPrint, onDownload }: DocumentActionsProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { formId, formName, documentUrl, fileFormat } = document
  const none = documentUrl === ''
  const shut = { variant: 'link', disabled: none, title: none ? texts.unavailable : undefined } as const
  const named = (action: string): string => texts.actionOf({ action, name: formName })
  const under = (use: TakeTask['use'], blank: boolean): boolean =>
    busy.some((task) => task.use === use && (task.blank ?? false) === blank)
  return (
    <span className={line}>
      <Button
        {...shut}
        icon={<Eye aria-hidden />}
        data-preview=""
        aria-label={named(texts.preview)}
        onClick={() => onOpen(formId)}
      >
        {texts.preview}
      </Button>
      {fileFormat === null || fileFormat === 'pdf' ? (
        <Button
          {...shut}
          icon={<Printer aria-hidden />}
          aria-label={named(texts.print)}
          loading={under('print', false)}
          onClick={() => onPrint(document)}
        >
          {texts.print}
        </Button>
      ) : null}
      <Button
        {...shut}
        icon={<Download aria-hidden />}
        aria-label={named(texts.download)}
        loading={under('download', false)}
        onClick={() => onDownload(document, false)}
      >
        {texts.download}
      </Button>
      {fileFormat === null ? (
        <Button
          {...shut}
          icon={<FileX aria-hidden />}
          aria-label={named(texts.blankHint)}
          loading={under('download', true)}
          onClick={() => onDownload(document, true)}
        >
          {texts.blank}
        </Button>
      ) : null}
    </span>
  )
}
