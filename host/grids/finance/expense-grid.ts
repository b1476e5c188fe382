import { defineEntity, defineGrid, expense, type Grid, recordFields } from 'fangkit/domain'
import { caseNumber } from '../case-number.ts'

const {
  keyValue,
  hf40BillNo,
  hf40ProjectName,
  hf40CostFet,
  hf40ApplyPerson,
  hf40DeducetionType,
  hf40GavenWho,
  hf40GavenAccount,
  hf40InvoiceReceive,
  hf40Memo,
  hf40CostDate,
  hf40PayAccount,
  hf40ProofNumber,
  hf40ExaimMemo,
  hf40Status,
  suggest,
} = expense.fields

/** Expenses as they are stored, without the values that are calculated for the current user. */
const storedExpense = defineEntity({
  service: expense.service,
  title: expense.title,
  metaTable: null,
  groups: {
    request: {
      label: '支出申请',
      fields: {
        keyValue,
        hf40PrjId: caseNumber,
        hf40BillNo,
        hf40ProjectName,
        hf40CostFet,
        hf40ApplyPerson,
        hf40DeducetionType,
        hf40GavenWho,
        hf40GavenAccount,
        hf40InvoiceReceive,
        hf40Memo,
      },
    },
    finance: {
      label: '财务审核',
      fields: { hf40Status, hf40CostDate, hf40PayAccount, hf40ProofNumber, hf40ExaimMemo, suggest },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})

/**
 * The expenses of all cases the user may see, as each case lists them. Decisions are made in the case.
 * @source ROU-011 (OrderAndExpendManagement), EXP-001
 */
export const expenseGrid: Grid = defineGrid({
  name: 'OrderAndExpendManagement',
  title: '支出管理',
  entity: storedExpense,
  columns: [
    'hf40BillNo',
    'hf40PrjId',
    'hf40ProjectName',
    'hf40CostFet',
    'hf40ApplyPerson',
    'hf40DeducetionType',
    'hf40GavenWho',
    'hf40CostDate',
    'hf40PayAccount',
    'hf40Status',
    'updTime',
  ],
  search: [
    'hf40BillNo',
    'hf40PrjId',
    'hf40ProjectName',
    'hf40Status',
    'hf40ApplyPerson',
    'hf40DeducetionType',
    'hf40CostFet',
    'hf40CostDate',
    'hf40PayAccount',
  ],
  sort: { field: 'updTime', order: 'desc' },
  open: 'hf40BillNo',
  operations: ['view'],
  rowsOf: { table: 'project_cost_info' },
  scope: 'project',
  parent: 'hf40PrjId',
  form: { columns: 2 },
  pinned: ['hf40BillNo'],
  sums: ['hf40CostFet'],
  large: true,
})
