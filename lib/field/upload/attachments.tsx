import type { ReactElement } from 'react'
import { type AppendixPlace, appendices } from '../../client/document-plans.ts'
import { fileCalls } from '../../contract/file-calls.ts'
import { UPLOAD_RULE, type UploadUse } from '../../domain/file/upload-rule.ts'
import { uploadMessages } from '../../locale/zh-cn/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/use-fk-query.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton-block.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UploadField } from './upload-field.tsx'

export interface AttachmentsProps extends AppendixPlace {
  readonly label: string
  /** What the files are for; decides what is taken. */
  readonly use?: UploadUse | undefined
  readonly readOnly?: boolean | undefined
}

/** Addresses hold a little longer than this. */
const RENEW_AFTER = 240_000

/** The attachments of one class at a record: added and removed on the server at once, then loaded anew. @source UPL-003, CAL-038 to CAL-040 */
export function Attachments({ label, use = 'attachment', readOnly = false, ...place }: AttachmentsProps): ReactElement {
  const texts = useMessages(uploadMessages)
  const { client } = useCore()
  const { data, error, isFetching, refetch } = useFkQuery(appendices(place), { refetchInterval: RENEW_AFTER })
  if (!data) {
    if (!error || isFetching) return <Skeleton label={label}><SkeletonBlock height="56px" /></Skeleton>
    return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()}>{error.userMessage}</ErrorState>
  }
  const { service, method } = fileCalls.uploadDocument
  const { objId, fileCls, objType } = place
  return (
    <UploadField
      label={label}
      rule={UPLOAD_RULE[use]}
      documents={data}
      readOnly={readOnly}
      target={{ path: `/${service}/${method}`, fields: { objId, fileCls, media: use, ...(objType !== undefined && { objType }) } }}
      onAdd={() => void refetch()}
      onSettled={() => void refetch()}
      onRemove={async ({ documentId }) => {
        await client.call(fileCalls.removeDocument, { id: documentId })
        await refetch()
      }}
    />
  )
}
