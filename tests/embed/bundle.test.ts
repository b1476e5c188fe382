import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave } from '../opened-page.ts'
import { openSite, show, type Site, visit } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

it.each(['react', 'element'] as const)(
  'SDK-013 a case is edited and saved from the bundle alone, without a fault (%s)',
  async (as) => {
    const { page, faults } = await visit(site)
    await show(page, { widget: 'project-detail', as })
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('38')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').waitFor()
    await basic.getByText('38').first().waitFor()
    expect(faults).toEqual([])
    await leave(page)
  },
)
