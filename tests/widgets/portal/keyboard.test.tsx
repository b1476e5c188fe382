import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { KEY_GROUPS, keyText } from '../../../host/web/shell/keyboard/keys.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { choose, expectAccessible, firstRow, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const main = () => screen.getByRole('main')
const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const tabs = () => within(screen.getByRole('navigation', { name: '打开的页面' }))
const focused = () => document.activeElement as HTMLElement

/** Presses Tab from the start of the page until the focus is on the wanted element. */
async function tabsUntil(isThere: (element: HTMLElement) => boolean): Promise<number> {
  focused().blur()
  for (let count = 1; count <= 100; count += 1) {
    await userEvent.tab()
    if (isThere(focused())) return count
  }
  return Number.POSITIVE_INFINITY
}

/** As after an hour of work, with many open pages. */
function storeTabs(): void {
  localStorage.setItem(
    'openTabs',
    JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((at) => ({ path: `/PrjBaseGrid/${at}`, title: `示例大道 ${at} 号` }))),
  )
}

describe('the way to the page by keyboard', () => {
  it('is at most five Tab stops from load, over the link that skips the menu', async () => {
    storeTabs()
    await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    const toLink = await tabsUntil(({ textContent }) => textContent === '跳到内容')
    expect(toLink).toBe(1)
    expect(focused()).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(main()).toHaveFocus())
    await userEvent.tab()
    expect(main()).toContainElement(focused())
    expect(main()).not.toHaveFocus()
  })

  it('has one stop for all entries of the menu and one for all open pages', async () => {
    storeTabs()
    await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    await menu().findByRole('link', { name: '项目列表', current: 'page' }, LONG_TIMEOUT)
    const stops: HTMLElement[] = []
    await tabsUntil((element) => {
      stops.push(element)
      return main().contains(element)
    })
    const inside = (name: string) =>
      stops.filter((stop) => screen.getByRole('navigation', { name }).contains(stop)).map((stop) => stop.textContent)
    expect(inside('打开的页面')).toEqual(['项目列表'])
    expect(inside('主菜单').filter((text) => text !== '')).toEqual(['项目列表', '收起菜单'])
    expect(stops.length).toBeLessThanOrEqual(14)
  })

  it('leads into the menu by the second link, and there by arrow keys', async () => {
    await openAs('manager', '/HomePage')
    const rates = await menu().findByRole('button', { name: '利率税费' }, LONG_TIMEOUT)
    await tabsUntil(({ textContent }) => textContent === '跳到菜单')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(menu().getByRole('link', { name: /^首页/ })).toHaveFocus())
    rates.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(rates).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    const [first] = within(menu().getByRole('list', { name: '利率税费' })).getAllByRole('link')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(rates).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    expect(rates).toHaveAttribute('aria-expanded', 'false')
  })

  it('moves along the open pages by arrow keys and closes them by Delete, where the focus stays', async () => {
    storeTabs()
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    tabs().getByRole('link', { name: '项目列表' }).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(tabs().getByRole('link', { name: '示例大道 6 号' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(tabs().queryByRole('link', { name: '示例大道 6 号' })).toBeNull())
    await waitFor(() => expect(tabs().getByRole('link', { name: '示例大道 7 号' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(tabs().getByRole('link', { name: '首页' })).toHaveFocus())
    tabs().getByRole('link', { name: '项目列表' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(address()).toBe('/PrjBaseGrid/7'))
    // The case does not exist, so its page closes the focused tab.
    await waitFor(() => expect(tabs().queryByRole('link', { name: '示例大道 7 号' })).toBeNull(), LONG_TIMEOUT)
    await waitFor(() => expect(tabs().getByRole('link', { name: '示例大道 5 号' })).toHaveFocus())
  })

  it('goes on in the page that was opened', async () => {
    const { address } = await openAs('manager', '/HomePage')
    const link = await menu().findByRole('link', { name: '项目列表' }, LONG_TIMEOUT)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/PrjBaseGrid'))
    await waitFor(() => expect(main()).toHaveFocus())
    expect(main()).toHaveAccessibleName('项目列表')
  })
})

describe('the sheet of keys', () => {
  const sheet = () => screen.findByRole('dialog', { name: '键盘操作' }, LONG_TIMEOUT)

  it('opens by ? and lists every key once', async () => {
    await openAs('manager', '/HomePage')
    await userEvent.keyboard('?')
    const dialog = await sheet()
    for (const { title, lines } of KEY_GROUPS) {
      const group = within(within(dialog).getByRole('region', { name: title }))
      for (const { keys, text } of lines) {
        const line = group.getByText(text).parentElement as HTMLElement
        expect([...line.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(keys.map(keyText))
      }
    }
    expect(within(dialog).getByText('搜索或跳转').parentElement).toHaveTextContent('Ctrl K')
    await inEveryScheme(expectAccessible)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: '搜索或跳转' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('stays closed while something is typed, a word is composed, or the key is held', async () => {
    await openAs('manager', '/HomePage')
    const search = menu().getByRole('searchbox', { name: '查找菜单' })
    await userEvent.type(search, '?')
    expect(search).toHaveValue('?')
    await userEvent.clear(search)
    search.blur()
    fireEvent.keyDown(document.body, { key: '?', isComposing: true })
    fireEvent.keyDown(document.body, { key: '?', keyCode: 229 })
    fireEvent.keyDown(document.body, { key: '?', repeat: true })
    fireEvent.keyDown(document.body, { key: '?', ctrlKey: true })
    await userEvent.click(screen.getByRole('button', { name: /切换城市/ }))
    await screen.findByRole('dialog', { name: '切换城市' }, LONG_TIMEOUT)
    await userEvent.keyboard('?')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.queryByRole('dialog', { name: '键盘操作' })).toBeNull()
  })

  it('opens from the menu of the user, where keys without Ctrl are switched off', async () => {
    await openAs('manager', '/HomePage')
    await userEvent.click(await screen.findByRole('button', { name: /账户菜单/ }, LONG_TIMEOUT))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^键盘操作/ }))
    const dialog = await sheet()
    await userEvent.click(within(dialog).getByRole('switch', { name: '使用不带 Ctrl 的单键' }))
    await userEvent.click(within(dialog).getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?')
    await choose('键盘操作')
    expect(within(await sheet()).getByRole('switch')).not.toBeChecked()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})
