import { RefreshCw } from 'lucide-react'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../../../lib/ui/buttons/button.tsx'
import { IconButton } from '../../../lib/ui/buttons/icon-button.tsx'
import { show } from './show.tsx'

const width = (element: Element): number => element.getBoundingClientRect().width

describe('a button at work', () => {
  it.each(['sm', 'md', 'lg'] as const)('keeps its width in size %s', (size) => {
    const { rerender } = show(<Button size={size}>保存</Button>)
    const before = width(screen.getByRole('button', { name: '保存' }))
    rerender(
      <Button size={size} loading>
        保存
      </Button>,
    )
    expect(width(screen.getByRole('button', { name: '保存' }))).toBe(before)
  })

  it.each(['text', 'link'] as const)('keeps its width as a %s button', (variant) => {
    const { rerender } = show(<Button variant={variant}>新增</Button>)
    const before = width(screen.getByRole('button'))
    rerender(
      <Button variant={variant} loading>
        新增
      </Button>,
    )
    expect(width(screen.getByRole('button'))).toBe(before)
  })

  it('puts the spinner where the icon was', () => {
    const { rerender } = show(<Button icon={<RefreshCw aria-hidden />}>重试</Button>)
    const before = width(screen.getByRole('button'))
    rerender(
      <Button icon={<RefreshCw aria-hidden />} loading>
        重试
      </Button>,
    )
    const button = screen.getByRole('button', { name: '重试' })
    expect(width(button)).toBe(before)
    expect(button.querySelectorAll('svg')).toHaveLength(1)
  })

  it('ignores presses, says so, and keeps the focus', async () => {
    const press = vi.fn()
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault())
    show(
      <form onSubmit={(event) => submit(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" loading onClick={press}>
          保存
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: '保存' })
    button.focus()
    button.click()
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
    expect(submit).not.toHaveBeenCalled()
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toHaveAttribute('aria-busy', 'true')
  })
})

describe('buttons', () => {
  it('do not submit a form unless told to', async () => {
    const submit = vi.fn()
    show(
      <form onSubmit={submit}>
        <Button>取消</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  it('with an icon alone carry a name and a tooltip', () => {
    show(<IconButton label="刷新" icon={<RefreshCw aria-hidden />} />)
    expect(screen.getByRole('button', { name: '刷新' })).toHaveAttribute('title', '刷新')
  })

  it.each([
    ['comfortable', 'md', 32],
    ['comfortable', 'sm', 28],
    ['compact', 'md', 28],
    ['compact', 'sm', 24],
  ] as const)('in %s density and size %s are %i px high', (density, size, height) => {
    show(<Button size={size}>查询</Button>, { density })
    expect(screen.getByRole('button').getBoundingClientRect().height).toBe(height)
  })
})
