import type { Page } from 'playwright-core'
import { press, waitForNotice, type Way } from './way.ts'

const tick = (page: Page): Promise<void> =>
  page
    .getByRole('checkbox', { name: /^选择 /, disabled: false })
    .first()
    .check({ force: true })

/** Opens the guide of a job, a record of its own. */
export const openGuide = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^指引 / })
    .first()
    .click()

export const FLOW_WAYS: readonly Way[] = [
  {
    widget: 'flow-tab',
    callbacks: ['onReady', 'onSelectionChange'],
    go: tick,
    works: (page) =>
      page
        .getByRole('status')
        .filter({ hasText: /已选 [1-9]/ })
        .waitFor(),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onReminderSet', 'onEvent'],
    go: async (page) => {
      await page.getByRole('textbox', { name: '办理日期' }).fill('2026-03-20')
      await page.keyboard.press('Tab')
      await tick(page)
      await press(page, '设置提醒')
    },
    works: (page) => waitForNotice(page, '已为 1 个流程设置 03-20 的提醒'),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onJobsFinished', 'onEvent'],
    go: async (page) => {
      await tick(page)
      await press(page, '完结')
      const question = page.getByRole('dialog', { name: /仍要完结/ })
      await question.or(page.getByText('已完结 1 个流程')).first().waitFor()
      if (!(await question.isVisible())) return
      await press(question, '客户承诺补交')
      await press(question, '仍要完结')
    },
    works: (page) => waitForNotice(page, '已完结 1 个流程'),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onHandlersSaved', 'onEvent'],
    go: async (page) => {
      await press(page, /^取消指派/)
      await press(page, /^保存跟进人/)
    },
    works: (page) => waitForNotice(page, '跟进人保存成功'),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onRecordChange'],
    go: openGuide,
    works: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onPapersWanted', 'onEvent'],
    go: (page) =>
      page
        .getByRole('row')
        .getByRole('button', { name: /^(买家|业主).*，/ })
        .first()
        .click(),
    works: (page) => page.getByRole('button', { name: '完结', exact: true }).waitFor(),
  },
]
