import type { Transport } from 'fangkit'
import { ConfigGrid, defineGrid, type FieldName } from 'fangkit/config-grid'
import { code, defineEntity, type Field, text, yuan } from 'fangkit/domain'
import { all, readyWhen } from 'peers/hooks.js'
import { COLS, makeRows, STATUS } from 'peers/rows.js'
import { showPeerPage } from '../peer-page.tsx'

const DICT = 'PEERS'
const AMOUNTS = ['amount', 'fee']

const fieldOf = (name: string, label: string): Field =>
  name === 'status' ? code(DICT, label) : AMOUNTS.includes(name) ? yuan(label) : text(label)

const entity = defineEntity({
  service: 'Peers',
  title: '业务',
  metaTable: null,
  groups: {
    all: { label: '业务', fields: Object.fromEntries(COLS.map(([name, label]) => [name, fieldOf(name, label)])) },
  },
})
type ColumnName = FieldName<typeof entity>
const names = COLS.map(([name]) => name as ColumnName) // adapter: the names of fields are known when the page runs
const grid = defineGrid({
  name: 'peers',
  title: '业务',
  entity,
  columns: names,
  search: ['no' as ColumnName],
  sort: { field: 'no' as ColumnName, order: 'asc' },
  operations: ['edit', 'delete'],
  scope: 'all',
  reason: '示例',
})

const rows = makeRows(10_000).map(({ id, ...row }) => ({
  ...row,
  status: STATUS[row.status]?.[0] ?? '',
  keyValue: String(id),
  version: 1,
  refValues: {},
}))
const choices = STATUS.map(([key, value], sortOrder) => ({ key, value, sortOrder }))
const call: Transport['call'] = async ({ method, body }) => {
  if (method === 'getDictVals') return { success: true, data: choices }
  if (method === 'getOpts') return { success: true, data: ['EDIT', 'DELETE'] }
  if (method !== 'getPageList') return { success: true, data: [] }
  const size = all ? rows.length : Number(body['pageSize'])
  const first = (Number(body['page'] ?? 1) - 1) * size
  return { success: true, data: rows.slice(first, first + size), total: rows.length }
}

Reflect.set(window, '__hooks', {
  scroller: '[data-fk-widget] table',
  row: 'tbody tr',
  check: 'tbody tr input[type=checkbox]',
  checkAll: 'thead input[type=checkbox]',
  next: 'nav button[aria-label=下一页]',
})
showPeerPage(
  <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
    <ConfigGrid definition={grid} onSelectionChange={() => undefined} onOpen={() => undefined} />
  </div>,
  call,
)
readyWhen(() => document.querySelectorAll('tbody tr').length > 5 && document.body.textContent.includes('DH2024000000'))
