import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { EXPENSE_STATUS } from '../../lib/domain/codes.ts'
import { drawing } from '../server/files/sample-files.ts'
import { tick } from './portal/tick.ts'
import { openPage, signIn } from './portal/browser.ts'
import { createProject } from './records/create-project.ts'
import { choose } from './records/fill-record.ts'
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

const HOUSE = '示例湾 9 号 1203'

interface OpenedPage {
  readonly page: Page
  readonly faults: string[]
}

/** A user on the fees of the case; where the case does not exist yet, it is created first. */
async function openSignedIn(user: string, id?: string): Promise<OpenedPage> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, user)
  if (id !== undefined) await opened.page.goto(`/PrjBaseGrid/${id}?tab=fees`)
  return opened
}

const list = async (page: Page, name: '收费清单' | '收入清单' | '支出清单'): Promise<Locator> => {
  await page.getByRole('tab', { name: new RegExp(name) }).click()
  return page.getByRole('table', { name })
}
const drawer = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
const press = (within: Page | Locator, name: string | RegExp): Promise<void> =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click()

const box = (within: Locator, name: string): Locator => within.getByRole('textbox', { name, exact: true })
const shows = (within: Page | Locator, text: string): Promise<void> => within.getByText(text).first().waitFor()

const fenOf = (yuan: unknown): number => Math.round(Number(yuan ?? 0) * 100)
const sum = (rows: readonly unknown[], amount: string): number =>
  rows.reduce<number>((all, row) => all + fenOf(Object(row)[amount]), 0)

/** The three sums of the case in fen, after checking that they equal the sums of its rows and those on screen. */
async function sums(page: Page): Promise<readonly [cost: number, collected: number, due: number]> {
  const id = caseOf(page)
  const rowsOf = async (path: string): Promise<readonly unknown[]> =>
    Object(await ask(page, `/web/${path}`, { prjId: id }))
  const [project, charges, incomes, expenses] = await Promise.all([
    ask(page, '/web/Hf20PrjBase/getOne', { id }),
    rowsOf('ProjectChargeCfg/getChargeCfgList'),
    rowsOf('Hf54ProjectIncomeInfo/getProjectIncomeInfo'),
    rowsOf('ProjectCostInfo/loadProjectCostList'),
  ])
  const collected = sum(
    incomes.filter((row) => Object(row).paySign === 1),
    'orderAmount',
  )
  const cost = sum(
    expenses.filter((row) => Object(row).hf40Status === EXPENSE_STATUS.reviewed),
    'hf40CostFet',
  )
  const due = sum(charges, 'totalFee') - collected
  const { hf20PrjCost, hf20Amount5, hf20NoPayAmount } = Object(project)
  expect([fenOf(hf20PrjCost), fenOf(hf20Amount5), fenOf(hf20NoPayAmount)]).toEqual([cost, collected, due])
  for (const [label, fen] of [
    ['支出（元）', cost],
    ['已收（元）', collected],
    ['待收（元）', due],
  ] as const) {
    await page
      .locator('dl > *')
      .filter({ hasText: label })
      .getByText((fen / 100).toLocaleString('en', { minimumFractionDigits: 2 }), { exact: true })
      .first()
      .waitFor()
  }
  return [cost, collected, due]
}

async function addIncome(page: Page, amount: string, charge = '评估费'): Promise<Locator> {
  await press(page, '新增收入')
  const form = drawer(page, /新增收入/)
  await form.getByRole('combobox', { name: '业务类型' }).click()
  await page.getByRole('option', { name: new RegExp(charge) }).click()
  await box(form, '订单金额').fill(amount)
  return form
}

/** Submits an income, and confirms every question the page asks. */
async function submitForm(page: Page, form: Locator, name: string): Promise<void> {
  await press(form, name)
  const warnings = page.getByRole('alertdialog', { name: /请再次确认订单/ })
  await expect
    .poll(async () => (await warnings.isVisible()) || !(await form.isVisible()), { timeout: 60_000 })
    .toBe(true)
  if (await warnings.isVisible()) await press(warnings, '确认提交')
  await form.waitFor({ state: 'hidden' })
}

async function spend(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: '新增支出' }).first().click()
  const form = drawer(page, '新增支出')
  await form.getByRole('combobox', { name: '支出类别' }).click()
  await page.getByRole('option', { name: '评估费' }).click()
  await page.keyboard.press('Escape')
  await box(form, '支出金额').fill(amount)
  for (const [label, word] of [
    ['提成抵扣用途', '不参与抵扣'],
    ['收款方', '合作机构'],
    ['收款账户', '对公账户'],
    ['发票提供情况', '不提供发票'],
  ] as const)
    await choose({ page, within: form, label }, [word])
  await press(form, '提交')
  await form.waitFor({ state: 'hidden' })
}

/** Reads the payment code from the open dialog and pays it as the customer. */
async function payCode(page: Page, amount: string): Promise<string[]> {
  const code = drawer(page, '收款码')
  const address = await box(code, '付款链接').inputValue()
  const payer = await openPage(browser, portal.url)
  await payer.page.goto(address)
  await press(payer.page, `确认支付 ${amount} 元`)
  await shows(payer.page, '已支付')
  await shows(code, '已收款')
  await code.getByRole('button', { name: '关闭', exact: true }).first().click()
  return payer.faults
}

/** Fills in the fields of a payment at the counter. */
async function collect(form: Locator, number: string, voucher: Buffer): Promise<void> {
  await form.locator('[data-field~=hf54ReceiveSign]').getByText('已收款', { exact: true }).click()
  await box(form, '收款日期').fill('2026-11-01')
  await box(form, '订单编号').fill(number)
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: voucher })
  await form.getByRole('button', { name: '下载 回单.png' }).waitFor()
}

/** A case in progress, of a user who works on it, with a paid order that is not deducted yet. */
async function caseToDeduct(page: Page): Promise<string> {
  const rows = async (path: string, body: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> =>
    Object(await ask(page, `/web/${path}`, body))
  for (const project of await rows('Hf20PrjBase/getPageList', { page: 1, pageSize: 50 })) {
    const prjId = Object(project).keyValue
    const { mayBook } = Object(await ask(page, '/web/ProjectChargeCfg/getRights', { prjId }))
    const groups = mayBook ? await rows('Sl01SaleOrderM/getDeceletionList', { prjId }) : []
    if (
      groups.some((group) =>
        Object(group).saleOrderMList.some((order: unknown) => Object(order).sl01DeductedBy === null),
      )
    )
      return prjId
  }
  throw new Error('no case has an order to deduct')
}

/** The income submitted last. */
async function newest(page: Page): Promise<{ readonly billNo: string; readonly row: Locator }> {
  const [first] = Object(await ask(page, '/web/Hf54ProjectIncomeInfo/getProjectIncomeInfo', { prjId: caseOf(page) }))
  const { billNo } = Object(first)
  const row = page.getByRole('table', { name: '收入清单' }).getByRole('row').filter({ hasText: billNo })
  await row.waitFor()
  return { billNo, row }
}

async function giveBack(page: Page, sheet: Locator, title: RegExp, reason: string): Promise<void> {
  await press(sheet, '退回')
  const dialog = drawer(page, title)
  await dialog.getByRole('textbox').fill(reason)
  await press(dialog, '退回')
  await dialog.waitFor({ state: 'hidden' })
}

describe('the money of a case', () => {
  it('PRJ-036 OPN-003 FEE-008 FEE-009 FEE-011 INC-009 INC-025 INC-042 EXP-013 EXP-014 adds up throughout', async () => {
    const booking = await openSignedIn('manager')
    const opened = booking.page
    await createProject(opened, HOUSE)
    const id = caseOf(opened)
    await opened.getByRole('tab', { name: '收支' }).click()
    await press(opened, '新增收费项')
    await choose({ page: opened, within: opened.getByRole('table', { name: '收费清单' }), label: '新收费项 类型' }, [
      '评估费',
    ])
    await opened.getByLabel('评估费 总费用').fill('1500')
    await press(opened, '保存')
    await waitForNotice(opened, '保存成功')
    expect(await sums(opened)).toEqual([0, 0, 150_000])

    const incomes = await list(opened, '收入清单')
    await submitForm(opened, await addIncome(opened, '1000.5'), '提交')
    await shows(incomes, '待支付')
    const watching = await openSignedIn('admin', id)
    const watched = await list(watching.page, '收入清单')
    await shows(watched, '待支付')
    await tick(opened.getByRole('checkbox', { name: '选择全部待支付订单' }))
    await press(opened, '生成收款码')
    const paid = await payCode(opened, '1,000.50')
    await shows(watched, '已支付')
    expect(await sums(opened)).toEqual([0, 100_050, 49_950])

    const collected = await addIncome(opened, '499.5')
    await collect(collected, 'DEMO-0001', await drawing())
    await submitForm(opened, collected, '提交')
    await shows(incomes, '待审核')

    const finance = await openSignedIn('finance', id)
    const { page } = finance
    const received = await list(page, '收入清单')
    await received.getByRole('button', { name: /^审核 / }).click()
    await giveBack(page, drawer(page, /收入审核/), /退回收入/, '金额与回单不符')
    await shows(received, '退回理由：金额与回单不符')
    await incomes.getByRole('button', { name: /^修改 / }).click()
    const mended = drawer(opened, /修改收入/)
    // A number input shows all digits while it has the focus.
    await box(mended, '订单金额').focus()
    await box(mended, '订单金额').fill('400')
    await submitForm(opened, mended, '重新提交')
    expect(await sums(opened)).toEqual([0, 100_050, 49_950])
    await received.getByRole('button', { name: /^审核 / }).click()
    await press(drawer(page, /收入审核/), '通过')
    await press(page.getByRole('alertdialog', { name: /审核通过这笔收入/ }), '通过')
    await shows(incomes, '已审核')
    expect(await sums(opened)).toEqual([0, 140_050, 9_950])

    const spent = await list(opened, '支出清单')
    await spend(opened, '88.8')
    await spend(opened, '12')
    await shows(spent, '合计 2 笔')
    await list(page, '支出清单')
    await page
      .getByRole('button', { name: /审核支出/ })
      .last()
      .click()
    const review = drawer(page, '支出审核')
    await shows(review, '第 2 / 2 条待审')
    await box(review, '付款日期').fill('2026-11-02')
    await choose({ page, within: review, label: '付款账户' }, ['备用金'])
    await press(review, '通过')
    await press(page.getByRole('alertdialog', { name: '当前支出数据无误，确认审核通过？' }), '通过')
    await shows(review, '第 1 / 1 条待审')
    await giveBack(page, review, /退回支出/, '缺少发票')
    await shows(opened, '退回理由：缺少发票')
    expect(await sums(opened)).toEqual([8_880, 140_050, 9_950])
    expect(await sums(page)).toEqual([8_880, 140_050, 9_950])
    expect([...booking.faults, ...watching.faults, ...paid, ...finance.faults]).toEqual([])
  })

  it('FEE-011 INC-019 INC-030 ERR-018 CAL-075 is booked by sales, deducted from payments and taken back', async () => {
    const CHARGE = '快速放款费'
    const sales = await openSignedIn('sales')
    const { page } = sales
    await page.goto(`/PrjBaseGrid/${await caseToDeduct(page)}?tab=fees`)
    const [cost, collected, due] = await sums(page)
    await press(page, '新增收费项')
    await choose({ page, within: page.getByRole('table', { name: '收费清单' }), label: '新收费项 类型' }, [CHARGE])
    await page.getByLabel(`${CHARGE} 总费用`).fill('2500')
    await page.getByRole('tab', { name: '项目资料' }).click()
    await press(page.getByRole('alertdialog', { name: '内容已修改，是否保存？' }), '保存')
    await waitForNotice(page, '保存成功')
    // The notice about the save appears before the other tab opens.
    await page.getByRole('tab', { name: '项目资料', selected: true }).waitFor()
    await page.getByRole('tab', { name: '收支' }).click()
    expect(await sums(page)).toEqual([cost, collected, due + 250_000])

    await list(page, '收入清单')
    await submitForm(page, await addIncome(page, '800', CHARGE), '提交')
    const unpaid = await newest(page)
    await tick(unpaid.row.getByRole('checkbox'))
    await press(page, '生成收款码')
    const faults = await payCode(page, '800.00')
    await shows(unpaid.row, '已支付')
    expect(await sums(page)).toEqual([cost, collected + 80_000, due + 170_000])

    await press(page, '新增收入')
    const form = drawer(page, /新增收入/)
    await form.getByRole('radio', { name: '抵扣订单' }).check({ force: true })
    await form.getByRole('combobox', { name: '抵扣费用类型' }).click()
    await page.getByRole('option', { name: new RegExp(CHARGE) }).click()
    await form
      .getByRole('group', { name: '查找抵扣订单' })
      .locator('input[type=checkbox]:not([disabled])')
      .first()
      .check({ force: true })
    await shows(form, '已选 1 笔，合计 1,200.00 元')
    await submitForm(page, form, '提交')
    const deduction = await newest(page)
    await shows(deduction.row, '已审核')
    expect(await sums(page)).toEqual([cost, collected + 200_000, due + 50_000])
    await press(deduction.row, `撤回 ${deduction.billNo}`)
    const back = drawer(page, `撤回收入 ${deduction.billNo}`)
    await back.getByRole('textbox').fill('客户要求另行使用')
    await press(back, '撤回')
    await shows(deduction.row, '退回理由：客户要求另行使用')
    expect(await sums(page)).toEqual([cost, collected + 80_000, due + 170_000])

    const counter = await addIncome(page, '500', CHARGE)
    // The server would refuse the same picture again.
    await collect(counter, 'DEMO-0002', await drawing(60, 90))
    await submitForm(page, counter, '提交')
    const shown = await newest(page)
    const finance = await openSignedIn('finance', caseOf(page))
    await list(finance.page, '收入清单')
    await press(finance.page, `审核 ${shown.billNo}`)
    const review = drawer(finance.page, /收入审核/)
    await expect
      .poll(() =>
        review
          .getByRole('region', { name: '凭证' })
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await press(review, '通过')
    await press(finance.page.getByRole('alertdialog', { name: /审核通过这笔收入/ }), '通过')
    await shows(shown.row, '已审核')
    for (const at of [page, finance.page]) expect(await sums(at)).toEqual([cost, collected + 130_000, due + 120_000])
    expect([...sales.faults, ...finance.faults, ...faults]).toEqual([])
  })
})
