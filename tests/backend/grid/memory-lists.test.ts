import { createClient, exportRequest } from 'fangkit'
import { recordCalls } from 'fangkit/contract'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { describe, expect, it } from 'vitest'
import { gridRows, grids } from '../../../host/grids/grids.ts'
import { MENU_SECTIONS } from '../../../host/grids/menu-sections.ts'
import { sysParamsGrid } from '../../../host/grids/system/sys-params-grid.ts'

const open = (user?: string) =>
  createClient({
    transport: createMemoryTransport({ grids, gridRows, ...(user !== undefined && { user }) }),
    auth: createMemoryAuth(),
  })

describe('the lists of the portal, over memory', () => {
  it('GRD-002 ROU-019 every one answers a first page of its rows, by the names it shows', async () => {
    const client = open()
    for (const grid of grids) {
      const { data, total } = await client.call(recordCalls(grid.entity).getPageList, {
        sort: `${grid.sort.field}:${grid.sort.order}`,
      })
      expect([grid.name, data.length]).toEqual([grid.name, 10])
      expect([grid.name, total]).toEqual([grid.name, expect.toSatisfy((rows) => Number(rows) >= 12)])
      expect(grid.columns.length, grid.name).toBeGreaterThanOrEqual(6)
      expect(grid.search.length, grid.name).toBeGreaterThanOrEqual(2)
      const shown = data.map((row) =>
        JSON.stringify(grid.columns.map((column) => (row as Readonly<Record<string, unknown>>)[column])),
      )
      expect(new Set(shown).size, `${grid.name}: rows that look alike`).toBe(shown.length)
    }
    client.dispose()
  })
  it('GRD-004 sort numbers as numbers, also where they are kept as text', async () => {
    const client = open()
    const sorted = async (name: string, field: string, number: string) => {
      const grid = grids.find((one) => one.name === name)
      const { data } = await client.call(recordCalls(grid?.entity ?? sysParamsGrid.entity).getPageList, {
        sort: `${field}:asc`,
        pageSize: 200,
      })
      return (data as readonly Readonly<Record<string, unknown>>[]).map((row) => Number(row[number]))
    }
    for (const [name, field, number] of [
      ['RuleSettingLoanGrid', 'loanRuleValue', 'loanRuleValue'],
      ['TempFldMghtGrid', 'hf02Table', 'hf02Table'],
      ['FieldManagement_CityStation', 'hf02Table', 'hf02Table'],
    ] as const) {
      const numbers = await sorted(name, field, number)
      expect([name, numbers]).toEqual([name, numbers.toSorted((one, other) => one - other)])
      expect(new Set(numbers).size, name).toBeGreaterThan(3)
    }
    client.dispose()
  })
  it('export people of cases by their names', async () => {
    const client = open()
    const cases = grids.find(({ name }) => name === 'PrjBaseGrid')
    const lines = (
      await (
        await client.download(
          exportRequest(cases?.entity ?? sysParamsGrid.entity, { columns: ['hf20BuyerId', 'hf20SellerId'] }),
        )
      ).text()
    )
      .split('\r\n')
      .slice(1)
      .join()
    expect(lines).toMatch(/[\u4e00-\u9fff]{2}/)
    expect(lines).not.toMatch(/[a-z0-9]/)
    client.dispose()
  })
  it('are found by their names in the rooms they are loaded with, each in one', async () => {
    const loaded = await Promise.all(
      MENU_SECTIONS.map(async ({ load, names }) => [names, (await load()).map(({ name }) => name)] as const),
    )
    for (const [names, declared] of loaded) expect(names).toEqual(declared)
    expect(loaded.flatMap(([names]) => names).toSorted()).toEqual(grids.map(({ name }) => name).toSorted())
  })
  it('are downloaded as they would be from a server, telling how far it is', async () => {
    const client = open()
    const seen: number[] = []
    const blob = await client.download(
      exportRequest(
        sysParamsGrid.entity,
        { columns: ['ss02Code'], search: { ss02Code: { contains: 'MOBILE' } } },
        { onProgress: ({ received }) => seen.push(received) },
      ),
    )
    expect(await blob.text()).toBe('参数编码\r\nMOBILE_RULE\r\n')
    expect(seen.at(-1)).toBe(blob.size)
    await expect(client.download(exportRequest(sysParamsGrid.entity, { columns: ['nothing'] }))).rejects.toMatchObject({
      kind: 'invalid',
      userMessage: '没有这一列：nothing',
    })
    await expect(client.download({ path: 'web/Nobody/doExport', method: 'POST' })).rejects.toMatchObject({
      code: 'UNKNOWN_CALL',
    })
    client.dispose()
  })
})
