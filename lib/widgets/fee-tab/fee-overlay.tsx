import { type ReactElement, Suspense } from 'react'
import type { ExpenseTarget, FeeDrawerProps, IncomeTarget } from './fee-actions.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const IncomeDrawer = lazyPart(() => import('./incomes/income-drawer.tsx').then(({ IncomeDrawer }) => IncomeDrawer))
const ExpenseDrawer = lazyPart(() => import('./expenses/expense-drawer.tsx').then(({ ExpenseDrawer }) => ExpenseDrawer))
const PayCodeDialog = lazyPart(() => import('./codes/pay-code-dialog.tsx').then(({ PayCodeDialog }) => PayCodeDialog))

/** The open drawer or dialog. */
export type FeeOpened =
  | { readonly kind: 'income'; readonly target: IncomeTarget }
  | { readonly kind: 'expense'; readonly target: ExpenseTarget }
  | { readonly kind: 'codes'; readonly orderIds: readonly string[]; readonly separately: boolean }

export interface FeeOverlayProps extends FeeDrawerProps {
  readonly opened: FeeOpened
}

/** The open drawer or dialog; the lists stay below it. */
export function FeeOverlay({ opened, ...drawer }: FeeOverlayProps): ReactElement {
  return <Suspense fallback={null}>{partOf(opened, drawer)}</Suspense>
}

function partOf(opened: FeeOpened, drawer: FeeDrawerProps): ReactElement {
  switch (opened.kind) {
    case 'income':
      return <IncomeDrawer key={keyOf(opened.target)} target={opened.target} {...drawer} />
    case 'expense':
      return <ExpenseDrawer key={keyOf(opened.target)} target={opened.target} {...drawer} />
    case 'codes':
      return (
        <PayCodeDialog
          projectId={drawer.projectId}
          orderIds={opened.orderIds}
          separately={opened.separately}
          data={drawer.data}
          onClose={drawer.onClose}
          onPaid={drawer.actions.refresh}
        />
      )
  }
}

function keyOf(target: IncomeTarget | ExpenseTarget): string {
  return target.action === 'open' ? target.id : 'new'
}
