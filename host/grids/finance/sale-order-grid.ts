import { defineEntity, defineGrid, type Grid, recordFields, saleOrder } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  sl01BillNo,
  sl01BillClass,
  sl01OrderAmount,
  sl01OrderDate,
  sl01PayTime,
  sl01Status,
  sl01PayChannel,
  sl01PaySign,
  sl01PayMethod,
  sl01TransactionNumber,
  sl01Image1,
  sl01Customer,
  sl01Memo,
  suggest,
} = saleOrder.fields

/** Orders as they are stored, with their payment details. */
const storedOrder = defineEntity({
  service: saleOrder.service,
  title: '订单',
  metaTable: null,
  groups: {
    order: {
      label: '订单',
      fields: {
        keyValue,
        sl01PrjId: caseNumber,
        sl01BillNo,
        sl01BillClass,
        sl01OrderAmount,
        sl01OrderDate,
        sl01Status,
      },
    },
    payment: {
      label: '收款',
      fields: {
        sl01PaySign,
        sl01PayTime,
        sl01PayChannel,
        sl01PayMethod,
        sl01TransactionNumber,
        sl01Image1,
        sl01Customer,
        sl01Memo,
        suggest,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * The orders of all cases the user may see, as each case lists them. Decisions are made in the case.
 * @source ROU-008 (/SaleOrderMGrid), INC-012
 */
export const saleOrderGrid: Grid = defineGrid({
  name: 'SaleOrderMGrid',
  title: '收款订单',
  entity: storedOrder,
  columns: [
    'sl01BillNo',
    'sl01PrjId',
    'sl01BillClass',
    'sl01OrderAmount',
    'sl01Status',
    'sl01PayChannel',
    'sl01PayMethod',
    'sl01TransactionNumber',
    'sl01OrderDate',
    'sl01PayTime',
    'crtUsr',
    'updTime',
  ],
  search: [
    'sl01BillNo',
    'sl01PrjId',
    'sl01BillClass',
    'sl01Status',
    'sl01PayChannel',
    'sl01PayMethod',
    'sl01OrderAmount',
    'sl01OrderDate',
    'sl01PayTime',
  ],
  sort: { field: 'sl01OrderDate', order: 'desc' },
  open: 'sl01BillNo',
  operations: ['view'],
  rowsOf: { table: 'sl01_sale_order_m' },
  scope: 'project',
  parent: 'sl01PrjId',
  form: { columns: 2 },
  pinned: ['sl01BillNo'],
  sums: ['sl01OrderAmount'],
  large: true,
})
