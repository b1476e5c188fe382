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
import { recordAddress, recordKey } from '../../domain/project/record-address.ts'
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
import { useOpenRecord } from '../use-open-record.ts'
import { useLoadReports } from '../use-load-reports.ts'
import { type FeeOpened, FeeOverlay } from './fee-overlay.tsx'
import { FeeSkeleton } from './fee-skeleton.tsx'
import type { FeeSubTab, FeeSubTabEvent, FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'
import { useFeeData } from './use-fee-data.ts'
import { useFeeReports } from './use-fee-reports.ts'

export interface FeeHostProps extends Omit<FeeTabProps, keyof WidgetOwn> {
  readonly handle?: Ref<FeeTabHandle>
  /** The containing widget asks this guard before it closes. */
  readonly guard?: Ref<LeaveGuard> | undefined
}

/** Loaded in parallel with the ledger. */
const screen = () => import('./fee-screen.tsx').then(({ FeeScreen }) => FeeScreen)
const FeeScreen = lazyPart(screen)

/** Services whose records the tab shows. */
const SERVICES = [charge, income, expense, saleOrder, examination, project].map(({ service }) => service)
const NONE: readonly string[] = []

/** The ledger of a case: loads it, keeps it up to date, and draws its drawers. Another widget can embed this part. */
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
  const openRecord = async (address: string): Promise<void> => {
    const [income, expense] = [recordKey(address, 'income'), recordKey(address, 'expense')]
    const id = income ?? expense
    if (id === null || (await drawer.current?.requestLeave()) === false) return
    selectSubTab(income === null ? 'expenses' : 'incomes', 'widget')
    setOpened({ kind: income === null ? 'expense' : 'income', target: { action: 'open', id } })
  }
  useOpenRecord(props, recordOf(opened), (address) => void openRecord(address))
  const leaving = useMemo<LeaveGuard>(
    () => ({
      isDirty: () => [drawer, list].some(({ current }) => current?.isDirty() ?? false),
      async requestLeave() {
        // The drawer comes first, because it may change the lists.
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
    // A failed load is retried, and reported, when the screen renders.
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
      {props.recordOnly ? null : (
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
      )}
      {opened === null ? null : (
        <FeeOverlay
          opened={opened}
          projectId={projectId}
          readOnly={readOnly}
          data={data}
          actions={actions}
          reports={reports}
          queue={recordOf(opened) === props.record ? props.queue : undefined}
          inPlace={props.recordOnly === true}
          onClose={close}
          guard={drawer}
        />
      )}
    </Suspense>
  )
}

/** Address of the income or expense in the drawer; null for a new one. */
function recordOf(opened: FeeOpened | null): string | null {
  return opened === null || opened.kind === 'codes' || opened.target.action === 'add'
    ? null
    : recordAddress(opened.kind, opened.target.id)
}

/** Unticks orders that were paid or returned meanwhile. */
function stillUnpaid(selected: readonly string[], { incomes }: FeeData): readonly string[] {
  const remaining = selected.filter((key) => incomes.some((one) => one.keyValue === key && mayCombine(one)))
  return remaining.length === selected.length ? selected : remaining
}

/** Loads the ledger again, on request and whenever another user changes it. */
function useLedgerRefresh(projectId: string): () => void {
  const cache = useCache()
  const refresh = useCallback(() => {
    void cache.invalidate(SERVICES)
  }, [cache])
  useLiveRecord(charge.service, projectId, refresh)
  return refresh
}

/** The open list; the host can control it. */
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
