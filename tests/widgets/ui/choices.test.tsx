import { screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '../../../lib/ui/inputs/checkbox.tsx'
import { RadioCards } from '../../../lib/ui/inputs/radio-cards.tsx'
import { Segmented } from '../../../lib/ui/inputs/segmented.tsx'
import { Switch } from '../../../lib/ui/inputs/switch.tsx'
import { show } from './show.tsx'

const three = [
  { value: 'a', label: '无变更' },
  { value: 'b', label: '门牌变更', disabled: true },
  { value: 'c', label: '区划调整' },
]

const Picks = ({ onPick }: { readonly onPick: (value: string) => void }): ReactElement => {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Segmented
      aria-label="地址是否变更"
      options={three}
      value={value}
      onChange={(next) => {
        setValue(next)
        onPick(next)
      }}
    />
  )
}

describe('segments', () => {
  it('choose by press and by arrow key, past what is disabled', async () => {
    const pick = vi.fn()
    show(<Picks onPick={pick} />)
    await userEvent.click(screen.getByRole('radio', { name: '无变更' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: '区划调整' })).toBeChecked()
    expect(pick.mock.calls).toEqual([['a'], ['c']])
  })

  it('stay where they are when the caller keeps the value', async () => {
    show(<Segmented aria-label="变更" options={three} value="a" onChange={vi.fn()} />)
    await userEvent.click(screen.getByRole('radio', { name: '区划调整' }))
    expect(screen.getByRole('radio', { name: '无变更' })).toBeChecked()
  })

  it('that cannot be changed are the chosen text', () => {
    show(<Segmented aria-label="变更" options={three} value="c" onChange={vi.fn()} readOnly />)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('区划调整')).toBeVisible()
  })

  it('report that focus left the group once, not between segments', async () => {
    const leave = vi.fn()
    show(
      <>
        <Segmented aria-label="变更" options={three} value="a" onChange={vi.fn()} onBlur={leave} />
        <button type="button">下一个</button>
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(leave).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(leave).toHaveBeenCalledOnce()
  })
})

describe('radio cards', () => {
  it('are named by their label and described by their hint', async () => {
    const pick = vi.fn()
    show(
      <RadioCards
        aria-label="业务类型"
        options={[
          { value: '1', label: '房屋买卖', hint: '二手房交易' },
          { value: '2', label: '抵押贷款' },
        ]}
        value={null}
        onChange={pick}
      />,
    )
    const card = screen.getByRole('radio', { name: '房屋买卖' })
    expect(card).toHaveAccessibleDescription('二手房交易')
    await userEvent.click(card)
    expect(pick).toHaveBeenCalledExactlyOnceWith('1')
  })
})

describe('a switch', () => {
  it('is pressed anywhere on its row and by Space', async () => {
    const change = vi.fn()
    show(<Switch label="需要找房服务" value={false} onChange={change} />)
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(screen.getByRole('switch', { name: '需要找房服务' })).toHaveFocus())
    await userEvent.keyboard(' ')
    expect(change.mock.calls).toEqual([[true], [true]])
  })

  it('that cannot be changed stays', async () => {
    const change = vi.fn()
    show(<Switch label="老带新" value onChange={change} readOnly />)
    await userEvent.click(screen.getByRole('switch'))
    expect(change).not.toHaveBeenCalled()
    expect(screen.getByRole('switch')).toBeChecked()
  })
})

describe('a checkbox', () => {
  it('that stands for some of many is mixed and becomes all when pressed', async () => {
    const change = vi.fn()
    show(<Checkbox label="全选" value="mixed" onChange={change} />)
    const box = screen.getByRole('checkbox', { name: '全选' })
    expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('that cannot be changed stays', async () => {
    const change = vi.fn()
    show(<Checkbox label="买家" value={false} onChange={change} readOnly />)
    await userEvent.click(screen.getByRole('checkbox'))
    expect(change).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })
})
