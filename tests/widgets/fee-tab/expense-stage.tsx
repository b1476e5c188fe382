import { screen } from '@testing-library/react'
import { type ReactElement, type Ref, useState } from 'react'
import { createClient, type FangkitClient } from '../../../lib/client/client.ts'
import type { Stored } from '../../../lib/contract/output.ts'
import { DEMAND_STEP, INVOICE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import type { Expense } from '../../../lib/domain/fee/expense.ts'
import type { LeaveGuard } from '../../../lib/form/leaving/leave-guard.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { ExpenseDrawer } from '../../../lib/widgets/fee-tab/expenses/expense-drawer.tsx'
import { ExpenseList } from '../../../lib/widgets/fee-tab/expenses/expense-list.tsx'
import type { ExpenseTarget, FeeActions, FeeReports } from '../../../lib/widgets/fee-tab/fee-actions.ts'
import { useFeeData } from '../../../lib/widgets/fee-tab/use-fee-data.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import type { Server } from '../project-detail/stage.tsx'

/** A case without a book; answers its key. */
export async function newCase({ api }: Server): Promise<string> {
  const { data } = await api.Hf20PrjBase.doSave({
    prjPayType: PAY_TYPE.commercial,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
    hf20HouseArea: '440106',
    hf20HouseAddress: '示例路 88 号',
  })
  return data.keyValue ?? ''
}

/** An expense the manager handed in. */
export async function spend({ api }: Server, hf40PrjId: string, hf40CostFet: number): Promise<Stored<Expense>> {
  return (
    await api.ProjectCostInfo.doCostFeeRecord({
      hf40PrjId,
      hf40ProjectName: ['HX5501', '跑腿样例'],
      hf40CostFet,
      hf40ApplyPerson: 'demo-manager',
      hf40DeducetionType: 'HX5601',
      hf40GavenWho: 'HX6801',
      hf40GavenAccount: 'HX6901',
      hf40InvoiceReceive: INVOICE.none,
    })
  ).data
}

/** Another user before the same server. */
export const clientOf = (on: Server, user: string): FangkitClient['api'] =>
  createClient({ transport: on.connect(user), auth: createMemoryAuth() }).api

/** Nothing of the case can be changed any more. */
export async function finish({ api }: Server, keyValue: string): Promise<void> {
  await api.Hf20PrjBase.doSave({ keyValue, hf20DemandStep: DEMAND_STEP.finished })
}

export interface ExpensesProps {
  readonly projectId: string
  readonly reports?: Partial<FeeReports>
  readonly guard?: Ref<LeaveGuard>
}

const ignore = (): void => undefined

/** The list of expenses with its drawer, as the tab holds them. */
export function Expenses({ projectId, reports, guard = null }: ExpensesProps): ReactElement | null {
  const { data, retry } = useFeeData(projectId)
  const [target, setTarget] = useState<ExpenseTarget | null>(null)
  if (data === null) return null
  const actions: FeeActions = { openExpense: setTarget, openIncome: ignore, openPayCode: ignore, refresh: retry }
  const list = { projectId, readOnly: false, data, actions }
  return (
    <>
      <ExpenseList {...list} />
      {target === null ? null : (
        <ExpenseDrawer
          key={target.action === 'open' ? target.id : 'new'}
          {...list}
          target={target}
          reports={{ orderSubmitted: ignore, expenseSubmitted: ignore, reviewed: ignore, failed: ignore, ...reports }}
          inPlace={false}
          onClose={() => setTarget(null)}
          guard={guard}
        />
      )}
    </>
  )
}

export const drawer = (title: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: title }, LONG_TIMEOUT)
export const rowOf = async (billNo: string | null): Promise<HTMLElement> => {
  const row = (await screen.findByRole('button', { name: `查看支出 ${billNo}` }, LONG_TIMEOUT)).closest('tr')
  if (row === null) throw new Error('not in a row')
  return row
}
