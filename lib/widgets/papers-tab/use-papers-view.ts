import { useCallback, useMemo, useState } from 'react'
import { paperMatches } from '../../client/queries/case/paper-plans.ts'
import type { AppendixInfo } from '../../contract/document/paper-calls.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { phasesOf, sidesOf } from './paper-list.ts'
import type { PapersTabProps, PapersViewEvent } from './papers-tab-props.ts'

/** Which papers are shown. */
export interface PapersView {
  /** Null for the papers of all jobs. */
  readonly jobId: string | null
  /** The phase of the shown jobs; null for all phases, and where the case has only one. */
  readonly phase: string | null
  /** The shown jobs: one, those of a main flow, or those of a phase; null for all. */
  readonly jobIds: ReadonlySet<string> | null
  /** Name of a main flow, which has no tab of its own. */
  readonly father: string | null
  readonly role: PaperSide
  readonly show: (
    next: { readonly jobId?: string | null; readonly phase?: string | null; readonly role?: PaperSide },
    source: PapersViewEvent['source'],
  ) => void
}

type Chosen = Pick<PapersView, 'jobId' | 'phase' | 'role'>
type ViewProps = Pick<PapersTabProps, 'projectId' | 'jobId' | 'defaultJobId' | 'role' | 'defaultRole'>

/**
 * Which job and side are shown; the host can control both. An unknown job shows all jobs, and a missing side shows the
 * existing one.
 * @source PAP-001, PAP-002
 */
export function usePapersView(
  viewProps: ViewProps,
  info: AppendixInfo | null,
  onView: (event: PapersViewEvent) => void,
): PapersView {
  const [chosen, setChosen] = useState<Chosen>({
    jobId: viewProps.defaultJobId ?? null,
    phase: null,
    role: viewProps.defaultRole ?? 'buyer',
  })
  const jobId = viewProps.jobId === undefined ? chosen.jobId : viewProps.jobId
  const requested = viewProps.role ?? chosen.role
  const sides = useMemo(() => (info === null ? [] : sidesOf(info).map(({ side }) => side)), [info])
  const role = sides.includes(requested) ? requested : (sides[0] ?? requested)
  const known = useMemo(() => new Set(info?.jobs.map((job) => job.jobId)), [info])
  // A main flow needs no papers itself: the search result says which jobs are below it.
  const below = useFkQuery(
    info === null || jobId === null || known.has(jobId) ? null : paperMatches(viewProps.projectId, jobId),
  )
  const ofJob = useMemo(() => {
    if (jobId === null) return null
    const ids = known.has(jobId)
      ? [jobId]
      : (below.data ?? []).map((match) => match.jobId).filter((id) => known.has(id))
    return ids.length === 0 ? null : new Set(ids)
  }, [jobId, known, below.data])
  const father =
    jobId === null || ofJob === null || ofJob.has(jobId)
      ? null
      : (info?.jobs.find((job) => ofJob.has(job.jobId))?.fatherName ?? null)
  const phases = useMemo(() => (info === null ? [] : phasesOf(info)), [info])
  const inPhase = phases.find(({ name, jobs }) =>
    ofJob === null ? name === chosen.phase : jobs.some((job) => ofJob.has(job.jobId)),
  )
  const phase = inPhase?.name ?? null
  const jobIds = useMemo(
    () => ofJob ?? (inPhase === undefined ? null : new Set(inPhase.jobs.map((job) => job.jobId))),
    [ofJob, inPhase],
  )
  const shown = ofJob === null ? null : jobId
  const latest = useLatest({ jobId: shown, phase, role, onView })
  const show = useCallback<PapersView['show']>(
    (next, source) => {
      const { onView: notifyHost, ...now } = latest.current
      const view = {
        jobId: next.jobId === undefined ? now.jobId : next.jobId,
        phase: next.phase === undefined ? (next.jobId === null ? null : now.phase) : next.phase,
        role: next.role ?? now.role,
      }
      setChosen(view)
      if (view.jobId !== now.jobId || view.role !== now.role) notifyHost({ jobId: view.jobId, role: view.role, source })
    },
    [latest],
  )
  return useMemo(
    () => ({ jobId: shown, phase, jobIds, father, role, show }),
    [shown, phase, jobIds, father, role, show],
  )
}
