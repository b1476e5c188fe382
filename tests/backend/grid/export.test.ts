import { beforeEach, describe, expect, it } from 'vitest'
import { csvLine } from '../../../lib/backend/export/csv.ts'
import { tableOf } from '../../../lib/backend/grid/grid-source.ts'
import { sysParamTable } from '../../../lib/backend/tables.ts'
import type { StreamAnswer } from '../../../lib/backend/stream.ts'
import { type Fixture, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'
import { lists, ticketGrid } from './lists.ts'

let fixture: Fixture
let manager: Send
const table = tableOf(ticketGrid)
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  manager = await fixture.as('manager')
})

async function open(
  user: UserName | null,
  service: string,
  value: Readonly<Record<string, unknown>> = {},
): Promise<StreamAnswer> {
  const token =
    user === null
      ? null
      : (recordIn(await fixture.send(null)('login.doLogin', { userName: user, password: `${user}-secret` }))[
          'token'
        ] as string)
  return fixture.backend.stream({
    service,
    method: 'doExport',
    token,
    address: 'x',
    requestId: 'export',
    body: { encoding: 'json', value },
  })
}
async function exported(service: string, value: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const answer = await open('manager', service, value)
  if (!answer.ok) throw new Error(answer.envelope.message ?? '')
  const parts: (string | Uint8Array)[] = []
  for await (const part of answer.stream.chunks) parts.push(part)
  return parts.join('')
}

describe('an export', () => {
  it('holds the columns asked for, with labels and units, texts of codes, and numbers as numbers', async () => {
    await fixture.put(table, 'a', {
      no: 'T1',
      name: '甲',
      amount: 3_280_000,
      kind: 'HF0501',
      urgent: 1,
      due: '2026-12-01',
      handler: 'a-follow',
      decidedAt: Date.UTC(2026, 10, 21, 2),
    })
    await fixture.put(table, 'b', { no: 'T2', amount: -5 })
    const text = await exported('Zz01Ticket', {
      columns: ['no', 'amount', 'kind', 'urgent', 'due', 'handler', 'decidedAt'],
    })
    expect(text).toBe(
      '\uFEFF编号,金额（万元）,类型,加急,期限,处理人,决定时间\r\nT1,328,个人,是,2026-12-01,例跟进,2026-11-21 10:00:00\r\nT2,-0.0005,,,,,\r\n',
    )
    expect(await exported('Zz01Ticket')).toMatch(/^\uFEFF编号,名称,金额（万元）\r\n/)
  })
  it('lets no text be taken for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＋1', '－1', '＠1'])
      expect(csvLine([{ text }]).replace(/^"/, '')).toMatch(/^'/)
    expect(csvLine([{ text: 'a=1' }, { number: '-1' }, { text: '说"好",\n再见' }, { text: '' }])).toBe(
      'a=1,-1,"说""好"",\n再见",\r\n',
    )
  })
  it('leaves masked, in the search and order of the list, in batches that miss nothing', async () => {
    for (let i = 0; i < 1_205; i += 1)
      await fixture.put(table, `k${i}`, {
        no: `N${String(i % 7)}-${i}`,
        name: i % 5 === 0 ? '要' : '不',
        amount: i % 3,
        phone: '15400000001',
        status: 'HX0501',
      })
    const answer = await open('manager', 'Zz01Ticket', {
      name: '要',
      sort: 'amount:desc',
      columns: ['no', 'amount', 'phone'],
    })
    expect(answer).toMatchObject({
      ok: true,
      stream: { total: 241, fileName: '工单-202611211000.csv', mediaType: 'text/csv; charset=utf-8' },
    })
    const lines = (
      await exported('Zz01Ticket', { name: '要', sort: 'amount:desc', columns: ['no', 'amount', 'phone'] })
    )
      .trim()
      .split('\r\n')
      .slice(1)
    expect(new Set(lines).size).toBe(241)
    expect(lines.every((line) => line.endsWith(',154******01'))).toBe(true)
    const all = (await exported('Zz01Ticket', { sort: 'amount:desc', columns: ['no', 'amount'] }))
      .trim()
      .split('\r\n')
      .slice(1)
    expect(new Set(all).size).toBe(1_205)
    expect(
      all.map((line) => Number(line.split(',')[1])).every((amount, i, list) => i === 0 || amount <= (list[i - 1] ?? 0)),
    ).toBe(true)
    expect(await exported('Zz01Ticket', { ids: ['k1', 'k2'], columns: ['no'] })).toBe('\uFEFF编号\r\nN1-1\r\nN2-2\r\n')
  })
  it('is written down with its count, also when the reader leaves half way', async () => {
    for (let i = 0; i < 1_100; i += 1) await fixture.put(table, `k${String(i).padStart(4, '0')}`, { no: `N${i}` })
    const answer = await open('manager', 'Zz01Ticket')
    if (!answer.ok) throw new Error('refused')
    const reader = answer.stream.chunks[Symbol.asyncIterator]()
    await reader.next()
    await reader.next()
    await reader.return?.()
    const lines = fixture.auditLog.filter(({ action }) => action === 'Zz01Ticket.doExport')
    expect(lines.map(({ after, by }) => [after, by])).toEqual([
      [{ total: 1_100, columns: ['no', 'name', 'amount'] }, 'a-manager'],
      [{ rows: 500, complete: 0 }, 'a-manager'],
    ])
  })
  it('is refused to strangers, without privilege, for unknown columns and above the installation’s limit', async () => {
    expect(await open(null, 'Zz01Ticket')).toMatchObject({ ok: false, status: 403 })
    expect(await open('bare', 'Zz01Ticket')).toMatchObject({
      ok: false,
      status: 200,
      envelope: { code: 'NO_PERMISSION' },
    })
    for (const columns of [['nothing'], ['keyValue'], ['constructor']])
      expect(await open('manager', 'Zz01Ticket', { columns })).toMatchObject({
        ok: false,
        envelope: { code: 'INVALID', message: `没有这一列：${columns[0]}` },
      })
    expect(await open('manager', 'Nobody')).toMatchObject({ ok: false, status: 404 })
    await fixture.put(table, 'a', { no: 'T1' })
    await fixture.put(table, 'b', { no: 'T2' })
    await fixture.put(sysParamTable, 'p', { ss02Code: 'EXPORT_ROWS', ss02Value: '1', ss02Enabled: 1 })
    expect(await open('manager', 'Zz01Ticket')).toMatchObject({
      ok: false,
      envelope: { code: 'STATUS', message: '符合条件的记录有2条，一次最多导出1条，请缩小查询范围' },
    })
    expect(await manager('Zz01Ticket.doExport')).toMatchObject({ code: 'UNKNOWN_CALL' })
  })
  it('of cases holds those one may see', async () => {
    await fixture.addCase('mine', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('other')
    const rows = async (user: UserName) => {
      const answer = await open(user, 'Hf20PrjBase', { columns: ['prjNo'] })
      return answer.ok ? answer.stream.total : -1
    }
    expect([await rows('follow'), await rows('viewer'), await rows('southern'), await rows('bare')]).toEqual([
      1, 2, 0, -1,
    ])
    expect(await exported('Hf20PrjBase', { columns: ['prjNo'] })).toContain('P-mine')
  })
})
