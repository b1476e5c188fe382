import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave, settled } from '../opened-page.ts'
import { type Examples, open, openExamples, READY } from './opened.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})
afterAll(() => examples?.close())

const panel = (page: Page) => page.getByRole('region', { name: '属性' })
const log = (page: Page) => page.getByRole('region', { name: '事件' })
const look = (page: Page) => page.getByRole('group', { name: '怎样看' })
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

interface Row {
  readonly folder: string
  /** A state a scenario in the address leads to. */
  readonly scenario: readonly [search: string, text: string] | null
  /** A prop changed in the panel, its text in the address, and how the widget shows it. */
  readonly change: (page: Page) => Promise<void>
  readonly address: Readonly<Record<string, string>>
  readonly shown: (page: Page) => Promise<void>
}

const ROWS: readonly Row[] = [
  {
    folder: 'project-detail',
    scenario: ['forbidden', '没有查看项目的权限'],
    address: { tab: 'flow' },
    change: async (page) => void (await panel(page).getByLabel('tab', { exact: true }).selectOption('flow')),
    shown: (page) => page.getByRole('button', { name: '进度视图' }).waitFor(),
  },
  {
    folder: 'fee-tab',
    scenario: ['forbidden', '没有查看收支的权限'],
    address: { subTab: 'incomes' },
    change: async (page) => void (await panel(page).getByLabel('subTab', { exact: true }).selectOption('incomes')),
    shown: (page) => page.getByRole('tab', { name: /收入清单/, selected: true }).waitFor(),
  },
  {
    folder: 'flow-tab',
    scenario: ['forbidden', '没有查看项目进度的权限'],
    address: { readOnly: 'true' },
    change: (page) => panel(page).getByLabel('readOnly').check(),
    shown: (page) => page.getByRole('button', { name: '添加流程' }).waitFor({ state: 'detached' }),
  },
  {
    folder: 'papers-tab',
    scenario: ['forbidden', '没有查看资料准备的权限'],
    address: { role: 'owner' },
    change: async (page) => void (await panel(page).getByLabel('role', { exact: true }).selectOption('owner')),
    shown: (page) => page.getByRole('radio', { name: /业主资料/, checked: true }).waitFor(),
  },
  {
    folder: 'form-preview',
    scenario: ['forbidden', '没有查看申请表的权限'],
    address: { projectId: 'demo-project-nobody' },
    change: async (page) => {
      await panel(page).getByLabel('projectId').fill('demo-project-nobody')
      await panel(page).getByLabel('projectId').press('Enter')
    },
    shown: (page) => page.getByText('没有找到这个项目').waitFor(),
  },
  {
    folder: 'config-grid',
    scenario: ['empty', '暂无数据'],
    address: { action: 'ADD' },
    change: async (page) => void (await panel(page).getByLabel('action').selectOption('ADD')),
    shown: (page) => page.getByRole('dialog').getByLabel('名称').waitFor(),
  },
  {
    folder: 'image-viewer',
    scenario: null,
    address: { open: 'true' },
    change: (page) => panel(page).getByLabel('open').check(),
    shown: (page) => page.getByRole('dialog').getByRole('img').first().waitFor(),
  },
]

const SCENARIOS = ROWS.flatMap(({ folder, scenario }) =>
  scenario === null ? [] : [{ folder, name: scenario[0], text: scenario[1] }],
)

describe.each(ROWS)('the sandbox in examples/$folder', ({ folder, change, address, shown }) => {
  it('changes the widget and the address by its panel, logs what is told, and a link shows the same', async () => {
    const { page, faults } = await open(examples, `${folder}/`)
    await READY[folder]?.(page)
    // A viewer sends no event before it is opened.
    if (folder !== 'image-viewer') await log(page).getByText('onReady').waitFor()
    await change(page)
    await shown(page)
    for (const [name, value] of Object.entries(address)) expect(inAddress(page, name)).toBe(value)
    const again = await open(examples, page.url())
    await shown(again.page)
    expect(again.faults).toEqual([])
    expect(faults).toEqual([])
    await Promise.all([page, again.page].map(leave))
  })
})

describe('a scenario in the address', () => {
  it.each(SCENARIOS)('shows its state in examples/$folder: $text', async ({ folder, name, text }) => {
    const { page, faults } = await open(examples, `${folder}/?scenario=${name}`)
    await page.getByText(text).first().waitFor()
    expect(await page.getByLabel('场景').inputValue()).toBe(name)
    expect(faults).toEqual([])
    await leave(page)
  })
})

describe('the panel', () => {
  it('follows the person where the address decides, and forgets the log when asked', async () => {
    const { page } = await open(examples, 'fee-tab/?subTab=incomes')
    await page.getByRole('tab', { name: /收入清单/, selected: true }).waitFor()
    await page.getByRole('tab', { name: /支出清单/ }).click()
    await page.getByRole('tab', { name: /支出清单/, selected: true }).waitFor()
    expect(inAddress(page, 'subTab')).toBe('expenses')
    expect(await panel(page).getByLabel('subTab', { exact: true }).inputValue()).toBe('expenses')
    await expect.poll(() => log(page).getByRole('listitem').first().textContent()).toContain('expenses')
    await log(page).getByRole('button', { name: '清空' }).click()
    await log(page).getByText('还没有事件').waitFor()
    await leave(page)
  })
  it('closes a viewer that was opened by the address', async () => {
    const { page } = await open(examples, 'image-viewer/?open=true&index=1')
    await page.getByRole('dialog').getByRole('img').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(inAddress(page, 'open')).toBeNull()
    await log(page).getByText('onClose').waitFor()
    await leave(page)
  })
  it('says what is wrong in the address, and leaves it out', async () => {
    const { page, faults } = await open(examples, 'fee-tab/?subTab=nothing')
    await panel(page).getByRole('alert').filter({ hasText: 'subTab 不能是“nothing”' }).waitFor()
    await READY['fee-tab']?.(page)
    expect(faults).toEqual([])
    await leave(page)
  })
  it('refuses by a switch what is about to happen, with a sentence', async () => {
    const { page } = await open(examples, 'papers-tab/')
    await READY['papers-tab']?.(page)
    await page.getByRole('checkbox', { name: /beforeUpload/ }).check()
    expect(inAddress(page, 'hold')).toBe('beforeUpload')
    await page.getByRole('button', { name: /^上传/ }).first().click()
    await page
      .getByRole('dialog')
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: '样例.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      })
    await page.getByText('示例页拦下了').first().waitFor()
    // The drawer hides the rest of the page from screen readers, but leaves it visible.
    await page.locator('.sandbox-log').getByText('beforeUpload').first().waitFor()
    await leave(page)
  })
  it('takes over what a host may take over', async () => {
    const { page } = await open(examples, 'config-grid/?take=onOpen')
    await READY['config-grid']?.(page)
    await page
      .getByRole('row', { name: /国庆节/ })
      .getByText('国庆节')
      .click()
    await log(page).getByText('onOpen').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await leave(page)
  })
})

describe('the frame', () => {
  it('shows other colours, density and width, and keeps them in the address', async () => {
    const { page } = await open(examples, 'flow-tab/')
    await READY['flow-tab']?.(page)
    await page.getByLabel('配色').selectOption('dark')
    await page.getByLabel('密度').selectOption('compact')
    await page.getByLabel('宽度').selectOption('390px')
    await page.locator('.fk-root[data-scheme="dark"][data-density="compact"]').first().waitFor()
    await expect
      .poll(() => page.locator('.sandbox-preview').evaluate((box) => box.getBoundingClientRect().width))
      .toBe(390)
    expect(new URL(page.url()).search).toBe('?scheme=dark&density=compact&width=390px')
    await leave(page)
  })
  it('turns to another person with a page of its own', async () => {
    const { page } = await open(examples, 'papers-tab/')
    await READY['papers-tab']?.(page)
    await look(page).getByLabel('身份').selectOption('viewer')
    await page.waitForURL(/user=viewer/)
    await READY['papers-tab']?.(page)
    expect(await look(page).getByLabel('身份').inputValue()).toBe('viewer')
    expect(await page.getByRole('button', { name: /^上传/ }).count()).toBe(0)
    await leave(page)
  })
  it('copies the code that is shown: the tags for the props as they are, and each file', async () => {
    const { page } = await open(examples, 'fee-tab/?subTab=incomes&readOnly=true', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    for (const [name, part] of [
      ['现在的属性', '<FeeTab projectId="demo-project-05" readOnly subTab="incomes" />'],
      ['fee-tab/main.tsx', 'createMemoryTransport'],
    ] as const) {
      const code = page.getByRole('region', { name, exact: true })
      await code.getByRole('button', { name: '复制' }).click()
      await code.getByRole('status').filter({ hasText: '已复制' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await code.locator('pre').textContent())
      expect(copied).toContain(part)
    }
    await leave(page)
  })
  it('goes from switch to switch with the keyboard alone', async () => {
    const { page } = await open(examples, 'fee-tab/')
    await READY['fee-tab']?.(page)
    await settled(page)
    await page.getByRole('link', { name: '全部示例' }).focus()
    const reached: string[] = []
    for (const _ of Array.from({ length: 5 })) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => document.activeElement?.closest('label')?.firstChild?.textContent?.trim() ?? ''),
      )
    }
    expect(reached).toEqual(['场景', '身份', '配色', '密度', '宽度'])
    await leave(page)
  })
  it('leaves out its headline in a page of the documentation, and the two follow each other', async () => {
    const { page } = await open(examples, '')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = './fee-tab/?in=page&subTab=incomes'
      frame.width = '900'
      frame.height = '700'
      frame.title = 'framed'
      addEventListener('message', ({ data }) => {
        document.title = JSON.stringify(data)
        if (data.fangkitExample.density !== 'compact')
          frame.contentWindow?.postMessage({ fangkitExample: { density: 'compact' } }, location.origin)
      })
      document.body.prepend(frame)
    })
    const framed = page.frameLocator('[title="framed"]')
    await framed.getByRole('tab', { name: /收入清单/, selected: true }).waitFor()
    await expect
      .poll(() => page.title())
      .toBe(JSON.stringify({ fangkitExample: { in: 'page', subTab: 'incomes', density: 'compact' } }))
    expect(await framed.getByRole('heading', { level: 1 }).count()).toBe(0)
    expect(await framed.getByLabel('密度').inputValue()).toBe('compact')
    expect(await framed.getByLabel('配色').count()).toBe(0)
    await leave(page)
  })
})
