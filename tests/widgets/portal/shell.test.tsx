import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inEveryScheme } from '../every-scheme.ts'
import { choose, expectAccessible, firstRow, memory, open, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const tabs = () => within(screen.getByRole('navigation', { name: '打开的页面' }))
const tabTitles = () =>
  tabs()
    .getAllByRole('link')
    .map((link) => link.textContent)
const savedTabs = () =>
  JSON.parse(localStorage.getItem('openTabs') ?? '[]') as { path: string; title: string; pinned?: boolean }[]

describe('the shell', () => {
  it.each(['/HomePage', '/PrjBaseGrid', '/404'])('is accessible around %s', async (path) => {
    await openAs('manager', path)
    if (path === '/PrjBaseGrid') await firstRow()
    await expectAccessible()
  })

  it('SHL-001 marks the menu entry of the first part of the address', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await userEvent.click(within(await firstRow()).getByRole('link'))
    await waitFor(() => expect(address()).toMatch(/^\/PrjBaseGrid\/.+/))
    expect(menu().getByRole('link', { name: '项目列表' })).toHaveAttribute('aria-current', 'page')
    expect(menu().getByRole('link', { name: /^首页/ })).not.toHaveAttribute('aria-current')
  })

  it('OPN-075 shows groups that fold, finds an entry by name, and leads there by keyboard', async () => {
    const { address } = await openAs('manager', '/HomePage')
    const rates = await menu().findByRole('button', { name: '利率税费' }, LONG_TIMEOUT)
    expect(menu().queryByRole('link', { name: '银行利率' })).toBeNull()
    await userEvent.click(rates)
    expect(rates).toHaveAttribute('aria-expanded', 'true')
    expect(within(menu().getByRole('list', { name: '利率税费' })).getAllByRole('link').length).toBeGreaterThan(5)
    expect(JSON.parse(localStorage.getItem('menuFolded') ?? '{}')).toEqual({ GROUP_RATES: true })
    await inEveryScheme(expectAccessible)
    await userEvent.type(menu().getByRole('searchbox', { name: '查找菜单' }), '银行利率')
    expect(menu().getAllByRole('link')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(menu().getByRole('link')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/BankRateGrid'))
    await menu().findByRole('link', { name: '银行利率', current: 'page' }, LONG_TIMEOUT)
    await waitFor(() => expect(document.title).toBe('银行利率 · 安居办案台'))
  })

  it('OPN-075 says when the menu cannot be loaded, and loads it when asked', async () => {
    const transport = memory()
    let broken = true
    await openAs('manager', '/HomePage', {
      ...transport,
      call: (request) =>
        broken && request.method === 'getMenu'
          ? Promise.resolve({ success: false, code: 'STATUS', message: '菜单暂时不可用' })
          : transport.call(request),
    })
    expect(await menu().findByText('菜单暂时不可用', {}, LONG_TIMEOUT)).toBeVisible()
    broken = false
    await userEvent.click(menu().getByRole('button', { name: /重试|重新/ }))
    expect(await menu().findByRole('link', { name: '项目列表' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('folds the menu down to its icons and keeps it so', async () => {
    await openAs('manager', '/HomePage')
    await menu().findByRole('link', { name: '项目列表' }, LONG_TIMEOUT)
    await userEvent.click(menu().getByRole('button', { name: '收起菜单' }))
    await waitFor(() => expect(menu().getByRole('link', { name: '项目列表' })).toHaveTextContent(''))
    expect(menu().queryByRole('searchbox')).toBeNull()
    expect(localStorage.getItem('menuCollapsed')).toBe('true')
    await userEvent.click(menu().getByRole('button', { name: '展开菜单' }))
    await waitFor(() => expect(menu().getByRole('link', { name: '项目列表' })).toHaveTextContent('项目列表'))
  })

  it('ROU-018 shows 404 for an address it does not know', async () => {
    const { address } = await openAs('manager', '/Nowhere')
    expect(await screen.findByText('页面不存在', {}, LONG_TIMEOUT)).toBeVisible()
    expect(address()).toBe('/404')
    await userEvent.click(screen.getByRole('button', { name: '回到首页' }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
  })

  it('ROU-018 leaves no tab for a wrong address, and offers a way back from a case that does not exist', async () => {
    const { address, portal } = await openAs('manager', '/CostManagement/ReportAnalysis')
    expect(await screen.findByText('页面不存在', {}, LONG_TIMEOUT)).toBeVisible()
    expect(tabTitles()).toEqual(['首页'])
    await portal.router.navigate('/PrjBaseGrid/no-such-case')
    expect(await screen.findByText('项目不存在或无权查看', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(tabTitles()).toEqual(['首页']))
    expect(savedTabs()).toEqual([])
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: '打开项目列表' }))
    await waitFor(() => expect(address()).toBe('/PrjBaseGrid'))
  })

  it('OPN-075 puts a pinned entry first, by keyboard too, until it is unpinned', async () => {
    const { unmount } = await openAs('manager', '/HomePage')
    await userEvent.click(await menu().findByRole('button', { name: '利率税费' }, LONG_TIMEOUT))
    menu().getByRole('link', { name: '银行利率' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const pin = await menu().findByRole('button', { name: '固定 银行利率' }, LONG_TIMEOUT)
    await waitFor(() => expect(pin).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const first = await menu().findByRole('list', { name: '常用' }, LONG_TIMEOUT)
    expect(within(first).getByRole('link', { name: '银行利率' })).toBeVisible()
    expect(menu().getAllByRole('list')[0]).toBe(first)
    await inEveryScheme(expectAccessible)
    unmount()
    document.getElementById('root')?.remove()
    open('/HomePage')
    await screen.findByRole('navigation', { name: '主菜单' }, LONG_TIMEOUT)
    const again = await menu().findByRole('list', { name: '常用' }, LONG_TIMEOUT)
    await userEvent.click(within(again).getByRole('button', { name: '取消固定 银行利率' }))
    await waitFor(() => expect(menu().queryByRole('list', { name: '常用' })).toBeNull(), LONG_TIMEOUT)
  })

  it('names the entry that has the focus in a menu reduced to its icons', async () => {
    await openAs('manager', '/HomePage')
    await menu().findByRole('link', { name: /^收款订单/ }, LONG_TIMEOUT)
    await userEvent.click(menu().getByRole('button', { name: '收起菜单' }))
    const link = menu().getByRole('link', { name: '收款订单' })
    expect(screen.queryByText('收款订单')).toBeNull()
    link.focus()
    const tip = await screen.findByText('收款订单')
    expect(tip).toBeVisible()
    expect(tip.getBoundingClientRect().left).toBeGreaterThan(link.getBoundingClientRect().right)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('收款订单')).toBeNull())
  })

  it('SHL-017 SHL-018 SHL-021 ERR-043 names the server’s city, and lets a person work in another one', async () => {
    await openAs('manager', '/HomePage')
    await userEvent.click(screen.getByRole('button', { name: '当前城市 广州市，切换城市' }))
    const dialog = await screen.findByRole('dialog', { name: '切换城市' }, LONG_TIMEOUT)
    await userEvent.click(await within(dialog).findByRole('button', { name: /广州市/ }, LONG_TIMEOUT))
    expect(await screen.findByText('当前已是该城市', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(
      within(within(dialog).getByRole('region', { name: 'PQRSTUVW' })).getByRole('button', { name: /深圳市/ }),
    )
    expect(await screen.findByRole('button', { name: '当前城市 深圳市，切换城市' }, LONG_TIMEOUT)).toBeVisible()
    // Where the server has them work is theirs alone to change back.
    await userEvent.click(screen.getByRole('button', { name: '当前城市 深圳市，切换城市' }))
    await userEvent.click(await screen.findByRole('button', { name: /广州市/ }, LONG_TIMEOUT))
    expect(await screen.findByRole('button', { name: '当前城市 广州市，切换城市' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('SHL-009 lets a person have the parameters loaded anew', async () => {
    const transport = memory()
    const made: string[] = []
    const noting = {
      ...transport,
      call: (request: Parameters<typeof transport.call>[0]) => {
        made.push(`${request.service}.${request.method}`)
        return transport.call(request)
      },
    }
    await openAs('manager', '/HomePage', noting)
    sessionStorage.setItem('dict:HF01::', 'old')
    await choose('刷新参数')
    expect(await screen.findByText('参数已刷新', {}, LONG_TIMEOUT)).toBeVisible()
    expect(made).toContain('home.doRefresh')
    expect(sessionStorage.getItem('dict:HF01::')).toBeNull()
  })

  it('SHL-008 lets a person choose how it looks, and remembers', async () => {
    await openAs('manager', '/HomePage')
    await choose('深色')
    await choose('紧凑')
    const looks = () =>
      [...document.querySelectorAll('.fk-root')].map(
        (root) => `${root.getAttribute('data-scheme')} ${root.getAttribute('data-density')}`,
      )
    await waitFor(() => expect(new Set(looks())).toEqual(new Set(['dark compact'])))
    expect(JSON.parse(localStorage.getItem('appearance') ?? '{}')).toEqual({ scheme: 'dark', density: 'compact' })
    await expectAccessible()
  })

  it('SHL-008 is light on paper, whatever the scheme on the screen', async () => {
    await openAs('manager', '/HomePage')
    await choose('深色')
    const schemes = () => [
      ...new Set([...document.querySelectorAll('.fk-root')].map((root) => root.getAttribute('data-scheme'))),
    ]
    await waitFor(() => expect(schemes()).toEqual(['dark']))
    dispatchEvent(new Event('beforeprint'))
    expect(schemes()).toEqual(['light'])
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(schemes()).toEqual(['dark']))
    expect(localStorage.getItem('appearance')).toContain('dark')
  })
})

describe('tabs', () => {
  it('SHL-002 SHL-003 open with the page, carry the name of the case, survive a reload and close', async () => {
    const { address, unmount } = await openAs('manager', '/PrjBaseGrid')
    const row = await firstRow()
    const place = within(row).getAllByRole('cell')[2]?.textContent ?? ''
    await userEvent.click(within(row).getByRole('link'))
    await waitFor(() => expect(tabTitles()).toEqual(['首页', '项目列表', place]), LONG_TIMEOUT)
    expect(document.title).toBe(`${place} · 安居办案台`)
    expect(savedTabs().map(({ title }) => title)).toEqual(['项目列表', place])

    const path = address()
    unmount()
    document.getElementById('root')?.remove()
    const again = open(path)
    await waitFor(() => expect(tabTitles()).toEqual(['首页', '项目列表', place]), LONG_TIMEOUT)
    await userEvent.click(tabs().getByRole('button', { name: `关闭 ${place}` }))
    await waitFor(() => expect(again.address()).toBe('/PrjBaseGrid'))
    expect(tabTitles()).toEqual(['首页', '项目列表'])
  })

  it('close beside the page that is open without leaving it', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    await userEvent.click(tabs().getByRole('link', { name: '首页' }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
    await userEvent.click(tabs().getByRole('button', { name: '关闭 项目列表' }))
    await waitFor(() => expect(tabTitles()).toEqual(['首页']))
    expect(address()).toBe('/HomePage')
  })

  it('SHL-004 close all at once', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    await userEvent.click(tabs().getByRole('button', { name: '关闭全部页面' }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
    expect(tabTitles()).toEqual(['首页'])
    expect(savedTabs()).toEqual([])
  })

  it('SHL-005 scroll by 300 px when they need more room than there is', async () => {
    localStorage.setItem(
      'openTabs',
      JSON.stringify(
        Array.from({ length: 12 }, (_, at) => ({
          path: `/PrjBaseGrid/${at}`,
          title: `示例大道 ${at} 号 3 栋 1204 房`,
        })),
      ),
    )
    await openAs('manager', '/HomePage')
    const strip = tabs().getByRole('list').parentElement as HTMLElement
    await userEvent.click(tabs().getByRole('button', { name: '向右滚动' }))
    await waitFor(() => expect(strip.scrollLeft).toBe(300))
    await userEvent.click(tabs().getByRole('button', { name: '向左滚动' }))
    await waitFor(() => expect(strip.scrollLeft).toBe(0))
  })

  it('SHL-003 pin by their menu, stay through closing all, and find the page as it was left', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await userEvent.click(within(await firstRow()).getByRole('link'))
    await userEvent.click(await screen.findByRole('tab', { name: '项目进度' }, LONG_TIMEOUT))
    await waitFor(() => expect(address()).toMatch(/tab=flow$/))
    await screen.findAllByRole('button', { name: /^买家已收/ }, LONG_TIMEOUT)
    const page = address()
    const tab = () => tabs().getAllByRole('link').at(-1) as HTMLElement
    tab().focus()
    await userEvent.pointer({ keys: '[MouseRight]', target: tab() })
    const menuOfTab = await screen.findByRole('menu', { name: '页面操作' }, LONG_TIMEOUT)
    const actions = within(menuOfTab)
    expect(actions.getByRole('menuitem', { name: '关闭右侧页面' })).toHaveAttribute('aria-disabled', 'true')
    await inEveryScheme((_page, options) => expectAccessible(menuOfTab, options))
    await userEvent.click(actions.getByRole('menuitem', { name: '固定' }))
    await waitFor(() => expect(savedTabs().map(({ pinned }) => pinned === true)).toEqual([true, false]))
    await userEvent.click(tabs().getByRole('button', { name: '关闭全部页面' }))
    await waitFor(() => expect(savedTabs()).toHaveLength(1))
    expect(address()).toBe(page)
    await userEvent.click(tabs().getByRole('link', { name: '首页' }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
    await userEvent.click(tab())
    await waitFor(() => expect(address()).toBe(page))
    tab().focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(address()).toBe('/HomePage'))
    expect(savedTabs()).toEqual([])
  })

  it('need no arrows while there is room', async () => {
    await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    expect(tabs().queryByRole('button', { name: '向右滚动' })).toBeNull()
  })
})

describe('the box that leads anywhere', () => {
  it('opens by Ctrl K, finds pages and cases, and goes there by keyboard', async () => {
    const { address } = await openAs('manager', '/HomePage')
    await menu().findByRole('link', { name: '项目列表' }, LONG_TIMEOUT)
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: '搜索或跳转' }, LONG_TIMEOUT)
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('税费标准')
    const page = await screen.findByRole('option', { name: /^税费标准/ }, LONG_TIMEOUT)
    expect(page).toHaveAttribute('aria-selected', 'true')
    expect(box.getAttribute('aria-activedescendant')).toBe(page.id)
    await inEveryScheme(expectAccessible)
    await userEvent.clear(box)
    await userEvent.keyboard('示例大道')
    const [first, second] = await within(
      await screen.findByRole('group', { name: '项目' }, LONG_TIMEOUT),
    ).findAllByRole('option')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/PrjBaseGrid\/.+/))
    expect(screen.queryByRole('combobox', { name: '搜索或跳转' })).toBeNull()
  })
})

describe('a new project', () => {
  it('SHL-006 PRJ-037 opens in a drawer over 60% of the page', async () => {
    await openAs('manager', '/HomePage')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: '新建项目' }))
    const drawer = await screen.findByRole('dialog', { name: '新建项目' }, LONG_TIMEOUT)
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().width)).toBe(Math.round(window.innerWidth * 0.6)),
    )
    expect(await within(drawer).findByLabelText('房屋地址', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
  })

  it.each([
    ['manager', true],
    ['provider', true],
    ['follow', false],
    ['finance', false],
    ['viewer', false],
  ])('SHL-007 PRJ-038 is offered to %s: %s', async (user, offered) => {
    await openAs(user, '/HomePage')
    await screen.findByRole('button', { name: /账户菜单/ }, LONG_TIMEOUT)
    expect(screen.queryAllByRole('button', { name: /新建项目/ }).length > 0).toBe(offered)
  })
})

describe('unsaved changes', () => {
  async function startTyping() {
    const opened = await openAs('manager', '/PrjBaseGrid')
    await userEvent.click(within(await firstRow()).getByRole('link'))
    await userEvent.click(await screen.findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT))
    const price = await screen.findByLabelText(/房屋市场价/, { selector: 'input' }, LONG_TIMEOUT)
    await userEvent.clear(price)
    await userEvent.type(price, '321')
    return { ...opened, page: opened.address() }
  }

  it('hold the page when another one is chosen, until the person lets them go', async () => {
    const { address, page } = await startTyping()
    await userEvent.click(menu().getByRole('link', { name: /^首页/ }))
    const question = await screen.findByRole('alertdialog', { name: '离开此页面？' }, LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(address()).toBe(page)

    await userEvent.click(menu().getByRole('link', { name: /^首页/ }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '离开' }),
    )
    await waitFor(() => expect(address()).toBe('/HomePage'))
  })

  it('hold the tab that is being closed', async () => {
    const { address, page } = await startTyping()
    const closing = () =>
      tabs()
        .getAllByRole('button', { name: /^关闭 / })
        .at(-1) as HTMLElement
    await userEvent.click(closing())
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '继续编辑' }),
    )
    expect(address()).toBe(page)
    expect(savedTabs()).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(closing())
    await userEvent.click(
      within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '离开' }),
    )
    await waitFor(() => expect(address()).toBe('/PrjBaseGrid'))
    expect(savedTabs()).toHaveLength(1)
  })

  it('hold the window', async () => {
    await startTyping()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('are not asked about where there are none', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    await userEvent.click(menu().getByRole('link', { name: /^首页/ }))
    await waitFor(() => expect(address()).toBe('/HomePage'))
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(false)
  })
})
