import { type ReactElement, type Ref, useMemo, useState } from 'react'
import type { LeaveGuard } from '../../../lib/form/leaving/leave-guard.ts'
import type { FeeActions, FeeReports, IncomeTarget } from '../../../lib/widgets/fee-tab/fee-actions.ts'
import { useFeeData } from '../../../lib/widgets/fee-tab/use-fee-data.ts'
import { IncomeDrawer } from '../../../lib/widgets/fee-tab/incomes/income-drawer.tsx'
import { IncomeList } from '../../../lib/widgets/fee-tab/incomes/income-list.tsx'

export interface IncomesProps {
  readonly projectId: string
  readonly reports?: Partial<FeeReports>
  readonly readOnly?: boolean
  /** Charge type the button begins with. */
  readonly type?: string
  readonly guard?: Ref<LeaveGuard>
}

const SILENT: FeeReports = {
  orderSubmitted: () => undefined,
  expenseSubmitted: () => undefined,
  reviewed: () => undefined,
  failed: () => undefined,
}

/** The income of a case with its drawer, as the fee tab holds them. */
export function Incomes({ projectId, reports, readOnly = false, type, guard = null }: IncomesProps): ReactElement {
  const { data, retry } = useFeeData(projectId)
  const [target, setTarget] = useState<IncomeTarget | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const allReports = useMemo(() => ({ ...SILENT, ...reports }), [reports])
  const actions = useMemo<FeeActions>(
    () => ({ openIncome: setTarget, openExpense: () => undefined, openPayCode: () => undefined, refresh: retry }),
    [retry],
  )
  if (data === null) return <p>loading</p>
  return (
    <>
      <button type="button" onClick={() => setTarget(type === undefined ? { action: 'add' } : { action: 'add', type })}>
        新增收入
      </button>
      <output>{selected.length} ticked</output>
      <IncomeList
        projectId={projectId}
        readOnly={readOnly}
        data={data}
        actions={actions}
        selected={selected}
        onSelected={setSelected}
      />
      {target === null ? null : (
        <IncomeDrawer
          key={target.action === 'open' ? target.id : 'new'}
          target={target}
          inPlace={false}
          projectId={projectId}
          readOnly={readOnly}
          data={data}
          actions={actions}
          reports={allReports}
          onClose={() => setTarget(null)}
          guard={guard}
        />
      )}
    </>
  )
}
