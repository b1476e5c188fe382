import { beforeEach, describe, expect, it } from 'vitest'
import { readCsv } from '../../../lib/contract/record/read-csv.ts'
import { xlsxParts } from '../../../lib/backend/export/xlsx.ts'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import type { StreamAnswer } from '../../../lib/backend/stream.ts'
import { sheetOf } from '../../sheet-cells.ts'
import { type Fixture, openFixture, recordIn } from '../handlers/fixture.ts'
import { lists, ticketGrid } from './lists.ts'

let fixture: Fixture
const table = tableOf(ticketGrid)
const COLUMNS = ['no', 'name', 'amount', 'kind', 'urgent', 'due', 'phone', 'decidedAt']
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  await fixture.put(table, 'a', {
    no: '007',
    name: '=1+1',
    amount: 3_280_000,
    kind: 'HF0501',
    urgent: 1,
    due: '2026-12-01',
    phone: '15400000001',
    decidedAt: Date.UTC(2026, 10, 21, 2),
  })
  await fixture.put(table, 'b', { no: '008', amount: -5, due: '1899-12-31' })
})

async function open(value: Readonly<Record<string, unknown>>): Promise<StreamAnswer> {
  const signedIn = await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' })
  return fixture.backend.stream({
    service: 'Zz01Ticket',
    method: 'doExport',
    token: recordIn(signedIn)['token'] as string,
    address: 'x',
    requestId: 'export',
    body: { encoding: 'json', value },
  })
}
async function read(value: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
  const answer = await open(value)
  if (!answer.ok) throw new Error(answer.envelope.message ?? '')
  const parts: Uint8Array[] = []
  for await (const part of answer.stream.chunks)
    parts.push(typeof part === 'string' ? new TextEncoder().encode(part) : part)
  return Buffer.concat(parts)
}
const entries = () => fixture.auditLog.filter(({ action }) => action === 'Zz01Ticket.doExport')

describe('GRD-002 an export to Excel', () => {
  it('holds numbers as numbers, dates as dates, and texts that are no formula', async () => {
    const { cells } = sheetOf(await read({ columns: COLUMNS, format: 'xlsx' }))
    expect(cells['C1']).toMatchObject({ type: 'text', value: '金额（万元）' })
    expect(cells['A2']).toMatchObject({ type: 'text', value: '007' })
    expect(cells['B2']).toMatchObject({ type: 'text', value: '=1+1' })
    expect(cells['C2']).toEqual({ type: 'number', value: '328', format: '#,##0.00####' })
    expect(cells['C3']).toMatchObject({ type: 'number', value: '-0.0005' })
    // Day 1 of Excel is the first of January 1900; it counts a 29th of February that year did not have.
    const excelDay = (day: string) => String((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000)
    expect(cells['F2']).toEqual({ type: 'number', value: excelDay('2026-12-01'), format: 'yyyy-mm-dd' })
    expect(cells['F3']).toMatchObject({ type: 'text', value: '1899-12-31' })
    // 02:00 UTC is 10:00 in Shanghai.
    expect(cells['H2']).toMatchObject({ type: 'number', format: 'yyyy-mm-dd hh:mm:ss' })
    expect(Number(cells['H2']?.value)).toBeCloseTo(Number(excelDay('2026-11-21')) + 10 / 24, 6)
  })
  it('keeps the title row in view and gives columns the width of their content', async () => {
    const { xml } = sheetOf(await read({ columns: ['no', 'decidedAt'], format: 'xlsx' }))
    expect(xml).toMatch(/<pane ySplit="1"[^>]*state="frozen"/)
    const widths = [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(widths).toHaveLength(2)
    expect(widths[1]).toBeGreaterThan('2026-11-21 10:00:00'.length)
    expect(widths[0]).toBeLessThan(widths[1] ?? 0)
  })
  it('has the rows, masks and audit entries of CSV', async () => {
    for (let i = 0; i < 1_105; i += 1) await fixture.put(table, `k${i}`, { no: `N${i}`, phone: '15400000001' })
    const input = { columns: ['no', 'phone'], sort: 'no:desc' }
    const csv = readCsv(new TextDecoder().decode(await read(input))).map(({ cells }) => cells)
    const { cells } = sheetOf(await read({ ...input, format: 'xlsx' }))
    const sheet = csv.map((_, row) => ['A', 'B'].map((column) => cells[`${column}${row + 1}`]?.value ?? ''))
    expect(sheet).toEqual(csv)
    expect(cells['B2']?.value).toBe('154******01')
    const [first, second, ...others] = entries().map(({ after }) => after)
    expect(others).toEqual([first, second])
    expect(second).toEqual({ rows: 1_107, complete: 1 })
  })
  it('is refused for an unknown format, and for more cells than one file holds, unlike CSV', async () => {
    expect(await open({ format: 'ods' })).toMatchObject({
      ok: false,
      envelope: { code: 'INVALID', message: '文件格式只能为csv、xlsx' },
    })
    // 13 columns: 200,000 cells are 15,384 rows.
    const wide = {
      columns: [
        'no',
        'name',
        'phone',
        'amount',
        'kind',
        'urgent',
        'due',
        'handler',
        'status',
        'enabled',
        'decidedAt',
        'decidedBy',
        'why',
      ],
    }
    for (let i = 0; i < 15_383; i += 1) await fixture.put(table, `k${i}`, { no: `N${i}` })
    expect(await open({ ...wide, format: 'xlsx' })).toMatchObject({
      ok: false,
      envelope: {
        code: 'STATUS',
        message:
          '符合条件的记录有15,385条，所选的列在一个 Excel 文件里最多15,384条，请缩小查询范围、减少列，或改用 CSV',
      },
    })
    expect(await open(wide)).toMatchObject({ ok: true })
    expect(await open({ columns: ['no'], format: 'xlsx' })).toMatchObject({ ok: true })
  })
  it('ends its work when the reader leaves while rows are read', async () => {
    for (let i = 0; i < 1_100; i += 1) await fixture.put(table, `k${i}`, { no: `N${i}` })
    const answer = await open({ format: 'xlsx' })
    if (!answer.ok) throw new Error('refused')
    const reader = answer.stream.chunks[Symbol.asyncIterator]()
    await reader.next()
    await reader.return?.()
    expect(entries().at(-1)?.after).toEqual({ rows: 500, complete: 0 })
  })
  it('writes a number with more digits than Excel holds as a text', async () => {
    async function* batches() {
      yield [[{ number: '1234567890123456' }, { number: '12.5' }]]
    }
    const parts: Uint8Array[] = []
    for await (const part of xlsxParts({ title: '账号/[1]', head: ['账号', '数'], batches: batches() }))
      if (typeof part !== 'string') parts.push(part)
    const { cells } = sheetOf(Buffer.concat(parts))
    expect([cells['A2']?.type, cells['A2']?.value, cells['B2']?.type]).toEqual(['text', '1234567890123456', 'number'])
  })
})
