import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { leave, openBrowser } from '../opened-page.ts'
import { drawing } from '../server/files/sample-files.ts'
import { openPage, signIn } from './portal/browser.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { countPresses, type Presses } from './portal/presses.ts'
import { addMember } from './records/add-member.ts'
import { createProject } from './records/create-project.ts'
import { ask, caseOf } from './records/stored-record.ts'

/** Clicks, keys and texts each job needs at least; a text counts once, with the way into its field. */
const FEWEST = {
  logIn: 3,
  findCase: 3,
  createCase: 10,
  addBorrower: 7,
  changeField: 3,
  addFee: 6,
  registerIncome: 3,
  finishStep: 3,
  uploadPaper: 4,
  review: 1,
} as const
const ADDRESS = '示例十事路 10 号 1001'
const BORROWER = { name: '司马示例', card: '440199199003070064', phone: '15400007702' }
const BUYER = { name: '欧阳示例', card: '440199198203159018', phone: '15400007701' }

let portal: Portal
let browser: Browser
let manager: Page
let caseId: string
const faults: string[][] = []

async function openFor(user: string): Promise<Page> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, user)
  faults.push(opened.faults)
  return opened.page
}

/** The manager's page with the case of these tests. */
async function openCase(): Promise<Page> {
  await manager.goto(`/PrjBaseGrid/${caseId}`)
  await manager.getByRole('region', { name: '基础需求' }).waitFor()
  return manager
}

const atCase = (page: Page, id: string) => expect.poll(() => new URL(page.url()).pathname).toBe(`/PrjBaseGrid/${id}`)
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
  manager = await openFor('manager')
  await createProject(manager, ADDRESS)
  caseId = caseOf(manager)
  await addMember(manager, '买家信息', '买家', BUYER)
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

describe('the jobs of a day take no more than they need', () => {
  it('logging in, without the mouse', async () => {
    const { page } = await openPage(browser, portal.url)
    await page.goto('/login')
    await expect.poll(() => page.getByLabel('账号', { exact: true }).evaluate(hasFocus)).toBe(true)
    const job = countPresses(page)
    await job.type('manager')
    await job.enterNext('fangkit')
    await job.press('Enter')
    await page.getByRole('navigation').first().waitFor()
    expect([job.clicks(), job.total() <= FEWEST.logIn]).toEqual([0, true])
    await leave(page)
  })

  it.each([
    ['its address', '十事路 10 号'],
    ['the name of its buyer', BUYER.name],
    ['the first letters of that name', 'oysl'],
    ['the last digits of their phone', BUYER.phone.slice(-4)],
  ])('finding a case by %s, without the mouse', async (_by, text) => {
    await manager.goto('/HomePage')
    await button(manager, /搜索或跳转/).waitFor()
    const job = countPresses(manager)
    await job.press('Control+k')
    await job.type(text)
    await job.press('Enter')
    await atCase(manager, caseId)
    expect([job.clicks(), job.total() <= FEWEST.findCase]).toEqual([0, true])
  })

  it('creating a case', async () => {
    await manager.goto('/HomePage')
    const job = countPresses(manager)
    await job.click(button(manager, '新建项目').first())
    const drawer = manager.getByRole('dialog', { name: '新建项目' })
    await pressToChoose(job, drawer, '付款类型', '商业贷款')
    for (const side of ['买家类型', '业主类型'])
      await job.click(drawer.getByRole('radiogroup', { name: side }).getByText('个人', { exact: true }))
    await job.enter(drawer.getByLabel('房屋市场价'), '486')
    await job.enter(drawer.getByLabel('房屋地址'), '示例十事路 11 号')
    await job.press('Control+s')
    await manager.getByRole('heading', { name: '示例十事路 11 号' }).waitFor()
    expect(job.total()).toBeLessThanOrEqual(FEWEST.createCase)
  })

  it('adding a buyer who borrows', async () => {
    const page = manager
    await createProject(page, '示例十事路 12 号 1201')
    const id = caseOf(page)
    const buyers = page.getByRole('region', { name: '买家信息' })
    const job = countPresses(page)
    await job.click(button(buyers, '添加买家'))
    await job.enter(buyers.getByRole('textbox', { name: '真实姓名' }), BORROWER.name)
    await job.enter(buyers.getByRole('textbox', { name: '证件号码', exact: true }), BORROWER.card)
    // The first of the list, by key; the way into the field is part of the entry here, too.
    const marriage = buyers.getByRole('combobox', { name: '婚姻状况', exact: true })
    await marriage.and(page.locator(':not([aria-busy])')).focus()
    await job.press('ArrowRight')
    await marriage.getByText('未婚').waitFor()
    await job.enter(buyers.getByRole('textbox', { name: '手机号码' }), BORROWER.phone)
    await job.press('Control+s')
    const principal = button(buyers.getByRole('group', { name: `${BORROWER.name}的借款角色` }), '主借')
    await job.click(principal)
    const groups = { hf2jPrjId: id, hf2jMemberType: '0' }
    await expect
      .poll(() => ask(page, '/web/Hf2jPrjMemberRelation/getRelationMemberList', groups))
      .toMatchObject([{ hf2jMemberName1: BORROWER.name, principalBorrow1: 1, hf2jMarryCondition1: 'HX0601' }])
    await expect.poll(() => principal.getAttribute('aria-pressed')).toBe('true')
    expect(job.total()).toBeLessThanOrEqual(FEWEST.addBorrower)
  })

  it('changing one field', async () => {
    const page = await openCase()
    const basic = page.getByRole('region', { name: '基础需求' })
    const job = countPresses(page)
    await job.click(button(basic, /^编辑/).first())
    await job.enter(basic.getByLabel('借款人年龄'), '35')
    await job.press('Control+s')
    await expect
      .poll(async () => String(Object(await ask(page, '/web/Hf20PrjBase/getOne', { id: caseId })).hf20LoanerAge))
      .toMatch(/^35/)
    expect(job.total()).toBeLessThanOrEqual(FEWEST.changeField)
  })

  it('adding a fee, and registering the income that pays it', async () => {
    const page = await openCase()
    const fee = countPresses(page)
    await fee.click(page.getByRole('tab', { name: '收支' }))
    await fee.click(button(page, '新增收费项'))
    const charges = page.getByRole('table', { name: '收费清单' })
    await pressToChoose(fee, charges, '新收费项 类型', '评估费')
    await fee.enter(page.getByLabel('评估费 总费用'), '1500')
    await fee.press('Control+s')
    await button(charges, '收费 评估费').waitFor()
    expect(fee.total()).toBeLessThanOrEqual(FEWEST.addFee)

    const income = countPresses(page)
    await income.click(button(charges, '收费 评估费'))
    const drawer = page.getByRole('dialog', { name: /新增收入/ })
    await income.click(button(drawer, '填入'))
    await income.click(button(drawer, '提交'))
    await drawer.waitFor({ state: 'hidden' })
    const rows = await ask(page, '/web/Hf54ProjectIncomeInfo/getProjectIncomeInfo', { prjId: caseId })
    expect(Object(rows)).toMatchObject([{ orderAmount: 1500 }])
    expect(income.total()).toBeLessThanOrEqual(FEWEST.registerIncome)
  })

  it('finishing a step whose papers are there', async () => {
    const page = manager
    const { id, step, finished } = await caseWithReadyStep(page)
    await page.goto(`/PrjBaseGrid/${id}`)
    await page.getByRole('region', { name: '基础需求' }).waitFor()
    const job = countPresses(page)
    await job.click(page.getByRole('tab', { name: '项目进度' }))
    await job.click(page.getByRole('checkbox', { name: `选择 ${step}`, exact: true, disabled: false }))
    await job.click(button(page, '完结'))
    await page.getByText(new RegExp(`^完结 ${finished + 1} / \\d+$`)).waitFor()
    expect(job.total()).toBeLessThanOrEqual(FEWEST.finishStep)
  })

  it('uploading a paper', async () => {
    const page = await openCase()
    const job = countPresses(page)
    await job.click(page.getByRole('tab', { name: '资料准备' }))
    await job.click(button(page, '上传 居民身份证').first())
    const drawer = page.getByRole('dialog', { name: /居民身份证/ })
    const file = { name: '身份证.png', mimeType: 'image/png', buffer: await drawing() }
    await job.chooseFile(button(drawer, '居民身份证 选择文件'), file)
    await drawer.getByText('1 / 9', { exact: true }).waitFor()
    await job.click(button(drawer, '完成'))
    await drawer.waitFor({ state: 'hidden' })
    expect(job.total()).toBeLessThanOrEqual(FEWEST.uploadPaper)
  })

  it.each([
    ['an income', 'finance', /^收入/],
    ['a paper', 'manager', /^资料/],
  ])('reviewing %s, one after another', async (_what, user, kind) => {
    const page = await openFor(user)
    const card = page.getByRole('region', { name: '等我审核' })
    await button(card, /^展开全部/)
      .or(card.getByRole('link', { name: kind }).first())
      .first()
      .waitFor()
    if ((await button(card, /^展开全部/).count()) > 0) await button(card, /^展开全部/).click()
    await card.getByRole('link', { name: kind }).first().click()
    const drawer = page.getByRole('dialog', { name: '审核' })
    // A decided record is drawn busy until the next one is there.
    const acts = button(drawer, /^通过/).and(drawer.locator(':enabled:not([aria-busy=true], [aria-disabled=true])'))
    await acts.waitFor()
    const chosen = drawer.getByRole('radiogroup', { name: '审核类别' }).getByText(kind)
    if ((await chosen.count()) > 0) await chosen.click()
    for (const decided of [1, 2]) {
      await acts.waitFor()
      const shown = page.url()
      const job = countPresses(page)
      await job.press('a')
      await expect.poll(() => page.url()).not.toBe(shown)
      await expect.poll(() => drawer.getByText(/^你已通过/).count()).toBe(decided)
      expect(job.total()).toBeLessThanOrEqual(FEWEST.review)
    }
    await leave(page)
  })

  it('none of it made the page fail', () => {
    expect(faults.flat()).toEqual([])
  })
})

const hasFocus = (element: Element): boolean => element === document.activeElement

/** A case whose next step has a follower where it needs one, and all its papers. */
async function caseWithReadyStep(page: Page): Promise<{ id: string; step: string; finished: number }> {
  const rows = async (path: string, body: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> =>
    Object(await ask(page, `/web/${path}`, body))
  for (const project of await rows('Hf20PrjBase/getPageList', { page: 1, pageSize: 60 })) {
    const id = String(Object(project).keyValue)
    const steps = (await rows('Hf15FlowJobs/getSecondFlowJobs', { objId: id })).map(Object)
    const next = steps.find(({ finish }) => finish !== 1)
    if (!next || (next.needCfgHdlMember === 1 && !next.hf15HdlMemberId)) continue
    const { buyerCardPaperCount, buyerCardPaperReceived, sellerCardPaperCount, sellerCardPaperReceived } =
      next.cardPaper
    if (buyerCardPaperCount > buyerCardPaperReceived || sellerCardPaperCount > sellerCardPaperReceived) continue
    return { id, step: next.hf15FlowName, finished: steps.filter(({ finish }) => finish === 1).length }
  }
  throw new Error('no case has a step that can be finished')
}

/** Opens a list and chooses from it. */
async function pressToChoose(job: Presses, within: Locator, label: string, value: string): Promise<void> {
  await job.click(within.getByRole('combobox', { name: label, exact: true }).and(within.locator(':not([aria-busy])')))
  await job.click(within.page().getByRole('option', { name: value, exact: true }))
}
