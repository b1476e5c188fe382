import type { Page } from 'playwright-core'
import { openGuide } from './flow-ways.ts'
import { WIDGET_NAMES } from '../widget-names.ts'
import { chosenTab, nothing, press, type Way } from './way.ts'

const openPictures = (page: Page): Promise<void> => press(page, '打开图片')

/** Rows that cannot be loaded can be asked for again. */
const broken: readonly Way[] = WIDGET_NAMES.filter((widget) => widget !== 'image-viewer').map((widget) => ({
  widget,
  scenario: 'broken',
  callbacks: ['onError'],
  go: nothing,
  works: (page) => press(page, '重试'),
}))

/** A widget that cannot go on and whose host shows nothing in its place says so itself, and can be tried again. */
const crashed: readonly Way[] = WIDGET_NAMES.map((widget) => ({
  widget,
  also: 'a text that crashes',
  callbacks: ['fallback'],
  go: widget === 'image-viewer' ? openPictures : nothing,
  works: (page) => page.getByRole('button', { name: '重试' }).waitFor(),
}))

export const OTHER_WAYS: readonly Way[] = [
  {
    widget: 'project-detail',
    callbacks: ['onReady', 'onEditingChange', 'onSaved', 'onTabChange', 'onEvent'],
    go: async (page) => {
      const basic = page.getByRole('region', { name: '基础需求' })
      await basic.getByRole('button', { name: '编辑' }).click()
      const age = basic.getByLabel('借款人年龄')
      await age.fill((await age.inputValue()).startsWith('41') ? '42' : '41')
      await page.getByRole('button', { name: '保存', exact: true }).click()
      await page.getByText('保存成功').waitFor()
      await page.getByRole('tab', { name: '收支' }).click()
    },
    works: (page) => chosenTab(page, /收支/),
  },
  {
    widget: 'project-detail',
    props: { projectId: 'demo-project-54', defaultTab: 'flow' },
    callbacks: ['onRecordChange'],
    go: openGuide,
    works: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    widget: 'project-detail',
    props: { projectId: undefined, action: 'ADD' },
    callbacks: ['onNavigate'],
    go: (page) => press(page, '取消'),
    works: (page) => page.getByRole('region', { name: '基础需求' }).first().waitFor(),
  },
  {
    widget: 'image-viewer',
    callbacks: ['onReady', 'onIndexChange', 'onClose', 'onEvent'],
    go: async (page) => {
      await openPictures(page)
      await page.getByRole('dialog').getByRole('button', { name: /下一/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    },
    works: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  {
    widget: 'image-viewer',
    also: 'a picture that is not there',
    callbacks: ['onImageFailed', 'onError', 'onEvent'],
    go: openPictures,
    works: (page) => page.getByRole('dialog').getByText('加载失败').first().waitFor(),
  },
  ...broken,
  ...crashed,
]
