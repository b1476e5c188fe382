import type { Page } from 'playwright-core'
import { drawing } from '../../server/files/sample-files.ts'
import { press, waitForNotice, type Way } from './way.ts'

const drawer = (page: Page) => page.getByRole('dialog')
/** Each way has a paper of its own: what is handed in stays. */
async function submitPaper(page: Page, paper: number): Promise<void> {
  await page.getByRole('button', { name: /^上传/ }).nth(paper).click()
  await drawer(page)
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles({ name: '样例.png', mimeType: 'image/png', buffer: await drawing() })
}

export const PAPERS_WAYS: readonly Way[] = [
  {
    widget: 'papers-tab',
    callbacks: ['onReady', 'onViewChange', 'onEvent'],
    go: (page) => page.getByText(/^业主资料/).click(),
    works: (page) => page.getByRole('table', { name: '资料清单' }).waitFor(),
  },
  {
    widget: 'papers-tab',
    user: 'manager',
    props: { projectId: 'demo-project-24', record: 'file/demo-hf2y-24-40' },
    callbacks: ['onRecordChange'],
    go: async (page) => {
      await drawer(page).first().waitFor()
      // The picture over the drawer closes first.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
    works: (page) => page.getByRole('table', { name: '资料清单' }).waitFor(),
  },
  {
    widget: 'papers-tab',
    callbacks: ['beforeUpload'],
    go: (page) => submitPaper(page, 0),
    works: async (page, how) => {
      if (how === 'never settles') await press(drawer(page), '取消 样例.png')
      else await drawer(page).getByText('上传前的检查没有完成，请重试').first().waitFor()
      await drawer(page)
        .getByRole('button', { name: /选择文件/ })
        .waitFor()
    },
  },
  {
    widget: 'papers-tab',
    callbacks: ['onPaperAdded', 'onPaperRemoved', 'onEvent'],
    go: async (page) => {
      await submitPaper(page, 0)
      await waitForNotice(page, '上传成功')
      await press(drawer(page), '样例.png 的更多操作')
      await page.getByRole('menuitem', { name: '移除' }).click()
      await press(page.getByRole('alertdialog', { name: '移除“样例.png”？' }), '移除')
    },
    works: (page) => drawer(page).getByRole('button', { name: '样例.png 的更多操作' }).waitFor({ state: 'detached' }),
  },
]
