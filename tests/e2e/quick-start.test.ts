import type { Browser } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from './browser.ts'

let examples: ViteDevServer
let browser: Browser
beforeAll(async () => {
  ;[examples, browser] = await Promise.all([createServer({ mode: 'examples', configFile: 'vite.config.ts', server: { port: 0, strictPort: false, hmr: false }, logLevel: 'error' }), openBrowser()])
  await examples.listen()
})
afterAll(async () => {
  await browser?.close()
  await examples?.close()
})

it('SDK-013 the same widget runs in an empty page over the in-memory back end', async () => {
  const { page, faults } = await openPage(browser, examples.resolvedUrls?.local[0] ?? '')
  page.setDefaultTimeout(60_000)
  await page.goto('/quick-start/?project=demo-project-01')
  const basic = page.getByRole('region', { name: '基础需求' })
  await basic.getByRole('button', { name: '编辑' }).click()
  await basic.getByLabel('借款人年龄').fill('38')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('保存成功').waitFor()
  await basic.getByText('38').first().waitFor()
  expect(faults).toEqual([])
})
