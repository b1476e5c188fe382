import { FileX, Lock, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { pdfMessages } from '../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NoPdfWorker } from './engine/no-pdf-worker.ts'

/** Why no page can be shown. */
export type Trouble = 'failed' | 'empty' | 'broken' | 'locked' | 'noWorker'

/** Returns the kind of trouble for an error of opening a file. */
export function troubleOf(error: unknown): Trouble | null {
  if (error === null) return null
  if (error instanceof NoPdfWorker) return 'noWorker'
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
}

export interface PdfTroubleProps {
  readonly trouble: Trouble
  readonly onRetry: () => void
}

/** Shown in place of the pages. @source APP-019, ERR-036, ERR-038 */
export function PdfTrouble({ trouble, onRetry }: PdfTroubleProps): ReactElement {
  const text = useMessages(pdfMessages)
  if (trouble === 'empty') return <EmptyState role="status" title={text.empty} />
  if (trouble === 'locked')
    return (
      <ErrorState icon={<Lock />} title={text.locked}>
        {text.lockedText}
      </ErrorState>
    )
  if (trouble === 'noWorker')
    return (
      <ErrorState icon={<TriangleAlert />} title={text.noWorker} onRetry={onRetry}>
        {text.noWorkerText}
      </ErrorState>
    )
  if (trouble === 'broken')
    return (
      <ErrorState icon={<FileX />} title={text.broken} onRetry={onRetry}>
        {text.brokenText}
      </ErrorState>
    )
  return (
    <ErrorState title={text.failed} onRetry={onRetry}>
      {text.failedText}
    </ErrorState>
  )
}
