import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { flag, id, text } from '../../../lib/catalogue/field.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { rowsFor } from '../../../lib/domain/grid/grid-rows-seed.ts'
import { switchable } from '../../../lib/domain/grid/grid-states.ts'
import { recordFields } from '../../../lib/domain/record-fields.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { type Fixture, openFixture, recordIn, type Send } from '../handlers/fixture.ts'

const colour = defineEntity({
  service: 'Zz09Colour',
  title: '颜色',
  metaTable: null,
  groups: {
    main: {
      label: '颜色',
      fields: {
        keyValue: id('颜色ID', { hidden: true, serverOwned: true }),
        code: text('编码', { required: true, indexed: true, maxLength: 20 }),
        name: text('名称', { required: true, indexed: true, maxLength: 20 }),
        enabled: flag('启用', { default: 1, indexed: true }),
      },
    },
    record: { label: '记录', fields: recordFields },
  },
})
const colourGrid = defineGrid({
  name: 'ColourGrid',
  title: '颜色',
  entity: colour,
  columns: ['code', 'name'],
  search: ['code', 'name'],
  sort: { field: 'code', order: 'asc' },
  operations: ['view', 'add', 'edit', 'enable', 'disable', 'delete'],
  states: switchable('enabled'),
  unique: [['code']],
  choices: { dict: 'ZZ_COLOUR', key: 'code', label: 'name', enabled: 'enabled' },
})
const seed = rowsFor(
  colourGrid,
  ['code', 'name'],
  [
    ['R', '红'],
    ['G', '绿'],
  ],
)

describe('a list that declares its rows as choices', () => {
  let fixture: Fixture
  let manager: Send
  beforeEach(async () => {
    fixture = await openFixture({}, undefined, [colourGrid])
    manager = await fixture.as('manager')
  })
  const offered = async () =>
    (
      (await manager('pubSvc.getDictVals', { Code: 'ZZ_COLOUR' })).data as readonly {
        readonly key: string
        readonly value: string
      }[]
    ).map(({ key, value }) => `${key} ${value}`) // adapter: the answer of the call

  it('brings them in with its first rows, once', async () => {
    await seedGridRows(fixture.store, fixture.ports, [seed], { demo: true })
    await seedGridRows(fixture.store, fixture.ports, [seed], { demo: true })
    expect(await offered()).toEqual(['R 红', 'G 绿'])
    expect((await fixture.rows(dictEntryTable)).filter(({ values }) => values['dict'] === 'ZZ_COLOUR')).toHaveLength(2)
  })
  it('keeps them as its rows are, and in one unit with them', async () => {
    const { keyValue } = recordIn(await manager('Zz09Colour.doSave', { code: 'B', name: '蓝' }))
    expect(await offered()).toEqual(['B 蓝'])
    await manager('Zz09Colour.doSave', { keyValue, name: '深蓝' })
    expect(await offered()).toEqual(['B 深蓝'])
    await manager('Zz09Colour.doDisable', { id: keyValue })
    expect(await offered()).toEqual([])
    await manager('Zz09Colour.doEnable', { id: keyValue })
    expect(await manager('Zz09Colour.doSave', { code: 'B', name: '另一个' })).toMatchObject({ code: 'INVALID' })
    expect(await offered()).toEqual(['B 深蓝'])
    await manager('Zz09Colour.doDelete', { id: keyValue })
    expect(await offered()).toEqual([])
  })
  it('tells open pages that the list of choices changed', async () => {
    const received: string[] = []
    const { token } = (
      await fixture.send(null)(
        'login.doLogin',
        { userName: 'manager', password: 'manager-secret' },
        { address: 'listening' },
      )
    ).data as { readonly token: string } // adapter: the answer of the call
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await manager('Zz09Colour.doSave', { code: 'B', name: '蓝' })
    await vi.waitFor(() => expect(received.join()).toContain('ZZ_COLOUR'))
  })
})
