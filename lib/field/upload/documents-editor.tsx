import { type ReactElement, useState } from 'react'
import { documents } from '../../client/queries/document-plans.ts'
import { fileCalls, type StoredDocument, type UploadedDocument } from '../../contract/document/file-calls.ts'
import { ruleOfField, uploadUseOfField } from '../../domain/file/upload-rule.ts'
import { uploadMessages } from '../../locale/zh-cn/fields/upload.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { InputProps } from '../input-props.ts'
import { documentIds } from '../documents/document-ids.ts'
import { RENEW_AFTER } from '../documents/renew-after.ts'
import { UploadField } from './upload-field.tsx'

const { service, method } = fileCalls.upload

/** Edits documents as the value of a field, a list of ids. A new document stays loose until the record is saved. */
export function DocumentsEditor({
  field,
  label,
  value,
  onChange,
  onBlur,
  onWaiting,
  readOnly = false,
}: InputProps): ReactElement {
  const { client } = useCore()
  const texts = useMessages(uploadMessages)
  const ids = documentIds(value)
  const latest = useLatest(ids)
  const [added, setAdded] = useState<readonly StoredDocument[]>([])
  const known = ids.filter((id) => !added.some(({ documentId }) => documentId === id))
  const { data, error, isFetching, refetch } = useFkQuery(known.length === 0 ? null : documents(known), {
    refetchInterval: RENEW_AFTER,
    keepPrevious: true,
  })
  const single = field.kind === 'file' || field.kind === 'image'

  const put = (next: readonly string[]) => {
    onChange(single ? (next[0] ?? null) : next.length === 0 ? null : next)
    onBlur?.()
  }
  const add = (document: UploadedDocument) => {
    setAdded((before) => [...before, { ...document, by: '', at: 0, loose: true }])
    put([...latest.current, document.documentId])
  }
  /**
   * Asks the server, because a save may have referred to the document meanwhile, in this form or after a draft was
   * left. If the server cannot be asked, the document counts as used.
   */
  const isLoose = async ({ documentId, loose }: StoredDocument): Promise<boolean> => {
    if (loose !== true) return false
    const answer = await client.call(fileCalls.getDocuments, { ids: documentId }).catch(() => null)
    return answer?.data[0]?.loose === true
  }
  const remove = ({ documentId }: StoredDocument, nobodyElse: boolean) => {
    put(latest.current.filter((id) => id !== documentId))
    // Only this user has the document. If the call fails, the server removes it later with all other unused documents.
    if (nobodyElse) client.call(fileCalls.removeDocument, { id: documentId }).catch(() => undefined)
  }
  /** Stands for a document that is loading or not visible to this user, so that it keeps its place in the list. */
  const unknown = (documentId: string): StoredDocument => ({
    documentId,
    url: '',
    name: data && !isFetching ? texts.missing : '…',
    size: 0,
    format: '',
    by: '',
    at: 0,
  })
  const editor = (
    <UploadField
      label={label}
      rule={ruleOfField(field)}
      documents={ids.map(
        (id) => [...added, ...(data ?? [])].find(({ documentId }) => documentId === id) ?? unknown(id),
      )}
      target={{ path: `${service}/${method}`, query: { media: uploadUseOfField(field) } }}
      readOnly={readOnly}
      removesLater
      isLoose={isLoose}
      onAdd={add}
      onRemove={remove}
      onWaiting={onWaiting}
    />
  )
  if (!error || data) return editor
  return (
    <>
      {editor}
      <Notice
        tone="bad"
        size="slim"
        role="alert"
        title={texts.downloadFailed}
        actions={
          <Button size="sm" variant="link" loading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {error.userMessage}
      </Notice>
    </>
  )
}
