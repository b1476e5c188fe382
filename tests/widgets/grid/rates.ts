import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { flag, integer, text, textarea, wan } from '../../../lib/catalogue/field.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { rowsFor } from '../../../lib/domain/grid/grid-rows-seed.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'

const rate = defineEntity({
  service: 'TestRate',
  title: '银行利率',
  metaTable: null,
  groups: {
    main: {
      label: '基本',
      fields: {
        code: text('编码', { indexed: true, required: true, maxLength: 20 }),
        bank: text('银行', { indexed: true, required: true, maxLength: 120 }),
        quota: wan('额度', { indexed: true }),
        sortNo: integer('排序', { indexed: true, min: 0 }),
        enabled: flag('启用', { indexed: true, serverOwned: true, default: 1 }),
        step: text('步骤', { indexed: true, serverOwned: true }),
      },
    },
    more: { label: '说明', fields: { note: textarea('备注', { maxLength: 500 }), ...recordFields } },
  },
})

/** A list with everything a list can do. */
export const rates = defineGrid({
  name: 'TestRateGrid',
  title: '利率列表',
  entity: rate,
  columns: ['code', 'bank', 'quota', 'enabled', 'step', 'sortNo', 'updTime'],
  search: ['bank', 'quota', 'enabled', 'sortNo'],
  sort: { field: 'code', order: 'asc' },
  scope: 'all',
  reason: 'Test rows belong to no city.',
  open: 'code',
  operations: ['view', 'add', 'edit', 'clone', 'enable', 'disable', 'confirm', 'return', 'delete'],
  states: {
    field: 'enabled',
    moves: {
      enable: { from: [0, null], to: 1 },
      disable: { from: [1], to: 0 },
      confirm: { field: 'step', from: [null, ''], to: 'sent' },
      return: { field: 'step', from: ['sent'], to: '' },
    },
  },
  unique: [['code']],
})

export const codeOf = (number: number): string => `R${String(number).padStart(4, '0')}`

/** Every fifth is off; the third has been sent. */
export const rateRows = (count: number) =>
  rowsFor(
    rates,
    ['$key', 'code', 'bank', 'quota', 'sortNo', 'enabled', 'step'],
    Array.from({ length: count }, (_, at) => [
      `rate-${at + 1}`,
      codeOf(at + 1),
      `示例银行第 ${at + 1} 支行`,
      (at + 1) * 10_000,
      at + 1,
      (at + 1) % 5 === 0 ? 0 : 1,
      at === 2 ? 'sent' : null,
    ]),
    { reference: true },
  )
