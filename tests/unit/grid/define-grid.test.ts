import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import {
  code,
  computed,
  datetime,
  type Fields,
  id,
  image,
  integer,
  text,
  wan,
  yuan,
} from '../../../lib/catalogue/field.ts'
import { withComputed } from '../../../lib/domain/grid/computed-columns.ts'
import type { project } from '../../../lib/domain/project/project.ts'
import { defineGrid, type FieldName } from '../../../lib/grid/define-grid.ts'
import { gridColumns } from '../../../lib/grid/grid-columns.ts'

const boat = defineEntity({
  service: 'Boat',
  title: '船',
  metaTable: null,
  groups: {
    all: {
      label: '船',
      fields: {
        keyValue: id('船ID', { hidden: true }),
        name: text('船名', { indexed: true, column: true }),
        berth: text('泊位', { column: true }),
        price: wan('船价', { indexed: true }),
        deposit: yuan('定金'),
        kind: code('ZZ01', '船型', { indexed: true }),
        photo: image('照片'),
        launched: datetime('下水时间', { indexed: true }),
      },
    },
  },
})
const boats = defineGrid({
  name: 'boats',
  title: '船',
  entity: boat,
  columns: ['price', 'name'],
  search: ['name'],
  sort: { field: 'launched', order: 'desc' },
})

describe('declaring a list', () => {
  it('takes only names the entity declares', () => {
    expectTypeOf<FieldName<typeof boat>>().toEqualTypeOf<
      'keyValue' | 'name' | 'berth' | 'price' | 'deposit' | 'kind' | 'photo' | 'launched'
    >()
    expectTypeOf<'hf20LoanScheme'>().toExtend<FieldName<typeof project>>()
    expectTypeOf<'hf20Nonsense'>().not.toExtend<FieldName<typeof project>>()
  })
  it('R7 keeps rows in the city worked in unless it says why they belong to none, and leaves those to managers', () => {
    const spec = {
      name: 'boats',
      title: '船',
      entity: boat,
      columns: [],
      search: [],
      sort: { field: 'name', order: 'asc' },
    } as const
    // @ts-expect-error the user who opens a list to every city says why
    defineGrid<typeof boat>({ ...spec, scope: 'all' })
    expect(defineGrid(spec)).toMatchObject({ scope: 'city', cityField: null, roles: {} })
    const open = { ...spec, scope: 'all', reason: 'Boats sail from city to city.' } as const
    expect(defineGrid(open)).toMatchObject({ scope: 'all', roles: { write: ['ROLE_MANAGER'] } })
    expect(defineGrid({ ...open, roles: { write: ['ROLE_SALES'] } }).roles).toEqual({ write: ['ROLE_SALES'] })
    expect(defineGrid({ ...spec, cityField: 'berth' }).entity.fields['berth']?.indexed).toBe(true)
  })
  it('indexes what it searches and sorts by, and the columns it names as sortable; its entity stays the same', () => {
    const { entity } = defineGrid({
      name: 'boats',
      title: '船',
      entity: boat,
      search: ['berth'],
      sort: { field: 'deposit', order: 'asc' },
      sortable: ['photo'],
    })
    const indexed = (fields: Fields) => Object.keys(fields).filter((name) => fields[name]?.indexed)
    expect(indexed(entity.fields)).toEqual(['name', 'berth', 'price', 'deposit', 'kind', 'photo', 'launched'])
    expect(indexed(entity.groups['all']?.fields ?? {})).toEqual(indexed(entity.fields))
    expect(indexed(boat.fields)).toEqual(['name', 'price', 'kind', 'launched'])
  })
  it('refuses to search or sort by what is not stored as it is, and to sort by personal data', () => {
    const guest = defineEntity({
      service: 'Guest',
      title: '客人',
      metaTable: null,
      groups: {
        all: {
          label: '客人',
          fields: {
            name: text('姓名'),
            phone: text('电话', { sensitive: 'phone' }),
            code: text('验证码', { passing: true }),
            visits: computed('来访次数'),
          },
        },
      },
    })
    const guests = { name: 'guests', title: '客人', entity: guest } as const
    const byName = { field: 'name', order: 'asc' } as const
    expect(defineGrid({ ...guests, search: ['name', 'phone'], sort: byName }).entity.fields['phone']).toEqual(
      guest.fields.phone,
    )
    expect(() => defineGrid({ ...guests, search: ['code'], sort: byName })).toThrow('code')
    expect(() => defineGrid({ ...guests, search: ['visits'], sort: byName })).toThrow('visits')
    const counted = withComputed(guest, { boats: integer('船数') })
    expect(() => defineGrid({ ...guests, entity: counted, search: ['boats'], sort: byName })).toThrow('boats')
    expect(() => defineGrid({ ...guests, search: [], sort: byName, sortable: ['phone'] })).toThrow('phone')
    expect(() => defineGrid({ ...guests, search: [], sort: { field: 'phone', order: 'asc' } })).toThrow('phone')
  })
})

describe('columns of a list', () => {
  const columns = gridColumns(boats)
  const names = (shown: boolean) => columns.filter((column) => column.shown === shown).map(({ name }) => name)

  it('GRD-016 shows the named ones in their order, and no other', () => {
    expect(names(true)).toEqual(['price', 'name'])
  })
  it('offers every other field that fits a table, marked ones first, and no hidden or pictured one', () => {
    expect(names(false)).toEqual(['berth', 'deposit', 'kind', 'launched'])
  })
  it('GRD-016 shows the ones the entity marks where a list names none', () => {
    const unnamed = defineGrid({
      name: 'boats',
      title: '船',
      entity: boat,
      search: [],
      sort: { field: 'name', order: 'asc' },
    })
    expect(unnamed.columns).toEqual(['name', 'berth'])
    expect(gridColumns(unnamed).flatMap(({ name, shown }) => (shown ? [name] : []))).toEqual(['name', 'berth'])
  })
  it('puts the unit of a number beside its label', () => {
    expect(columns.find(({ name }) => name === 'price')).toMatchObject({
      label: '船价',
      unit: '万元',
      numeric: true,
      sortable: true,
    })
    expect(columns.find(({ name }) => name === 'name')).toMatchObject({ unit: '', numeric: false })
  })
  it('sorts by nothing the server keeps no index for', () => {
    expect(columns.filter(({ sortable }) => !sortable).map(({ name }) => name)).toEqual(['berth', 'deposit'])
  })
})
