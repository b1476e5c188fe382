import {
  type ReactElement,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { flowTabMessages } from '../../locale/zh-cn/flow/flow-tab.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useAllowed } from '../../provider/session/use-allowed.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useLiveRecord } from '../../provider/live/use-live-record.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLoadReports } from '../use-load-reports.ts'
import type { WidgetOwn } from '../widget-providers.tsx'
import { FlowSkeleton } from './flow-skeleton.tsx'
import type { FlowTabHandle, FlowTabProps } from './flow-tab-props.ts'
import { useFlowData } from './use-flow-data.ts'
import { useFlowReports } from './use-flow-reports.ts'
import { useFlowSelection } from './use-flow-selection.ts'

export interface FlowHostProps extends Omit<FlowTabProps, keyof WidgetOwn> {
  readonly handle?: Ref<FlowTabHandle>
  /** The containing widget asks this guard before it closes. */
  readonly guard?: Ref<LeaveGuard> | undefined
  /** Tabs beside this one; the papers tab is opened through them. */
  readonly openTabs?: readonly string[] | undefined
  readonly onOpenTab?: ((tab: 'papers', params?: Readonly<Record<string, string>>) => void) | undefined
}

/** Loaded in parallel with the flows. */
const screen = () => import('./flow-screen.tsx').then(({ FlowScreen }) => FlowScreen)
const FlowScreen = lazyPart(screen)

/** The flows of a case: loads them and keeps them up to date. Another widget can embed this part. */
export function FlowHost(props: FlowHostProps): ReactElement | null {
  const { projectId, handle, guard, onOpenTab } = props
  const readOnly = !useAllowed(PRIVILEGE.save, flowJob.service) || props.readOnly === true
  const mayAdd = useAllowed(PRIVILEGE.add, flowJob.service)
  const texts = useMessages(flowTabMessages)
  const cache = useCache()
  const load = useFlowData(projectId)
  const leads = onOpenTab !== undefined && props.openTabs?.includes('papers')
  const reports = useFlowReports({
    ...props,
    onPapersWanted: props.onPapersWanted ?? (leads ? ({ jobId }) => onOpenTab('papers', { jobId }) : undefined),
  })
  const selection = useFlowSelection(props, load.data)
  const list = useRef<LeaveGuard>(null)
  const refresh = useCallback(() => cache.invalidate([flowJob.service]), [cache])
  useLiveRecord(flowJob.service, projectId, () => void refresh())
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => list.current?.isDirty() ?? false,
      requestLeave: async () => (await list.current?.requestLeave()) ?? true,
    }),
    [],
  )
  useImperativeHandle(handle, () => ({ refresh: () => void refresh(), ...leaving }), [refresh, leaving])
  useImperativeHandle(guard, () => leaving, [leaving])
  useLoadReports(props, load)

  useEffect(() => {
    // A failed load is retried, and reported, when the screen renders.
    screen().catch(() => undefined)
  }, [])

  const data = useMemo(() => load.data && (mayAdd ? load.data : { ...load.data, mayAssign: 0 }), [load.data, mayAdd])
  const waiting = (
    <HostSlot name="Loading" props={{ label: texts.loading }}>
      <FlowSkeleton />
    </HostSlot>
  )
  if (data === null)
    return load.error === null ? (
      waiting
    ) : (
      <LoadFailure texts={texts} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    )
  return (
    <Suspense fallback={waiting}>
      <FlowScreen
        projectId={projectId}
        readOnly={readOnly}
        data={data}
        load={load}
        selection={selection}
        reports={reports}
        refresh={refresh}
        guard={list}
        record={props.record}
        onRecordChange={props.onRecordChange}
      />
    </Suspense>
  )
}
