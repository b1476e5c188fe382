import { describe, expect, it } from 'vitest'
import { project } from '../../../lib/domain/project/project.ts'
import { listInput } from '../../../lib/contract/input.ts'
import { defineGrid } from '../../../lib/grid/define-grid.ts'
import { firstQuery, lastPage, listInputOf, nextSort } from '../../../lib/grid/grid-query.ts'

const grid = defineGrid({
  name: 'g',
  title: '项目',
  entity: project,
  columns: ['prjNo'],
  search: ['prjNo'],
  sort: { field: 'updTime', order: 'desc' },
})

describe('the query of a list', () => {
  it('GRD-002 starts with ten rows on the first page', () => {
    expect(firstQuery(grid)).toEqual({ search: {}, page: 1, pageSize: 10, sort: { field: 'updTime', order: 'desc' } })
  })
  it('GRD-019 is a request the list call of the service accepts', () => {
    const input = listInput(project)
    expect(
      input.parse(input.encode(listInputOf({ ...firstQuery(grid), search: { prjNo: { contains: 'P' } } }))),
    ).toMatchObject({ ok: true, value: { page: 1, pageSize: 10, sort: 'updTime:desc' } })
  })
  it('GRD-004 sorts a column upwards, then downwards, then as the list does', () => {
    const start = firstQuery(grid)
    const up = { ...start, sort: nextSort(grid, start, 'prjNo') }
    const down = { ...up, sort: nextSort(grid, up, 'prjNo') }
    expect([up.sort, down.sort, nextSort(grid, down, 'prjNo')]).toEqual([
      { field: 'prjNo', order: 'asc' },
      { field: 'prjNo', order: 'desc' },
      { field: 'updTime', order: 'desc' },
    ])
  })
  it('GRD-004 turns the column the list is sorted by', () => {
    const start = firstQuery(grid)
    const up = { ...start, sort: nextSort(grid, start, 'updTime') }
    expect([up.sort.order, nextSort(grid, up, 'updTime').order]).toEqual(['asc', 'desc'])
  })
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [1284, 129],
  ])('%i rows of ten end on page %i', (total, page) => {
    expect(lastPage(total, 10)).toBe(page)
  })
})
