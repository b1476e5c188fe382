import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, signIn } from './portal/browser.ts'
import { createProject } from './records/create-project.ts'
import { type Portal, startPortal } from './portal/portal.ts'
import { openBrowser } from '../opened-page.ts'

let portal: Portal
let browser: Browser
beforeAll(async () => {
  ;[portal, browser] = await Promise.all([startPortal('its own data'), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await portal?.close()
})

const LONG_TIMEOUT = { timeout: 90_000 }
/** What a browser says about a server that is not there. */
const NO_SERVER = /Failed to load resource|WebSocket connection to|net::ERR_/

/** A person at work; everything the page complains about but a missing server is in `complaints`. */
async function openSignedIn(userName: string): Promise<{ readonly page: Page; readonly pageErrors: string[] }> {
  const { page, faults } = await openPage(browser, portal.url)
  page.setDefaultTimeout(LONG_TIMEOUT.timeout)
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_SERVER.test(message.text())) faults.push(message.text())
  })
  await Promise.all([page.waitForEvent('websocket', LONG_TIMEOUT), signIn(page, userName)])
  return { page, pageErrors: faults }
}

describe('a server that is killed and comes back', () => {
  it('SHL-014 SHL-016 FRM-016 is noticed by three browsers, which return, lose nothing and see new saves', async () => {
    const editor = await openSignedIn('manager')
    const list = await openSignedIn('manager')
    const reader = await openSignedIn('viewer')
    await createProject(editor.page, '示例河畔 21 号 803')
    const address = new URL(editor.page.url()).pathname
    await Promise.all([
      list.page
        .goto('/PrjBaseGrid')
        .then(() => list.page.getByRole('row', { name: /示例河畔 21 号 803/ }).waitFor(LONG_TIMEOUT)),
      reader.page
        .goto(address)
        .then(() => reader.page.getByRole('heading', { name: '示例河畔 21 号 803' }).waitFor(LONG_TIMEOUT)),
    ])
    const basic = editor.page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('房屋地址').fill('示例河畔 21 号 1903')
    const pages = [editor.page, list.page, reader.page]

    await portal.kill()
    await Promise.all(pages.map((page) => page.getByText('连接已中断，正在重新连接').waitFor(LONG_TIMEOUT)))
    await editor.page.getByRole('button', { name: '保存', exact: true }).click()
    await editor.page
      .getByRole('alert')
      .or(editor.page.getByRole('status'))
      .filter({ hasText: /网络|服务/ })
      .first()
      .waitFor(LONG_TIMEOUT)

    await portal.restart()
    await Promise.all(pages.map((page) => page.getByText('连接已恢复').waitFor(LONG_TIMEOUT)))
    await Promise.all(pages.map((page) => page.getByText('连接已恢复').waitFor({ ...LONG_TIMEOUT, state: 'hidden' })))
    expect(await basic.getByLabel('房屋地址').inputValue()).toBe('示例河畔 21 号 1903')

    await editor.page.getByRole('button', { name: '保存', exact: true }).click()
    await editor.page.getByText('保存成功').waitFor(LONG_TIMEOUT)
    await list.page.getByRole('row', { name: /示例河畔 21 号 1903/ }).waitFor(LONG_TIMEOUT)
    await reader.page.getByRole('heading', { name: '示例河畔 21 号 1903' }).waitFor(LONG_TIMEOUT)
    expect([editor, list, reader].map(({ pageErrors }) => pageErrors)).toEqual([[], [], []])
    await Promise.all(pages.map((page) => page.context().close()))
  })

  it('what was typed is offered back after a reload, and to nobody else', async () => {
    const { page, pageErrors } = await openSignedIn('manager')
    await createProject(page, '示例梅园 4 号 201')
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('房屋地址').fill('示例梅园 4 号 202')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await basic.getByRole('button', { name: '恢复' }).click()
    expect(await basic.getByLabel('房屋地址').inputValue()).toBe('示例梅园 4 号 202')
    expect(pageErrors).toEqual([])

    // The session ends without a sign-out, and another user takes the seat.
    await page.evaluate(() => localStorage.removeItem('Token'))
    await signIn(page, 'admin')
    await page.getByRole('button', { name: /账户菜单/ }).waitFor()
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('fangkit:draft:'))),
    ).toEqual([])
    await page.context().close()
  })
})
