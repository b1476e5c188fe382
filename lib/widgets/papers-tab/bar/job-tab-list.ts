import type { AppendixInfo } from '../../../contract/document/paper-calls.ts'
import type { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import type { JobTab } from './job-tabs.tsx'
import { outstandingOf } from '../paper-list.ts'
import type { PapersView } from '../use-papers-view.ts'

/** All jobs first, then each job that needs papers; a main flow comes last while it is selected. */
export function jobTabs(
  info: AppendixInfo,
  { jobId, jobIds, father }: Pick<PapersView, 'jobId' | 'jobIds' | 'father'>,
  texts: (typeof papersTabMessages)['texts'],
): readonly JobTab[] {
  const main =
    father === null || jobId === null
      ? []
      : [
          {
            id: jobId,
            label: father,
            missing: info.jobs
              .filter((job) => jobIds?.has(job.jobId))
              .reduce((sum, job) => sum + outstandingOf(info, job), 0),
            ended: false,
          },
        ]
  return [
    { id: '', label: texts.allJobs, missing: 0, ended: false },
    ...main,
    ...info.jobs.map((job) => {
      const ended = job.finished > 0
      const title = job.fatherName === '' ? job.flowName : texts.jobIn({ job: job.flowName, father: job.fatherName })
      return {
        id: job.jobId,
        label: job.flowName,
        title: ended ? `${title} · ${texts.jobEnded}` : title,
        missing: outstandingOf(info, job),
        ended,
      }
    }),
  ]
}
