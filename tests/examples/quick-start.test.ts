import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave } from '../opened-page.ts'
import { type Examples, open, openExamples } from './opened.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})
afterAll(() => examples?.close())

describe('a page that holds one widget', () => {
  it('SDK-013 the same widget runs in an empty page over the in-memory back end', async () => {
    const { page, faults } = await open(examples, 'quick-start/?project=demo-project-01')
    const basic = page.getByRole('region', { name: '基础需求' })
    await basic.getByRole('button', { name: '编辑' }).click()
    await basic.getByLabel('借款人年龄').fill('38')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByText('保存成功').waitFor()
    await basic.getByText('38').first().waitFor()
    expect(faults).toEqual([])
    await leave(page)
  })

  it('the scenario is in the address and can be switched while the page runs', async () => {
    const { page, faults } = await open(examples, 'config-grid/?scenario=empty')
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
    await leave(page)
  })
})
