import { beforeEach, describe, expect, it } from 'vitest'
import { unmatchedPaymentTable } from '../../../lib/backend/payment/unmatched-payment-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { demandTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { commissionEntryTable } from '../../../lib/backend/commission/commission-tables.ts'
import { examinationTable, expenseTable, incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { DEMAND_STEP } from '../../../lib/domain/codes.ts'
import type { Send } from '../handlers/fixture.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'

let fixture: JobsFixture
beforeEach(async () => {
  fixture = await openJobsFixture()
})
const GUANGZHOU = { project: 'p1', city: '440100' }
type Rows = readonly Readonly<Record<string, unknown>>[]
const dataOf = async (send: Send, call: string, input = {}) => {
  const answer = await send(`home.${call}`, input)
  expect(answer).toMatchObject({ success: true })
  return answer.data as Readonly<Record<string, never>> & {
    readonly rows: Rows
    readonly done: Rows
    readonly kinds: readonly string[]
  }
}
const titles = (rows: Rows) => rows.map(({ title }) => title)

describe('SHL-001 FLW-032 the tasks of a user', () => {
  it('are their open jobs that say when, late ones first, and what was finished lately', async () => {
    await fixture.addJob('late', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-19' })
    await fixture.addJob('now', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-21' })
    await fixture.addJob('other', { hf15HdlMemberId: 'a-service', hf15PlanTime: '2026-11-20' })
    await fixture.addJob('done', {
      hf15HdlMemberId: 'a-sales',
      hf15PlanTime: '2026-11-18',
      hf15Status: 'BD9603',
      hf15FatherCode: 'FA01',
    })
    await fixture.addJob('long-ago', {
      hf15HdlMemberId: 'a-sales',
      hf15PlanTime: '2026-11-10',
      hf15Status: 'BD9603',
      hf15FatherCode: 'FA01',
    })
    const tasks = await dataOf(await fixture.as('sales'), 'getTasks')
    expect(tasks).toMatchObject({ total: 2, late: 1, today: 1, more: 0 })
    expect(tasks.rows.map(({ key, late }) => [key, late])).toEqual([
      ['late', 2],
      ['now', 0],
    ])
    expect(tasks.done.map(({ key }) => key)).toEqual(['done'])
    expect([...tasks.rows, ...tasks.done].map(({ record }) => record)).toEqual(['job/late', 'job/now', 'job/done'])
  })
  it('ROL-011 PAP-012 are papers and expenses that were sent back, too, each with its reason', async () => {
    await fixture.put(
      memberFileTable,
      'f1',
      {
        hf2yPrjId: 'p1',
        hf2yFileType: 'P001',
        hf2yObjId: 'buyer',
        hf2yState: 'RETURNED',
        hf2yReason: '看不清',
        hf2yFileUrl: 'd1',
      },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.put(
      memberFileTable,
      'f2',
      { hf2yPrjId: 'p1', hf2yFileType: 'P002', hf2yObjId: 'buyer', hf2yState: 'RETURNED', hf2yFileUrl: 'd2' },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.put(
      memberFileTable,
      'f3',
      { hf2yPrjId: 'p1', hf2yFileType: 'P002', hf2yObjId: 'buyer', hf2yState: 'WAITING', hf2yFileUrl: 'd3' },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.put(
      memberFileTable,
      'f4',
      {
        hf2yPrjId: 'p1',
        hf2yFileType: 'P003',
        hf2yObjId: 'buyer',
        hf2yState: 'CHECKED',
        hf2yExpiryDay: '2026-11-20',
        hf2yFileUrl: 'd4',
      },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.put(
      expenseTable,
      'e1',
      {
        hf40PrjId: 'p1',
        hf40BillNo: 'E1',
        hf40Status: 'HFE305',
        hf40ApplyPerson: 'a-sales',
        hf40CostFet: 12_800,
        suggest: '缺发票',
      },
      { ...GUANGZHOU, by: 'a-follow' },
    )
    await fixture.put(
      memberFileTable,
      'f5',
      {
        hf2yPrjId: 'p1',
        hf2yFileType: 'P004',
        hf2yObjId: 'buyer',
        hf2yState: 'CHECKED',
        hf2yExpiryDay: '2026-11-21',
        hf2yFileUrl: 'd5',
      },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    const { rows, ...counts } = await dataOf(await fixture.as('sales'), 'getTasks')
    expect(rows.map(({ key, returned }) => [key, returned])).toEqual([
      ['f4', 0],
      ['e1', 1],
      ['f1', 1],
      ['f5', 0],
    ])
    expect(counts).toMatchObject({ total: 4, late: 1, today: 1 })
    expect(rows.slice(0, 3).map(({ key, kind, late, note }) => [key, kind, late, note])).toEqual([
      ['f4', 'PAPER', 1, '已过有效期'],
      ['e1', 'MONEY', 0, '财务退回：缺发票'],
      ['f1', 'PAPER', 0, '已退回：看不清'],
    ])
    expect(rows.map(({ record }) => record)).toEqual(['file/f4', 'expense/e1', 'file/f1', 'file/f5'])
    expect(titles(rows)[1]).toBe('修改支出单 · 12,800.00 元')
    expect((await dataOf(await fixture.as('service'), 'getTasks')).rows).toEqual([])
  })
  it('are those of all users for managers alone, and of no user in another city', async () => {
    await fixture.addJob('a', { hf15HdlMemberId: 'a-sales', hf15PlanTime: '2026-11-20' })
    const manager = await fixture.as('manager')
    expect((await dataOf(manager, 'getTasks')).rows).toEqual([])
    expect((await dataOf(manager, 'getTasks', { team: 1 })).rows).toMatchObject([{ key: 'a', who: '例业务' }])
    for (const call of ['getTasks', 'getRecent', 'getResults'])
      expect(await (await fixture.as('sales'))(`home.${call}`, { team: 1 })).toMatchObject({ code: 'NO_PERMISSION' })
    expect((await dataOf(await fixture.as('southern'), 'getTasks', { team: 1 })).rows).toEqual([])
  })
})

describe('ROL-009 a queue of decisions', () => {
  beforeEach(async () => {
    await fixture.put(
      orderTable,
      'o1',
      { sl01PrjId: 'p1', sl01BillNo: 'S1', sl01Status: 'BDA105', sl01OrderAmount: 1200, sl01IncomeId: 'i1' },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.put(
      orderTable,
      'own',
      { sl01PrjId: 'p1', sl01BillNo: 'S2', sl01Status: 'BDA105', sl01OrderAmount: 5, sl01IncomeId: 'i-own' },
      { ...GUANGZHOU, by: 'a-finance' },
    )
    await fixture.put(
      expenseTable,
      'e1',
      { hf40PrjId: 'p1', hf40BillNo: 'E1', hf40Status: 'HFE302', hf40CostFet: 800 },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    for (const key of ['f1', 'f2'])
      await fixture.put(
        memberFileTable,
        key,
        { hf2yPrjId: 'p1', hf2yFileType: 'P001', hf2yObjId: key, hf2yState: 'WAITING', hf2yFileUrl: key },
        { ...GUANGZHOU, by: 'a-sales' },
      )
    await fixture.put(demandTable, 'd1', { hf22PrjId: 'p1', hf22Status: 'HF2201' }, GUANGZHOU)
  })
  it('is income and expenses of others for finance', async () => {
    const reviews = await dataOf(await fixture.as('finance'), 'getReviews')
    expect(reviews).toMatchObject({ kinds: ['INCOME', 'EXPENSE', 'PAYMENT'], total: 2 })
    expect(reviews.rows.map(({ key, kind, amount, who }) => [key, kind, amount, who])).toEqual([
      ['o1', 'INCOME', 1200, '例业务'],
      ['e1', 'EXPENSE', 800, '例业务'],
    ])
  })
  it('names the record to open: income of an order, expense, paper file; none of a demand', async () => {
    await fixture.put(
      orderTable,
      'o2',
      { sl01PrjId: 'p1', sl01BillNo: 'S3', sl01Status: 'BDA105', sl01OrderAmount: 9, sl01IncomeId: 'i2' },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    await fixture.addCase('p2', { hf20ServiceAcct: 'a-service', hf20Ctrl1: 1 })
    await fixture.put(demandTable, 'd2', { hf22PrjId: 'p2', hf22Status: 'HF2201' }, { project: 'p2', city: '440100' })
    const recordsOf = async (user: 'finance' | 'manager' | 'service') =>
      (await dataOf(await fixture.as(user), 'getReviews')).rows
        .map(({ kind, record }) => `${kind} ${record}`)
        .toSorted()
    expect(await recordsOf('finance')).toEqual(['EXPENSE expense/e1', 'INCOME income/i1', 'INCOME income/i2'])
    expect(await recordsOf('manager')).toEqual(['PAPER file/f1'])
    expect(await recordsOf('service')).toEqual(['DEMAND null'])
  })
  it('INC-040 marks in the queue what was returned before and what seems to be there twice', async () => {
    await fixture.put(examinationTable, 'x1', { hf3fObjId: 'e1', hf3fAction: 'RETURN' }, GUANGZHOU)
    await fixture.put(examinationTable, 'x2', { hf3fObjId: 'o1', hf3fAction: 'SUBMIT' }, GUANGZHOU)
    const income = (key: string, values: Record<string, unknown>, city = '440100') =>
      fixture.put(incomeTable, key, { hf54PrjId: 'p1', status: 'BDA105', ...values }, { project: 'p1', city })
    await income('i1', { receiptNo: 'R1', readNos: ['R9'] })
    const marks = async () => {
      const { rows } = await dataOf(await fixture.as('finance'), 'getReviews', { queue: 1 })
      return rows.map(({ key, resubmitted, duplicate }) => [key, resubmitted, duplicate])
    }
    // Another city's receipt, and a returned one, are no double.
    await income('far', { receiptNo: 'R9' }, '440300')
    await income('back', { receiptNo: 'R9', status: 'BDA106' })
    expect(await marks()).toEqual([
      ['o1', 0, 0],
      ['e1', 1, 0],
    ])
    await income('twice', { receiptNo: 'R9' })
    expect(await marks()).toEqual([
      ['o1', 0, 1],
      ['e1', 1, 0],
    ])
    const { rows } = await dataOf(await fixture.as('finance'), 'getReviews')
    expect(rows.map(({ resubmitted, duplicate }) => [resubmitted, duplicate])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
  it('is a queue of what can be opened, each file an entry, counted by kind whatever kind is listed', async () => {
    const manager = await fixture.as('manager')
    const listed = async (input: object) => {
      const { rows, counts, total } = await dataOf(manager, 'getReviews', input)
      return { keys: rows.map(({ key }) => key).toSorted(), counts, total }
    }
    const all = { counts: { PAPER: 2 }, total: 2 }
    expect(await listed({ queue: 1 })).toMatchObject({ keys: ['f1', 'f2'], ...all })
    expect(await listed({ queue: 1, kind: 'INCOME' })).toMatchObject({ keys: [], ...all })
    expect((await listed({})).keys).toEqual(['f1'])
    const service = await dataOf(await fixture.as('service'), 'getReviews', { queue: 1 })
    expect(service.rows).toEqual([])
  })
  it('is no order without an income: no user can decide about it, so it is neither listed nor counted', async () => {
    await fixture.put(
      orderTable,
      'alone',
      { sl01PrjId: 'p1', sl01BillNo: 'S7', sl01Status: 'BDA105', sl01OrderAmount: 3 },
      { ...GUANGZHOU, by: 'a-sales' },
    )
    const finance = await fixture.as('finance')
    expect(await finance('Sl01SaleOrderM.payExamine', { id: 'alone' })).toMatchObject({ code: 'STATUS' })
    expect(await dataOf(finance, 'getReviews')).toMatchObject({ total: 2, counts: { INCOME: 1 } })
    expect(await dataOf(finance, 'getCounts')).toMatchObject({ REVIEW: 2, INCOME: 1 })
  })
  it('is searched by number, address and people of the case, and by what an entry is', async () => {
    await fixture.put(
      dictEntryTable,
      'paper-name',
      { dict: 'CARD_PAPER', key: 'P077', value: '例居住证', sortOrder: 1, enabled: 1 },
      {},
    )
    const paper = (key: string, project: string, hf2yFileType: string) =>
      fixture.put(
        memberFileTable,
        key,
        { hf2yPrjId: project, hf2yFileType, hf2yObjId: key, hf2yState: 'WAITING', hf2yFileUrl: key },
        { project, city: '440100', by: 'a-sales' },
      )
    await fixture.addCase('p7', { prjNo: 'P20261101-0077', hf20HouseAddress: '示例九路7号' })
    await fixture.put(
      memberTable,
      'm7',
      { hf23PrjId: 'p7', hf23MemberType: 'HF2301', hf23LinkName: '欧阳例芳' },
      { project: 'p7', city: '440100' },
    )
    await paper('f7', 'p7', 'P002')
    await paper('f8', 'p1', 'P077')
    const manager = await fixture.as('manager')
    const found = async (find: string) => {
      const { rows, counts } = await dataOf(manager, 'getReviews', { queue: 1, find })
      return [rows.map(({ key }) => key).toSorted(), counts]
    }
    expect(await found('1101-0077')).toEqual([['f7'], { PAPER: 1 }])
    expect(await found(' 九路7 ')).toEqual([['f7'], { PAPER: 1 }])
    expect(await found('例芳')).toEqual([['f7'], { PAPER: 1 }])
    expect(await found('居住')).toEqual([['f8'], { PAPER: 1 }])
    expect(await found('没有这个')).toEqual([[], { PAPER: 0 }])
    expect(await found('')).toEqual([['f1', 'f2', 'f7', 'f8'], { PAPER: 4 }])
  })
  it('is nothing of a case that is finished or cancelled, neither listed nor counted', async () => {
    for (const [at, step] of [DEMAND_STEP.finished, DEMAND_STEP.stopped].entries()) {
      await fixture.addCase(`over-${at}`, { hf20DemandStep: step })
      await fixture.put(
        orderTable,
        `over-o${at}`,
        {
          sl01PrjId: `over-${at}`,
          sl01BillNo: `S9${at}`,
          sl01Status: 'BDA105',
          sl01OrderAmount: 7,
          sl01IncomeId: `v${at}`,
        },
        { project: `over-${at}`, city: '440100', by: 'a-sales' },
      )
    }
    const finance = await fixture.as('finance')
    expect(await dataOf(finance, 'getReviews')).toMatchObject({ total: 2, rows: [{ key: 'o1' }, { key: 'e1' }] })
    await fixture.addCase('goes-on', {})
    await fixture.put(
      orderTable,
      'more',
      { sl01PrjId: 'goes-on', sl01BillNo: 'S99', sl01Status: 'BDA105', sl01OrderAmount: 7, sl01IncomeId: 'i-more' },
      { project: 'goes-on', city: '440100', by: 'a-sales' },
    )
    expect(await dataOf(finance, 'getReviews')).toMatchObject({ total: 3 })
  })
  it('counts each list for itself, and every entry that is counted can be reached', async () => {
    for (let at = 0; at < 60; at += 1)
      await fixture.put(
        expenseTable,
        `many${at}`,
        { hf40PrjId: 'p1', hf40BillNo: `M${at}`, hf40Status: 'HFE302', hf40CostFet: 1 },
        { ...GUANGZHOU, by: 'a-sales' },
      )
    const finance = await fixture.as('finance')
    expect(await dataOf(finance, 'getCounts')).toMatchObject({ REVIEW: 62, INCOME: 1, EXPENSE: 61 })
    const first = await dataOf(finance, 'getReviews')
    expect([first.rows.length, first.total]).toEqual([50, 62])
    const { data: all } = await finance('home.getReviews', { take: 100 })
    const keys = (all as typeof first).rows.map(({ key }) => key) // adapter: the same answer, asked for more
    expect([keys.length, new Set(keys).size]).toEqual([62, 62])
    expect(keys.slice(0, 50)).toEqual(first.rows.map(({ key }) => key))
    expect(await finance('home.getReviews', { take: 1_001 })).toMatchObject({ success: false, code: 'INVALID' })
  })
  it('ruling 23 has the number in the menu that the list it leads to shows, for every user', async () => {
    const payment = (key: string, city: string | null) =>
      fixture.put(
        unmatchedPaymentTable,
        key,
        { codeId: key, notice: key, transaction: key, amount: 5, paidAt: 1, reason: '金额不符', state: 'OPEN' },
        { ...(city === null ? {} : { project: 'p1', city }) },
      )
    await payment('here', '440100')
    await payment('nowhere', null)
    await payment('elsewhere', '440300')
    for (const user of ['finance', 'manager', 'follow', 'sales', 'service', 'viewer', 'southern'] as const) {
      const send = await fixture.as(user)
      const counts = await dataOf(send, 'getCounts')
      const { rows } = await dataOf(send, 'getReviews')
      const open = await send('UnmatchedPayment.getOpenPayments', {})
      const waiting = open.success ? (open.data as Rows).length : 0 // adapter: a list
      const ofKind = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length
      expect([user, counts]).toEqual([
        user,
        expect.objectContaining({ INCOME: ofKind('INCOME'), EXPENSE: ofKind('EXPENSE'), PAYMENT: ofKind('PAYMENT') }),
      ])
      expect([user, counts['PAYMENT'], counts['REVIEW']]).toEqual([
        user,
        waiting,
        ofKind('INCOME') + ofKind('EXPENSE') + waiting,
      ])
      if (user === 'finance') expect(counts).toMatchObject({ INCOME: 1, EXPENSE: 1, PAYMENT: 2 })
    }
  })
  it('PAP-012 is papers to compare for those who may, each paper once', async () => {
    const reviews = await dataOf(await fixture.as('manager'), 'getReviews')
    expect(reviews).toMatchObject({ kinds: ['PAPER'], total: 2 })
    expect(titles(reviews.rows)).toEqual(['P001 · 2 份'])
    expect(reviews.rows[0]?.records).toBe(2)
  })
  it('PAP-012 is no paper of a case the person only follows a job of', async () => {
    const privileges = ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_FINISH']
    const by = { account: 'system', now: 0 }
    await fixture.store.unit(by, (unit) => unit.update(roleTable, 'ROLE_FOLLOW_UP', 1, { privileges }))
    const people = { followed: { hf20JobUsers: ['a-follow'] }, own: { hf20ManagerId: 'a-follow' } }
    for (const [project, values] of Object.entries(people)) {
      await fixture.addCase(project, { hf20ManagerId: 'a-sales', ...values })
      await fixture.put(
        memberFileTable,
        `file-${project}`,
        { hf2yPrjId: project, hf2yFileType: 'P001', hf2yObjId: 'buyer', hf2yState: 'WAITING', hf2yFileUrl: project },
        { project, city: '440100', by: 'a-sales' },
      )
    }
    const { rows, total } = await dataOf(await fixture.as('follow'), 'getReviews', { queue: 1 })
    expect([rows.map(({ key }) => key).toSorted(), total]).toEqual([['f1', 'f2', 'file-own'], 3])
  })
  it('ROL-012 is a demand for service staff who take part in its case', async () => {
    await fixture.addCase('p2', { hf20ServiceAcct: 'a-service', hf20Ctrl1: 1 })
    await fixture.put(demandTable, 'd2', { hf22PrjId: 'p2', hf22Status: 'HF2201' }, { project: 'p2', city: '440100' })
    await fixture.put(demandTable, 'd3', { hf22PrjId: 'p3', hf22Status: 'HF2202' }, { project: 'p2', city: '440100' })
    const keys = (await dataOf(await fixture.as('service'), 'getReviews')).rows.map(({ key }) => key)
    expect([keys.includes('d2'), keys.includes('d3')]).toEqual([true, false])
  })
  it('is nothing at all for viewers, and the menu counts the same', async () => {
    expect(await dataOf(await fixture.as('viewer'), 'getReviews')).toMatchObject({ kinds: [], total: 0, rows: [] })
    expect(await dataOf(await fixture.as('finance'), 'getCounts')).toMatchObject({
      REVIEW: 2,
      INCOME: 1,
      EXPENSE: 1,
      TASK: 0,
      NOTICE: 0,
    })
    expect(await dataOf(await fixture.as('viewer'), 'getCounts')).toMatchObject({ REVIEW: 0, INCOME: 0, EXPENSE: 0 })
  })
})

describe('FLW-037 ROL-010 the results on the start page', () => {
  it('count cases that changed hands and commission that was earned, month by month', async () => {
    await fixture.addJob('deed', { hf15FlowCode: 'FE03', hf15Status: 'BD9603', hf15PlanTime: '2026-11-03' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addJob(
      'before',
      { hf15FlowCode: 'FE03', hf15PrjId: 'p2', hf15Status: 'BD9603', hf15PlanTime: '2026-10-09' },
      'p2',
    )
    const line = (jobId: string, amount: number, earned: 0 | 1, acctId = 'a-follow') => ({
      prjId: 'p1',
      jobId,
      acctId,
      sceneGrp: 'X',
      cardType: 'Y',
      amount,
      earned,
    })
    await fixture.put(commissionEntryTable, 'l1', line('deed', 100.25, 1), GUANGZHOU)
    await fixture.put(commissionEntryTable, 'l2', line('deed', 40, 1, 'a-sales'), GUANGZHOU)
    await fixture.put(commissionEntryTable, 'l3', line('open', 60, 0), GUANGZHOU)
    const results = await dataOf(await fixture.as('follow'), 'getResults')
    expect(results).toMatchObject({ before: 1, pending: 60, shares: [{ code: 'X', amount: 100.25 }] })
    expect(results['months']).toMatchObject([
      { month: '2026-06' },
      { month: '2026-07' },
      { month: '2026-08' },
      { month: '2026-09' },
      { month: '2026-10', transfers: 1, commission: 0 },
      { month: '2026-11', transfers: 1, commission: 100.25 },
    ])
    expect(await dataOf(await fixture.as('manager'), 'getResults', { team: 1 })).toMatchObject({
      pending: 60,
      shares: [{ amount: 140.25 }],
    })
  })
  it('PRJ-045 say of the cases worked on last how much is filled in and what is due next', async () => {
    await fixture.addJob('later', { hf15PlanTime: '2026-12-01' })
    await fixture.addCase('bare', { hf20RecommendId: 'a-sales', prjPayType: null })
    await fixture.addJob('first', { hf15PlanTime: '2026-11-19' })
    const rows = (await (await fixture.as('follow'))('home.getRecent')).data as Rows
    expect(rows).toMatchObject([{ prjId: 'p1', next: { title: '流程first', day: '2026-11-19', late: 2 } }])
    const [full] = rows
    expect(full?.['filled']).toBe(full?.['wanted'])
    const [bare] = (await (await fixture.as('sales'))('home.getRecent')).data as Rows
    expect(Number(bare?.['wanted'])).toBeGreaterThan(Number(bare?.['filled']))
    expect((await (await fixture.as('service'))('home.getRecent')).data).toMatchObject([])
  })
  it('ruling 27 require nothing of a closed case but name its step; of others, what their step needs', async () => {
    const { consulting, agencySigned, finished, stopped } = DEMAND_STEP
    for (const step of [consulting, agencySigned, finished, stopped])
      await fixture.addCase(step, { hf20ManagerId: 'a-follow', prjPayType: 'HH2004', hf20DemandStep: step })
    const rows = (await (await fixture.as('follow'))('home.getRecent')).data as Rows
    const numbers = Object.fromEntries(rows.map(({ step, filled, wanted }) => [step, [filled, wanted]]))
    // The names of one buyer and one owner who are not entered yet.
    expect(numbers).toMatchObject({
      [consulting]: [2, 2],
      [agencySigned]: [2, 4],
      [finished]: [0, 0],
      [stopped]: [0, 0],
    })
  })
})
