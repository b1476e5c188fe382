import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DateRange } from '../../../lib/ui/dates/calendar-days.ts'
import { DatePicker, type DatePickerProps } from '../../../lib/ui/dates/date-picker.tsx'
import { DateRangePicker } from '../../../lib/ui/dates/date-range-picker.tsx'
import { DateTimePicker } from '../../../lib/ui/dates/date-time-picker.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { MonthPicker } from '../../../lib/ui/dates/month-picker.tsx'
import { show } from './show.tsx'

const PATIENCE = { timeout: 30_000 }
const TODAY = '2026-11-21'
const keys = (text: string): Promise<void> => userEvent.keyboard(text)
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', {}, PATIENCE)
const dialogClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const day = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) })

function Day({
  start = null,
  change,
  ...rest
}: Partial<DatePickerProps> & {
  readonly start?: string | null
  readonly change?: (value: string | null) => void
}): ReactElement {
  const [value, setValue] = useState(start)
  return (
    <FormField label="签约日">
      <DatePicker
        today={TODAY}
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next)
          change?.(next)
        }}
      />
    </FormField>
  )
}

describe('a date picker', () => {
  it('is used from the keyboard alone: down opens, arrows and pages move, Enter picks and comes back', async () => {
    const change = vi.fn()
    show(<Day start="2026-11-18" change={change} />)
    const box = screen.getByRole('textbox', { name: '签约日' })
    box.focus()
    await keys('{ArrowDown}')
    await dialog()
    await waitFor(() => expect(day('2026年11月18日')).toHaveFocus())
    await keys('{ArrowRight}{ArrowDown}{Home}')
    await waitFor(() => expect(day('2026年11月23日 星期一')).toHaveFocus())
    await keys('{End}{PageDown}')
    await waitFor(() => expect(day('2026年12月29日')).toHaveFocus())
    expect(screen.getByRole('button', { name: '2026年12月' })).toBeVisible()
    await keys('{Shift>}{PageUp}{/Shift}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('2025-12-29')
    await dialogClosed()
    await waitFor(() => expect(box).toHaveFocus())
    expect(box).toHaveValue('2025-12-29')
  })

  it('is one tab stop: its calendar opens from the text', async () => {
    show(
      <>
        <Day />
        <FormField label="放款期">
          <DateRangePicker today={TODAY} value={{ from: null, to: null }} onChange={() => {}} />
        </FormField>
        <button type="button">下一个</button>
      </>,
    )
    screen.getByRole('textbox', { name: '签约日' }).focus()
    for (const name of ['开始日期', '结束日期']) {
      await keys('{Tab}')
      expect(document.activeElement).toHaveAccessibleName(name)
    }
    await keys('{Tab}')
    expect(screen.getByRole('button', { name: '下一个' })).toHaveFocus()
  })

  it('reads what is typed, keeps what cannot be read in sight and marks it when left', async () => {
    const change = vi.fn()
    show(<Day change={change} />)
    const box = screen.getByRole('textbox', { name: '签约日' })
    await userEvent.fill(box, '2026年3月9日')
    expect(change).toHaveBeenLastCalledWith('2026-03-09')
    await userEvent.fill(box, '2026-02-30')
    expect(box).not.toHaveAttribute('aria-invalid')
    await keys('{Tab}')
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'))
    expect(box).toHaveValue('2026-02-30')
    expect(change).toHaveBeenCalledOnce()
    await userEvent.fill(box, '')
    expect(change).toHaveBeenLastCalledWith(null)
    await keys('{Tab}')
    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'))
  })

  it('leads over the months to the years, and picks no day outside its limits', async () => {
    const change = vi.fn()
    show(<Day change={change} min="2024-03-10" max="2026-12-31" isDisabled={(other) => other === '2024-03-12'} />)
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }))
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: '2026年11月' }))
    await userEvent.click(screen.getByRole('button', { name: '2026年' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '2023' })).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '2024' }))
    await waitFor(() => expect(screen.getByRole('button', { name: '2月' })).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '3月' }))
    for (const closed of ['2024年3月9日', '2024年3月12日']) {
      expect(day(closed)).toHaveAttribute('aria-disabled', 'true')
      day(closed).click()
    }
    expect(change).not.toHaveBeenCalled()
    await userEvent.click(day('2024年3月13日'))
    expect(change).toHaveBeenCalledExactlyOnceWith('2024-03-13')
  })

  it('opens nothing when read-only, and takes today with one press', async () => {
    const change = vi.fn()
    const { rerender } = show(<Day readOnly />)
    screen.getByRole('textbox', { name: '签约日' }).focus()
    await keys('{ArrowDown}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: '打开日历' })).toBeNull()
    rerender(<Day key="open" change={change} />)
    await userEvent.click(screen.getByRole('button', { name: '打开日历' }))
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: '今天' }))
    expect(change).toHaveBeenCalledExactlyOnceWith(TODAY)
  })
})

describe('a month and a moment', () => {
  it('are picked by their parts: a month from its year', async () => {
    const change = vi.fn()
    show(<MonthPicker aria-label="账期" today="2026-11" max="2026-11" value="2026-09" onChange={change} />)
    screen.getByRole('textbox', { name: '账期' }).focus()
    await keys('{ArrowDown}')
    await dialog()
    await waitFor(() => expect(screen.getByRole('button', { name: '9月' })).toHaveFocus())
    expect(screen.getByRole('button', { name: '12月' })).toHaveAttribute('aria-disabled', 'true')
    await keys('{ArrowUp}{ArrowLeft}{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('2026-05')
  })

  it('keep the time when the day changes, and the day when the time does', async () => {
    const Moment = (): ReactElement => {
      const [value, setValue] = useState<string | null>('2026-11-18 09:30:15')
      return (
        <DateTimePicker
          aria-label="预约"
          today={TODAY}
          now={() => '2026-11-21 16:08:20'}
          value={value}
          onChange={setValue}
        />
      )
    }
    show(<Moment />)
    const box = screen.getByRole('textbox', { name: '预约' })
    expect(box).toHaveValue('2026-11-18 09:30')
    box.focus()
    await keys('{ArrowDown}')
    await dialog()
    await userEvent.click(day('2026年11月26日'))
    expect(box).toHaveValue('2026-11-26 09:30')
    screen.getByRole('listbox', { name: '时' }).focus()
    await keys('{ArrowDown}')
    screen.getByRole('listbox', { name: '分' }).focus()
    await keys('{End}{ArrowDown}')
    expect(box).toHaveValue('2026-11-26 10:00')
    await userEvent.click(screen.getByRole('button', { name: '此刻' }))
    await dialogClosed()
    expect(box).toHaveValue('2026-11-21 16:08')
  })
})

describe('a range of days', () => {
  const Range = ({ change }: { readonly change: (value: DateRange) => void }): ReactElement => {
    const [value, setValue] = useState<DateRange>({ from: '2026-11-10', to: '2026-11-12' })
    return (
      <DateRangePicker
        aria-label="时段"
        today={TODAY}
        shortcuts={[{ label: '近 7 天', range: { from: '2026-11-15', to: TODAY } }]}
        value={value}
        onChange={(next) => {
          setValue(next)
          change(next)
        }}
      />
    )
  }
  it('is picked from its beginning to its end, typed, and taken from a shortcut', async () => {
    const change = vi.fn()
    show(<Range change={change} />)
    const [from, to] = within(screen.getByRole('group', { name: '时段' })).getAllByRole('textbox')
    from!.focus()
    await keys('{ArrowDown}')
    await dialog()
    await waitFor(() => expect(day('2026年11月10日')).toHaveFocus())
    await userEvent.click(day('2026年11月20日'))
    expect(change).toHaveBeenLastCalledWith({ from: '2026-11-20', to: null })
    await userEvent.click(day('2026年11月16日'))
    expect(change).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-20' })
    await dialogClosed()
    await waitFor(() => expect(to).toHaveFocus())
    await userEvent.fill(to!, '20261130')
    expect(change).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-30' })
    await keys('{ArrowDown}')
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: '近 7 天' }))
    expect(change).toHaveBeenLastCalledWith({ from: '2026-11-15', to: TODAY })
    await dialogClosed()
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(change).toHaveBeenLastCalledWith({ from: null, to: null })
  })
})
