import type { Page } from 'playwright-core'
import { press, waitForNotice, type Way } from './way.ts'

const openFirst = (page: Page): Promise<void> => press(page, /^预览 /)

export const FORM_WAYS: readonly Way[] = [
  {
    widget: 'form-preview',
    callbacks: ['onReady', 'onFormChange'],
    go: openFirst,
    works: (page) => page.locator('canvas').first().waitFor(),
  },
  {
    widget: 'form-preview',
    callbacks: ['onFieldSaved', 'onEvent'],
    go: async (page) => {
      await openFirst(page)
      const compare = page.getByRole('region', { name: '对比申请字段,按需修改' })
      await compare.getByRole('textbox', { name: '工作单位' }).fill('广州市示例远山有限公司')
      await press(compare, '保存并刷新预览')
    },
    works: (page) => waitForNotice(page, /^(已保存|保存成功)/),
  },
  {
    widget: 'form-preview',
    callbacks: ['onDownloaded', 'onEvent'],
    go: (page) => press(page, /^下载空白表 /),
    works: (page) => waitForNotice(page, /已下载/),
  },
  {
    widget: 'form-preview',
    callbacks: ['onPrinted', 'onEvent'],
    go: (page) => press(page, /^打印 /),
    works: (page) => page.getByText('已打印').first().waitFor(),
  },
]
