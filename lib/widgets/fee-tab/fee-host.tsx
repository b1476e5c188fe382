import {
  type ReactElement,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { charge } from '../../domain/fee/charge.ts'
import { examination } from '../../domain/fee/examination.ts'
import { expense } from '../../domain/fee/expense.ts'
import { income } from '../../domain/fee/income.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { mayCombine } from '../../domain/fee/fee-status.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project } from '../../domain/project/project.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useAllowed } from '../../provider/session/use-allowed.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import { useLiveRecord } from '../../provider/live/use-live-record.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { WidgetOwn } from '../widget-providers.tsx'
import type { FeeActions, FeeData } from './fee-actions.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useLoadReports } from '../use-load-reports.ts'
import { type FeeOpened, FeeOverlay } from './fee-overlay.tsx'
import { FeeSkeleton } from './fee-skeleton.tsx'
import type { FeeSubTab, FeeSubTabEvent, FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'
import { useFeeData } from './use-fee-data.ts'
import { useFeeReports } from './use-fee-reports.ts'

export interface FeeHostProps extends Omit<FeeTabProps, keyof WidgetOwn> {
  readonly handle?: Ref<FeeTabHandle>
  /** What another widget that holds this one asks before it goes. */
  readonly guard?: Ref<LeaveGuard> | undefined
}

/** Asked for together with the book, not after it. */
const screen = () => import('./fee-screen.tsx').then(({ FeeScreen }) => FeeScreen)
const FeeScreen = lazyPart(screen)

/** The services whose records the tab shows. */
const SERVICES = [charge, income, expense, saleOrder, examination, project].map(({ service }) => service)
const NONE: readonly string[] = []

/**
 * The book of a case: loaded, kept up to date, with what stands over its lists. The part of the widget that another one
 * may hold.
 */
export function FeeHost(props: FeeHostProps): ReactElement | null {
  const { projectId, handle, guard } = props
  const readOnly = !useAllowed(PRIVILEGE.save, charge.service) || props.readOnly === true
  const mayFinish = useAllowed(PRIVILEGE.finish, charge.service)
  const texts = useMessages(feeTabMessages)
  const load = useFeeData(projectId)
  const reports = useFeeReports(props)
  const refresh = useLedgerRefresh(projectId)
  const [subTab, selectSubTab] = useSubTab(props)
  const [selected, setSelected] = useState<readonly string[]>(NONE)
  const [opened, setOpened] = useState<FeeOpened | null>(null)
  const list = useRef<LeaveGuard>(null)
  const drawer = useRef<LeaveGuard>(null)

  const actions = useMemo<FeeActions>(
    () => ({
      openIncome: (target) => setOpened({ kind: 'income', target }),
      openExpense: (target) => setOpened({ kind: 'expense', target }),
      openPayCode: (orderIds, separately = false) => setOpened({ kind: 'codes', orderIds, separately }),
      refresh,
    }),
    [refresh],
  )
  const close = useCallback(() => setOpened(null), [])
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => [drawer, list].some(({ current }) => current?.isDirty() ?? false),
      async requestLeave() {
        // What stands over the lists goes first: it may change what they hold.
        if (!((await drawer.current?.requestLeave()) ?? true)) return false
        setOpened(null)
        return (await list.current?.requestLeave()) ?? true
      },
    }),
    [],
  )
  useImperativeHandle(handle, () => ({ refresh, ...leaving }), [refresh, leaving])
  useImperativeHandle(guard, () => leaving, [leaving])
  useLoadReports(props, load)

  useEffect(() => {
    // What does not come is asked for once more, and told, when it is to be shown.
    screen().catch(() => undefined)
  }, [])

  const data = useMemo(
    () =>
      load.data && {
        ...load.data,
        rights: { ...load.data.rights, mayExamine: mayFinish && load.data.rights.mayExamine },
      },
    [load.data, mayFinish],
  )
  const waiting = (
    <HostSlot name="Loading" props={{ label: texts.loading }}>
      <FeeSkeleton />
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
      <FeeScreen
        projectId={projectId}
        readOnly={readOnly}
        data={data}
        actions={actions}
        load={load}
        subTab={subTab}
        onSubTab={selectSubTab}
        selected={stillUnpaid(selected, data)}
        onSelected={setSelected}
        guard={list}
      />
      {opened === null ? null : (
        <FeeOverlay
          opened={opened}
          projectId={projectId}
          readOnly={readOnly}
          data={data}
          actions={actions}
          reports={reports}
          onClose={close}
          guard={drawer}
        />
      )}
    </Suspense>
  )
}

/** What was paid or given back meanwhile is no longer ticked. */
function stillUnpaid(selected: readonly string[], { incomes }: FeeData): readonly string[] {
  const remaining = selected.filter((key) => incomes.some((one) => one.keyValue === key && mayCombine(one)))
  return remaining.length === selected.length ? selected : remaining
}

/** Everything of the book anew, by hand and whenever somebody else changes something of it. */
function useLedgerRefresh(projectId: string): () => void {
  const cache = useCache()
  const refresh = useCallback(() => {
    for (const service of SERVICES) void cache.invalidate([service])
  }, [cache])
  useLiveRecord(charge.service, projectId, refresh)
  return refresh
}

/** Which list is open; the host may decide. */
function useSubTab({
  subTab,
  defaultSubTab = 'charges',
  onSubTabChange,
}: FeeHostProps): readonly [FeeSubTab, (next: FeeSubTab, source: FeeSubTabEvent['source']) => void] {
  const emit = useEmit()
  const notifyHost = useHostCallback(onSubTabChange, 'onSubTabChange')
  const [chosen, setChosen] = useState(defaultSubTab)
  const select = useCallback(
    (next: FeeSubTab, source: FeeSubTabEvent['source']) => {
      setChosen(next)
      emit({ type: 'subTabChanged', source: 'fee-tab', subTab: next })
      notifyHost({ subTab: next, source })
    },
    [emit, notifyHost],
  )
  return [subTab ?? chosen, select]
}
