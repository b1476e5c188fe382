import { type ReactElement, Suspense } from 'react'
import { subFlows } from '../../client/queries/case/flow-plans.ts'
import type { MainFlowRow } from '../../contract/flow/flow-job-calls.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { AnyJob } from './flow-actions.ts'
import { openIdsOf, type ShownCategory } from './flow-chips.ts'
import type { FlowTerms } from './flow-terms.ts'
import type { Finishing } from './finish/use-finish.ts'
import type { Folds } from './table/use-folds.ts'

const GuideDrawer = lazyPart(() => import('./guide/guide-drawer.tsx').then(({ GuideDrawer }) => GuideDrawer))

export interface GuideOverlayProps {
  /** Key of the job and, for a sub-flow, the code of its main flow. */
  readonly at: {
    readonly id: string
    readonly fatherCode: string | null
    /** Asks for the day of a reminder at once; a new object asks again. */
    readonly remind?: object
  }
  readonly mains: readonly MainFlowRow[]
  readonly shown: readonly ShownCategory[]
  readonly folds: Folds
  readonly terms: FlowTerms
  readonly finishing: Pick<Finishing, 'busy' | 'run'>
  readonly onMove: (job: AnyJob) => void
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The guide of a job, with links to the previous and next job of the shown list. */
export function GuideOverlay({
  at,
  mains,
  shown,
  folds,
  terms,
  finishing,
  onMove,
  onChanged,
  onClose,
}: GuideOverlayProps): ReactElement | null {
  const cache = useCache()
  const { projectId, today } = terms
  const siblings = useFkQuery(at.fatherCode === null ? null : subFlows(projectId, at.fatherCode))
  const father =
    at.fatherCode === null ? null : (mains.find(({ hf15FlowCode }) => hf15FlowCode === at.fatherCode) ?? null)
  const main = at.fatherCode === null ? mains.find(({ keyValue }) => keyValue === at.id) : undefined
  const list = rowsOnScreen(shown, folds, ({ hf15FlowCode }) =>
    hf15FlowCode === null ? undefined : cache.get(subFlows(projectId, hf15FlowCode)),
  )
  const place = list.findIndex(({ keyValue }) => keyValue === at.id)
  const job = main ?? siblings.data?.find(({ keyValue }) => keyValue === at.id) ?? list[place]
  if (!job) return null
  const ids = main ? openIdsOf(main) : father?.SubflowData.openIds.includes(at.id) ? [at.id] : []
  const may = !terms.readOnly && terms.blocked === null && ids.length > 0
  const step = (by: number): (() => void) | null => {
    const next = place < 0 ? undefined : list[place + by]
    return next === undefined ? null : () => onMove(next)
  }
  return (
    <Suspense fallback={null}>
      <GuideDrawer
        projectId={projectId}
        job={job}
        fatherName={father?.hf15FlowName ?? null}
        onPrevious={place > 0 ? step(-1) : null}
        onNext={step(1)}
        onFinish={may ? () => finishing.run(ids, today) : null}
        onRemind={may ? (day) => finishing.run(ids, day) : null}
        remind={at.remind}
        busy={finishing.busy}
        onPapers={terms.openPapers === null ? null : () => terms.openPapers?.(at.id)}
        onChanged={onChanged}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** The rows in screen order. */
function rowsOnScreen(
  shown: readonly ShownCategory[],
  folds: Folds,
  loaded: (main: MainFlowRow) => readonly AnyJob[] | undefined,
): readonly AnyJob[] {
  return shown.flatMap(({ name, flows }) =>
    folds.isOpen(name)
      ? flows.flatMap(({ main, subs }): readonly AnyJob[] => [
          main,
          ...(folds.isOpen(main.keyValue) ? (subs ?? loaded(main) ?? []) : []),
        ])
      : [],
  )
}
