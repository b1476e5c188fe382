import { account, code, date, datetime, flag, id, integer, text, wan } from '../../../lib/catalogue/field.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { defineGrid, type Grid } from '../../../lib/domain/grid/define-grid.ts'
import { switchable } from '../../../lib/domain/grid/grid-states.ts'
import { GRID_WRITERS } from '../../../lib/domain/permission/role.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'

const stamps = { record: { label: '记录', fields: recordFields } }

/** A list with everything: a workflow, a toggle, personal data, uniqueness. */
export const ticket = defineEntity({
  service: 'Zz01Ticket',
  title: '工单',
  metaTable: null,
  groups: {
    main: {
      label: '工单',
      fields: {
        keyValue: id('工单ID', { hidden: true, serverOwned: true }),
        no: text('编号', { required: true, indexed: true, maxLength: 20, column: true }),
        name: text('名称', { indexed: true, maxLength: 200, column: true }),
        phone: text('电话', { sensitive: 'phone', column: true }),
        amount: wan('金额', { indexed: true, column: true }),
        kind: code('HF05', '类型', { indexed: true, column: true }),
        urgent: flag('加急', { column: true }),
        due: date('期限', { indexed: true, column: true }),
        handler: account('处理人', { column: true }),
        status: code('HX05', '状态', { indexed: true, default: 'HX0501', column: true }),
        enabled: flag('启用', { indexed: true, default: 1, column: true }),
        decidedAt: datetime('决定时间'),
        decidedBy: account('决定人'),
        why: text('退回原因'),
      },
    },
    ...stamps,
  },
})
export const ticketGrid = defineGrid({
  name: 'TicketGrid',
  title: '工单',
  entity: ticket,
  columns: ['no', 'name', 'amount'],
  search: ['no', 'name', 'amount', 'kind', 'due', 'enabled'],
  sort: { field: 'no', order: 'asc' },
  open: 'no',
  scope: 'all',
  reason: 'Test rows belong to no city.',
  roles: { write: GRID_WRITERS },
  operations: [
    'view',
    'add',
    'edit',
    'clone',
    'enable',
    'disable',
    'finish',
    'delete',
    'confirm',
    'examine',
    'return',
    'cancel',
    'notice',
  ],
  states: {
    field: 'status',
    moves: {
      ...{ enable: { field: 'enabled', from: [0, null], to: 1 }, disable: { field: 'enabled', from: [1], to: 0 } },
      confirm: { from: ['HX0501'], to: 'HX0502' },
      examine: { from: ['HX0502'], to: 'HX0503', at: 'decidedAt', by: 'decidedBy' },
      return: { from: ['HX0502'], to: 'HX0501', at: 'decidedAt', by: 'decidedBy', reason: 'why' },
      finish: { from: ['HX0503'], to: 'HX0507' },
      cancel: { from: ['HX0501', 'HX0502'], to: 'HX0508' },
      delete: { from: ['HX0501', 'HX0508'] },
      edit: { from: ['HX0501'] },
    },
  },
  unique: [['no']],
})

/** Rows of a city, below tickets. */
export const note = defineEntity({
  service: 'Zz02Note',
  title: '备注',
  metaTable: null,
  groups: {
    main: {
      label: '备注',
      fields: {
        keyValue: id('备注ID', { hidden: true, serverOwned: true }),
        ticketId: id('工单', { indexed: true, hidden: true, picks: 'Zz01Ticket' }),
        body: text('内容', { indexed: true, column: true, required: true }),
        rank: integer('序号', { indexed: true }),
        enabled: flag('启用', { indexed: true, default: 1 }),
      },
    },
    ...stamps,
  },
})
export const noteGrid = defineGrid({
  name: 'NoteGrid',
  title: '备注',
  entity: note,
  columns: ['body'],
  search: ['body'],
  sort: { field: 'rank', order: 'asc' },
  operations: ['view', 'add', 'edit', 'delete', 'enable', 'disable'],
  states: switchable('enabled'),
  scope: 'city',
  parent: 'ticketId',
})

/** Rows of cases. */
const step = defineEntity({
  service: 'Zz03Step',
  title: '步骤',
  metaTable: null,
  groups: {
    main: {
      label: '步骤',
      fields: {
        keyValue: id('步骤ID', { hidden: true, serverOwned: true }),
        prjId: id('项目', { indexed: true, hidden: true }),
        title: text('标题', { indexed: true, column: true }),
      },
    },
  },
})
export const stepGrid = defineGrid({
  name: 'StepGrid',
  title: '步骤',
  entity: step,
  columns: ['title'],
  search: ['title'],
  sort: { field: 'title', order: 'asc' },
  operations: ['view', 'add', 'edit', 'delete'],
  scope: 'project',
  parent: 'prjId',
})

/** A read-only list over rows of the business, and one limited to the rows of one bank. */
const branch = defineEntity({
  service: 'Zz04Branch',
  title: '网点',
  metaTable: null,
  groups: {
    main: {
      label: '网点',
      fields: {
        keyValue: id('网点ID', { hidden: true, serverOwned: true }),
        hf31BranceName: text('名称', { indexed: true, column: true, required: true }),
        hf31OrgType: code('HF9C', '类型', { indexed: true }),
        hf31SortNo: integer('排序', { indexed: true }),
      },
    },
  },
})
export const branchGrid = defineGrid({
  name: 'BranchGrid',
  title: '网点',
  entity: branch,
  columns: ['hf31BranceName'],
  search: ['hf31BranceName'],
  sort: { field: 'hf31SortNo', order: 'asc' },
  scope: 'all',
  reason: 'Test rows belong to no city.',
  roles: { write: GRID_WRITERS },
  operations: ['view', 'add', 'edit', 'delete'],
  rowsOf: { table: 'hf31_division_detail', where: { hf31OrgType: 'HF9C02' } },
})

export const lists: readonly Grid[] = [ticketGrid, noteGrid, stepGrid, branchGrid]
