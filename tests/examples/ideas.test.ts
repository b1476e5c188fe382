import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave } from '../opened-page.ts'
import { type Examples, open, openExamples, READY } from './opened.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})
afterAll(() => examples?.close())

it('own-auth: the page ends its session, the widget asks in vain, and goes on once somebody signed in', async () => {
  const { page, faults } = await open(examples, 'own-auth/')
  await READY['own-auth']?.(page)
  const log = page.getByRole('region', { name: '事件' })
  await log.getByText('"reason":"initial"').waitFor()
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('status').filter({ hasText: '宿主页面：登录已结束' }).waitFor()
  await page.getByRole('button', { name: /^刷新/ }).click()
  await log.getByText('onSignedOut').waitFor()
  await page.getByRole('button', { name: '重新登录' }).click()
  await page.getByRole('status').filter({ hasText: '宿主页面：已登录' }).waitFor()
  await READY['own-auth']?.(page)
  expect(faults).toEqual([])
  await leave(page)
})

it('own-transport: what the gateway refuses and a line that is cut are told in the words of the library', async () => {
  const { page, faults } = await open(examples, 'own-transport/?scenario=forbidden')
  await page.getByText('没有查看项目进度的权限').waitFor()
  await page.getByLabel('场景').selectOption('offline')
  await page.reload()
  await page.getByRole('alert').filter({ hasText: '网络' }).first().waitFor()
  expect(faults).toEqual([])
  await leave(page)
})

it('theming: another brand reaches the widget and the element', async () => {
  const { page } = await open(examples, 'theming/?brand=violet&scheme=light')
  await READY['theming']?.(page)
  const brandOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--fk-colors-brand').trim())
  expect(await brandOf('#app .fk-root[style*="brand"]')).toBe('#7a1fa2')
  expect(await brandOf('fangkit-fee-tab .fk-root[style*="brand"]')).toBe('#7a1fa2')
  await page.getByLabel('主色').selectOption('teal')
  await expect.poll(() => brandOf('fangkit-fee-tab .fk-root[style*="brand"]')).toBe('#0b6b6b')
  expect(new URL(page.url()).searchParams.get('brand')).toBe('teal')
  await leave(page)
})

it('messages: texts of one’s own and English, without loading anew', async () => {
  const { page } = await open(examples, 'messages/?language=own')
  await page.getByRole('tab', { name: /该收的/ }).waitFor()
  await page.getByLabel('文字').selectOption('en')
  await page.getByRole('tab', { name: /Charges/ }).waitFor()
  await page.getByLabel('文字').selectOption('chinese')
  await READY['messages']?.(page)
  await leave(page)
})

it('slots: every state wears the looks of the host', async () => {
  for (const [scenario, text] of [
    ['forbidden', '宿主：这里不对您开放'],
    ['offline', '宿主：网络连接失败'],
    ['empty', '宿主：暂无数据'],
    ['slow', '宿主：'],
  ] as const) {
    const { page } = await open(examples, `slots/?scenario=${scenario}`)
    await page.getByText(text).first().waitFor()
    await leave(page)
  }
})

it('two-cities: each side lists the cases of its own city', async () => {
  const { page } = await open(examples, 'two-cities/')
  await READY['two-cities']?.(page)
  const casesOf = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByLabel(/^项目/).locator('option').allTextContents()
  const [left, right] = await Promise.all([casesOf('广州'), casesOf('深圳')])
  expect(left.length).toBeGreaterThan(0)
  expect(right.length).toBeGreaterThan(0)
  expect(left.filter((number) => right.includes(number))).toEqual([])
  await leave(page)
})

it('hostile-css: the sheet of the host changes the look of its own part, not that of the element', async () => {
  const { page } = await open(examples, 'hostile-css/')
  await READY['hostile-css']?.(page)
  const looks = () =>
    page.getByRole('tab', { name: /收费清单/ }).evaluate((tab) => {
      const { fontSize, letterSpacing, padding, backgroundColor, borderTopWidth, minHeight, textTransform } =
        getComputedStyle(tab)
      return { fontSize, letterSpacing, padding, backgroundColor, borderTopWidth, minHeight, textTransform }
    })
  const host = () =>
    page.getByRole('button', { name: '按钮' }).evaluate((button) => getComputedStyle(button).borderTopStyle)
  await expect.poll(host).toBe('dotted')
  const hostile = await looks()
  await page.getByLabel('宿主的样式').click()
  await expect.poll(host).not.toBe('dotted')
  expect(await looks()).toEqual(hostile)
  await leave(page)
})
