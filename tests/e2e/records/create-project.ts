import type { Page } from 'playwright-core'
import { choose, pick } from './fill-record.ts'
import { closeNotices } from '../portal/notices.ts'

export interface NewCase {
  readonly payType?: '商业贷款' | '房产抵押贷款'
  /** A user still looks for a house. */
  readonly looksForHouse?: boolean
  /** Who of the service staff looks after the case. */
  readonly service?: string
}

/**
 * Opens the creation drawer, fills what a purchase by a loan or a mortgage needs, and ends on the page of the new
 * project.
 */
export async function createProject(
  page: Page,
  address: string,
  { payType = '商业贷款', looksForHouse = false, service }: NewCase = {},
): Promise<void> {
  const mortgage = payType === '房产抵押贷款'
  await page.getByRole('button', { name: '新建项目' }).first().click()
  const drawer = page.getByRole('dialog', { name: /新建项目/ })
  const at = (label: string) => ({ page, within: drawer, label })
  await drawer.getByRole('radio', { name: mortgage ? /抵押贷款/ : /房屋买卖/ }).check({ force: true })
  await choose(at('付款类型'), [payType])
  if (!mortgage) await choose(at('买家类型'), ['个人'])
  await choose(at(mortgage ? '抵押人类型' : '业主类型'), ['个人'])
  await drawer.getByLabel('房屋地址').fill(address)
  await drawer.getByLabel('房屋市场价').fill('486.0001')
  if (service !== undefined) await pick(at('客服'), [service])
  if (looksForHouse) await drawer.getByRole('switch', { name: '需要找房' }).check({ force: true })
  await drawer.getByRole('button', { name: '保存并进入项目' }).click()
  await page.getByRole('heading', { name: address }).waitFor()
  await closeNotices(page)
}
