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
  sl01PaySign,
  sl01Memo,
} = saleOrder.fields

/** Orders as people working on a case see them: contents and status, without payment details. */
const caseOrder = defineEntity({
  service: 'PrjOrder',
  title: '订单进度',
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
        sl01Status,
        sl01PaySign,
        sl01OrderDate,
        sl01PayTime,
        sl01Memo,
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/** The orders of all cases the user may see. @source ROU-006 (/PrjOrderGrid), INC-012 */
export const caseOrderGrid: Grid = defineGrid({
  name: 'PrjOrderGrid',
  title: '订单进度',
  entity: caseOrder,
  columns: [
    'sl01PrjId',
    'sl01BillNo',
    'sl01BillClass',
    'sl01OrderAmount',
    'sl01Status',
    'sl01OrderDate',
    'sl01PayTime',
    'crtUsr',
    'updTime',
  ],
  search: ['sl01PrjId', 'sl01BillNo', 'sl01BillClass', 'sl01Status', 'sl01OrderAmount', 'sl01OrderDate'],
  sort: { field: 'sl01OrderDate', order: 'desc' },
  open: 'sl01BillNo',
  operations: ['view'],
  rowsOf: { table: 'sl01_sale_order_m' },
  scope: 'project',
  parent: 'sl01PrjId',
  form: { columns: 2 },
  pinned: ['sl01PrjId'],
  large: true,
})
