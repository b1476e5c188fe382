import { type KeyboardEvent, type ReactElement, type Ref, Suspense, useImperativeHandle, useMemo } from 'react'
import { isExpenseToDo, isIncomeToDo } from '../../domain/fee/fee-status.ts'
import type { LeaveGuard } from '../../form/leaving/leave-guard.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { type Leaving, useLeaving } from '../../form/leaving/use-leaving.ts'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Badge } from '../../ui/indicators/badge.tsx'
import { Card } from '../../ui/sections/card.tsx'
import { CTRL_KEYS, isCtrlKey } from '../../ui/dom/ctrl-key.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SkeletonCard } from '../../ui/loading/skeleton-card.tsx'
import { StaleNote } from '../../ui/feedback/stale-note.tsx'
import { ChargeList } from './charges/charge-list.tsx'
import { type ChargeEditor, useChargeEditor } from './charges/draft/use-charge-editor.ts'
import type { FeeData, FeeListProps } from './fee-actions.ts'
import { feePage } from './fee-layout.ts'
import { FeeStats } from './fee-stats.tsx'
import type { FeeSubTab, FeeSubTabEvent } from './fee-tab-props.ts'
import { FeeTabs, type FeeTabsProps } from './fee-tabs.tsx'
import { FeeTools } from './fee-tools.tsx'
import type { FeeLoad } from './use-fee-data.ts'

const IncomeList = lazyPart(() => import('./incomes/income-list.tsx').then(({ IncomeList }) => IncomeList))
const LeaveCharges = lazyPart(() => import('./charges/leave-charges.tsx').then(({ LeaveCharges }) => LeaveCharges))
const ExpenseList = lazyPart(() => import('./expenses/expense-list.tsx').then(({ ExpenseList }) => ExpenseList))

export interface FeeScreenProps extends FeeListProps {
  readonly load: FeeLoad
  readonly subTab: FeeSubTab
  readonly onSubTab: (next: FeeSubTab, source: FeeSubTabEvent['source']) => void
  readonly selected: readonly string[]
  readonly onSelected: (keys: readonly string[]) => void
  /** Reports unsaved charges. */
  readonly guard: Ref<LeaveGuard>
}

/** The ledger of a case on screen: its sums, its lists and their actions. */
export function FeeScreen({
  load,
  subTab,
  onSubTab,
  selected,
  onSelected,
  guard,
  ...list
}: FeeScreenProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { projectId, readOnly, data, actions } = list
  const { rights } = data
  const owner = useAuthUser().data?.acctId ?? null
  const editor = useChargeEditor(projectId, data, owner)
  const dirty = editor.unsaved > 0
  const answer = useGuard(guard, editor)
  // An action that is blocked now stays visible with the reason; one the user has no right to is hidden.
  const absent = readOnly || (!rights.mayBook && rights.blocked === null)
  const editAccess = useMemo(() => (absent ? null : { blocked: rights.blocked }), [absent, rights.blocked])
  const press = (event: KeyboardEvent): void => {
    // Events from portals bubble through the React tree, but come from outside this element.
    if (
      !isCtrlKey(event.nativeEvent, CTRL_KEYS.save) ||
      event.defaultPrevented ||
      !(event.target instanceof Node && event.currentTarget.contains(event.target))
    )
      return
    event.preventDefault()
    if (subTab === 'charges' && editAccess?.blocked === null && dirty && !event.repeat) void editor.save()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a shortcut from any focused element inside
    <div className={feePage} onKeyDown={press} role="presentation">
      {load.stale ? <StaleNote onRefresh={load.retry} refreshing={load.refreshing} /> : null}
      {editAccess !== null && editAccess.blocked !== null ? (
        <Notice tone="plain" size="slim" role="note">
          {editAccess.blocked}
        </Notice>
      ) : null}
      <FeeStats data={data} />
      <Card aria-label={texts.title}>
        <FeeTabs
          value={subTab}
          onSelect={(next) => onSubTab(next, 'user')}
          badges={countsOf(data, texts)}
          tools={
            <FeeTools
              projectId={projectId}
              data={data}
              actions={actions}
              editor={editor}
              editAccess={editAccess}
              subTab={subTab}
              selected={selected}
              onChooseOrders={() => onSubTab('incomes', 'widget')}
            />
          }
        >
          {subTab === 'charges' ? (
            <ChargeList {...list} editor={editor} editAccess={editAccess} />
          ) : (
            <Suspense fallback={<SkeletonCard />}>
              {subTab === 'incomes' ? (
                <IncomeList {...list} selected={selected} onSelected={onSelected} />
              ) : (
                <ExpenseList {...list} />
              )}
            </Suspense>
          )}
        </FeeTabs>
      </Card>
      {answer === null ? null : (
        <Suspense fallback={null}>
          <LeaveCharges count={editor.unsaved} onChoose={answer} />
        </Suspense>
      )}
    </div>
  )
}

/** Guards unsaved charges when the user leaves. */
function useGuard(guard: Ref<LeaveGuard>, editor: ChargeEditor): Leaving['answer'] {
  const latest = useLatest(editor)
  const parts = useMemo(
    () => ({
      isDirty: () => latest.current.unsaved > 0,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    }),
    [latest],
  )
  const { requestLeave, answer } = useLeaving(parts)
  useImperativeHandle(guard, () => ({ isDirty: parts.isDirty, requestLeave }), [parts, requestLeave])
  return answer
}

/** Counts of entries that need action are red. @source FEE-002, INC-021, EXP-008 */
function countsOf(
  { incomes, expenses }: FeeData,
  { toDo, entries }: Readonly<Record<'toDo' | 'entries', string>>,
): FeeTabsProps['badges'] {
  const counted = (all: number, open: number): ReactElement =>
    open > 0 ? <Badge count={open} label={toDo} /> : <Badge tone="flat" count={all} label={entries} />
  return {
    charges: null,
    incomes: counted(incomes.length, incomes.filter(isIncomeToDo).length),
    expenses: counted(expenses.length, expenses.filter(({ hf40Status }) => isExpenseToDo(hf40Status)).length),
  }
}
