import { beforeEach, describe, expect, it } from 'vitest'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { gridCalls } from '../../../lib/contract/grid/grid-calls.ts'
import { importColumns, importsRows } from '../../../lib/domain/grid/row-import.ts'
import { type Fixture, issuesOf, openFixture, type Send } from '../handlers/fixture.ts'
import { branchGrid, lists, noteGrid, stepGrid, ticketGrid } from './lists.ts'

let fixture: Fixture
let manager: Send
const table = tableOf(ticketGrid)
const CALL = 'Zz01Ticket.doImport'
const TITLES = ['编号', '名称', '金额（万元）', '类型', '加急', '期限']
const stored = async () => (await fixture.rows(table)).map(({ values }) => values)
const check = (columns: readonly string[], ...cells: readonly (readonly string[])[]) =>
  manager(CALL, { columns, cells, dryRun: 1 })
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  manager = await fixture.as('manager')
})

describe('rows of a file', () => {
  it('GRD-002 are stored as an export writes them: names, units and days', async () => {
    const answer = await manager(CALL, {
      columns: TITLES,
      cells: [
        ['A1', '甲', '1.5', '', '是', '2026/11/3'],
        ['A2', "'=1+1", '2,000', '', '否', '2026年1月9日'],
      ],
    })
    expect(answer).toMatchObject({ success: true, data: { added: 2 } })
    expect(await stored()).toMatchObject([
      { no: 'A1', name: '甲', urgent: 1, due: '2026-11-03', status: 'HX0501', enabled: 1 },
      { no: 'A2', name: '=1+1', urgent: 0, due: '2026-01-09', status: 'HX0501', enabled: 1 },
    ])
    expect((await stored()).map(({ amount }) => amount)).toEqual([15_000, 20_000_000])
  })
  it('are first only checked, each with the reasons of its form, and nothing is stored', async () => {
    const answer = await check(
      TITLES,
      ['A1', '甲', '一百', '没有', '也许', '2026-02-30'],
      ['', '乙', '', '', '', ''],
      ['A3', '丙', '', '', '', ''],
      ['A3', '丁', '', '', '', ''],
      ['A'.repeat(21), '戊', '', '', '', ''],
    )
    const { issues } = answer.data as { readonly issues: readonly (readonly { field: string; message: string }[])[] }
    expect(issues.map((row) => row.map(({ field, message }) => `${field}: ${message}`))).toEqual([
      [
        'amount: 金额“一百”应为数字',
        'kind: 类型“没有”不在可选的值内',
        'urgent: 加急“也许”应为是或否',
        'due: 期限“2026-02-30”不是正确的日期',
      ],
      ['no: 编号必填'],
      [],
      ['no: 与文件中前面的一行重复'],
      ['no: 编号不能超过20个字'],
    ])
    expect(await stored()).toEqual([])
  })
  it('are all left out when one of them cannot be stored', async () => {
    await fixture.put(table, 'r', { no: 'A2', status: 'HX0501', enabled: 1 })
    const answer = await manager(CALL, { columns: ['编号'], cells: [['A1'], ['A2']] })
    expect(Object.keys(issuesOf(answer))).toEqual(['rows[1].no'])
    expect((await stored()).map(({ no }) => no)).toEqual(['A2'])
  })
  it('are read by the columns of the list, whose titles say which are left out', async () => {
    expect(await check(['编号', '状态', '批注'], ['A1', '未提交', '无'])).toMatchObject({
      success: true,
      data: { columns: ['no', '', ''], issues: [[]] },
    })
    expect(issuesOf(await check(['批注'], ['无']))).toEqual({ columns: '文件的第一行没有“工单”的列名' })
    expect(issuesOf(await check(['编号', '编号'], ['A1', 'A1']))).toEqual({ columns: '列“编号”重复' })
  })
  it('come in tables of a bounded size', async () => {
    const rows = Array.from({ length: 201 }, (_row, at) => [`A${at}`])
    expect(Object.keys(issuesOf(await check(['编号'], ...rows)))).toEqual(['cells'])
    expect(Object.keys(issuesOf(await check(['编号'])))).toEqual(['cells'])
    expect(Object.keys(issuesOf(await check(['编号'], ['甲'.repeat(4_001)])))).toEqual(['cells'])
  })
  it.each(['viewer', 'finance'] as const)(
    'are refused from %s, who may not add any, also when only checked',
    async (who) => {
      const send = await fixture.as(who)
      const cells = [['A1']]
      expect(await send(CALL, { columns: ['编号'], cells, dryRun: 1 })).toMatchObject({ code: 'NO_PERMISSION' })
      expect(await send(CALL, { columns: ['编号'], cells })).toMatchObject({ code: 'NO_PERMISSION' })
      expect(await stored()).toEqual([])
    },
  )
  it('leave a line in the log for each row, under the name of the import', async () => {
    await manager(CALL, { columns: ['编号'], cells: [['A1'], ['A2']] })
    expect(fixture.auditLog.filter(({ action }) => action === CALL)).toMatchObject([
      { by: 'a-manager', result: 'done', after: { no: 'A1' } },
      { by: 'a-manager', result: 'done', after: { no: 'A2' } },
    ])
  })
})

describe('lists that take files', () => {
  it('are those of configuration: not rows of a case or of a parent', () => {
    expect(lists.filter(importsRows)).toEqual([ticketGrid, branchGrid])
    const offered = (grid: typeof noteGrid) => gridCalls(grid).some(({ method }) => method === 'doImport')
    expect([ticketGrid, branchGrid, noteGrid, stepGrid].map(offered)).toEqual([true, true, false, false])
  })
  it('have the columns a person fills in, without what the list or the server sets', () => {
    const names = importColumns(ticketGrid).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['no', 'name', 'amount', 'kind', 'urgent', 'due', 'handler']))
    expect(names.filter((name) => ['keyValue', 'status', 'enabled', 'crtTime', 'updUsr'].includes(name))).toEqual([])
    expect(importColumns(branchGrid).map(({ name }) => name)).not.toContain('hf31OrgType')
  })
})
