import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { leave, openBrowser } from '../opened-page.ts'
import { openPage, signIn } from './portal/browser.ts'
import { createProject } from './records/create-project.ts'
import { type Portal, startPortal } from './portal/portal.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal(inject('firstData')), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const LISTS = ['/BankLprGrid', '/BankRateGrid', '/FundGrid', '/TaxFeeGrid', '/ExpenseStdGrid'] as const
const HOME = '首页'

async function openSignedIn(user = 'manager'): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const { page, faults } = await openPage(browser, portal.url)
  await signIn(page, user)
  return { page, faults }
}

const strip = (page: Page): Locator => page.getByRole('navigation', { name: '打开的页面' })
const tab = (page: Page, title: string): Locator => strip(page).getByRole('link', { name: title, exact: true })
const titles = (page: Page): Promise<string[]> => strip(page).getByRole('link').allTextContents()
const address = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search

/** Opens lists as tabs, one after the other. @returns what their tabs are called */
async function openLists(page: Page, count: number): Promise<string[]> {
  for (const path of LISTS.slice(0, count)) {
    await page.goto(path)
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
  }
  await expect.poll(async () => (await titles(page)).length).toBe(count + 1)
  return (await titles(page)).slice(1)
}

/** Opens the menu of a tab by the key for it, and chooses by keyboard alone. */
async function chooseByKey(page: Page, title: string, entry: string): Promise<void> {
  await tab(page, title).focus()
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu', { name: '页面操作' })
  const item = menu.getByRole('menuitem', { name: entry })
  await menu.waitFor()
  const steps = await menu.locator('[role=menuitem]:not([aria-disabled=true])').allTextContents()
  for (let step = steps.findIndex((text) => text.startsWith(entry)); step >= 0; step--) {
    if ((await item.getAttribute('data-highlighted')) !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await expect.poll(() => item.getAttribute('data-highlighted')).not.toBeNull()
  await page.keyboard.press('Enter')
  await menu.waitFor({ state: 'detached' })
}

describe('open pages', () => {
  it('SHL-002 SHL-003 are moved by mouse or keys, pinned, closed by middle button, and survive a reload', async () => {
    const { page, faults } = await openSignedIn()
    const [first = '', second = '', third = ''] = await openLists(page, 3)
    // A strip that was still growing may have moved away below the pointer.
    await expect
      .poll(async () => {
        if ((await titles(page))[1] !== third) await tab(page, third).dragTo(tab(page, first))
        return titles(page)
      })
      .toEqual([HOME, third, first, second])
    await tab(page, second).focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await expect.poll(() => titles(page)).toEqual([HOME, third, second, first])
    await chooseByKey(page, first, '固定')
    await expect.poll(() => titles(page)).toEqual([HOME, first, third, second])

    await page.reload()
    await expect.poll(() => titles(page)).toEqual([HOME, first, third, second])
    await strip(page).getByRole('img', { name: '已固定' }).waitFor()
    expect(address(page)).toBe(LISTS[2])
    await page.getByRole('grid').or(page.getByRole('table')).first().waitFor()
    // As above: pressed on one tab and let go on its neighbour closes neither.
    await expect
      .poll(async () => {
        if ((await titles(page)).includes(third))
          await tab(page, third)
            .click({ button: 'middle', timeout: 5_000 })
            .catch(() => undefined)
        return titles(page)
      })
      .toEqual([HOME, first, second])
    // The page that was closed was the open one: its right neighbour takes its place.
    await expect.poll(() => address(page)).toBe(LISTS[1])
    await tab(page, HOME).click({ button: 'middle' })
    expect(await titles(page)).toEqual([HOME, first, second])
    expect(faults).toEqual([])
    await leave(page)
  })

  it('SHL-004 close to the left, right or all others by a menu without mouse; focus stays with the tabs', async () => {
    const { page, faults } = await openSignedIn()
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = await openLists(page, 5)
    await chooseByKey(page, fourth, '关闭右侧页面')
    await expect.poll(() => titles(page)).toEqual([HOME, first, second, third, fourth])
    await expect.poll(() => address(page)).toBe(LISTS[3])
    expect(fifth).not.toBe('')
    await chooseByKey(page, second, '关闭左侧页面')
    await expect.poll(() => titles(page)).toEqual([HOME, second, third, fourth])
    await expect.poll(() => tab(page, second).evaluate((link) => link === document.activeElement)).toBe(true)
    await chooseByKey(page, third, '关闭其他页面')
    await expect.poll(() => titles(page)).toEqual([HOME, third])
    await expect.poll(() => address(page)).toBe(LISTS[2])
    expect(faults).toEqual([])
    await leave(page)
  })

  it('keep what was asked of a list until their tab is closed', async () => {
    const { page, faults } = await openSignedIn()
    const [list = ''] = await openLists(page, 1)
    await page.goto('/TaxFeeGrid')
    const field = page.getByRole('search').or(page.getByRole('form')).getByRole('textbox').first()
    await field.fill('契税')
    await page.getByRole('button', { name: '查询' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(10)
    const found = await page.getByRole('row').count()
    await tab(page, list).click()
    await expect.poll(() => address(page)).toBe(LISTS[0])
    const taxes = (await titles(page)).at(-1) ?? ''
    await tab(page, taxes).click()
    await expect.poll(() => field.inputValue()).toBe('契税')
    await expect.poll(() => page.getByRole('row').count()).toBe(found)

    await strip(page)
      .getByRole('button', { name: `关闭 ${taxes}` })
      .click()
    await expect.poll(() => address(page)).toBe(LISTS[0])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜索或跳转' }).fill(taxes)
    await page.getByRole('option', { name: new RegExp(`^${taxes}`) }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('/TaxFeeGrid')
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    expect(faults).toEqual([])
    await leave(page)
  })
})

describe('the address of a record of a list', () => {
  it('GRD-005 ROU-019 names the open form after a reload, on back and forward, and on the next record', async () => {
    const { page, faults } = await openSignedIn('admin')
    await page.goto('/BankRateGrid')
    const form = page.getByRole('dialog', { name: /银行利率/ })
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .or(page.getByRole('row').nth(1).getByRole('button'))
      .first()
      .click()
    await form.waitFor()
    await expect.poll(() => address(page)).toMatch(/^\/BankRateGrid\/.+/)
    const first = address(page)
    await page.reload()
    await form.waitFor()
    expect(address(page)).toBe(first)
    await form.getByRole('button', { name: '下一条' }).click()
    await expect.poll(() => address(page)).not.toBe(first)
    const second = address(page)
    expect(second).toMatch(/^\/BankRateGrid\/.+/)

    await page.goBack()
    await form.waitFor({ state: 'hidden' })
    expect(address(page)).toBe('/BankRateGrid')
    await page.goForward()
    await form.waitFor()
    expect(address(page)).toBe(second)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await expect.poll(() => address(page)).toBe('/BankRateGrid')
    // However many records were looked at, the list is one page.
    expect(await titles(page)).toEqual([HOME, '银行利率'])
    expect(faults).toEqual([])
    await leave(page)
  })

  it('GRD-005 says that there is no such record, and leads back to the list', async () => {
    const { page, faults } = await openSignedIn('admin')
    await page.goto('/BankRateGrid/no-such-rate')
    const form = page.getByRole('dialog', { name: /银行利率/ })
    await form
      .getByText(/不存在|没有找到/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => address(page)).toBe('/BankRateGrid')
    await page.getByRole('row').nth(1).waitFor()
    expect(faults).toEqual([])
    await leave(page)
  })
})

describe('a case that a list names', () => {
  it('SHL-001 GRD-016 is one press away, in this window or in a new one, and states are tags', async () => {
    const { page, faults } = await openSignedIn()
    const loads: string[] = []
    await page.goto('/SaleOrderMGrid')
    const row = page.getByRole('row').nth(1)
    const link = row.getByRole('link', { name: /^P\d/ })
    await link.waitFor()
    const number = (await link.textContent()) ?? ''
    expect(await link.getAttribute('href')).toMatch(/^\/PrjBaseGrid\/.+/)
    expect(await row.locator('[data-tone]').count()).toBe(1)
    page.on('load', () => loads.push(address(page)))
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await opened.getByText(number, { exact: true }).first().waitFor()
    await opened.close()
    expect(address(page)).toBe('/SaleOrderMGrid')
    await link.click()
    await expect.poll(() => address(page)).toMatch(/^\/PrjBaseGrid\/.+/)
    await page.getByText(number, { exact: true }).first().waitFor()
    expect(loads).toEqual([])
    expect(faults).toEqual([])
    await leave(page)
  })
})

describe('a newer portal on the server', () => {
  const NEWER = JSON.stringify({ id: 'a-newer-build' })

  it('SHL-023 is offered; loading it asks about what is unsaved, and keeps the tabs and what was typed', async () => {
    const { page, faults } = await openPage(browser, portal.url)
    await page.route('**/build.json', (route) => route.fulfill({ contentType: 'application/json', body: NEWER }))
    await signIn(page, 'manager')
    const offer = page.getByRole('status').filter({ hasText: '门户已更新' })
    await offer.waitFor()
    await createProject(page, '示例更新路 7 号 702')
    const place = address(page)
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('39')
    const before = await titles(page)

    await offer.getByRole('button', { name: '重新加载' }).click()
    const question = page.getByRole('alertdialog', { name: '离开此页面？' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await basic.getByLabel('借款人年龄').inputValue()).toBe('39')

    // What is loaded now is what the server has.
    await page.unroute('**/build.json')
    await offer.getByRole('button', { name: '重新加载' }).click()
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: '离开' }).click()])
    await basic.getByRole('button', { name: '恢复' }).click()
    expect(await basic.getByLabel('借款人年龄').inputValue()).toBe('39')
    expect(new URL(page.url()).pathname).toBe(new URL(place, portal.url).pathname)
    expect(await titles(page)).toEqual(before)
    expect(await offer.count()).toBe(0)
    expect(faults).toEqual([])
    await leave(page)
  })

  it('SHL-023 a page whose part is gone loads the window anew once by itself, and never in a circle', async () => {
    const { page } = await openSignedIn()
    const loads: string[] = []
    page.on('load', () => loads.push(address(page)))
    // After a deployment the chunks whose names the window has loaded no longer exist.
    await page.route('**/build.json', (route) => route.fulfill({ contentType: 'application/json', body: NEWER }))
    await page.route('**/assets/grid-page-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
    )
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '项目流程' }).click()
    const alert = page.getByRole('alert').filter({ hasText: '门户已更新' })
    await alert.waitFor()
    // It stays gone: the second time a person decides.
    expect(loads).toEqual(['/FlowJobsGrid'])

    await page.unroute('**/assets/grid-page-*.js')
    await alert.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('row').nth(1).waitFor()
    expect(loads).toEqual(['/FlowJobsGrid', '/FlowJobsGrid'])
    await leave(page)
  })

  it('SHL-023 FRM-016 a missing part of an open page is told at once, and typed text survives the reload', async () => {
    const { page } = await openSignedIn()
    await createProject(page, '示例旧版路 8 号 803')
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('44')
    await page.route('**/build.json', (route) => route.fulfill({ contentType: 'application/json', body: NEWER }))
    await page.route('**/assets/password-dialog-*.js', (route) =>
      route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
    )
    page.on('dialog', (dialog) => void dialog.accept())
    let isLoaded = false
    page.once('load', () => {
      isLoaded = true
    })
    await page.getByRole('button', { name: /账户菜单/ }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    await expect.poll(() => isLoaded, { timeout: 60_000 }).toBe(true)
    await basic.getByRole('button', { name: '恢复' }).click()
    expect(await basic.getByLabel('借款人年龄').inputValue()).toBe('44')
    await leave(page)
  })

  it('a part of a case that does not arrive is offered again in place, and comes once the line is back', async () => {
    const { page } = await openSignedIn()
    const lost = '**/assets/fee-host-*.js'
    await page.route(lost, (route) => route.abort())
    await createProject(page, '示例断线路 9 号 904')
    await page.getByRole('tab', { name: '收支' }).click()
    const alert = page.getByRole('tabpanel', { name: '收支' }).getByRole('alert')
    await alert.waitFor()
    await alert.getByRole('button', { name: '重试' }).click()
    await alert.waitFor()
    await page.unroute(lost)
    await alert.getByRole('button', { name: '重试' }).click()
    await page.getByRole('tab', { name: '收费清单' }).waitFor()
    expect(await alert.count()).toBe(0)
    await leave(page)
  })
})
