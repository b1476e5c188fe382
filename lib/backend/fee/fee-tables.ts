import { codes, text } from '../../catalogue/field.ts'
import { chargeItem } from '../../domain/fee/charge-item.ts'
import { charge } from '../../domain/fee/charge.ts'
import { examination } from '../../domain/fee/examination.ts'
import { expense } from '../../domain/fee/expense.ts'
import { feeStandard } from '../../domain/fee/fee-standard.ts'
import { income } from '../../domain/fee/income.ts'
import { saleOrder } from '../../domain/fee/sale-order.ts'
import { servicePrice } from '../../domain/fee/service-price.ts'
import { ofCase, withFields, recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** The ledger of a case: charges, incomes and expenses, and the decisions of finance. */
export const chargeTable: Table = { ...ofCase('project_charge_cfg', charge), unique: [['prjId', 'produceCls']] }
/** Incomes, with their receipt numbers in compared form: the one filled in, and those read off the voucher. */
export const incomeTable = withFields(ofCase('hf54_project_income_info', income), {
  receiptNo: text('', { indexed: true }),
  readNos: codes('', '', { freeText: true, indexed: true }),
})
export const orderTable: Table = withFields(
  {
    ...ofCase('sl01_sale_order_m', saleOrder),
    unique: [['sl01BillNo'], ['sl01IncomeId'], ['receiptPlace']],
    extraTopics: ['PrjOrder'],
  },
  {
    /** City and number of a prepaid order, as receipts are compared; null for orders of incomes. */
    receiptPlace: text('', { indexed: true }),
  },
)
export const expenseTable: Table = { ...ofCase('project_cost_info', expense), unique: [['hf40BillNo']] }
/** History of orders and expenses; only whether an entry was noted ever changes. */
export const examinationTable = ofCase('hf3f_examine_info', examination)
/** Usual charges. */
export const feeStandardTable: Table = recordTable('expense_std', feeStandard, { unique: [['stdItem']], small: true })
/** Items that can be charged. */
export const chargeItemTable: Table = recordTable('charge_item', chargeItem, {
  unique: [['itemCode']],
  small: true,
  choices: { dict: 'project_charge_cls', key: 'itemCode', label: 'itemName', enabled: 'enabled' },
})
/** Prices of services. Rows belong to a city. */
export const servicePriceTable: Table = recordTable('ord_price_lst_m', servicePrice, {
  unique: [['priceCode']],
  small: true,
})
