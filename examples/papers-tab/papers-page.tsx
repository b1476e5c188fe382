import { type PaperDraft, PapersTab } from 'fangkit/papers-tab'
import { type ReactElement, useState } from 'react'

/** [1] What only this site asks of a file: a sentence refuses it, the others go on. */
const beforeUpload = ({ file }: PaperDraft): true | string => (file.name.includes('草稿') ? '草稿不能作为资料上传，请换成正式文件。' : true)

export function PapersPage({ projectId }: { readonly projectId: string }): ReactElement {
  const [told, setTold] = useState('还没有事件，换一个流程试试。')
  return (
    <main>
      <PapersTab
        projectId={projectId}
        beforeUpload={beforeUpload}
        onViewChange={({ jobId, role }) => setTold(`onViewChange：${jobId ?? '全部流程'}，${role}`)}
        onPaperAdded={({ files }) => setTold(`onPaperAdded：${files.map(({ hf2yFileName }) => hf2yFileName).join('、')}`)}
        onPaperRemoved={({ id }) => setTold(`onPaperRemoved：${id}`)}
      />
      <p aria-live="polite">{told}</p>
    </main>
  )
}
