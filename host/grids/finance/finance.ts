import type { Grid, GridRowsSeed } from 'fangkit/domain'
import { commissionGrid } from './commission-grid.ts'
import { expenseGrid } from './expense-grid.ts'
import { orderPriceGrid, orderPriceRows } from './order-price-grid.ts'
import { paySlipGrid, paySlipRows } from './pay-slip-grid.ts'
import { remunerationGrid, remunerationRows } from './remuneration-grid.ts'
import { salaryGrid, salaryRows } from './salary-grid.ts'
import { saleOrderGrid } from './sale-order-grid.ts'

/** Lists of orders, expenses, commissions and salaries. */
export const financeGrids: readonly Grid[] = [
  saleOrderGrid,
  orderPriceGrid,
  expenseGrid,
  commissionGrid,
  remunerationGrid,
  salaryGrid,
  paySlipGrid,
]

export const financeRows: readonly GridRowsSeed[] = [orderPriceRows, remunerationRows, salaryRows, paySlipRows]
