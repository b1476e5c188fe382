import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Badge } from '../../../lib/ui/indicators/badge.tsx'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { DescriptionItem } from '../../../lib/ui/forms/description-item.tsx'
import { DescriptionList } from '../../../lib/ui/forms/description-list.tsx'
import { EditBar } from '../../../lib/ui/forms/edit-bar.tsx'
import { ErrorState } from '../../../lib/ui/feedback/error-state.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { FormGrid } from '../../../lib/ui/forms/form-grid.tsx'
import { Menu } from '../../../lib/ui/overlays/menu.tsx'
import { pageWindow } from '../../../lib/ui/table/page-window.ts'
import { Pagination } from '../../../lib/ui/table/pagination.tsx'
import { SkeletonBlock } from '../../../lib/ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../lib/ui/loading/skeleton.tsx'
import { Table } from '../../../lib/ui/table/table.tsx'
import { TableHeaderCell } from '../../../lib/ui/table/table-header-cell.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { UiTextProvider } from '../../../lib/ui/ui-text.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

describe('the page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [2, 6, [1, 2, 3, 'gap-after', 6]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 129, [1, 2, 3, 'gap-after', 129]],
    [4, 129, [1, 2, 3, 4, 5, 'gap-after', 129]],
    [66, 129, [1, 'gap-before', 65, 66, 67, 'gap-after', 129]],
    [126, 129, [1, 'gap-before', 125, 126, 127, 128, 129]],
    [129, 129, [1, 'gap-before', 127, 128, 129]],
  ] as const)('on page %i of %i are %j', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected)
  })

  it('never stand in for a single page', () => {
    for (let page = 1; page <= 40; page += 1) {
      const slots = pageWindow(page, 40)
      const numbers = slots.filter((slot) => typeof slot === 'number')
      const jumps = numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
      expect(jumps.every((jump) => jump !== 2)).toBe(true)
      expect(numbers).toContain(page)
    }
  })
})

describe('paging', () => {
  it('tells how many there are, goes on by keyboard and marks the page', async () => {
    const go = vi.fn()
    show(<Pagination total={1284} page={2} pageSize={10} onPageChange={go} />)
    const nav = screen.getByRole('navigation', { name: '分页' })
    expect(nav).toHaveTextContent('共 1,284 条')
    expect(within(nav).getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(go).toHaveBeenCalledExactlyOnceWith(1)
    await userEvent.click(within(nav).getByRole('button', { name: '下一页' }))
    expect(go).toHaveBeenLastCalledWith(3)
  })

  it('offers nothing before the first and after the last page', () => {
    show(<Pagination total={7} page={1} pageSize={10} onPageChange={vi.fn()} />)
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled()
  })

  it('changes how many rows a page has', async () => {
    const resize = vi.fn()
    show(<Pagination total={500} page={1} pageSize={10} onPageChange={vi.fn()} onPageSizeChange={resize} />)
    await userEvent.click(screen.getByRole('combobox', { name: '每页条数' }))
    const list = await screen.findByRole('listbox')
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10 条/页', '20 条/页', '50 条/页', '100 条/页', '200 条/页'])
    await userEvent.click(within(list).getByRole('option', { name: '50 条/页' }))
    expect(resize).toHaveBeenCalledExactlyOnceWith(50)
  })
})

describe('a header cell', () => {
  it('carries its unit and tells how it is sorted', async () => {
    const sort = vi.fn()
    show(
      <Table label="项目">
        <thead>
          <tr>
            <TableHeaderCell numeric unit="万元" sort="descending" onSort={sort}>
              成交价
            </TableHeaderCell>
          </tr>
        </thead>
      </Table>,
    )
    const header = screen.getByRole('columnheader', { name: '成交价（万元）' })
    expect(header).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(header).getByRole('button'))
    expect(sort).toHaveBeenCalledOnce()
  })
})

describe('a description', () => {
  it.each([[undefined], [null], ['']])('of %j shows a dash', (value) => {
    show(
      <DescriptionList>
        <DescriptionItem label="征信情况">{value}</DescriptionItem>
      </DescriptionList>,
    )
    expect(screen.getByRole('definition')).toHaveTextContent('—')
  })

  it('of zero shows zero', () => {
    show(
      <DescriptionList>
        <DescriptionItem label="次数">{0}</DescriptionItem>
      </DescriptionList>,
    )
    expect(screen.getByRole('definition')).toHaveTextContent('0')
  })
})

describe('columns of fields', () => {
  const columnsAt = (width: number): number => {
    const { container, unmount } = show(
      <div style={{ width }}>
        <FormGrid>
          <FormField label="一">
            <TextInput />
          </FormField>
          <FormField label="二" span={3}>
            <TextInput />
          </FormField>
        </FormGrid>
      </div>,
    )
    const grid = container.querySelector('[data-columns]')
    const columns = grid === null ? 0 : getComputedStyle(grid).gridTemplateColumns.split(' ').length
    unmount()
    return columns
  }

  it('fold with the room they are given, not with the window', () => {
    expect([900, 600, 360].map(columnsAt)).toEqual([3, 2, 1])
  })
})

describe('the edit bar', () => {
  it('names the section, counts changes and leads to what needs correcting', async () => {
    const go = vi.fn()
    const save = vi.fn()
    show(
      <EditBar section="交易房屋" changeCount={3} issueCount={1} onIssuesClick={go} onCancel={vi.fn()} onSave={save} />,
    )
    const bar = screen.getByRole('region', { name: '正在编辑 交易房屋' })
    expect(bar).toHaveTextContent('3 处未保存的修改')
    await userEvent.click(within(bar).getByRole('button', { name: '1 项需要修改' }))
    expect(go).toHaveBeenCalledOnce()
    await userEvent.click(within(bar).getByRole('button', { name: '保存' }))
    expect(save).toHaveBeenCalledOnce()
  })

  it('while saving takes no second save and no cancel', async () => {
    const save = vi.fn()
    show(<EditBar section="房屋" changeCount={1} saving onCancel={vi.fn()} onSave={save} />)
    screen.getByRole('button', { name: '保存' }).click()
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '取消' })).toBeDisabled()
  })
})

describe('a menu', () => {
  const items = [
    { value: 'me', label: '个人资料' },
    { value: 'off', label: '不可用', disabled: true },
    { value: 'out', label: '退出登录', tone: 'danger' as const, separated: true },
  ]

  it('opens from its button, is worked by arrow keys and gives the focus back', async () => {
    const pick = vi.fn()
    show(<Menu trigger={<Button>陈嘉豪</Button>} header="广州站" items={items} onSelect={pick} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: '陈嘉豪' })
    await waitFor(() => expect(menu).toHaveFocus())
    await expectAccessible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(pick).toHaveBeenCalledExactlyOnceWith('out'))
    await waitFor(() => expect(screen.getByRole('button', { name: '陈嘉豪' })).toHaveFocus())
  })
})

describe('a skeleton', () => {
  it('takes its room at once, shows after a moment and says what is happening', async () => {
    show(
      <Skeleton>
        <SkeletonBlock width={96} height={40} />
      </Skeleton>,
    )
    const waiting = screen.getByRole('status')
    const block = waiting.querySelector('[style]')
    expect(waiting.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    expect(block).not.toBeVisible()
    expect(waiting).toHaveTextContent('加载中')
    await waitFor(() => expect(block).toBeVisible())
  })
})

describe('an error', () => {
  it('says what happened, offers another try and a number to quote', async () => {
    const retry = vi.fn()
    show(
      <ErrorState title="收费清单没有加载出来" traceId="7f3a91" onRetry={retry}>
        填写内容仍保留
      </ErrorState>,
    )
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('填写内容仍保留')
    expect(alert).toHaveTextContent('7f3a91')
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('a count', () => {
  it('stops at its limit and vanishes at zero', () => {
    const { rerender } = show(<Badge count={120} label="个待办" />)
    expect(screen.getByText(/^99\+/)).toBeVisible()
    rerender(<Badge count={0} label="个待办" />)
    expect(screen.queryByText(/个待办/)).toBeNull()
  })
})

describe('texts', () => {
  it('of the parts can be replaced one by one', () => {
    show(
      <UiTextProvider value={{ retry: 'Try again' }}>
        <ErrorState onRetry={vi.fn()} />
      </UiTextProvider>,
    )
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText('没有加载出来')).toBeVisible()
  })
})
