import { readdirSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../built-page.ts'
import { openBrowser, openPage } from './browser.ts'

let examples: { readonly url: string; close(): void }
let browser: Browser
beforeAll(async () => {
  await build({ mode: 'examples', configFile: 'vite.config.ts', logLevel: 'error' })
  ;[examples, browser] = await Promise.all([serveFolder(resolve('.cache/examples')), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  examples?.close()
})

const open = async (path: string) => {
  const opened = await openPage(browser, examples.url)
  opened.page.setDefaultTimeout(60_000)
  await opened.page.goto(path)
  return opened
}

describe('the examples', () => {
  it('SDK-013 the same widget runs in an empty page over the in-memory back end', async () => {
    const { page, faults } = await open('quick-start/?project=demo-project-01')
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('38')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').waitFor()
    await basic.getByText('38').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('the gallery leads to every example, and each is drawn without a fault', async () => {
    const { page, faults } = await open('')
    const folders = readdirSync('examples').filter((name) => existsSync(join('examples', name, 'index.html')))
    const linked = await page.getByRole('link').evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').split('/')[1] ?? ''))
    expect([...new Set(linked)].sort()).toEqual([...folders].sort())
    for (const folder of folders) {
      await page.goto(`${folder}/`)
      // A viewer draws nothing until it is opened; its page shows the pictures.
      await page.locator('.fk-root, #app img').first().waitFor()
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('the scenario is in the address and can be switched while the page runs', async () => {
    const { page, faults } = await open('config-grid/?scenario=empty')
    await page.getByText('暂无数据').first().waitFor()
    await page.getByLabel('场景').selectOption('demo')
    await page.getByRole('row', { name: /国庆节/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('scenario')).toBe('demo')
    await page.goto('config-grid/?scenario=offline')
    const failure = page.getByRole('alert').filter({ hasText: '网络' })
    await failure.waitFor()
    await page.getByLabel('场景').selectOption('demo')
    await failure.getByRole('button', { name: '重试' }).click()
    await page.getByRole('row', { name: /国庆节/ }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})
