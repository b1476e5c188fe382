import type { Locator } from 'playwright-core'
import type { WidgetName } from './widget-names.ts'
import { settled, type View } from './site.ts'

/** Choices of a widget: the host has some of its own. */
const choices = (page: View): Locator => page.locator('.fk-root').getByRole('option')

/** What a person opens in each widget: a drawer, a dialog, a list of choices, days, the layer of the pictures. */
export const OPENINGS: Readonly<Record<WidgetName, (page: View) => Promise<void>>> = {
  'project-detail': async (page) => {
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByRole('combobox', { name: '付款类型' }).click()
    await choices(page).first().waitFor()
  },
  'fee-tab': async (page) => {
    await page.getByRole('button', { name: '新增收入' }).click()
    const drawer = page.getByRole('dialog', { name: /新增收入/ })
    await settled(page)
    await drawer.getByRole('combobox', { name: '业务类型' }).click()
    await choices(page).first().waitFor()
  },
  'flow-tab': async (page) => {
    await page
      .getByRole('button', { name: /^指引 / })
      .nth(2)
      .click()
    await page.getByRole('dialog').waitFor()
    await settled(page)
  },
  'papers-tab': async (page) => {
    await page.getByRole('button', { name: /^上传/ }).first().click()
    await page.getByRole('dialog').waitFor()
    await settled(page)
  },
  'form-preview': async (page) => {
    await page.getByRole('button', { name: /^合并打印/ }).click()
    await page.getByRole('dialog').waitFor()
    await settled(page)
  },
  'config-grid': async (page) => {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('名称').fill('示例')
    await form
      .getByRole('button', { name: /选择日期|日历/ })
      .first()
      .click()
    await page.getByRole('gridcell').first().waitFor()
  },
  'image-viewer': async (page) => {
    await page.getByRole('button', { name: '打开图片' }).click()
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await settled(page)
  },
}
