import { type ReactElement, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { charge } from '../../domain/fee/charge.ts'
import { examination } from '../../domain/fee/examination.ts'
import { expense } from '../../domain/fee/expense.ts'
import { income } from '../../domain/fee/income.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { mayCombine } from '../../domain/fee/standing.ts'
import { project } from '../../domain/project/project.ts'
import { feeTabMessages } from '../../locale/zh-cn/fee-tab.ts'
import { useCache } from '../../provider/use-cache.ts'
import { useEmit } from '../../provider/use-emit.ts'
import { useHostCallback } from '../../provider/use-host-callback.ts'
import { useLiveRecord } from '../../provider/use-live-record.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useSlots } from '../../provider/use-slots.ts'
import type { WidgetOwn } from '../widget-surroundings.tsx'
import type { FeeActions, FeeData } from './fee-actions.ts'
import { LoadFailure } from '../load-failure.tsx'
import { type FeeOpened, FeeOverlay } from './fee-overlay.tsx'
import { FeeScreen } from './fee-screen.tsx'
import { FeeSkeleton } from './fee-skeleton.tsx'
import type { FeeSubTab, FeeSubTabEvent, FeeTabHandle, FeeTabProps } from './fee-tab-props.ts'
import { useFeeData } from './use-fee-data.ts'
import { useFeeReports } from './use-fee-reports.ts'

export interface FeeHostProps extends Omit<FeeTabProps, keyof WidgetOwn> {
  readonly handle?: Ref<FeeTabHandle>
}

/** The services whose records the tab shows. */
const SERVICES = [charge, income, expense, saleOrder, examination, project].map(({ service }) => service)
const NONE: readonly string[] = []

/** The book of a case: loaded, kept up to date, with what stands over its lists. The part of the widget that another one may hold. */
export function FeeHost(props: FeeHostProps): ReactElement | null {
  const { projectId, readOnly = false, handle } = props
  const texts = useMessages(feeTabMessages)
  const { Loading } = useSlots()
  const load = useFeeData(projectId)
  const reports = useFeeReports(props)
  const refresh = useBookRefresh(projectId)
  const [subTab, selectSubTab] = useSubTab(props)
  const [selected, setSelected] = useState<readonly string[]>(NONE)
  const [opened, setOpened] = useState<FeeOpened | null>(null)
  const listDirty = useRef(false)
  const drawerDirty = useRef(false)

  const actions = useMemo<FeeActions>(() => ({
    openIncome: (target) => setOpened({ kind: 'income', target }),
    openExpense: (target) => setOpened({ kind: 'expense', target }),
    openPayCode: (orderIds, separately = false) => setOpened({ kind: 'codes', orderIds, separately }),
    refresh,
  }), [refresh])
  const onDirty = useCallback((dirty: boolean) => {
    drawerDirty.current = dirty
  }, [])
  const onListDirty = useCallback((dirty: boolean) => {
    listDirty.current = dirty
  }, [])
  const close = useCallback(() => {
    drawerDirty.current = false
    setOpened(null)
  }, [])
  useImperativeHandle(handle, () => ({ refresh, isDirty: () => listDirty.current || drawerDirty.current }), [refresh])
  useLoadReports(props, load)

  const { data } = load
  if (data === null) {
    if (load.error !== null) return <LoadFailure texts={texts} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    return Loading === undefined ? <FeeSkeleton /> : Loading === null ? null : <Loading label={texts.loading} />
  }
  return (
    <>
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
        onDirty={onListDirty}
      />
      {opened === null ? null : <FeeOverlay opened={opened} projectId={projectId} readOnly={readOnly} data={data} actions={actions} reports={reports} onClose={close} onDirty={onDirty} />}
    </>
  )
}

/** What was paid or given back meanwhile is no longer ticked. */
function stillUnpaid(selected: readonly string[], { incomes }: FeeData): readonly string[] {
  const kept = selected.filter((key) => incomes.some((one) => one.keyValue === key && mayCombine(one)))
  return kept.length === selected.length ? selected : kept
}

/** Everything of the book anew, by hand and whenever somebody else changes something of it. */
function useBookRefresh(projectId: string): () => void {
  const cache = useCache()
  const refresh = useCallback(() => {
    for (const service of SERVICES) void cache.invalidate([service])
  }, [cache])
  useLiveRecord(charge.service, projectId, refresh)
  return refresh
}

/** Which list is open; the host may decide. */
function useSubTab({ subTab, defaultSubTab = 'charges', onSubTabChange }: FeeHostProps): readonly [FeeSubTab, (next: FeeSubTab, source: FeeSubTabEvent['source']) => void] {
  const emit = useEmit()
  const tell = useHostCallback(onSubTabChange, 'onSubTabChange')
  const [chosen, setChosen] = useState(defaultSubTab)
  const select = useCallback((next: FeeSubTab, source: FeeSubTabEvent['source']) => {
    setChosen(next)
    emit({ type: 'subTabChanged', source: 'fee-tab', subTab: next })
    tell({ subTab: next, source })
  }, [emit, tell])
  return [subTab ?? chosen, select]
}

function useLoadReports({ onReady, onError }: FeeHostProps, { data, error }: ReturnType<typeof useFeeData>): void {
  const ready = useHostCallback(onReady, 'onReady')
  const failed = useHostCallback(onError, 'onError')
  const isReady = data !== null
  useEffect(() => {
    if (isReady) ready()
  }, [isReady, ready])
  useEffect(() => {
    if (error !== null) failed(error)
  }, [error, failed])
}
