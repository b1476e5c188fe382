import { describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { tablesFor, sourcesOf } from '../../../lib/backend/grid/served-lists.ts'
import { columnOf } from '../../../lib/backend/record/list.ts'
import { columnType, indexedFields } from '../../../lib/backend/store-column.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { defineGrid } from '../../../lib/domain/grid/define-grid.ts'
import { gridColumns } from '../../../lib/domain/grid/grid-columns.ts'
import { house } from '../../../lib/domain/house/house.ts'

const indexesOf = (list: typeof tables) =>
  new Map(list.map((table) => [table.name, Object.keys(indexedFields(table)).sort()]))

describe('the indexes of lists', () => {
  it('R9 cover what every list of the portal searches and sorts by', () => {
    const stored = new Map(tablesFor(grids).map((table) => [table.name, table]))
    const tableOf = new Map(sourcesOf(grids).map(({ entity, table }) => [entity.service, stored.get(table.name)]))
    let asked = 0
    for (const grid of grids) {
      const { entity, search, sort, parent, cityField, own, name } = grid
      const table = tableOf.get(entity.service)
      const needed = [
        ...search.filter((field) => !entity.fields[field]?.sensitive && !entity.searchedBy[field]),
        sort.field,
        ...[parent, cityField, own?.field].filter((field) => field !== null && field !== undefined),
        ...gridColumns(grid).flatMap((column) => (column.sortable ? [column.field.sortedBy ?? column.name] : [])),
      ]
      for (const field of needed)
        expect(() => table && columnType(table, columnOf(field)), `${name}: ${field}`).not.toThrow()
      expect(table, name).toBeDefined()
      asked += needed.length
    }
    expect(asked).toBeGreaterThan(grids.length * 3)
  })
  it('are added to a table of the business by the list that needs them, and only there', () => {
    const listed = defineEntity({
      service: house.service,
      title: '房屋',
      metaTable: null,
      groups: {
        all: { label: '房屋', fields: { keyValue: house.fields.keyValue, hf29Floor: house.fields.hf29Floor } },
      },
    })
    const floors = defineGrid({
      name: 'Floors',
      title: '楼层',
      entity: listed,
      search: ['hf29Floor'],
      sort: { field: 'keyValue', order: 'asc' },
      rowsOf: { table: 'hf29_prj_hourse' },
    })
    const [before, after] = [indexesOf(tables), indexesOf(tablesFor([floors]))]
    expect([...after.keys()]).toEqual([...before.keys()])
    const added = [...after].flatMap(([table, names]) =>
      names.flatMap((name) => (before.get(table)?.includes(name) ? [] : [`${table}.${name}`])),
    )
    expect(added).toEqual(['hf29_prj_hourse.hf29Floor'])
    expect([...before].filter(([table, names]) => names.some((name) => !after.get(table)?.includes(name)))).toEqual([])
  })
  it('are no business of the tables themselves: a house has those its own rules need', () => {
    expect(indexesOf(tables).get('hf29_prj_hourse')).not.toContain('hf29LoanStatus')
    expect(indexesOf(tablesFor(grids)).get('hf29_prj_hourse')).toContain('hf29LoanStatus')
  })
})
