import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { leave, openBrowser } from '../opened-page.ts'
import { openPage, signIn } from './portal/browser.ts'
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

const LIST = '**/assets/jump-box-*.js'
const CITY = /getCurrentLocationCity/
const line = (page: Page) => page.getByRole('combobox', { name: '搜索或跳转' })

/** A signed-in person with an empty cache, on a processor that is four times slower. */
async function openSlowly(): Promise<Awaited<ReturnType<typeof openPage>>> {
  const opened = await openPage(browser, portal.url)
  await signIn(opened.page, 'manager')
  const cdp = await opened.page.context().newCDPSession(opened.page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.clearBrowserCache')
  return opened
}

/** Lets no request of this address through until it is released. */
async function hold(page: Page, address: string | RegExp): Promise<{ readonly release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

describe('keys after Ctrl+K on a cold page', () => {
  it('all arrive while the list of hits is not loaded yet, and Enter opens what they find', async () => {
    const { page, faults } = await openSlowly()
    const list = await hold(page, LIST)
    await page.goto('/HomePage')
    await page.getByRole('button', { name: /搜索或跳转/ }).waitFor()
    await page.keyboard.press('Control+k')
    for (const key of 'yhll') await page.keyboard.press(key)
    await expect.poll(() => line(page).inputValue()).toBe('yhll')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/HomePage')
    list.release()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/BankRateGrid')
    expect(faults).toEqual([])
    await leave(page)
  })

  it('all arrive although the frame of the page is not drawn yet', async () => {
    const { page, faults } = await openSlowly()
    // As after a log-in: the page has not received the city of its session yet.
    await page.evaluate(() => localStorage.removeItem('city'))
    const city = await hold(page, CITY)
    await page.goto('/HomePage')
    await page.getByText('正在加载').or(page.getByRole('status')).first().waitFor()
    expect(await page.getByRole('button', { name: /搜索或跳转/ }).count()).toBe(0)
    await page.keyboard.press('Control+k')
    for (const key of 'yhll') await page.keyboard.press(key)
    city.release()
    await line(page).waitFor()
    await expect.poll(() => line(page).inputValue()).toBe('yhll')
    await page.keyboard.type('2')
    await expect.poll(() => line(page).inputValue()).toBe('yhll2')
    expect(faults).toEqual([])
    await leave(page)
  })
})
