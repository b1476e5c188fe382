import { FileText } from 'lucide-react'
import { type ReactElement, useEffect, useRef } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { formPage } from '../form-layout.ts'
import type { FormDocumentRow } from '../document-list.ts'
import { FormListHead } from './form-list-head.tsx'
import { TakingProgress } from '../taking/taking-progress.tsx'
import type { FormListProps } from './form-list-props.ts'
import { FormTable } from './form-table.tsx'

export interface FormListScreenProps extends FormListProps {
  /** The document shown before the list; the focus returns to its row. */
  readonly returned: string | null
  readonly onOpen: (formId: string) => void
  readonly onPrint: (document: FormDocumentRow) => void
  readonly onDownload: (document: FormDocumentRow, blank: boolean) => void
}

/** The forms of a case by group, with their actions. @source APP-001, APP-002, APP-012 */
export function FormListScreen({
  load,
  data,
  taking,
  list,
  onList,
  refresh,
  onPlan,
  returned,
  ...acts
}: FormListScreenProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returned !== null)
      root.current?.querySelector<HTMLElement>(`[data-form="${CSS.escape(returned)}"] [data-preview]`)?.focus()
  }, [returned])
  const none = data.lines.length === 0
  const noneNeeded = !none && data.documents.every(({ needed }) => !needed)
  return (
    <div ref={root} className={formPage}>
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      {taking.tasks.some(({ documents }) => documents.length > 1) ? <TakingProgress taking={taking} /> : null}
      <Card aria-label={texts.title}>
        {none ? (
          <EmptyState icon={<FileText aria-hidden />} title={texts.none}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <>
            <FormListHead
              data={data}
              list={list}
              onList={onList}
              taking={taking}
              refreshing={load.refreshing}
              refresh={refresh}
              onPlan={onPlan}
            />
            {noneNeeded ? (
              <Notice tone="plain" role="note" title={texts.noneNeeded}>
                {texts.noneNeededText}
              </Notice>
            ) : null}
            <FormTable
              lines={data.lines}
              documents={data.documents}
              tasks={taking.tasks}
              list={list}
              onList={onList}
              {...acts}
            />
          </>
        )}
      </Card>
    </div>
  )
}
