import type { Page } from 'playwright-core'
import type { Auth } from '../../../lib/client/auth/auth.ts'
import type { FieldSources } from '../../../lib/provider/settings/field-sources.ts'
import type { PdfAssets } from '../../../lib/provider/settings/pdf-assets.ts'
import type { FangkitProviderProps } from '../../../lib/provider/provider-props.ts'
import type { Slots } from '../../../lib/provider/slots/slots.ts'
import { chooseOfRow, type Kind, nothing, press, type Way } from './way.ts'

type CallbackIn<T> = {
  [K in keyof T & string]-?: [Extract<T[K], (...args: never[]) => unknown>] extends [never] ? never : K
}[keyof T & string]

/**
 * Every function a provider may be given. What a token is asked of fails like a line that is cut, and is proved with
 * the client;
 * that a token is forgotten is up to the user who calls `logout`; the maps service has tests of its own.
 */
type ProviderCallback =
  | CallbackIn<FangkitProviderProps>
  | `auth.${Exclude<CallbackIn<Auth>, 'getToken' | 'signOut'>}`
  | `sources.${CallbackIn<FieldSources>}`
  | `assets.${CallbackIn<PdfAssets>}`
  | `components.${keyof Slots}`

/** The section of the house, ready to be filled in. */
async function editHouse(page: Page) {
  const house = page.getByRole('region', { name: '抵押物业' })
  await house.getByRole('button', { name: '编辑' }).click()
  return house
}

const editBasic = async (page: Page): Promise<void> => {
  const basic = page.getByRole('region', { name: '基础需求' })
  await basic.getByRole('button', { name: '编辑' }).click()
  const age = basic.getByLabel('借款人年龄')
  await age.fill((await age.inputValue()).startsWith('43') ? '44' : '43')
  await press(page, '保存')
}

/** One way at least to every function of a provider: a name that is missing does not compile. */
export const PROVIDER_WAYS: Readonly<Record<ProviderCallback, Omit<Way, 'callbacks'> & { readonly kind: Kind }>> = {
  onEvent: {
    kind: 'told',
    widget: 'fee-tab',
    go: (page) => page.getByRole('tab', { name: /支出清单/ }).click(),
    works: (page) => page.getByRole('table', { name: '支出清单' }).waitFor(),
  },
  onError: {
    kind: 'stands in',
    widget: 'fee-tab',
    scenario: 'broken',
    go: nothing,
    works: (page) => press(page, '重试'),
  },
  now: {
    kind: 'asked while drawing',
    widget: 'flow-tab',
    go: nothing,
    works: (page) => page.getByRole('button', { name: '完结', exact: true }).waitFor(),
  },
  portal: {
    kind: 'asked while drawing',
    widget: 'fee-tab',
    go: (page) => press(page, '新增收入'),
    works: (page) =>
      page
        .getByRole('dialog', { name: /新增收入/ })
        .getByRole('combobox', { name: '业务类型' })
        .waitFor(),
  },
  notify: {
    kind: 'told',
    widget: 'project-detail',
    go: editBasic,
    works: (page) => page.getByRole('region', { name: '基础需求' }).getByText(/4[34]/).first().waitFor(),
  },
  confirm: {
    kind: 'told',
    widget: 'config-grid',
    go: (page) => chooseOfRow(page, '春节', /^停用/),
    works: async (page) => {
      await page.getByRole('row', { name: /春节/ }).getByRole('switch', { checked: true }).waitFor()
      await press(page, '新增')
      await page.getByRole('dialog', { name: /新增/ }).waitFor()
    },
  },
  fallback: {
    kind: 'stands in',
    widget: 'fee-tab',
    also: 'a text that crashes',
    go: nothing,
    works: (page) => page.getByRole('button', { name: '重试' }).waitFor(),
  },
  'auth.can': {
    kind: 'asked while drawing',
    widget: 'project-detail',
    go: (page) => page.getByRole('region', { name: '基础需求' }).waitFor(),
    works: (page) => page.getByRole('button', { name: /^编辑/ }).first().waitFor({ state: 'detached' }),
  },
  // The back end names the user where the host does not.
  'auth.getUser': {
    kind: 'asked while drawing',
    widget: 'fee-tab',
    go: nothing,
    works: (page) => page.getByRole('button', { name: '新增收入' }).waitFor(),
  },
  'auth.subscribe': {
    kind: 'told',
    widget: 'fee-tab',
    go: nothing,
    works: (page) => page.getByRole('button', { name: '新增收入' }).waitFor(),
  },
  'auth.onSignedOut': {
    kind: 'told',
    widget: 'fee-tab',
    scenario: 'signed-out',
    go: nothing,
    works: (page) => page.locator('.fk-root').getByText(/登录/).first().waitFor(),
  },
  'sources.searchCommunities': {
    kind: 'waited for',
    widget: 'project-detail',
    go: async (page) => (await editHouse(page)).getByRole('combobox', { name: '小区名称' }).fill('示例翠湖'),
    works: async (page, how) => {
      await page
        .locator('.fk-root')
        .getByText(how === 'never settles' ? /正在查找/ : '重试')
        .first()
        .waitFor()
      await page.getByRole('combobox', { name: '小区名称' }).and(page.locator('[value="示例翠湖"]')).waitFor()
    },
  },
  'components.Loading': {
    kind: 'drawn',
    widget: 'fee-tab',
    go: nothing,
    works: (page) => page.getByRole('button', { name: '新增收入' }).waitFor(),
  },
  'components.Failed': {
    kind: 'drawn',
    widget: 'fee-tab',
    scenario: 'broken',
    go: nothing,
    works: (page) => press(page, '重试'),
  },
  'components.Forbidden': {
    kind: 'drawn',
    widget: 'fee-tab',
    scenario: 'forbidden',
    go: nothing,
    works: (page) => page.getByText('没有查看收支的权限').first().waitFor(),
  },
  'components.Empty': {
    kind: 'drawn',
    widget: 'config-grid',
    go: async (page) => {
      await page.locator('.fk-root').getByLabel('名称').first().fill('没有的节日')
      await press(page, '查询')
    },
    works: async (page) => {
      await page.getByRole('row', { name: /元旦/ }).waitFor({ state: 'detached' })
      await press(page, '新增')
      await page.getByRole('dialog', { name: /新增/ }).waitFor()
    },
  },
  'assets.pdfWorker': {
    kind: 'asked while drawing',
    widget: 'form-preview',
    go: (page) => press(page, /^预览 /),
    works: async (page) => {
      await page.getByText('无法显示 PDF').first().waitFor()
      await page.getByRole('region', { name: '对比申请字段,按需修改' }).waitFor()
    },
  },
}
