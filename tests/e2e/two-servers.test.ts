import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, type FreshDatabase } from '../postgres.ts'
import { openPage, signIn } from './portal/browser.ts'
import { createProject } from './records/create-project.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { openBrowser } from '../opened-page.ts'

let database: FreshDatabase
let browser: Browser
let first: Portal
let second: Portal
beforeAll(async () => {
  const { postgresUrl, database: firstData } = inject('firstData')
  ;[database, browser] = await Promise.all([createDatabase(postgresUrl, firstData), openBrowser()])
  first = await startPortal({ databaseUrl: database.url })
  second = await startPortal({ databaseUrl: database.url })
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([first?.close(), second?.close()])
  await database?.drop()
})

const LONG_TIMEOUT = { timeout: 90_000 }
const LONG_NAME = '商业按揭贷款（新称）'

/** A person at work at one of the servers, whose line for news is open. */
async function openSignedIn(portal: Portal, userName: string): Promise<Page> {
  const { page } = await openPage(browser, portal.url)
  page.setDefaultTimeout(LONG_TIMEOUT.timeout)
  await Promise.all([page.waitForEvent('websocket', LONG_TIMEOUT), signIn(page, userName)])
  return page
}

async function rename(page: Page, key: string, name: string): Promise<void> {
  await page.goto('/BaseDictValuesGrid')
  await page.getByLabel('编码', { exact: true }).fill(key)
  await page.getByLabel('编码', { exact: true }).press('Enter')
  await page
    .getByRole('row', { name: new RegExp(key) })
    .getByRole('button', { name: /编辑/ })
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel('名称', { exact: true }).fill(name)
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('保存成功').waitFor(LONG_TIMEOUT)
}

describe('two portals over one database', () => {
  it('SHL-016 R34 a renamed value is read at the other without a reload; a killed one loses nothing', async () => {
    const [clerk, reader] = await Promise.all([openSignedIn(first, 'admin'), openSignedIn(second, 'manager')])
    await reader.goto('/PrjBaseGrid')
    await reader.getByRole('row').getByText('商业贷款', { exact: true }).first().waitFor()
    const loads: string[] = []
    reader.on('framenavigated', (frame) => loads.push(frame.url()))
    await rename(clerk, 'HF9901', LONG_NAME)
    await reader.getByRole('row').getByText(LONG_NAME, { exact: true }).first().waitFor()
    expect(loads).toEqual([])

    await clerk.goto('/HomePage')
    await createProject(clerk, '示例两岸 6 号 1201')
    const basic = clerk.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('房屋地址').fill('示例两岸 6 号 1202')
    await first.kill()
    await clerk.getByText('连接已中断，正在重新连接').waitFor()
    // The other server continues and receives what was saved at the first.
    await reader.reload()
    await reader.getByRole('row', { name: /示例两岸 6 号 1201/ }).waitFor()
    await first.restart()
    await clerk.getByText('连接已恢复').waitFor()
    expect(await basic.getByLabel('房屋地址').inputValue()).toBe('示例两岸 6 号 1202')
    await clerk.getByRole('button', { name: '保存', exact: true }).click()
    await clerk.getByText('保存成功').waitFor()
    await reader.getByRole('row', { name: /示例两岸 6 号 1202/ }).waitFor()
  })
})
