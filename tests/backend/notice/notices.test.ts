import { beforeEach, describe, expect, it } from 'vitest'
import { sendAssignedNotices } from '../../../lib/backend/notice/send-assigned-notices.ts'
import { sendExaminedNotices } from '../../../lib/backend/notice/send-examined-notices.ts'
import { sendReturnedNotices } from '../../../lib/backend/paper/send-returned-notices.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { expenseTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { noticeTable, noticeTemplateTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../lib/domain/fee/examination.ts'
import { rowsIn, type Send } from '../handlers/fixture.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'
import type { UserName } from '../handlers/people.ts'

const LIST = 'Notice.getMyNotices'
const READ = 'Notice.doRead'
const TODOS = 'Hf15FlowJobs.getMyToDos'
let fixture: JobsFixture
beforeEach(async () => {
  fixture = await openJobsFixture()
})

const assign = (by: UserName, ...keys: readonly string[]) =>
  fixture.doing(`a-${by}`, async (context) => {
    const project = await context.unit.get(projectTable, 'p1', { lock: true })
    const jobs = await context.unit.list(flowJobTable, {
      where: { field: '$key', is: keys },
      sort: [{ field: 'sortNo' }],
    })
    if (project) await sendAssignedNotices(context, project, jobs.rows)
  })
interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly unread: number
}
const inbox = async (send: Send, input = {}): Promise<Answer> => (await send(LIST, input)).data as Answer
const titles = async (send: Send) =>
  (await inbox(send)).rows.map(({ title, body }) => `${String(title)}｜${String(body)}`)

describe('SHL-001 a notice to a user', () => {
  it('FLW-035 is about jobs they follow from now on, once for all, and not sent to the user who acted', async () => {
    for (const key of ['a', 'b']) await fixture.addJob(key, { hf15HdlMemberId: 'a-sales' })
    await fixture.addJob('c', { hf15HdlMemberId: 'a-service' })
    await fixture.addJob('d', { hf15HdlMemberId: 'a-follow' })
    await fixture.addJob('nobody')
    await assign('follow', 'a', 'b', 'c', 'd', 'nobody')
    const [sales, service, follow] = [
      await fixture.as('sales'),
      await fixture.as('service'),
      await fixture.as('follow'),
    ]
    expect(await titles(sales)).toEqual(['您被指派为 2 个流程的跟进人｜示例路1号：流程a、流程b'])
    expect(await titles(service)).toEqual(['您被指派为“流程c”的跟进人｜示例路1号'])
    expect(await titles(follow)).toEqual([])
    expect((await inbox(service)).rows[0]).toMatchObject({
      prjId: 'p1',
      jobId: 'c',
      kind: 'ASSIGNED',
      sentAt: fixture.clock.now,
      readAt: null,
    })
    expect((await inbox(sales)).rows[0]).toMatchObject({ prjId: 'p1', jobId: null })
  })
  it('INC-045 PAP-012 names the income, the expense or the file it is about, so a notice can open it', async () => {
    const here = { project: 'p1', city: '440100', by: 'a-sales' }
    const order = { sl01PrjId: 'p1', sl01BillNo: 'S1', sl01Status: 'BDA105', sl01OrderAmount: 5, sl01IncomeId: 'i1' }
    await fixture.put(orderTable, 'o1', order, here)
    await fixture.put(expenseTable, 'e1', { hf40PrjId: 'p1', hf40BillNo: 'E1', hf40Status: 'HFE302' }, here)
    await fixture.put(memberFileTable, 'f1', { hf2yPrjId: 'p1', hf2yFileType: 'P001', hf2yState: 'RETURNED' }, here)
    await fixture.doing('a-follow', async (context) => {
      const project = await context.unit.get(projectTable, 'p1', { lock: true })
      const file = await context.unit.get(memberFileTable, 'f1')
      if (!project || !file) throw new Error('nothing to notify about')
      const examined = { action: EXAMINE_ACTION.submit, suggest: null }
      await sendExaminedNotices(context, project, { objCode: EXAMINED_OBJECT.order, objId: 'o1', ...examined })
      await sendExaminedNotices(context, project, { objCode: EXAMINED_OBJECT.expense, objId: 'e1', ...examined })
      await sendReturnedNotices(context, project, [file], '看不清')
    })
    const sources = async (user: UserName) =>
      (await inbox(await fixture.as(user))).rows.map(({ kind, sourceId }) => [kind, sourceId]).toSorted()
    expect(await sources('finance')).toEqual([
      ['EXPENSE_WAITING', 'e1'],
      ['INCOME_WAITING', 'i1'],
    ])
    expect(await sources('sales')).toEqual([['PAPER_RETURNED', 'f1']])
  })
  it('ROU-003 uses the words of the template in use: for the position first, then for the loan scheme', async () => {
    const template = (key: string, values: Record<string, string | number>) =>
      fixture.put(noticeTemplateTable, key, {
        tmplName: key,
        tmplNotice: 'ASSIGNED',
        tmplTitle: '{标题}',
        tmplText: '{内容}',
        enabled: 1,
        ...values,
      })
    const change = (key: string, values: Record<string, string | number | null>) =>
      fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
        unit.compareAndSet(noticeTemplateTable, key, {}, values),
      )
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales' })
    const sales = await fixture.as('sales')
    const said = async () => {
      fixture.clock.now += 60_000
      await assign('follow', 'a')
      return (await titles(sales))[0]
    }
    const usual = '您被指派为“流程a”的跟进人｜示例路1号'
    await template('all', { tmplText: '{内容}。请确认日期' })
    await template('others', { tmplNotice: 'PAID', tmplText: '别的' })
    expect(await said()).toBe(`${usual}。请确认日期`)
    await template('scheme', { tmplScheme: 'HF9905', tmplTitle: '赎楼：{标题}' })
    expect(await said()).toBe(`${usual}。请确认日期`)
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.compareAndSet(projectTable, 'p1', {}, { hf20LoanScheme: 'HF9905' }),
    )
    expect(await said()).toBe(`赎楼：${usual}`)
    const positions = (await fixture.rows(accountTable)).find(({ key }) => key === 'a-sales')?.values['positions']
    await template('position', { tmplRole: String([positions].flat()[0]), tmplText: '{项目}有新任务' })
    expect(await said()).toBe('您被指派为“流程a”的跟进人｜示例路1号有新任务')
    for (const key of ['all', 'scheme', 'position']) await change(key, { enabled: 0 })
    expect(await said()).toBe(usual)
  })
  it('is cut where it would be longer than a message can be', async () => {
    for (let index = 0; index < 20; index += 1)
      await fixture.addJob(`x${index}`, { hf15HdlMemberId: 'a-sales', hf15FlowName: '很长的流程名称'.repeat(4) })
    await assign('follow', ...Array.from({ length: 20 }, (_, index) => `x${index}`))
    const [{ body } = {}] = (await inbox(await fixture.as('sales'))).rows
    expect([String(body).length, String(body).at(-1)]).toEqual([300, '…'])
  })
  it('comes newest first, as much of it as is asked for, with what is unread of all', async () => {
    const sales = await fixture.as('sales')
    for (const [index, key] of ['a', 'b', 'c'].entries()) {
      fixture.clock.now += 60_000 * index
      await fixture.addJob(key, { hf15HdlMemberId: 'a-sales' })
      await assign('follow', key)
    }
    const { rows, unread } = await inbox(sales, { pageSize: 2 })
    expect([rows.map(({ jobId }) => jobId), unread]).toEqual([['c', 'b'], 3])
    expect(await sales(LIST, { pageSize: 51 })).toMatchObject({ code: 'INVALID' })
  })
  it('is marked as read by themselves alone: one of it, or all', async () => {
    for (const key of ['a', 'b', 'c']) {
      await fixture.addJob(key, { hf15HdlMemberId: 'a-sales' })
      await assign('follow', key)
    }
    const [sales, manager] = [await fixture.as('sales'), await fixture.as('manager')]
    const keys = (await fixture.rows(noticeTable)).map(({ key }) => key)
    expect(await manager(READ, { ids: keys })).toMatchObject({ success: true })
    await manager(READ)
    expect((await inbox(sales)).unread).toBe(3)
    const first = fixture.clock.now
    expect(await sales(READ, { ids: keys.slice(0, 1) })).toMatchObject({ success: true })
    expect((await inbox(sales)).unread).toBe(2)
    fixture.clock.now += 60_000
    await sales(READ)
    const { rows, unread } = await inbox(sales)
    expect([unread, rows.map(({ readAt }) => readAt).sort()]).toEqual([
      0,
      [first, fixture.clock.now, fixture.clock.now],
    ])
  })
  it('is announced to their pages alone', async () => {
    const received: Record<string, unknown[]> = {}
    const sales = await fixture.as('sales')
    for (const user of ['sales', 'follow', 'manager'] as const) {
      const { data } = await fixture.send(null)(
        'login.doLogin',
        { userName: user, password: `${user}-secret` },
        { address: `line-of-${user}` },
      )
      received[user] = []
      await fixture.backend.live.admit((data as { readonly token: string }).token, {
        send: (text) => void received[user]?.push(JSON.parse(text)),
        end: () => undefined,
      }) // adapter: the answer of the log-in
    }
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales' })
    await assign('follow', 'a')
    const [notice] = await fixture.rows(noticeTable)
    expect(received).toEqual({ sales: [{ topic: 'Notice', id: notice?.key }], follow: [], manager: [] })
    await sales(READ)
    await expect.poll(() => received['sales']?.length).toBe(2)
    expect([received['follow'], received['manager']]).toEqual([[], []])
  })
  it('does not exist for a person without an account, and is loaded by a signed-in user only', async () => {
    await fixture.doing(
      'system',
      async ({ unit }) => void (await unit.compareAndSet(userTable, 'u-viewer', {}, { acctId: null })),
    )
    const viewer = await fixture.as('viewer')
    expect([await inbox(viewer), (await viewer(READ)).success, (await viewer(TODOS)).data]).toEqual([
      { rows: [], unread: 0 },
      true,
      { rows: [], total: 0, late: 0 },
    ])
    expect(await fixture.send(null)(LIST)).toMatchObject({ code: 'SIGNED_OUT' })
    expect(await fixture.send(null)(READ)).toMatchObject({ code: 'SIGNED_OUT' })
  })
})

describe('FLW-032 SHL-001 the tasks of a user', () => {
  const toDos = async (send: Send, input = {}) => {
    const { rows, ...counts } = (await send(TODOS, input)).data as {
      readonly rows: readonly Readonly<Record<string, unknown>>[]
    }
    return { keys: rows.map(({ keyValue }) => keyValue).join(''), ...counts }
  }
  it('are the open jobs they follow that say when, the earliest first, with case and counts', async () => {
    await fixture.addJob('c', { hf15HdlMemberId: 'a-follow', hf15PlanTime: '2026-11-30' })
    await fixture.addJob('a', { hf15HdlMemberId: 'a-follow', hf15PlanTime: '2026-11-19', hf15Status: 'BD9602' })
    await fixture.addJob('b', { hf15HdlMemberId: 'a-follow', hf15PlanTime: '2026-11-21' })
    await fixture.addJob('done', { hf15HdlMemberId: 'a-follow', hf15PlanTime: '2026-11-01', hf15Status: 'BD9603' })
    await fixture.addJob('never', { hf15HdlMemberId: 'a-follow' })
    await fixture.addJob('other', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-01' })
    const follow = await fixture.as('follow')
    expect(await toDos(follow)).toEqual({ keys: 'abc', total: 3, late: 1 })
    expect(await toDos(follow, { pageSize: 1 })).toEqual({ keys: 'a', total: 3, late: 1 })
    expect(rowsIn({ data: ((await follow(TODOS)).data as { readonly rows: unknown }).rows })[0]).toMatchObject({
      prjNo: 'P-p1',
      prjName: '示例路1号',
      hf15PrjId: 'p1',
      hf15FlowName: '流程a',
    }) // adapter: the list in the answer
    expect(await toDos(await fixture.as('finance'))).toEqual({ keys: '', total: 0, late: 0 })
    expect(await (await fixture.as('bare'))(TODOS)).toMatchObject({ code: 'NO_PERMISSION' })
  })
  it('leaves out main flows finished by their sub-flows, closed cases, other cities and cases not theirs', async () => {
    const late = { hf15HdlMemberId: 'a-manager', hf15PlanTime: '2026-11-19' }
    await fixture.addJob('main', { ...late, hf15FlowCode: 'FA01', hf15FatherCode: null })
    await fixture.addJob('sub', late)
    await fixture.addJob('lone', { ...late, hf15FlowCode: 'FB09', hf15FatherCode: null })
    for (const [key, values, city] of [
      ['closed', { hf20DemandStep: 'HX0507' }, '440100'],
      ['stopped', { hf20DemandStep: 'HX0508' }, '440100'],
      ['south', {}, '440300'],
    ] as const) {
      await fixture.addCase(key, values, { city })
      await fixture.put(
        flowJobTable,
        `in-${key}`,
        { ...late, hf15PrjId: key, hf15FlowCode: 'FA0101', hf15FatherCode: 'FA01', hf15Status: 'BD9601' },
        { project: key, city },
      )
    }
    // The same main flow has sub-flows in another case only.
    await fixture.addCase('p2')
    await fixture.addJob('bare main', { ...late, hf15FlowCode: 'FA01', hf15FatherCode: null }, 'p2')
    const manager = await fixture.as('manager')
    expect(await toDos(manager)).toEqual({ keys: 'bare mainlonesub', total: 3, late: 3 })
    await fixture.addJob('lost', { ...late, hf15HdlMemberId: 'a-service' })
    expect(await toDos(await fixture.as('service'))).toEqual({ keys: '', total: 0, late: 0 })
  })
})
