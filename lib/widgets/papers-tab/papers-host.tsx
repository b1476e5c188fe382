import { type ReactElement, type Ref, Suspense, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { memberFile } from '../../domain/paper/member-file.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { papersTabMessages } from '../../locale/zh-cn/documents/papers-tab.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useAllowed } from '../../provider/session/use-allowed.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLoadReports } from '../use-load-reports.ts'
import type { WidgetOwn } from '../widget-providers.tsx'
import { PAPER_STATES } from './paper-states.ts'
import type { PapersGuard } from './papers-screen.tsx'
import { PapersSkeleton } from './papers-skeleton.tsx'
import type { PapersTabHandle, PapersTabProps } from './papers-tab-props.ts'
import { usePapersData } from './use-papers-data.ts'
import { usePapersReports } from './use-papers-reports.ts'
import { usePapersView } from './use-papers-view.ts'

export interface PapersHostProps extends Omit<PapersTabProps, keyof WidgetOwn> {
  readonly handle?: Ref<PapersTabHandle>
  /** The containing widget asks this guard before it closes. */
  readonly guard?: Ref<LeaveGuard> | undefined
  /** Parameters from the widget that opened this one: `jobId`. */
  readonly params?: Readonly<Record<string, string>> | undefined
}

/** Loaded in parallel with the papers. */
const screen = () => import('./papers-screen.tsx').then(({ PapersScreen }) => PapersScreen)
const PapersScreen = lazyPart(screen)
const PaperReview = lazyPart(() => import('./upload/check/paper-review.tsx').then(({ PaperReview }) => PaperReview))

/** The papers of a case: loads them and keeps them up to date. Another widget can embed this part. */
export function PapersHost({ params, ...props }: PapersHostProps): ReactElement | null {
  const { projectId, handle, guard } = props
  const readOnly = !useAllowed(PRIVILEGE.save, memberFile.service) || props.readOnly === true
  const mayAdd = useAllowed(PRIVILEGE.add, memberFile.service)
  const mayCheck = useAllowed(PRIVILEGE.finish, memberFile.service)
  const texts = useMessages(papersTabMessages)
  const { load, refresh } = usePapersData(projectId)
  // Rows show names of states, so the dictionary loads at the same time.
  const { loading: nameless } = useDictionary(PAPER_STATES)
  const reports = usePapersReports(props)
  const recordChanged = useHostCallback(props.onRecordChange, 'onRecordChange')
  const view = usePapersView(
    { ...props, defaultJobId: props.defaultJobId ?? params?.['jobId'] },
    load.data,
    reports.viewed,
  )
  const list = useRef<PapersGuard>(null)
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => list.current?.isDirty() ?? false,
      requestLeave: async () => (await list.current?.requestLeave()) ?? true,
    }),
    [],
  )
  useImperativeHandle(
    handle,
    () => ({ refresh: () => void refresh(), retryAll: () => list.current?.retryAll(), ...leaving }),
    [refresh, leaving],
  )
  useImperativeHandle(guard, () => leaving, [leaving])
  useLoadReports(props, load)

  useEffect(() => {
    // A failed load is retried, and reported, when the screen renders.
    screen().catch(() => undefined)
  }, [])

  const data = useMemo(
    () => load.data && { ...load.data, ...(!mayAdd && { mayAdd: 0, mayWaive: 0 }), ...(!mayCheck && { mayCheck: 0 }) },
    [load.data, mayAdd, mayCheck],
  )
  const waiting = (
    <HostSlot name="Loading" props={{ label: texts.loading }}>
      <PapersSkeleton />
    </HostSlot>
  )
  if (data === null)
    return load.error === null ? (
      waiting
    ) : (
      <LoadFailure texts={texts} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    )
  if (nameless) return waiting
  if (props.recordOnly)
    return (
      <Suspense fallback={waiting}>
        {props.record === undefined ? null : (
          <PaperReview
            key={props.record}
            projectId={projectId}
            readOnly={readOnly}
            info={data}
            record={props.record}
            queue={props.queue}
            refresh={refresh}
            onClose={() => recordChanged({ record: null, source: 'user' })}
          />
        )}
      </Suspense>
    )
  return (
    <Suspense fallback={waiting}>
      <PapersScreen
        projectId={projectId}
        readOnly={readOnly}
        data={data}
        load={load}
        view={view}
        reports={reports}
        refresh={refresh}
        guard={list}
        record={props.record}
        queue={props.queue}
        onRecordChange={props.onRecordChange}
      />
    </Suspense>
  )
}
