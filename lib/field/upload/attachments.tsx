import type { ReactElement } from 'react'
import type { AppendixPlace } from '../../client/document-plans.ts'
import { fileCalls, type StoredDocument } from '../../contract/file-calls.ts'
import { UPLOAD_RULE, type UploadUse } from '../../domain/file/upload-rule.ts'
import { useCore } from '../../provider/provider-context.ts'
import { UploadField, type UploadFieldProps } from './upload-field.tsx'

export interface AttachmentsProps extends Required<AppendixPlace>, Pick<UploadFieldProps, 'label' | 'check'> {
  /** Those of the class, as `appendices` answered them. */
  readonly documents: readonly StoredDocument[]
  /** The list on the server is another one now; settled once the new one is there. */
  readonly onChanged: () => Promise<unknown>
  /** What the files are for; decides what is taken. */
  readonly use?: UploadUse | undefined
  readonly mayAdd: boolean
  readonly mayRemove: boolean
}

/** The attachments of one class at a record: added and removed on the server at once, then loaded anew. @source UPL-003, CAL-038 to CAL-040 */
export function Attachments({ label, objId, objType, fileCls, documents, onChanged, use = 'attachment', mayAdd, mayRemove, check }: AttachmentsProps): ReactElement {
  const { client } = useCore()
  const { service, method } = fileCalls.uploadDocument
  return (
    <UploadField
      label={label}
      rule={UPLOAD_RULE[use]}
      documents={documents}
      readOnly={!mayAdd}
      check={check}
      target={{ path: `${service}/${method}`, fields: { objId, fileCls, objType, media: use } }}
      onAdd={() => void onChanged()}
      onSettled={() => void onChanged()}
      onRemove={!mayRemove ? undefined : async ({ documentId }) => {
        await client.call(fileCalls.removeDocument, { id: documentId })
        await onChanged()
      }}
    />
  )
}
