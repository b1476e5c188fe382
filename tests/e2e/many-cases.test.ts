import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPage, signIn } from './portal/browser.ts'
import { type Portal, startPortal } from './portal/portal.ts'
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

const managersOf = (page: Page) =>
  page.evaluate(() => {
    const at = [...document.querySelectorAll('[role=grid] thead th')].findIndex((one) =>
      one.textContent?.startsWith('跟进经理'),
    )
    return [...document.querySelectorAll('[role=grid] tbody tr[data-index]')].map(
      (row) => row.querySelectorAll('td')[at]?.textContent ?? '',
    )
  })

it('a manager hands many cases over at once, after seeing which of them go, and takes it back', async () => {
  const { page, faults } = await openPage(browser, portal.url)
  await signIn(page, 'manager')
  await page.goto('/PrjBaseGrid')
  await page.locator('[role=grid] tbody tr[data-index]').first().waitFor()
  await page.getByRole('checkbox', { name: '全选本页' }).click()
  const before = await managersOf(page)
  await page.getByRole('button', { name: '批量修改' }).click()
  const dialog = page.getByRole('dialog', { name: '批量修改' })
  await dialog.getByRole('combobox', { name: /^跟进经理改为/ }).click()
  await page.getByRole('option').first().click()
  const checked = dialog.getByText(/^可以修改 \d+ 条/)
  await checked.waitFor()
  const count = Number(/\d+/.exec(await checked.innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  expect(await managersOf(page)).toEqual(before)
  await dialog.getByRole('button', { name: `修改 ${count} 条` }).click()
  await dialog.getByText(`修改成功 ${count} 条`).waitFor()
  await dialog.getByRole('button', { name: /^撤销/ }).click()
  await dialog.getByText(`撤销成功 ${count} 条`).waitFor()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect.poll(async () => (await managersOf(page)).toSorted()).toEqual(before.toSorted())
  expect(faults).toEqual([])
  await page.context().close()
})
