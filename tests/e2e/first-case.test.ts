import type { Browser } from 'playwright-core'
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

const ADDRESS = '示例大道 668 号 3 栋 1204'

describe('one case, from browser to database', () => {
  it('SHL-007 PRJ-037 BAS-007 BAS-013 a manager opens a case, and what was saved outlives a crash', async () => {
    const { page, faults } = await openPage(browser, portal.url)
    await signIn(page, 'manager')
    await createProject(page, ADDRESS)
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByText('按揭贷款').waitFor()
    await basic.getByText('无亲属关系').waitFor()
    await basic.getByText('486.00').waitFor()

    await portal.kill()
    await portal.restart()
    await page.goto('/PrjBaseGrid')
    await page.getByLabel('房屋地址').fill('668 号 3 栋')
    await page.getByRole('button', { name: '查询' }).click()
    await page.getByRole('row', { name: new RegExp(ADDRESS) }).waitFor()
    expect(await page.getByRole('row', { name: new RegExp(ADDRESS) }).count()).toBe(1)
    expect(faults).toEqual([])
    await leave(page)
  })

  it('PRJ-039 a second person sees the case in the list and edits it; the first one finds the change', async () => {
    const first = await openPage(browser, portal.url)
    const second = await openPage(browser, portal.url)
    await signIn(first.page, 'manager')
    await createProject(first.page, '示例北路 12 号 501')
    await signIn(second.page, 'admin')
    await second.page.goto('/PrjBaseGrid')
    await second.page
      .getByRole('row', { name: /示例北路 12 号 501/ })
      .getByRole('link')
      .first()
      .click()
    const basic = second.page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('35')
    await second.page.getByRole('button', { name: '保存', exact: true }).click()
    await second.page.getByText('保存成功').waitFor()

    await first.page.reload()
    await first.page.getByRole('region', { name: '基础需求' }).getByText('35').first().waitFor()
    expect([...first.faults, ...second.faults]).toEqual([])
    await Promise.all([leave(first.page), leave(second.page)])
  })

  it('FRM-016 a save that fails because the server is down keeps what was typed and says so', async () => {
    const { page } = await openPage(browser, portal.url)
    await signIn(page, 'manager')
    await createProject(page, '示例西街 9 号 1802')
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('41')
    await portal.kill()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /网络|服务/ })
      .first()
      .waitFor()
    expect(await basic.getByLabel('借款人年龄').inputValue()).toBe('41')

    await portal.restart()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').waitFor()
    await page.reload()
    await page.getByRole('region', { name: '基础需求' }).getByText('41').first().waitFor()
    await leave(page)
  })
})
