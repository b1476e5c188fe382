import type { Browser, Page } from 'playwright-core'
import { sessionOf } from '../../opened-page.ts'

/**
 * A page of its own session, as on another computer. Errors of the page, and what its policy forbids, fail the test
 * that reads `faults`.
 */
export async function openPage(browser: Browser, baseURL: string): Promise<{ page: Page; faults: string[] }> {
  const context = await sessionOf(browser, {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  return { page, faults }
}

export async function signIn(page: Page, userName: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('账号', { exact: true }).fill(userName)
  await page.getByLabel('密码', { exact: true }).fill('fangkit')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('navigation').first().waitFor()
}
