import { type ReactElement, useState } from 'react'
import { documents } from '../../client/document-plans.ts'
import { fileCalls, type StoredDocument, type UploadedDocument } from '../../contract/file-calls.ts'
import { ruleOfField, uploadUseOfKind } from '../../domain/file/upload-rule.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useFkQuery } from '../../provider/use-fk-query.ts'
import { useLatest } from '../../provider/use-latest.ts'
import type { InputProps } from '../input-props.ts'
import { documentIds } from './document-ids.ts'
import { UploadField } from './upload-field.tsx'

/** Addresses hold a little longer than this. */
const RENEW_AFTER = 240_000
const { service, method } = fileCalls.upload

/** Documents as the value of a field: their ids. What is added stays loose until the record is saved. */
export function DocumentsEditor({ field, label, value, onChange, onBlur, readOnly = false }: InputProps): ReactElement {
  const { client } = useCore()
  const ids = documentIds(value)
  const latest = useLatest(ids)
  const [added, setAdded] = useState<readonly StoredDocument[]>([])
  const known = ids.filter((id) => !added.some(({ documentId }) => documentId === id))
  const { data = [] } = useFkQuery(known.length === 0 ? null : documents(known), { refetchInterval: RENEW_AFTER, keepPrevious: true })
  const single = field.kind === 'file' || field.kind === 'image'

  const put = (next: readonly string[]) => {
    onChange(single ? (next[0] ?? null) : next.length === 0 ? null : next)
    onBlur?.()
  }
  const add = (document: UploadedDocument) => {
    setAdded((before) => [...before, { ...document, by: '', at: 0 }])
    put([...latest.current, document.documentId])
  }
  const remove = ({ documentId }: StoredDocument) => {
    put(latest.current.filter((id) => id !== documentId))
    if (!added.some((document) => document.documentId === documentId)) return
    // Nobody else knows it yet. Should this fail, it is swept like everything nobody names.
    client.call(fileCalls.removeDocument, { id: documentId }).catch(() => undefined)
  }
  return (
    <UploadField
      label={label}
      rule={ruleOfField(field)}
      documents={ids.map((id) => [...added, ...data].find(({ documentId }) => documentId === id) ?? unknown(id))}
      target={{ path: `/${service}/${method}`, query: { media: uploadUseOfKind(field.kind) } }}
      readOnly={readOnly}
      removesLater
      onAdd={add}
      onRemove={remove}
    />
  )
}

/** On its way, or not for this person: its place in the list stays. */
function unknown(documentId: string): StoredDocument {
  return { documentId, url: '', name: '', size: 0, format: '', by: '', at: 0 }
}
