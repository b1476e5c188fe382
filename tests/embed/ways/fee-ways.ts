import type { Page } from 'playwright-core'
import { choose } from '../../e2e/records/fill-record.ts'
import type { Misbehaviour } from '../shown.ts'
import { chosenTab, press, waitForNotice, type Way } from './way.ts'

const drawer = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

async function collect(page: Page): Promise<void> {
  await press(page, '新增收入')
  const form = drawer(page, /新增收入/)
  // The drawer takes the focus once it is drawn, and its lists come a little later.
  await form.and(page.locator(':focus-within')).waitFor()
  await form.getByRole('combobox', { name: '业务类型' }).and(page.locator(':not([aria-busy])')).click()
  await page.locator('.fk-root [role=option]:not([aria-disabled=true])').first().click()
  await form.getByRole('textbox', { name: '订单金额', exact: true }).fill('1')
  await press(form, '提交')
}

async function spend(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /支出清单/ }).click()
  await press(page, '新增支出')
  const form = drawer(page, /新增支出/)
  await choose({ page, within: form, label: '支出类别' }, ['评估费'])
  await page.keyboard.press('Escape')
  await form.getByRole('textbox', { name: '支出金额', exact: true }).fill('1')
  for (const [label, word] of [
    ['提成抵扣用途', '不参与抵扣'],
    ['收款方', '合作机构'],
    ['收款账户', '对公账户'],
    ['发票提供情况', '不提供发票'],
  ] as const)
    await choose({ page, within: form, label }, [word])
  await press(form, '提交')
}

/**
 * A value that cannot be checked is not sent, and the widget says so; a check without an answer can be cancelled. Typed
 * values stay in both cases.
 */
const holds =
  (form: RegExp, amount: string) =>
  async (page: Page, how: Misbehaviour): Promise<void> => {
    if (how !== 'never settles') await waitForNotice(page, /^未能提交/)
    await drawer(page, form)
      .getByRole('textbox', { name: amount, exact: true })
      .and(page.locator('[value^="1"]'))
      .waitFor()
    await press(drawer(page, form), '取消')
    await press(page.getByRole('alertdialog'), /^放弃/)
    await drawer(page, form).waitFor({ state: 'detached' })
  }

const closes =
  (form: RegExp) =>
  async (page: Page): Promise<void> => {
    await waitForNotice(page, '提交成功')
    await drawer(page, form).waitFor({ state: 'detached' })
  }

export const FEE_WAYS: readonly Way[] = [
  {
    widget: 'fee-tab',
    callbacks: ['onReady', 'onSubTabChange'],
    go: (page) => page.getByRole('tab', { name: /支出清单/ }).click(),
    works: (page) => chosenTab(page, /支出清单/),
  },
  { widget: 'fee-tab', callbacks: ['beforeSubmit'], go: collect, works: holds(/新增收入/, '订单金额') },
  { widget: 'fee-tab', callbacks: ['beforeSubmit'], go: spend, works: holds(/新增支出/, '支出金额') },
  { widget: 'fee-tab', callbacks: ['onOrderSubmitted', 'onEvent'], go: collect, works: closes(/新增收入/) },
  { widget: 'fee-tab', callbacks: ['onExpenseSubmitted', 'onEvent'], go: spend, works: closes(/新增支出/) },
  {
    widget: 'fee-tab',
    user: 'finance',
    props: { projectId: 'demo-project-52', defaultSubTab: 'expenses' },
    callbacks: ['onReviewed', 'onRecordChange', 'onEvent'],
    go: async (page) => {
      await press(page, /^审核支出/)
      const review = drawer(page, /支出审核/)
      await press(review, '退回')
      const reason = drawer(page, /退回支出/)
      await reason.getByRole('textbox').fill('缺少发票')
      await press(reason, '退回')
    },
    works: (page) => page.getByText('退回理由：缺少发票').first().waitFor(),
  },
]
