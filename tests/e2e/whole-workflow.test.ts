import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addDays, dayOf } from '../../lib/catalogue/day.ts'
import { FLOW_ACTION } from '../../lib/domain/flow/flow-log.ts'
import { tick } from './portal/tick.ts'
import { openPage, signIn } from './portal/browser.ts'
import { createProject } from './records/create-project.ts'
import { waitForNotice } from './portal/notices.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { ask, caseOf } from './records/stored-record.ts'
import { openBrowser } from '../opened-page.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const HOUSE = '示例里 3 号 1802'
const MANAGER = '徐演示'
const SERVICE = '高样本'
const FINANCE = '孙样本'

interface Job {
  readonly keyValue: string
  readonly hf15FlowName: string
  readonly hf15HdlMemberId: string | null
  readonly needCfgHdlMember: number
  /** 1: finished. */
  readonly finish: number
  readonly cardPaper: {
    readonly buyerCardPaperCount: number
    readonly buyerCardPaperReceived: number
    readonly sellerCardPaperCount: number
    readonly sellerCardPaperReceived: number
  }
}

async function openSignedIn(user: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, user)
  return opened
}

const asked = async (page: Page, path: string, body: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> =>
  Object(await ask(page, `/web/${path}`, body))
const jobsOf = async (page: Page, id: string): Promise<readonly Job[]> =>
  // adapter: the rows the call is documented to answer
  (await asked(page, 'Hf15FlowJobs/getSecondFlowJobs', { objId: id })) as readonly Job[]
const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click()
const rowOf = (page: Page, { keyValue }: Job): Locator => page.locator(`tr[data-job="${keyValue}"]`)
/** The box of a job, once it can be ticked. */
const boxOf = (page: Page, { hf15FlowName }: Job): Locator =>
  page.getByRole('checkbox', { name: `选择 ${hf15FlowName}`, exact: true, disabled: false })
const chip = (page: Page, name: '全部' | '待我办' | '逾期' | '未指派'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+`) })
/** Finishes what is ticked; where papers are missing, they are named and a reason is given. */
async function finish(page: Page, jobs: readonly Job[]): Promise<void> {
  await press(page, '完结')
  if (
    !jobs.some(
      ({ cardPaper }) =>
        cardPaper.buyerCardPaperCount > cardPaper.buyerCardPaperReceived ||
        cardPaper.sellerCardPaperCount > cardPaper.sellerCardPaperReceived,
    )
  )
    return
  const question = page.getByRole('dialog', { name: /仍要完结/ })
  await question.getByRole('button', { name: '客户承诺补交' }).click()
  await press(question, '仍要完结')
  await question.waitFor({ state: 'hidden' })
}
const progress = (page: Page, done: number, total: number): Promise<void> =>
  page.getByText(`完结 ${done} / ${total}`, { exact: true }).waitFor()

/** Names who follows a job, without saving it. */
async function name(page: Page, job: Job, person: string): Promise<void> {
  await rowOf(page, job)
    .getByRole('button', { name: /^跟进人/ })
    .click()
  const picker = page.getByRole('dialog', { name: '选择跟进人' })
  await picker.getByRole('combobox').first().fill(person)
  await picker.getByRole('option').filter({ hasText: person }).first().click()
  await picker.waitFor({ state: 'hidden' })
}

/** What a line of the log of actions says was done. */
const doneIn = (line: string): string | undefined =>
  Object.values(FLOW_ACTION).find((action) => line.split(' ').includes(action))

/** Gives jobs to finance at once, as a program beside the page would. */
async function handOver(page: Page, jobs: readonly Job[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '')
  const answer = await fetch(new URL('/web/Hf15FlowJobs/updateObligationUsers', page.url()), {
    method: 'POST',
    headers: { Token: token, 'Content-Type': 'application/json' },
    body: JSON.stringify(jobs.map(({ keyValue }) => ({ flowJobId: keyValue, obligationUserId: 'demo-finance' }))),
  })
  expect(Object(await answer.json()).success).toBe(true)
}

/** The log entries of a job, oldest first. */
async function logRowsOf(page: Page, log: '操作日志' | '责任人变更记录', job: Job): Promise<readonly string[]> {
  await rowOf(page, job).getByRole('button', { name: /^指引/ }).click()
  const guide = page.getByRole('dialog', { name: job.hf15FlowName })
  await press(guide, '操作记录')
  const logs = page.getByRole('dialog', { name: /操作记录/ })
  await logs.getByRole('tab', { name: log }).click()
  const table = logs.getByRole('table', { name: log })
  await table.waitFor()
  const rows = await table.locator('tbody tr').allInnerTexts()
  await page.keyboard.press('Escape')
  await logs.waitFor({ state: 'hidden' })
  await guide.getByRole('button', { name: '关闭', exact: true }).click()
  await guide.waitFor({ state: 'hidden' })
  return rows.map((text) => text.replace(/\s+/g, ' ').trim()).reverse()
}

describe('the work of a case', () => {
  it('ruling 26 FLW-026 FLW-027 FLW-029 FLW-032 FLW-034 FLW-035 FLW-012 is done to the end and is logged', async () => {
    const managing = await openSignedIn('manager')
    const opened = managing.page
    await createProject(opened, HOUSE, { service: SERVICE })
    const id = caseOf(opened)
    await opened.getByRole('tab', { name: '项目进度' }).click()
    const jobs = await jobsOf(opened, id)
    const total = jobs.length
    await progress(opened, 0, total)
    await press(opened, '完结')
    await waitForNotice(opened, '请选择要完结的流程')

    // Each job without a follower gets one, except for the first.
    const lacking = jobs.filter((job) => job.needCfgHdlMember === 1 && !job.hf15HdlMemberId)
    const [open, payout] = [lacking[0], lacking.at(-1)]
    if (!open || !payout || open === payout) throw new Error('a purchase by a loan has several jobs that need somebody')
    await chip(opened, '未指派').click()
    await name(opened, payout, FINANCE)
    await press(opened, /^保存跟进人/)
    await waitForNotice(opened, '跟进人保存成功')
    await handOver(opened, lacking.slice(1, -1))

    // A later day is a reminder.
    const own = jobs.find((job) => job.hf15HdlMemberId === 'demo-service')
    const later = addDays(dayOf(Date.now()), 12)
    const planned = jobs.findLast((job) => job.hf15HdlMemberId === 'demo-service')
    if (!own || !planned) throw new Error('service looks after some jobs')
    await chip(opened, '全部').click()
    const serving = await openSignedIn('service')
    const counter = serving.page
    await counter.goto(`/PrjBaseGrid/${id}?tab=flow`)
    await chip(counter, '待我办').click()
    await tick(boxOf(counter, planned))
    await counter.getByRole('textbox', { name: '办理日期' }).fill(later)
    await counter.keyboard.press('Tab')
    await press(counter, '设置提醒')
    await waitForNotice(counter, `已为 1 个流程设置 ${later.slice(5)} 的提醒`)
    await rowOf(counter, planned)
      .getByText(new RegExp(`待办 .*${later.slice(5)}`))
      .waitFor()

    // Service does what is theirs, and takes one back.
    await counter.getByRole('textbox', { name: '办理日期' }).fill(dayOf(Date.now()))
    await counter.keyboard.press('Tab')
    await tick(counter.getByRole('checkbox', { name: '全选', exact: true }))
    const served = (await jobsOf(counter, id)).filter((job) => job.hf15HdlMemberId === 'demo-service')
    const mine = served.length
    await finish(counter, served)
    await waitForNotice(counter, /^已完结 \d+ 个流程/)
    await progress(opened, mine, total)
    await chip(counter, '全部').click()
    await reveal(counter, own)
    await press(rowOf(counter, own), /^撤销/)
    await press(counter.getByRole('alertdialog'), /^撤销/)
    await waitForNotice(counter, '该流程已恢复请重新开始！')
    await progress(opened, mine - 1, total)
    await tick(boxOf(counter, own))
    await finish(counter, [own])
    await waitForNotice(counter, '已完结 1 个流程')
    await progress(opened, mine, total)

    // All others at once: one job is refused, because it has no follower.
    await tick(opened.getByRole('checkbox', { name: '全选', exact: true }))
    await finish(
      opened,
      (await jobsOf(opened, id)).filter((job) => job.finish !== 1 && job.keyValue !== open.keyValue),
    )
    await opened.getByText('1 个流程没有办理').first().waitFor()
    await opened.getByText(`${open.hf15FlowName}：请先指定跟进人`).waitFor()
    await progress(opened, total - 1, total)
    await chip(opened, '未指派').click()
    await name(opened, open, FINANCE)
    await press(opened, /^保存跟进人/)
    await waitForNotice(opened, '跟进人保存成功')

    // Finance is notified of it and does the last one.
    const paying = await openSignedIn('finance')
    const till = paying.page
    await press(till, /^通知，/)
    // The start page lists the job, too.
    await till
      .getByRole('dialog', { name: '通知' })
      .getByRole('listitem')
      .filter({ hasText: open.hf15FlowName })
      .filter({ hasText: HOUSE })
      .getByRole('link')
      .first()
      .click()
    await till.waitForURL(/tab=flow&record=job/)
    // The job itself is open; its list is below.
    const guide = till.getByRole('dialog', { name: open.hf15FlowName ?? '' })
    await guide.waitFor()
    await till.keyboard.press('Escape')
    await guide.waitFor({ state: 'hidden' })
    await chip(till, '待我办').click()
    await tick(boxOf(till, open))
    await finish(till, [open])
    await waitForNotice(till, '已完结 1 个流程')
    await progress(till, total, total)
    await progress(opened, total, total)

    await chip(opened, '全部').click()
    await reveal(opened, own)
    const actions = await logRowsOf(opened, '操作日志', own)
    expect(actions.map(doneIn)).toEqual(['添加', '完结', '撤销', '完结'])
    expect(actions.slice(1).every((line) => line.includes(SERVICE))).toBe(true)
    await reveal(opened, planned)
    const reminded = await logRowsOf(opened, '操作日志', planned)
    expect(reminded.map(doneIn)).toEqual(['添加', '设置提醒', '完结'])
    expect(reminded[1]).toContain(later)
    await reveal(opened, open)
    const people = await logRowsOf(opened, '责任人变更记录', open)
    expect(people).toHaveLength(1)
    expect(people[0]).toContain(FINANCE)
    expect(people[0]).toContain('接手')
    expect(people[0]).toContain(MANAGER)
    expect([managing.faults, serving.faults, paying.faults]).toEqual([[], [], []])
  })
})

/** Opens categories and main flows, one after another, until a job shows. */
async function reveal(page: Page, job: Job): Promise<void> {
  const shut = page.locator('table button[aria-expanded=false]:not([aria-haspopup])').first()
  await expect
    .poll(
      async () => {
        const shown = (await rowOf(page, job).count()) > 0
        if (!shown) await shut.click()
        return shown
      },
      { interval: 200 },
    )
    .toBe(true)
}
