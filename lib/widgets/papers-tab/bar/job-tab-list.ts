import type { AppendixInfo, PaperJob } from '../../../contract/document/paper-calls.ts'
import type { papersTabMessages } from '../../../locale/zh-cn/documents/papers-tab.ts'
import type { JobTab } from './job-tabs.tsx'
import { type PaperProgress, phasesOf, progressOf } from '../paper-list.ts'
import type { PapersView } from '../use-papers-view.ts'

type Texts = (typeof papersTabMessages)['texts']

/** A step of a phase: one job, or the main flow that is shown. */
export interface PhaseStep extends JobTab, PaperProgress {}

/** Id of the tab of a phase; empty for all phases. */
export const tabOfPhase = (phase: string | null): string => (phase === null ? '' : `phase-${encodeURIComponent(phase)}`)

/**
 * All jobs first, then each phase of the flow; each job that needs papers where the case has only one phase, and the
 * main flow while it is shown.
 */
export function jobTabs(info: AppendixInfo, view: ShownJobs, texts: Texts): readonly JobTab[] {
  const phases = phasesOf(info)
  const all: JobTab = { id: '', label: texts.allJobs, missing: 0, ended: false }
  if (phases.length === 0) return [all, ...mainStep(info, view, texts), ...info.jobs.map(stepOf(info, texts))]
  return [
    all,
    ...phases.map(({ name, jobs }) => {
      const progress = progressOf(info, new Set(jobs.map(({ jobId }) => jobId)))
      const label = name || texts.otherPhase
      return {
        id: tabOfPhase(name),
        label,
        title: texts.progress({ name: label, ...progress }),
        missing: progress.missing,
        ended: jobs.every(({ finished }) => finished > 0),
      }
    }),
  ]
}

/** The steps of the phase that is shown; none where all phases are. */
export function phaseSteps(info: AppendixInfo, view: ShownJobs, texts: Texts): readonly PhaseStep[] {
  const jobs = phasesOf(info).find(({ name }) => name === view.phase)?.jobs ?? []
  return jobs.length === 0 ? [] : [...mainStep(info, view, texts), ...jobs.map(stepOf(info, texts))]
}

type ShownJobs = Pick<PapersView, 'jobId' | 'jobIds' | 'father' | 'phase'>

function mainStep(info: AppendixInfo, { jobId, jobIds, father }: ShownJobs, texts: Texts): readonly PhaseStep[] {
  if (father === null || jobId === null) return []
  const progress = progressOf(info, jobIds)
  return [{ id: jobId, label: father, title: texts.progress({ name: father, ...progress }), ended: false, ...progress }]
}

const stepOf =
  (info: AppendixInfo, texts: Texts) =>
  ({ jobId, flowName, fatherName, finished }: PaperJob): PhaseStep => {
    const ended = finished > 0
    const title = fatherName === '' ? flowName : texts.jobIn({ job: flowName, father: fatherName })
    return {
      id: jobId,
      label: flowName,
      title: ended ? `${title} · ${texts.jobEnded}` : title,
      ended,
      ...progressOf(info, new Set([jobId])),
    }
  }
