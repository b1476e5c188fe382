import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Card } from '../../../ui/sections/card.tsx'
import { TaskProgress, type TaskRow } from '../../../ui/feedback/task-progress.tsx'
import { isDuplex } from '../document-list.ts'
import type { TakeJob } from './take-jobs.ts'
import type { TakeTask, Taking } from './use-taking.ts'

export interface TakingProgressProps {
  readonly taking: Taking
}

const inside = css({ paddingBlock: '10', paddingInline: 'pad' })

/** Running batches file by file, each with a button to stop it. */
export function TakingProgress({ taking }: TakingProgressProps): ReactElement {
  return (
    <>
      {taking.tasks
        .filter(({ documents }) => documents.length > 1)
        .map((task) => (
          <Batch key={task.id} task={task} onCancel={() => taking.cancel(task.id)} />
        ))}
    </>
  )
}

function Batch({
  task: { use, blank = false, documents, jobs, done },
  onCancel,
}: {
  readonly task: TakeTask
  readonly onCancel: () => void
}): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const title = texts.working({
    use: use === 'print' ? texts.print : blank ? texts.blankHint : texts.download,
    count: documents.length,
  })
  const rows = jobs.map(
    (job, index): TaskRow => ({
      id: String(index),
      state: index < done ? 'done' : index === done ? 'running' : 'waiting',
      text: jobText(job, texts),
    }),
  )
  return (
    <Card aria-label={title}>
      <div className={inside}>
        <TaskProgress
          title={title}
          value={done === 0 ? null : (done / jobs.length) * 100}
          note={texts.partOf({ done, total: jobs.length })}
          onCancel={onCancel}
          rows={rows}
        />
      </div>
    </Card>
  )
}

function jobText({ documents, standard }: TakeJob, texts: (typeof formPreviewMessages)['texts']): string {
  const [only, ...others] = documents
  if (only !== undefined && others.length === 0) return only.formName
  return texts.fileOf({
    standard: isDuplex({ printStandard: standard }) ? texts.double : texts.single,
    count: documents.length,
  })
}
