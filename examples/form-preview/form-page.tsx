import { FormPreview, type FormPreviewHandle } from 'fangkit/form-preview'
import { type ReactElement, useRef, useState } from 'react'

export interface FormPageProps {
  readonly projectId: string
  /** The document that is open first; null for the list. */
  readonly start: string | null
}

// [1] The host holds which document is shown, so that it can stand in the address of the page, and hears what was done.
export function FormPage({ projectId, start }: FormPageProps): ReactElement {
  const [formId, setFormId] = useState(start)
  const [told, setTold] = useState<readonly { readonly id: number; readonly line: string }[]>([])
  const handle = useRef<FormPreviewHandle>(null)
  const tell = (line: string): void => setTold((lines) => [{ id: (lines[0]?.id ?? 0) + 1, line }, ...lines].slice(0, 8))
  return (
    <>
      <FormPreview
        ref={handle}
        projectId={projectId}
        formId={formId}
        onFormChange={(event) => setFormId(event.formId)}
        onPrinted={({ formIds, pages, sheets }) => tell(`打印 ${formIds.length} 份，${pages ?? '—'} 页，${sheets ?? '—'} 张`)}
        onDownloaded={({ formIds, blank }) => tell(`下载${blank ? '空白表' : ''} ${formIds.length} 份`)}
        onFieldSaved={({ entity, fields }) => tell(`保存 ${entity}：${fields.join('、')}`)}
      />
      <details className="sandbox-code">
        <summary>宿主页面收到的事件</summary>
        <p><button type="button" onClick={() => handle.current?.print()}>由页面打印</button></p>
        <ul>{told.map(({ id, line }) => <li key={id}>{line}</li>)}</ul>
      </details>
    </>
  )
}
