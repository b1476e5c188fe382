import { beforeEach, describe, expect, it } from 'vitest'
import { tableOf } from '../../../lib/backend/grid/served-lists.ts'
import { ROW_OPERATIONS } from '../../../lib/domain/grid/row-operation.ts'
import { type Fixture, issuesOf, MORNING, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import { lists, noteGrid, ticketGrid } from './lists.ts'

let fixture: Fixture
let manager: Send
const table = tableOf(ticketGrid)
const put = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  fixture.put(table, key, { no: key, status: 'HX0501', enabled: 1, ...values })
const auditLog = () => fixture.auditLog.filter(({ action }) => action.startsWith('Zz01'))
const stored = async (key: string) => (await fixture.rows(table)).find((row) => row.key === key)
beforeEach(async () => {
  fixture = await openFixture({}, undefined, lists)
  manager = await fixture.as('manager')
})

describe('the row operations', () => {
  it.each([
    ['GRD-006', 'doEnable', { enabled: 0 }, { enabled: 1 }],
    ['GRD-007', 'doDisable', {}, { enabled: 0 }],
    ['GRD-008', 'doFinish', { status: 'HX0503' }, { status: 'HX0507' }],
    ['GRD-010', 'doConfirm', {}, { status: 'HX0502' }],
    ['GRD-011', 'doExamine', { status: 'HX0502' }, { status: 'HX0503', decidedAt: MORNING, decidedBy: 'a-manager' }],
    ['GRD-013', 'doCancel', {}, { status: 'HX0508' }],
    ['GRD-014', 'doNotice', {}, { status: 'HX0501' }],
  ])('%s %s takes a row through its step and leaves a line', async (_id, method, from, to) => {
    await put('r', from)
    const answer = recordIn(await manager(`Zz01Ticket.${method}`, { id: 'r' }))
    expect(answer).toMatchObject({ keyValue: 'r', ...to })
    expect((await stored('r'))?.values).toMatchObject(to)
    expect(auditLog()).toMatchObject([{ action: `Zz01Ticket.${method}`, key: 'r', by: 'a-manager', result: 'done' }])
  })
  it('GRD-012 doReturn asks for a reason and keeps it', async () => {
    await put('r', { status: 'HX0502' })
    expect(issuesOf(await manager('Zz01Ticket.doReturn', { id: 'r', reason: '  ' }))).toEqual({
      reason: '请填写退回修改的原因',
    })
    expect(recordIn(await manager('Zz01Ticket.doReturn', { id: 'r', reason: '缺产权证' }))).toMatchObject({
      status: 'HX0501',
      why: '缺产权证',
    })
    expect(auditLog().at(-1)).toMatchObject({
      before: { status: 'HX0502', why: null },
      after: { status: 'HX0501', why: '缺产权证' },
    })
  })
  it('GRD-009 doDelete removes the row and keeps what it was in the audit log', async () => {
    await put('r', { name: '甲', phone: '15400000009' })
    expect(await manager('Zz01Ticket.doDelete', { id: 'r' })).toMatchObject({ success: true, data: null })
    expect(await fixture.rows(table)).toEqual([])
    expect(auditLog()).toMatchObject([{ action: 'Zz01Ticket.doDelete', before: { name: '甲' }, after: {} }])
    expect(JSON.stringify(auditLog())).not.toContain('15400000009')
  })
  it('are refused in the wrong state with its name, and change nothing', async () => {
    await put('r', { status: 'HX0507' })
    for (const operation of ['finish', 'confirm', 'examine', 'cancel', 'delete'] as const) {
      const method = `do${operation[0]?.toUpperCase()}${operation.slice(1)}`
      expect(await manager(`Zz01Ticket.${method}`, { id: 'r' })).toMatchObject({
        success: false,
        code: 'STATUS',
        message: operation === 'finish' ? '已完结，无需重复操作' : expect.stringMatching(/^当前为“已结案”，不能/),
      })
    }
    expect(await manager('Zz01Ticket.doEnable', { id: 'r' })).toMatchObject({
      code: 'STATUS',
      message: '已启用，无需重复操作',
    })
    expect((await stored('r'))?.version).toBe(1)
    expect(auditLog()).toEqual([])
  })
  it('refuse a row a person changed since, when told the version', async () => {
    await put('r')
    await manager('Zz01Ticket.doSave', { keyValue: 'r', name: '新名' })
    expect(await manager('Zz01Ticket.doConfirm', { id: 'r', version: 1 })).toMatchObject({
      code: 'CONFLICT',
      data: { by: '例经理', record: { name: '新名', version: 2 } },
    })
    expect(await manager('Zz01Ticket.doConfirm', { id: 'r', version: 2 })).toMatchObject({ success: true })
  })
  it('of two people at once, one does it and the other is notified', async () => {
    await put('r')
    const answers = await Promise.all([
      manager('Zz01Ticket.doConfirm', { id: 'r' }),
      manager('Zz01Ticket.doConfirm', { id: 'r' }),
    ])
    expect(answers.map(({ code = 'OK' }) => code).sort()).toEqual(['OK', 'STATUS'])
  })
  it('ask for a key, and answer one that is not there like any other', async () => {
    expect(issuesOf(await manager('Zz01Ticket.doEnable'))).toEqual({ id: '记录ID必填' })
    for (const operation of ROW_OPERATIONS.filter((name) => name !== 'return'))
      expect(
        await manager(`Zz01Ticket.do${operation[0]?.toUpperCase()}${operation.slice(1)}`, { id: 'nobody' }),
      ).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('an operation on many rows', () => {
  it('answers each row for itself, in the order asked; what is refused leaves the others done', async () => {
    await put('a')
    await put('b', { status: 'HX0507' })
    await put('c')
    expect((await manager('Zz01Ticket.doConfirmAll', { ids: ['c', 'b', 'nobody', 'a', 'c'] })).data).toEqual([
      { id: 'c', ok: true, message: '' },
      { id: 'b', ok: false, message: '当前为“已结案”，不能提交' },
      { id: 'nobody', ok: false, message: '记录不存在或无权查看' },
      { id: 'a', ok: true, message: '' },
    ])
    expect(auditLog().map(({ action, key }) => [action, key])).toEqual([
      ['Zz01Ticket.doConfirmAll', 'a'],
      ['Zz01Ticket.doConfirmAll', 'c'],
    ])
  })
  it('is done to all that match, over all pages', async () => {
    for (let i = 0; i < 25; i += 1) await put(`r${i}`, { name: i % 2 === 0 ? '双' : '单' })
    const { data } = await manager('Zz01Ticket.doDisableAll', { all: 1, name: '双' })
    expect(data).toHaveLength(13)
    expect(
      (await fixture.rows(table))
        .filter(({ values }) => values['enabled'] === 0)
        .every(({ values }) => values['name'] === '双'),
    ).toBe(true)
  })
  it('travels as a form too', async () => {
    await put('a')
    expect((await manager('Zz01Ticket.doDisableAll', { ids: 'a' }, { form: true })).data).toEqual([
      { id: 'a', ok: true, message: '' },
    ])
  })
  it('is refused for nothing and for too many', async () => {
    expect(issuesOf(await manager('Zz01Ticket.doDisableAll'))).toEqual({ ids: '请先选择记录' })
    expect(issuesOf(await manager('Zz01Ticket.doDisableAll', { all: 1 }))).toEqual({ ids: '请先选择记录' })
    expect(
      issuesOf(await manager('Zz01Ticket.doDisableAll', { ids: Array.from({ length: 1_001 }, (_, i) => `k${i}`) })),
    ).toEqual({ ids: '一次最多处理1,000条，当前1,001条，请缩小范围' })
  })
})

describe('a dry run of an operation on many rows', () => {
  it('answers each row by the same rules as the operation, and changes nothing', async () => {
    await put('a')
    await put('b', { status: 'HX0507' })
    const before = await fixture.rows(table)
    const ids = ['b', 'nobody', 'a']
    const judged = await manager('Zz01Ticket.doConfirmAll', { ids, dryRun: 1 })
    expect(judged.data).toEqual([
      { id: 'b', ok: false, message: '当前为“已结案”，不能提交' },
      { id: 'nobody', ok: false, message: '记录不存在或无权查看' },
      { id: 'a', ok: true, message: '' },
    ])
    expect(await fixture.rows(table)).toEqual(before)
    expect(auditLog()).toEqual([])
    expect((await manager('Zz01Ticket.doConfirmAll', { ids })).data).toEqual(judged.data)
  })
  it('says of a row that others refer to that it cannot be deleted', async () => {
    await put('a')
    await put('b')
    await fixture.put(tableOf(noteGrid), 'n', { ticketId: 'a', body: '附注' })
    const { data } = await manager('Zz01Ticket.doDeleteAll', { ids: ['a', 'b'], dryRun: 1 })
    expect(data).toEqual([
      { id: 'a', ok: false, message: expect.stringContaining('备注') },
      { id: 'b', ok: true, message: '' },
    ])
    expect(await stored('b')).toBeDefined()
  })
  it('travels as a form too, and is refused to those who may not do the operation', async () => {
    await put('a')
    const asked = { ids: 'a', dryRun: 1 }
    expect((await manager('Zz01Ticket.doDisableAll', asked, { form: true })).data).toEqual([
      { id: 'a', ok: true, message: '' },
    ])
    expect((await stored('a'))?.values).toMatchObject({ enabled: 1 })
    const viewer = await fixture.as('viewer')
    expect(await viewer('Zz01Ticket.doDisableAll', asked)).toMatchObject({ success: false, code: 'NO_PERMISSION' })
  })
  it('is refused for no rows', async () => {
    expect(issuesOf(await manager('Zz01Ticket.doDisableAll', { dryRun: 1 }))).toEqual({ ids: '请先选择记录' })
  })
})
