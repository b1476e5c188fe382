import { recordCalls } from 'fangkit/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { tableOf } from '../../../lib/backend/grid/grid-source.ts'
import type { Grid } from '../../../lib/domain/grid/define-grid.ts'
import { labelOf } from '../../../lib/catalogue/field-state.ts'
import { openRowDesk, type RowDesk } from './row-desk.ts'

const LEAST = 6
/** Lists that have fewer columns of their own, and why. */
const FEWER: Readonly<Record<string, string>> = {}

/** What every list has: who changed it when, whether it is in use, and its place among the others. */
const COMMON = ['crtTime', 'crtUsr', 'updTime', 'updUsr']
const isCommon = ({ entity }: Grid, name: string): boolean =>
  COMMON.includes(name) || /enabled$/i.test(name) || labelOf(entity, name) === '排序'
const own = (grid: Grid): readonly string[] => grid.columns.filter((name) => !isCommon(grid, name))
const computedOf = ({ entity }: Grid): readonly string[] => Object.keys(entity.groups['computed']?.fields ?? {})
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

describe('ROU-003 columns of the lists of the portal', () => {
  it.each(grids.map((grid) => [grid.name, grid] as const))('%s shows at least six of its own domain', (name, grid) => {
    expect(own(grid).length >= LEAST, `${name}: ${own(grid).join()}`).toBe(FEWER[name] === undefined)
  })

  it('no two have the same columns, no two the same searches, and no two over different rows the same fields', () => {
    const alike = (looks: (grid: Grid) => string, among: readonly Grid[] = grids) => {
      const seen = new Map<string, Grid>()
      return among.flatMap((grid) => {
        const before = seen.get(looks(grid))
        seen.set(looks(grid), grid)
        return before ? [`${before.name} = ${grid.name}`] : []
      })
    }
    const labels = (grid: Grid, names: readonly string[]) => names.map((name) => labelOf(grid.entity, name)).join()
    expect(alike((grid) => grid.columns.join())).toEqual([])
    expect(alike((grid) => labels(grid, own(grid)))).toEqual([])
    expect(alike((grid) => labels(grid, grid.search))).toEqual([])
    // Lists over the same rows have their fields in common.
    const ofTables = [...new Map(grids.map((grid) => [tableOf(grid).name, grid])).values()]
    expect(alike((grid) => labels(grid, Object.keys(grid.entity.fields)), ofTables)).toEqual([])
  })
})

describe('columns worked out of other rows', () => {
  let desk: RowDesk
  beforeAll(async () => {
    desk = await openRowDesk()
  }, 60_000)
  const grid = (name: string): Grid => grids.find((one) => one.name === name) as Grid // adapter: named below
  const everyRow = async (list: Grid) => {
    const first = await desk.page(list, { pageSize: 200 })
    const further = await Promise.all(
      [...Array(Math.ceil(first.total / 200) - 1).keys()].map((at) => desk.page(list, { pageSize: 200, page: at + 2 })),
    )
    return [...first.rows, ...further.flatMap(({ rows }) => rows)]
  }
  const rowsOf = async (name: string) => (await desk.page(grid(name), { pageSize: 200 })).rows
  const rowWhere = async (name: string, field: string, value: unknown): Promise<Readonly<Record<string, unknown>>> =>
    (await rowsOf(name)).find((row) => row[field] === value) ?? {}

  it.each(grids.filter((one) => computedOf(one).length > 0).map((one) => [one.name, one] as const))(
    '%s answers each of them in some row',
    async (_name, list) => {
      const rows = await everyRow(list)
      expect(computedOf(list).filter((column) => rows.every((row) => isEmpty(row[column])))).toEqual([])
    },
  )
  it('are the server’s: they are neither searched nor taken', async () => {
    const [role] = await rowsOf('SysRolesGrid')
    await expect(
      desk.admin.call(recordCalls(grid('SysRolesGrid').entity).doSave, {
        keyValue: role?.keyValue ?? null,
        rolePeople: 99,
      }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect(grids.filter((list) => list.search.some((name) => computedOf(list).includes(name)))).toEqual([])
  })
  it('follow the rows they are made of', async () => {
    const before = await rowWhere('KnowledgeClsGrid', 'clsCode', 'TITLE')
    const knowledge = (await rowsOf('KnowledgeGrid')).filter((row) => row['knowClass'] === 'TITLE')
    expect(before).toMatchObject({
      clsCount: knowledge.length,
      clsReads: knowledge.reduce((sum, row) => sum + Number(row['knowReads']), 0),
    })
    // adapter: there is one
    await desk.operate(grid('KnowledgeGrid'), 'disable', knowledge[0] as (typeof knowledge)[number])
    expect(await rowWhere('KnowledgeClsGrid', 'clsCode', 'TITLE')).toMatchObject({ clsCount: knowledge.length - 1 })

    const store = await rowWhere('SysGroupGrid', 'groupCode', 'GZ_TIANHE')
    expect(store['groupPeople']).toBe(
      (await rowsOf('SysUsersGrid')).filter((row) => row['groupCode'] === 'GZ_TIANHE').length,
    )
  })
  it('of guidance say which flow it is for, and what a main flow takes', async () => {
    const nodes = (await rowsOf('WorkflowDefMgtGrid')).filter(
      (row) => row['fatherCode'] === 'FB02' && row['enabled'] === 1,
    )
    expect(await rowWhere('WorkflowPrvGrid', 'prvFlow', 'FB02')).toMatchObject({
      prvMainFlow: 'FB02',
      prvDays: nodes.reduce((sum, row) => sum + Number(row['workdays']), 0),
    })
    expect(await rowWhere('WorkflowViewGrid', 'viewFlow', 'FE03')).toMatchObject({ viewAudience: 'BUYER' })
  })
  it('of weights are points of a hundred, and those of the prime rate tell it from the one before', async () => {
    const usual = (await rowsOf('WeightBankGrid')).filter((row) => row['enabled'] === 1)
    expect(usual.reduce((sum, row) => sum + Number(row['weightPoints']), 0)).toBe(100)
    expect(await rowWhere('BankLprGrid', 'lprOneYear', 3)).toMatchObject({
      lprOneChange: -10,
      lprApart: 50,
      lprNext: null,
    })
  })
  it('of budgets are what the ledger holds against them, to the fen', async () => {
    const [budget] = (await rowsOf('CostBudgetGrid')).filter((row) => Number(row['budgetEntered']) > 0)
    const month = String(budget?.['budgetMonth'])
    const entries = (
      await desk.page(grid('CostEntryGrid'), {
        pageSize: 200,
        search: {
          storeCode: { is: [String(budget?.['storeCode'])] },
          costCategory: { is: [String(budget?.['costCategory'])] },
        },
      })
    ).rows
    const sum = entries
      .filter((row) => String(row['entryDate']).startsWith(month) && row['entryKind'] === 'COST')
      .reduce((fen, row) => fen + Math.round(Number(row['entryAmount']) * 100), 0)
    expect(Math.round(Number(budget?.['budgetEntered']) * 100)).toBe(sum)
    expect(Math.round(Number(budget?.['budgetLeft']) * 100)).toBe(
      Math.round(Number(budget?.['budgetAmount']) * 100) - sum,
    )
  })
})
