import { chooseOfRow, nothing, press, type Way } from './way.ts'

export const GRID_WAYS: readonly Way[] = [
  {
    widget: 'config-grid',
    callbacks: ['onReady', 'onRowsChanged', 'onQueryChange', 'onSelectionChange', 'onFormChange', 'rowHref'],
    go: async (page) => {
      await page.locator('.fk-root').getByLabel('名称').first().fill('国庆')
      await page.getByRole('button', { name: '查询' }).click()
      await page.getByRole('row', { name: /春节/ }).waitFor({ state: 'detached' })
      await page.getByRole('checkbox').last().check()
      await page.getByRole('button', { name: '新增', exact: true }).click()
    },
    works: (page) => page.getByRole('dialog', { name: /新增/ }).waitFor(),
  },
  {
    widget: 'config-grid',
    callbacks: ['onOpen'],
    go: (page) => page.getByRole('button', { name: '新增', exact: true }).click(),
    works: (page) => page.getByRole('row', { name: /国庆节/ }).waitFor(),
  },
  {
    widget: 'config-grid',
    callbacks: ['onEvent'],
    go: async (page) => {
      await chooseOfRow(page, '元旦', /^停用/)
      await press(page.getByRole('alertdialog'), '停用')
    },
    works: (page) => page.getByRole('row', { name: /元旦/ }).getByRole('switch', { checked: false }).waitFor(),
  },
  {
    widget: 'config-grid',
    also: 'a list that names other records',
    callbacks: ['recordHref'],
    go: nothing,
    works: (page) => page.getByRole('row', { name: /示例事项一/ }).waitFor(),
  },
]
