import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { Combobox } from '../../../lib/ui/select/combobox.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { Menu } from '../../../lib/ui/overlays/menu.tsx'
import { MultiSelect, type MultiSelectProps } from '../../../lib/ui/select/multi-select.tsx'
import { OnDemand } from '../../../lib/ui/loading/on-demand.tsx'
import { Popover } from '../../../lib/ui/overlays/popover.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { Tooltip } from '../../../lib/ui/overlays/tooltip.tsx'
import { show } from './show.tsx'

const PATIENCE = { timeout: 30_000 }
const keys = (text: string): Promise<void> => userEvent.keyboard(text)
const ROOMS = ['一房', '两房', '三房', '四房', '五房', '复式', '别墅', '商铺', '车位'].map((label) => ({
  value: label,
  label,
  disabled: label === '商铺',
}))

function Rooms({
  start = [],
  ...rest
}: Partial<MultiSelectProps> & { readonly start?: readonly string[] }): ReactElement {
  const [value, setValue] = useState(start)
  return (
    <>
      <FormField label="户型" required>
        <MultiSelect options={ROOMS} {...rest} value={value} onChange={setValue} />
      </FormField>
      <output>{value.join('、')}</output>
      <button type="button">之后</button>
    </>
  )
}

describe('a multi-select', () => {
  it('opens by key, is searched and ticked without the mouse, and gives the focus back', async () => {
    const left = vi.fn()
    show(<Rooms start={['复式']} onBlur={left} />)
    const box = screen.getByRole('combobox', { name: '户型' })
    expect(box).toHaveAccessibleDescription('复式')
    box.focus()
    await keys('{ArrowDown}')
    const search = await screen.findByRole('combobox', { name: '搜索' }, PATIENCE)
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.fill(search, '房')
    await keys('{ArrowDown}{Enter}{ArrowUp}{Enter}')
    expect(document.querySelector('output')).toHaveTextContent('一房、两房、复式')
    expect(screen.getByRole('listbox').querySelectorAll('[role=option]')).toHaveLength(5)
    expect(screen.getByRole('option', { name: '两房' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.fill(search, '没有这样的')
    expect(await screen.findByText('没有匹配的选项')).toBeVisible()
    expect(left).not.toHaveBeenCalled()
    await keys('{Escape}')
    await waitFor(() => expect(box).toHaveFocus())
    await keys('{Backspace}')
    expect(document.querySelector('output')).toHaveTextContent('一房、两房')
    await keys('{Tab}')
    expect(left).toHaveBeenCalledOnce()
  })

  it('keeps to its maximum, passes over what is disabled, and clears', async () => {
    show(<Rooms start={['一房']} max={2} searchable={false} />)
    await userEvent.click(screen.getByRole('combobox', { name: '户型' }))
    const list = await screen.findByRole('listbox', {}, PATIENCE)
    await waitFor(() => expect(list).toHaveFocus())
    await keys('{ArrowUp}{ArrowUp} ')
    expect(document.querySelector('output')).toHaveTextContent('一房、别墅')
    expect(screen.getByText('已选 2 项，最多 2 项')).toBeVisible()
    expect(screen.getByRole('option', { name: '复式' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '清除' }))
    expect(document.querySelector('output')).toHaveTextContent('')
    expect(screen.getByRole('option', { name: '复式' })).not.toHaveAttribute('aria-disabled')
  })

  it('stays shut when read-only or disabled, and its tags cannot be removed', async () => {
    show(<Rooms start={['一房']} readOnly />)
    const box = screen.getByRole('combobox', { name: '户型' })
    box.focus()
    await keys('{ArrowDown}{Backspace}')
    expect(box).toHaveAttribute('aria-expanded', 'false')
    expect(box).toHaveAccessibleDescription('一房')
    expect(screen.queryByRole('button', { name: '移除 一房' })).toBeNull()
  })
})

const PEOPLE = [
  { value: '1', label: '吴敏仪' },
  { value: '2', label: '陈嘉豪' },
]

function People({ change }: { readonly change: (value: string | null) => void }): ReactElement {
  const [value, setValue] = useState<string | null>('1')
  const [query, setQuery] = useState('')
  return (
    <FormField label="业务员">
      <Combobox
        options={PEOPLE.filter(({ label }) => label.includes(query))}
        value={value}
        valueLabel={PEOPLE.find((person) => person.value === value)?.label}
        query={query}
        onQueryChange={setQuery}
        emptyText="没有这个人"
        onChange={(next) => {
          setValue(next)
          change(next)
        }}
      />
    </FormField>
  )
}

describe('a combobox', () => {
  it('searches while typing, takes with Enter, and shows its value again when left', async () => {
    const change = vi.fn()
    show(<People change={change} />)
    const box = screen.getByRole('combobox', { name: '业务员' })
    expect(box).toHaveValue('吴敏仪')
    await userEvent.click(box)
    expect(await screen.findByRole('option', { name: '吴敏仪' }, PATIENCE)).toHaveAttribute('aria-selected', 'true')
    expect(box).toHaveValue('')
    await userEvent.fill(box, '陈')
    await waitFor(() => expect(screen.queryByRole('option', { name: '吴敏仪' })).toBeNull())
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: '陈嘉豪' }).id)
    await keys('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('2')
    expect(box).toHaveValue('陈嘉豪')
    await waitFor(() => expect(box).toHaveFocus())
    await keys('{ArrowDown}')
    await userEvent.fill(box, '无')
    expect(await screen.findByText('没有这个人', {}, PATIENCE)).toBeVisible()
    await keys('{Tab}')
    await waitFor(() => expect(box).toHaveValue('陈嘉豪'))
    expect(change).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(change).toHaveBeenLastCalledWith(null)
  })
})

describe('a combobox under an input method', () => {
  it('searches for the words, not for the letters they are made of', async () => {
    const search = vi.fn()
    const Words = (): ReactElement => {
      const [query, setQuery] = useState('')
      const put = (next: string): void => {
        search(next)
        setQuery(next)
      }
      return (
        <Combobox
          aria-label="业务员"
          options={PEOPLE}
          value={null}
          onChange={() => {}}
          query={query}
          onQueryChange={put}
        />
      )
    }
    show(<Words />)
    const box = screen.getByRole('combobox', { name: '业务员' })
    box.focus()
    fireEvent.input(box, { target: { value: 'chen' }, isComposing: true })
    expect(box).toHaveValue('chen')
    expect(search).not.toHaveBeenCalled()
    fireEvent.input(box, { target: { value: '陈' }, isComposing: true })
    fireEvent.compositionEnd(box)
    expect(search).toHaveBeenCalledExactlyOnceWith('陈')
    expect(box).toHaveValue('陈')
  })
})

describe('a popover', () => {
  const Settings = (): ReactElement => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Popover label="列设置" trigger={<Button>列</Button>} open={open} onOpenChange={setOpen}>
          <TextInput aria-label="名称" />
          <Button>保存</Button>
        </Popover>
        <button type="button">之后</button>
      </>
    )
  }
  it('takes the focus, and gives it back on Escape and past its ends', async () => {
    show(<Settings />)
    const trigger = screen.getByRole('button', { name: '列' })
    await userEvent.click(trigger)
    const box = await screen.findByRole('dialog', { name: '列设置' }, PATIENCE)
    await waitFor(() => expect(box).toHaveFocus())
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await keys('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await keys('{Enter}')
    await screen.findByRole('dialog', {}, PATIENCE)
    await keys('{Tab}{Tab}')
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveFocus())
    await keys('{Tab}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: '之后' })).toHaveFocus())
  })
})

describe('a tooltip', () => {
  it('describes its element always, shows on hover and on keyboard focus, and goes with Escape', async () => {
    show(
      <div style={{ paddingTop: 300 }}>
        <button type="button">之前</button>
        <Tooltip content="重新取一次清单">
          <Button>刷新</Button>
        </Tooltip>
      </div>,
    )
    const described = screen.getByRole('button', { name: '刷新' })
    expect(described).toHaveAccessibleDescription('重新取一次清单')
    await userEvent.hover(described)
    expect(await screen.findByRole('tooltip', {}, PATIENCE)).toHaveTextContent('重新取一次清单')
    await userEvent.hover(screen.getByRole('button', { name: '之前' }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    screen.getByRole('button', { name: '之前' }).focus()
    await keys('{Tab}')
    expect(await screen.findByRole('tooltip', {}, PATIENCE)).toBeVisible()
    await keys('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })
})

describe('a menu', () => {
  it('groups its items, names their shortcuts and says why one is disabled', async () => {
    const select = vi.fn()
    show(
      <Menu
        label="操作"
        trigger={<Button>更多</Button>}
        onSelect={select}
        items={[
          { value: 'edit', label: '编辑', group: '这一条', shortcut: 'Enter' },
          { value: 'print', label: '批量打印', group: '这张表', disabled: true, reason: '还没有选中行' },
          { value: 'columns', label: '列设置', group: '这张表' },
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: '更多' }))
    const list = await screen.findByRole('menu', { name: '操作' })
    expect(within(within(list).getByRole('group', { name: '这一条' })).getByRole('menuitem')).toHaveTextContent(
      '编辑Enter',
    )
    const print = within(within(list).getByRole('group', { name: '这张表' })).getByRole('menuitem', {
      name: /批量打印/,
    })
    expect(print).toHaveTextContent('还没有选中行')
    await userEvent.click(print, { force: true })
    expect(select).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('menuitem', { name: '列设置' }))
    expect(select).toHaveBeenCalledExactlyOnceWith('columns')
  })

  it('hears each press once: by key, and one that no pointer led to as soon as it is open', async () => {
    const select = vi.fn()
    show(
      <Menu
        trigger={<Button>更多</Button>}
        onSelect={select}
        items={[
          { value: 'edit', label: '编辑' },
          { value: 'print', label: '打印', disabled: true },
        ]}
      />,
    )
    const trigger = screen.getByRole('button', { name: '更多' })
    fireEvent.click(trigger)
    const item = await screen.findByRole('menuitem', { name: '编辑' })
    fireEvent.click(screen.getByRole('menuitem', { name: '打印' }))
    fireEvent.click(item)
    expect(select).toHaveBeenCalledExactlyOnceWith('edit')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await keys('{Enter}')
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '编辑' })).toHaveAttribute('data-highlighted'))
    await keys('{Enter}')
    await waitFor(() => expect(select).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(trigger).toHaveFocus())
  })
})

describe('a part fetched on demand', () => {
  it('offers another try when it does not arrive, and keeps the page', async () => {
    const load = vi.fn(async () => ({ word }: { readonly word: string }) => <p>{word}</p>)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    show(<OnDemand load={load} props={{ word: '日历' }} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('日历')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
