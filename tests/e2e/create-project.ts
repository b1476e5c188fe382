import type { Page } from 'playwright-core'

/** Opens the creation drawer, fills what a purchase with a commercial loan needs, and ends on the page of the new project. */
export async function createProject(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: '新建项目' }).first().click()
  const drawer = page.getByRole('dialog', { name: /新建项目/ })
  await drawer.getByRole('radio', { name: /房屋买卖/ }).check({ force: true })
  await choose(page, drawer.getByLabel('付款类型'), '商业贷款')
  await drawer.getByRole('radiogroup', { name: '买家类型' }).getByText('个人').click()
  await drawer.getByRole('radiogroup', { name: '业主类型' }).getByText('个人').click()
  await drawer.getByLabel('房屋地址').fill(address)
  await drawer.getByLabel('房屋市场价').fill('486.0001')
  await drawer.getByRole('button', { name: '保存并进入项目' }).click()
  await page.getByRole('heading', { name: address }).waitFor()
}

async function choose(page: Page, control: ReturnType<Page['getByLabel']>, option: string): Promise<void> {
  await control.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
