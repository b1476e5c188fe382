import type { ReactElement } from 'react'
import { documents } from '../../client/queries/document-plans.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonBlock } from '../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { DocumentList } from './document-list.tsx'
import { RENEW_AFTER } from './renew-after.ts'

export interface DocumentsDialogProps {
  readonly label: string
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Shows the documents of a read-only value. @source ERR-036, ERR-038 */
export function DocumentsDialog({ label, ids, onClose }: DocumentsDialogProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { data, error, isFetching, refetch } = useFkQuery(documents(ids), { refetchInterval: RENEW_AFTER })
  return (
    <Dialog open title={label} onClose={onClose}>
      {data ? (
        data.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <DocumentList label={label} documents={data} />
        )
      ) : error && !isFetching ? (
        <ErrorState title={texts.downloadFailed} onRetry={() => void refetch()}>
          {error.userMessage}
        </ErrorState>
      ) : (
        <Skeleton label={label}>
          <SkeletonBlock height="56px" />
        </Skeleton>
      )}
    </Dialog>
  )
}
