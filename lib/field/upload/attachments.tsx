import type { ReactElement } from 'react'
import type { AppendixPlace } from '../../client/queries/document-plans.ts'
import { fileCalls, type StoredDocument } from '../../contract/document/file-calls.ts'
import { UPLOAD_RULE } from '../../domain/file/upload-rule.ts'
import { useCore } from '../../provider/provider-context.ts'
import { UploadField, type UploadFieldProps } from './upload-field.tsx'

export interface AttachmentsProps extends Required<AppendixPlace>, Pick<UploadFieldProps, 'label' | 'check'> {
  /** The documents of the class, as returned by `appendices`. */
  readonly documents: readonly StoredDocument[]
  /** Called when the list on the server has changed; resolves once the new list is loaded. */
  readonly onChanged: () => Promise<unknown>
  readonly mayAdd: boolean
  readonly mayRemove: boolean
}

/**
 * The attachments of one class of a record: pictures, documents, videos and sound. Each change is sent to the server at
 * once, then the list is loaded again.
 * @source UPL-003, UPL-005 to UPL-008, CAL-038 to CAL-040
 */
export function Attachments({
  label,
  objId,
  objType,
  fileCls,
  documents,
  onChanged,
  mayAdd,
  mayRemove,
  check,
}: AttachmentsProps): ReactElement {
  const { client } = useCore()
  const { service, method } = fileCalls.uploadDocument
  return (
    <UploadField
      label={label}
      rule={UPLOAD_RULE.attachment}
      documents={documents}
      readOnly={!mayAdd}
      check={check}
      target={{ path: `${service}/${method}`, fields: { objId, fileCls, objType } }}
      onAdd={() => void onChanged()}
      onSettled={() => void onChanged()}
      onRemove={
        !mayRemove
          ? undefined
          : async ({ documentId }) => {
              await client.call(fileCalls.removeDocument, { id: documentId })
              await onChanged()
            }
      }
    />
  )
}
