import { Printer } from 'lucide-react'
import { type ReactElement, useMemo, useState } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { FormDocumentRow } from '../document-list.ts'
import { PlanTable } from './plan-table.tsx'
import { type SheetPlan, sheetPlan } from './sheet-plan.ts'
import { takeJobs } from './take-jobs.ts'
import { usePageCounts } from './use-page-counts.ts'
import type { Taken, Taking } from './use-taking.ts'

export interface PrintPlanDialogProps {
  readonly projectId: string
  readonly documents: readonly FormDocumentRow[]
  readonly taking: Taking
  readonly onClose: () => void
}

const page = css({ display: 'grid', gap: '14' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const note = css({ textStyle: 'note', color: 'ink-3' })

/**
 * The print plan: one file for each print standard, with its pages and sheets.
 * @source APP-011, APP-012
 */
export function PrintPlanDialog({ projectId, documents, taking, onClose }: PrintPlanDialogProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  const { empty } = useMessages(commonMessages)
  const drawn = useMemo(
    () => documents.filter(({ fileFormat, documentUrl }) => fileFormat === null && documentUrl !== ''),
    [documents],
  )
  const others = documents.filter((one) => !drawn.includes(one))
  const jobs = useMemo(() => takeJobs(drawn), [drawn])
  const { counts, counting, failed } = usePageCounts(projectId, drawn)
  const [done, setDone] = useState<ReadonlyMap<string | null, Taken>>(new Map())
  const print = async ({ job }: SheetPlan): Promise<void> => {
    const [taken] = await taking.take({ documents: job.documents, use: 'print' })
    if (taken !== undefined) setDone((before) => new Map([...before, [job.standard, taken]]))
  }
  return (
    <Dialog
      open
      title={texts.plan}
      width="720px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      footerNote={counting ? <span role="status">{texts.planBusy}</span> : undefined}
    >
      {jobs.length === 0 ? (
        <EmptyState title={texts.nothing} />
      ) : (
        <div className={page}>
          {jobs.length > 1 ? <span className={note}>{texts.planText}</span> : null}
          {jobs.map((job) => {
            const plan = sheetPlan(job, counts)
            const standard = plan.duplex ? texts.double : texts.single
            const task = taking.tasks.find((one) => one.use === 'print' && one.documents === job.documents)
            const taken = done.get(job.standard)
            return (
              <section
                key={job.standard ?? ''}
                className={page}
                aria-label={texts.fileOf({ standard, count: job.documents.length })}
              >
                <div className={head}>
                  <b>{texts.fileOf({ standard, count: job.documents.length })}</b>
                  <Button
                    size="sm"
                    variant={taken === undefined ? 'primary' : 'default'}
                    icon={<Printer aria-hidden />}
                    loading={task !== undefined}
                    onClick={() => void print(plan)}
                  >
                    {texts.planPrint({ standard, count: job.documents.length })}
                  </Button>
                  {task === undefined ? null : (
                    <Button size="sm" variant="text" onClick={() => taking.cancel(task.id)}>
                      {texts.stop}
                    </Button>
                  )}
                  {taken === undefined || task !== undefined ? null : (
                    <span role="status" className={note}>
                      {texts.planDone({
                        pages: taken.pages ?? plan.pages ?? empty,
                        sheets: taken.sheets ?? plan.sheets ?? empty,
                      })}
                    </span>
                  )}
                </div>
                <span className={note}>{plan.duplex ? texts.planDuplex : texts.planSingle}</span>
                <PlanTable plan={plan} label={texts.fileOf({ standard, count: job.documents.length })} />
              </section>
            )
          })}
          {failed ? (
            <Notice tone="warn" size="slim" role="status">
              {texts.planFailed}
            </Notice>
          ) : null}
          {others.length === 0 ? null : (
            <Notice tone="plain" size="slim" role="note">
              {texts.leftOut({ names: others.map(({ formName }) => formName).join('、') })}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  )
}
