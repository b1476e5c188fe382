import type { Shown } from './shown.ts'
import type { View } from './site.ts'
import type { WidgetName } from './widget-names.ts'

/** A way through a widget that leads to some of its callbacks. */
export interface Way extends Pick<Shown, 'scenario' | 'props'> {
  readonly widget: WidgetName
  readonly callbacks: readonly string[]
  /** What a person does. */
  readonly go: (view: View) => Promise<void>
  /** What can be seen when the widget still does its work. */
  readonly works: (view: View) => Promise<void>
}

const nothing = async (): Promise<void> => undefined

/** Rows that cannot be loaded can be asked for again. */
const broken = (widget: WidgetName): Way => ({
  widget,
  scenario: 'broken',
  callbacks: ['onError'],
  go: nothing,
  works: (view) => view.getByRole('button', { name: '重试' }).first().waitFor(),
})

const chosenTab = (view: View, name: RegExp): Promise<void> => view.getByRole('tab', { name, selected: true }).waitFor()

export const WAYS: readonly Way[] = [
  {
    widget: 'project-detail',
    callbacks: ['onReady', 'onEditingChange', 'onSaved', 'onTabChange', 'onEvent'],
    go: async (view) => {
      const basic = view.getByRole('region', { name: '基础需求' })
      await basic.getByRole('button', { name: '编辑' }).click()
      await basic.getByLabel('借款人年龄').fill('41')
      await view.getByRole('button', { name: '保存', exact: true }).click()
      await view.getByText('保存成功').waitFor()
      await view.getByRole('tab', { name: '收支' }).click()
    },
    works: (view) => chosenTab(view, /收支/),
  },
  {
    widget: 'fee-tab',
    callbacks: ['onReady', 'onSubTabChange', 'onEvent'],
    go: (view) => view.getByRole('tab', { name: /支出清单/ }).click(),
    works: (view) => chosenTab(view, /支出清单/),
  },
  {
    widget: 'flow-tab',
    callbacks: ['onReady', 'onSelectionChange'],
    go: (view) => view.getByRole('checkbox', { name: /^选择 / }).and(view.locator(':enabled')).first().check(),
    works: (view) => view.getByRole('status').filter({ hasText: /已选 [1-9]/ }).waitFor(),
  },
  {
    widget: 'papers-tab',
    callbacks: ['onReady', 'onViewChange', 'onEvent'],
    go: (view) => view.getByText(/^业主资料/).click(),
    works: (view) => view.getByRole('table', { name: '资料清单' }).waitFor(),
  },
  {
    widget: 'form-preview',
    callbacks: ['onReady', 'onFormChange', 'onEvent'],
    go: (view) => view.getByRole('button', { name: /^预览 / }).first().click(),
    works: (view) => view.locator('canvas').first().waitFor(),
  },
  {
    widget: 'config-grid',
    callbacks: ['onReady', 'onRowsChanged', 'onQueryChange', 'onSelectionChange', 'onFormChange', 'rowHref'],
    go: async (view) => {
      await view.locator('.fk-root').getByLabel('名称').first().fill('国庆')
      await view.getByRole('button', { name: '查询' }).click()
      await view.getByRole('row', { name: /春节/ }).waitFor({ state: 'detached' })
      await view.getByRole('checkbox').last().check()
      await view.getByRole('button', { name: '新增', exact: true }).click()
    },
    works: (view) => view.getByRole('dialog', { name: /新增/ }).waitFor(),
  },
  {
    widget: 'config-grid',
    callbacks: ['onOpen'],
    go: (view) => view.getByRole('button', { name: '新增', exact: true }).click(),
    works: (view) => view.getByRole('row', { name: /国庆节/ }).waitFor(),
  },
  {
    widget: 'image-viewer',
    callbacks: ['onIndexChange', 'onClose'],
    go: async (view) => {
      await view.getByRole('button', { name: '打开图片' }).click()
      await view.getByRole('dialog').getByRole('button', { name: /下一/ }).click()
      await view.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    },
    works: (view) => view.getByRole('dialog').waitFor({ state: 'detached' }),
  },
  ...(['project-detail', 'fee-tab', 'flow-tab', 'papers-tab', 'form-preview', 'config-grid'] as const).map(broken),
]
