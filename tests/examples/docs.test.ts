import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOOK_RULES } from '../look-rules.ts'
import { leave } from '../opened-page.ts'
import { type Examples, open, openExamples, stumbles } from './opened.ts'

/** The pages of the documentation alone: what examples show is looked at where the examples are. */
let site: Examples
beforeAll(async () => {
  site = await openExamples({}, '.cache/docs-for-tests')
})
afterAll(() => site?.close())

const PHONE = { viewport: { width: 390, height: 844 } }
/** Wider than the window: a phone would have to be pushed sideways to read it. */
const OVERHANG = 'document.documentElement.scrollWidth - innerWidth'

describe('the documentation', () => {
  it('makes nobody stumble, on a screen or on a phone, in the light or in the dark', async () => {
    for (const path of ['', 'en/', 'widgets/fee-tab.html'])
      for (const size of [{}, PHONE]) {
        const { page } = await open(site, path, { colorScheme: 'light', ...size })
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect([path, ...(await stumbles(page))]).toEqual([path])
        expect([path, await page.evaluate(OVERHANG)]).toEqual([path, 0])
        await leave(page)
      }
    for (const path of ['', 'widgets/fee-tab.html']) {
      const { page } = await open(site, path, { colorScheme: 'dark' })
      await page.locator('html.dark').waitFor()
      expect([path, ...(await stumbles(page, LOOK_RULES))]).toEqual([path])
      await leave(page)
    }
  })
  it('changes lines, install command and first page together with the host, and keeps it in the address', async () => {
    const { page, faults } = await open(site, '')
    const lines = page.locator('.host-lines:visible')
    await lines.getByText('FeeTab', { exact: false }).first().waitFor()
    const hosts = page.getByRole('group', { name: '你的页面用什么做的' })
    await hosts.getByRole('button', { name: /Next\.js/ }).click()
    await lines.getByText("'use client'").waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: '五分钟上手' }).first().getAttribute('href'))
      .toBe('/start/next.html')
    await page.getByRole('button', { name: '网页元素', exact: true }).click()
    await lines.getByText('<fangkit-fee-tab', { exact: false }).first().waitFor()
    await page.getByText('cp -r node_modules/fangkit/dist/elements').waitFor()
    expect(new URL(page.url()).search).toBe('?host=page')
    await page.reload()
    await lines.getByText('<fangkit-fee-tab', { exact: false }).first().waitFor()
    expect(await hosts.getByRole('button', { name: /普通网页/ }).getAttribute('aria-pressed')).toBe('true')
    // The examples are not here.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
    await leave(page)
  })
  it('finds a Chinese word within a sentence, by the keyboard alone', async () => {
    const { page } = await open(site, 'start/vite.html')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('/')
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor()
    await page.keyboard.type('关账')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'FeeTab' }).waitFor()
    await leave(page)
  })
  it('leads to the pages before and after by their keys', async () => {
    const { page } = await open(site, 'widgets/fee-tab.html')
    await page.getByRole('heading', { level: 1, name: 'FeeTab' }).waitFor()
    await page.keyboard.press(']')
    await page.getByRole('heading', { level: 1, name: 'FlowTab' }).waitFor()
    await page.keyboard.press('[')
    await page.getByRole('heading', { level: 1, name: 'FeeTab' }).waitFor()
    await leave(page)
  })
  it('fetches an example when it comes into view, and has in its address what the example says', async () => {
    const { page } = await open(site, 'widgets/fee-tab.html?user=viewer', {
      prepare: (opened) =>
        opened.route('**/examples/fee-tab/**', (route) =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body:
              '<!doctype html><html lang="zh-CN"><title>收支</title><p></p><script>' +
              'document.querySelector("p").textContent = location.search;' +
              'const all = { ...Object.fromEntries(new URLSearchParams(location.search)), subTab: "expenses" };' +
              'parent.postMessage({ fangkitExample: all }, location.origin)</script></html>',
          }),
        ),
    })
    const asked = page.frameLocator('.live iframe').locator('p')
    await expect.poll(() => asked.textContent()).toBe('?subTab=incomes&user=viewer&in=page&scheme=light')
    await expect.poll(() => new URL(page.url()).search).toBe('?subTab=expenses&user=viewer')
    await leave(page)
  })
  it('says so where an example cannot be loaded, and leads to the others', async () => {
    const { page } = await open(site, 'widgets/flow-tab.html')
    await page.getByRole('alert').getByText('演示没能载入').waitFor()
    expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toBe('/examples/')
    await leave(page)
  })
})
