import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
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

const CASE = '/PrjBaseGrid/demo-project-57'
/** Scripts of a first view, those asked for ahead included; some 20 today. */
const MOST = 30
/** Kilobytes on the line; some 370 today. */
const HEAVIEST = 430

const CITY = '**/web/Ss11SysUsers/getCurrentLocationCity'

async function signedIn(): Promise<Awaited<ReturnType<typeof openPage>>> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, 'manager')
  return opened
}

/** Scripts a page fetches with an empty cache until `content` is visible, and their size in transfer. */
async function scriptsOf(page: Page, path: string, content: string): Promise<{ count: number; kilobytes: number }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.goto(path)
  await page.getByText(content).first().waitFor()
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  await cdp.detach()
  return { count: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 }
}

describe('a page that nothing is known of yet', () => {
  it.each([
    ['the start page', '/HomePage', '当前步骤必填'],
    ['the list of cases', '/PrjBaseGrid', '演示'],
    ['a case', CASE, '测试公馆7栋805房'],
  ])('%s needs a handful of scripts', async (_page, path, content) => {
    const { page, faults } = await signedIn()
    const { count, kilobytes } = await scriptsOf(page, path, content)
    expect(count).toBeLessThanOrEqual(MOST)
    expect(kilobytes).toBeLessThanOrEqual(HEAVIEST)
    // Something was counted at all.
    expect(kilobytes).toBeGreaterThan(100)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('the city of a page', () => {
  it('is the one its browser worked in last, before the server has said so', async () => {
    const { page, faults } = await signedIn()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('city'))).not.toBeNull()
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(CITY, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(CASE)
    await page.getByText('测试公馆7栋805房').first().waitFor()
    answer()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is the one of the session where the browser remembers another, and nobody is asked', async () => {
    const { page, faults } = await signedIn()
    const city = () => page.evaluate(() => localStorage.getItem('city'))
    await expect.poll(city).not.toBeNull()
    const right = await city()
    await page.evaluate(() => localStorage.setItem('city', JSON.stringify({ code: '110100', name: '别处' })))
    await page.goto(CASE)
    await page.getByText('测试公馆7栋805房').first().waitFor()
    expect(await city()).toBe(right)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is forgotten with the session', async () => {
    const { page } = await signedIn()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('city'))).not.toBeNull()
    await page
      .getByRole('button', { name: /用户|账户/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByLabel('账号', { exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('city'))).toBeNull()
    await page.context().close()
  })
})
