import { useMemo } from 'react'
import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import type { AnyJob } from './flow-actions.ts'
import type { Looking } from './flow-chips.ts'
import type { FlowOpened } from './flow-overlay.tsx'
import type { FlowTerms } from './flow-terms.ts'
import type { FlowPeople } from './people/use-flow-people.ts'
import type { FlowReports } from './use-flow-reports.ts'
import type { FlowSelection } from './use-flow-selection.ts'

export interface FlowTermsParts extends Looking {
  readonly projectId: string
  readonly readOnly: boolean
  readonly data: Pick<MainFlows, 'blocked' | 'mayAssign'>
  readonly reports: Pick<FlowReports, 'papersWanted'>
  readonly selection: Pick<FlowSelection, 'tick'>
  readonly people: Pick<FlowPeople, 'choose'>
  readonly toggle: FlowTerms['toggle']
  readonly openGuide: FlowTerms['openGuide']
  readonly open: (opened: FlowOpened) => void
  readonly undo: (job: AnyJob) => void
}

const COLUMNS = { read: 6, all: 8 } as const
const NOBODY = { acctId: null, name: null } as const

/** Values shared by all rows, as an object that changes only when one of its values does. */
export function useFlowTerms({
  projectId,
  readOnly,
  data,
  me,
  today,
  reports,
  selection,
  people,
  toggle,
  openGuide,
  open,
  undo,
}: FlowTermsParts): FlowTerms {
  const { blocked, mayAssign } = data
  const { papersWanted } = reports
  const { tick } = selection
  const { choose } = people
  return useMemo<FlowTerms>(
    () => ({
      projectId,
      readOnly,
      blocked,
      me,
      today,
      tick,
      toggle,
      openGuide,
      undo,
      mayAssign: mayAssign > 0,
      columns: readOnly ? COLUMNS.read : COLUMNS.all,
      openPapers: papersWanted === null ? null : (jobId) => papersWanted({ projectId, jobId, source: 'user' }),
      pickPerson: (job, button) => open({ kind: 'person', job, button }),
      unassign: (job) => choose(job, NOBODY),
    }),
    [projectId, readOnly, blocked, mayAssign, me, today, papersWanted, tick, toggle, openGuide, open, undo, choose],
  )
}
