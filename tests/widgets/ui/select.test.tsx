import { screen, waitFor } from '@testing-library/react'
import { lazy, type ReactElement, StrictMode, Suspense, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { Select, type SelectProps } from '../../../lib/ui/select/select.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

const schemes = [
  { value: 'A', label: '商业贷款' },
  { value: 'B', label: '公积金贷款' },
  { value: 'C', label: '组合贷款', disabled: true },
  { value: 'D', label: '一次性付款' },
]

interface PickerProps extends Partial<SelectProps> {
  readonly start?: string | null
}

const Picker = ({ start = null, onChange, ...rest }: PickerProps): ReactElement => {
  const [value, setValue] = useState<string | null>(start)
  return (
    <FormField label="付款类型">
      <Select
        options={schemes}
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
      />
    </FormField>
  )
}

const box = (): HTMLElement => screen.getByRole('combobox', { name: '付款类型' })

describe('a select', () => {
  it('opens with the first press and takes the pressed option', async () => {
    const change = vi.fn()
    show(<Picker onChange={change} />)
    expect(box()).toHaveTextContent('请选择')
    await userEvent.click(box())
    await userEvent.click(await screen.findByRole('option', { name: '公积金贷款' }))
    expect(change).toHaveBeenCalledExactlyOnceWith('B')
    expect(box()).toHaveTextContent('公积金贷款')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(box()).toHaveFocus())
  })

  it('opens with the first press in StrictMode too', async () => {
    show(
      <StrictMode>
        <Picker />
      </StrictMode>,
    )
    await userEvent.click(box())
    expect(await screen.findByRole('listbox', { name: '付款类型' })).toBeVisible()
  })

  it('opens with a press that makes something beside it wait', async () => {
    let arrive = (): void => {}
    const waited = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const Late = lazy(() => waited.then(() => ({ default: () => <p>到了</p> })))
    const Both = (): ReactElement => {
      const [pressed, press] = useState(false)
      return (
        <div onClickCapture={() => press(true)}>
          <Suspense fallback={<p>请稍候</p>}>
            <Picker />
            {pressed ? <Late /> : null}
          </Suspense>
        </div>
      )
    }
    show(<Both />)
    await userEvent.hover(box())
    await userEvent.click(box())
    expect(await screen.findByText('请稍候')).toBeVisible()
    arrive()
    expect(await screen.findByRole('option', { name: '商业贷款' })).toBeVisible()
  })

  it('keeps the focus it gets by Tab', async () => {
    show(
      <>
        <button type="button">before</button>
        <Picker />
      </>,
    )
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(box()).toHaveFocus())
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('button', { name: 'before' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(box()).toHaveFocus())
  })

  it('is worked by keyboard alone, past what is disabled', async () => {
    const change = vi.fn()
    show(<Picker onChange={change} start="B" />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('D'))
    await waitFor(() => expect(box()).toHaveFocus())
  })

  it('closes on Escape and changes nothing', async () => {
    const change = vi.fn()
    show(<Picker onChange={change} start="A" />)
    await userEvent.click(box())
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(change).not.toHaveBeenCalled()
    await waitFor(() => expect(box()).toHaveFocus())
  })

  it('finds an option by its first characters', async () => {
    const change = vi.fn()
    const letters = [
      { value: '1', label: 'Apple' },
      { value: '2', label: 'Banana' },
    ]
    show(<Picker options={letters} onChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('b')
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('2'))
  })

  it('is emptied by its × and by Delete', async () => {
    const change = vi.fn()
    show(<Picker clearable start="A" onChange={change} />)
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(change).toHaveBeenLastCalledWith(null)
    expect(box()).toHaveTextContent('请选择')
    await waitFor(() => expect(box()).toHaveFocus())
    expect(screen.queryByRole('button', { name: '清除' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(box()).toHaveTextContent('商业贷款'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(box()).toHaveTextContent('请选择'))
  })

  it.each([{ disabled: true }, { readOnly: true }])('with %o does not open', async (state) => {
    show(<Picker start="A" {...state} />)
    await userEvent.click(box(), { force: true })
    await userEvent.keyboard('{ArrowDown}')
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('says that its options are on their way, then that there are none', async () => {
    const { rerender } = show(<Picker options={[]} loading />)
    await userEvent.click(box())
    expect(await screen.findByRole('option', { name: '加载中' })).toBeVisible()
    rerender(<Picker options={[]} />)
    expect(await screen.findByRole('option', { name: '没有可选项' })).toBeVisible()
  })

  it('shows the name of a retired code that is no longer among the options', () => {
    show(<Picker start="Z" valueLabel="经营贷（停用）" />)
    expect(box()).toHaveTextContent('经营贷（停用）')
  })

  it('reports leaving once, not on the way into its own list', async () => {
    const leave = vi.fn()
    show(
      <>
        <Picker onBlur={leave} />
        <button type="button">下一个</button>
      </>,
    )
    await userEvent.click(box())
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box()).toHaveFocus())
    expect(leave).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('tells when it opens and closes', async () => {
    const open = vi.fn()
    show(<Picker onOpenChange={open} />)
    await userEvent.click(box())
    await waitFor(() => expect(open).toHaveBeenLastCalledWith(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(open).toHaveBeenLastCalledWith(false))
  })

  it('breaks no rule of WCAG 2.2 AA while open', async () => {
    show(<Picker start="A" />, { scheme: 'dark' })
    await userEvent.click(box())
    await screen.findByRole('listbox')
    await expectAccessible()
  })
})
