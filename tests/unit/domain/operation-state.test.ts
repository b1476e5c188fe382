import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, datetime, flag, id, image, integer, text } from '../../../lib/catalogue/field.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { defineGrid, type Grid, type GridOperation } from '../../../lib/domain/grid/define-grid.ts'
import { rowsFor } from '../../../lib/domain/grid/grid-rows-seed.ts'
import { switchable } from '../../../lib/domain/grid/grid-states.ts'
import {
  affectedText,
  operationLabel,
  operationNeeds,
  operationState,
  operationTerms,
  stateReason,
} from '../../../lib/domain/grid/operation-state.ts'
import { ROW_OPERATION, ROW_OPERATIONS } from '../../../lib/domain/grid/row-operation.ts'
import { defaultLayout, fittingLayout } from '../../../lib/domain/grid/saved-view.ts'

const paper = defineEntity({
  service: 'Paper',
  title: '材料',
  metaTable: null,
  groups: {
    all: {
      label: '材料',
      fields: {
        keyValue: id('ID', { hidden: true }),
        no: text('编号', { indexed: true }),
        status: code('ZZ', '状态', { default: 'new' }),
        on: flag('启用'),
        at: datetime('时间'),
        why: text('原因'),
        size: integer('大小', { indexed: true }),
        photo: image('照片'),
      },
    },
  },
})
const grid = defineGrid({
  name: 'PaperGrid',
  title: '材料',
  entity: paper,
  columns: ['no', 'size'],
  search: ['no'],
  sort: { field: 'no', order: 'asc' },
  pinned: ['no'],
  operations: ['view', 'add', 'edit', 'enable', 'disable', 'confirm', 'return', 'notice'],
  states: {
    field: 'status',
    moves: {
      ...switchableOn(),
      confirm: { from: ['new', null], to: 'sent' },
      return: { from: ['sent'], to: 'new', at: 'at', reason: 'why' },
      edit: { from: ['new'] },
    },
  },
})
function switchableOn() {
  const { enable, disable } = switchable('on').moves
  return {
    ...(enable && { enable: { ...enable, field: 'on' as const } }),
    ...(disable && { disable: { ...disable, field: 'on' as const } }),
  }
}
const ALL = Object.values(PRIVILEGE)
const state = (
  operation: GridOperation,
  record: Readonly<Record<string, unknown>> | null,
  privileges: readonly string[] = ALL,
) => operationState(grid, operation, record, privileges)
const POSSIBLE = { shown: true, enabled: true, reason: null }

describe('what can be done with a row', () => {
  it.each([
    ['confirm', { status: 'new' }, POSSIBLE],
    ['confirm', { status: null }, POSSIBLE],
    ['confirm', { status: '' }, POSSIBLE],
    ['confirm', { status: 'sent' }, { shown: true, enabled: false, reason: '已提交，无需重复操作' }],
    [
      'confirm',
      { status: 'other', refValues: { status: '已归档' } },
      { shown: true, enabled: false, reason: '当前为“已归档”，不能提交' },
    ],
    ['return', { status: 'other' }, { shown: true, enabled: false, reason: '当前状态不能退回修改' }],
    [
      'edit',
      { status: 'sent', refValues: { status: '已提交' } },
      { shown: true, enabled: false, reason: '当前为“已提交”，不能编辑' },
    ],
    ['notice', { status: 'other' }, POSSIBLE],
    ['view', { status: 'sent' }, POSSIBLE],
    ['add', null, POSSIBLE],
  ] as const)('is known for %s on %j', (operation, record, expected) =>
    expect(state(operation, record)).toEqual(expected),
  )

  it('an operation that a row locks is neither offered nor replaced by its opposite, and says why', () => {
    const locks = [{ field: 'no', is: 'A', operations: ['disable', 'confirm'], reason: '不能停用' }] as const
    const locked = { ...grid, locks }
    const row = { no: 'A', on: 1, status: 'new' }
    for (const operation of ['disable', 'confirm'] as const)
      expect(operationState(locked, operation, row, ALL)).toEqual({ shown: false, enabled: false, reason: '不能停用' })
    expect(stateReason(locked, 'disable', row)).toBe('不能停用')
    expect(operationState(locked, 'enable', row, ALL).shown).toBe(false)
    expect(operationState(locked, 'disable', { ...row, no: 'B' }, ALL)).toEqual(POSSIBLE)
    expect(stateReason(locked, 'notice', row)).toBeNull()
  })

  it('what an operation takes along is a sentence with the values of the row', () => {
    const counted = { affects: { delete: '{size} 份，编号 {no}' } }
    expect(affectedText(counted, 'delete', { size: 12_000, no: 'A' })).toBe('12,000 份，编号 A')
    expect(affectedText(counted, 'delete', { no: 'A' })).toBe('0 份，编号 A')
    expect(affectedText(counted, 'disable', { size: 1 })).toBeNull()
    const { states: _states, ...spec } = grid
    const declared = (extra: Partial<Pick<Grid, 'affects' | 'locks'>>) => () =>
      // adapter: the parts of a declaration that the compiler would refuse
      defineGrid({ ...spec, entity: paper, cityField: undefined, scope: 'project', ...extra } as never)
    expect(declared({ affects: { delete: '{size} 份' } })).not.toThrow()
    expect(declared({ affects: { delete: '{sise} 份' } })).toThrow('sise')
    expect(declared({ locks: [{ field: 'onn', is: 1, operations: ['delete'], reason: '' }] })).toThrow('onn')
  })

  it('GRD-015 an operation speaks in the words of its list, and asks for what it always asks for', () => {
    const sale = {
      ...grid,
      states: {
        field: 'status',
        moves: {
          confirm: { from: ['new'], to: 'sent', says: { label: '上架' } },
          return: { from: ['sent'], to: 'new', says: { label: '下架', done: '已经下架', prompt: '确定下架吗？' } },
        },
      },
    }
    expect(operationLabel(sale, 'confirm')).toBe('上架')
    const { bulkPrompt, ...terms } = operationTerms(sale, 'confirm')
    const { bulkPrompt: _general, ...general } = ROW_OPERATION.confirm
    expect(terms).toEqual({ ...general, label: '上架', done: '已上架', prompt: '确定上架吗？' })
    expect(bulkPrompt(2)).toContain('“上架”')
    expect(operationTerms(sale, 'return')).toMatchObject({
      label: '下架',
      done: '已经下架',
      prompt: '确定下架吗？',
      reason: 'required',
      method: 'doReturn',
    })
    expect(operationState(sale, 'confirm', { status: 'sent' }, ALL).reason).toBe('已上架，无需重复操作')
    expect(operationState(sale, 'confirm', { status: 'other' }, ALL).reason).toBe('当前状态不能上架')
    expect(operationState(sale, 'confirm', null, []).reason).toBe('没有“上架”权限')
    expect(operationTerms(sale, 'notice')).toBe(ROW_OPERATION.notice)
  })
  it('GRD-006 GRD-007 switching on and off share a place', () => {
    expect(state('enable', { on: 0 })).toEqual(POSSIBLE)
    expect(state('disable', { on: 0 })).toMatchObject({ shown: false, enabled: false })
    expect(state('enable', { on: 1 })).toMatchObject({ shown: false, reason: '已启用，无需重复操作' })
    expect(state('disable', { on: 1 })).toEqual(POSSIBLE)
  })
  it('GRD-020 nothing is shown that the list does not have or the person may not do', () => {
    for (const operation of ['clone', 'delete', 'examine'] as const)
      expect(state(operation, {})).toMatchObject({ shown: false, enabled: false })
    for (const operation of grid.operations) {
      const needed = operationNeeds(operation)
      expect(state(operation, { status: 'new', on: 0 }, needed).enabled).toBe(
        operation !== 'return' && operation !== 'disable',
      )
      for (const missing of needed)
        expect(
          state(
            operation,
            { status: 'new' },
            needed.filter((privilege) => privilege !== missing),
          ),
        ).toMatchObject({ shown: false, enabled: false })
    }
  })
  it('GRD-006 to GRD-014, GRD-015 every operation has its method, its question and its privilege', () => {
    expect(ROW_OPERATIONS.map((operation) => ROW_OPERATION[operation].method).sort()).toEqual([
      'doCancel',
      'doConfirm',
      'doDelete',
      'doDisable',
      'doEnable',
      'doExamine',
      'doFinish',
      'doNotice',
      'doReturn',
    ])
    for (const operation of ROW_OPERATIONS) {
      const { prompt, bulkPrompt, label, privilege } = ROW_OPERATION[operation]
      expect(prompt).toMatch(/^确定.*[？。]/)
      expect(bulkPrompt(1_200)).toContain('1,200')
      expect(bulkPrompt(2)).toContain(label)
      expect(ALL).toContain(privilege)
    }
  })
})

describe('a declaration', () => {
  it('locks the fields that operations write, in the form and on the wire', () => {
    for (const name of ['status', 'on', 'at', 'why']) {
      expect(grid.entity.fields[name]?.serverOwned).toBe(true)
      expect(grid.entity.groups['all']?.fields[name]?.serverOwned).toBe(true)
    }
    expect(grid.entity.fields['no']?.serverOwned).toBeUndefined()
    expect(paper.fields.status.serverOwned).toBeUndefined()
  })
  it('has an index for its parent and for a fixed value of its rows, and refuses those that are no field', () => {
    const spec = {
      name: 'P',
      title: '',
      entity: paper,
      columns: [],
      search: [],
      sort: { field: 'no', order: 'asc' },
    } as const
    expect(paper.fields.why.indexed).toBeUndefined()
    expect(defineGrid({ ...spec, parent: 'why' }).entity.fields['why']?.indexed).toBe(true)
    const fixed = defineGrid({ ...spec, rowsOf: { table: 't', where: { status: 'a' } } })
    expect(fixed.entity.fields['status']?.indexed).toBe(true)
    const unknown: object = { nowhere: 'a' }
    expect(() => defineGrid({ ...spec, rowsOf: { table: 't', where: unknown } })).toThrow('nowhere')
  })
  it('takes its first rows line by line, and no line that does not fit', () => {
    expect(rowsFor(grid, ['$key', '$city', 'no'], [['a', '440100', 'N1']]).rows).toEqual([
      { key: 'a', city: '440100', values: { no: 'N1' } },
    ])
    expect(rowsFor(grid, ['no'], [['N1'], ['N2']]).rows.map(({ key }) => key)).toEqual([
      'PaperGrid-001',
      'PaperGrid-002',
    ])
    expect(() => rowsFor(grid, ['nothing'], [])).toThrow('nothing')
    expect(() => rowsFor(grid, ['no'], [['a', 'b']])).toThrow('line 1')
  })
})

describe('a saved layout', () => {
  it('comes back as it was kept', () => {
    const layout = {
      ...defaultLayout(grid),
      columns: [...defaultLayout(grid).columns].reverse(),
      search: { no: 'A' },
      density: 'compact' as const,
      pageSize: 50,
    }
    expect(fittingLayout(grid, JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  })
  it('loses columns that are gone, gets new ones at the end and hidden, and takes nothing it cannot read', () => {
    const fitted = fittingLayout(grid, {
      columns: [
        { name: 'size', visible: true, width: 5_000, pinned: 'x' },
        { name: 'gone', visible: true },
        { name: 'size' },
        7,
      ],
      sort: { field: 'why', order: 'asc' },
      search: { no: 'A', why: 'x', size: 3 },
      density: 'huge',
      pageSize: 7,
    })
    expect(fitted.columns[0]).toEqual({ name: 'size', visible: true, width: 900, pinned: false })
    expect(fitted.columns.slice(1).every(({ visible }) => !visible)).toBe(true)
    expect(fitted.columns.map(({ name }) => name)).toEqual(['size', 'no', 'status', 'on', 'at', 'why'])
    expect(fitted).toMatchObject({
      sort: { field: 'no', order: 'asc' },
      search: { no: 'A' },
      density: 'middle',
      pageSize: 10,
    })
  })
  it.each([null, 'x', 3, [], { columns: null }])('is the declared one for %j', (raw) =>
    expect(fittingLayout(grid, raw)).toEqual(defaultLayout(grid)),
  )
})
