import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComponentSheet } from '../../../examples/component-sheet/component-sheet.tsx'
import { type Look, lookOf, searchOf } from '../../../examples/component-sheet/look.ts'
import { OverlaysSection } from '../../../examples/component-sheet/sections/overlays-section.tsx'
import { Combobox } from '../../../lib/ui/select/combobox.tsx'
import { DatePicker } from '../../../lib/ui/dates/date-picker.tsx'
import { DateRangePicker } from '../../../lib/ui/dates/date-range-picker.tsx'
import { DateTimePicker } from '../../../lib/ui/dates/date-time-picker.tsx'
import { MonthPicker } from '../../../lib/ui/dates/month-picker.tsx'
import { MultiSelect } from '../../../lib/ui/select/multi-select.tsx'
import { Select } from '../../../lib/ui/select/select.tsx'
import { LOOK_RULES } from '../../look-rules.ts'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

const PATIENCE = { timeout: 30_000 }
const TODAY = '2026-11-21'
const nothing = (): void => {}
const options = ['一房', '两房', '三房', '四房', '五房', '复式', '别墅', '商铺', '车位'].map((label) => ({
  value: label,
  label,
  disabled: label === '商铺',
  hint: label === '别墅' ? '独栋' : undefined,
}))

const Openers = (): ReactElement => (
  <>
    <Select aria-label="选择" options={options} value="两房" onChange={nothing} />
    <MultiSelect aria-label="多选" options={options} value={['两房']} onChange={nothing} />
    <Combobox
      aria-label="查找"
      options={options}
      value="两房"
      query=""
      onQueryChange={nothing}
      onChange={nothing}
      footer="共 9 项"
    />
    <DatePicker aria-label="日期" today={TODAY} max="2026-11-28" value="2026-11-18" onChange={nothing} />
    <MonthPicker aria-label="月份" today="2026-11" value="2026-09" onChange={nothing} />
    <DateTimePicker aria-label="时刻" today={TODAY} now={() => TODAY} value="2026-11-18 09:30:00" onChange={nothing} />
    <DateRangePicker
      aria-label="时段"
      fromLabel="从"
      shortcuts={[{ label: '今天', range: { from: TODAY, to: TODAY } }]}
      today={TODAY}
      value={{ from: '2026-11-12', to: '2026-11-20' }}
      onChange={nothing}
    />
    <OverlaysSection />
  </>
)

/** What opens a popup, and what then is there. */
const POPUPS = [
  ['combobox', '选择', 'listbox', '选择'],
  ['combobox', '多选', 'dialog', '多选'],
  ['combobox', '查找', 'listbox', '查找'],
  ['textbox', '日期', 'dialog', '日期'],
  ['textbox', '月份', 'dialog', '月份'],
  ['textbox', '时刻', 'dialog', '时刻'],
  ['textbox', '从', 'dialog', '时段'],
  ['button', '更多', 'menu', '更多操作'],
  ['button', '列设置', 'dialog', '列设置'],
  ['button', '抽屉', 'dialog', '编辑买家'],
  ['button', '输入文字确认', 'alertdialog', '作废整个项目？'],
] as const // why: roles are a closed set

describe('every part in every state', () => {
  it.each<Look>([
    { scheme: 'light', density: 'comfortable' },
    { scheme: 'dark', density: 'comfortable' },
    { scheme: 'contrast', density: 'compact' },
  ])(
    'breaks no rule of WCAG 2.2 AA: %o',
    async (look) => {
      render(<ComponentSheet start={look} onLook={nothing} />)
      // The cells, the record to read, the inputs of a filled record and those of a blank one.
      await screen.findAllByRole('cell', { name: '1 已填写（示例）' }, PATIENCE)
      await waitFor(() => expect(screen.getAllByLabelText(/^金额（万元）/)).toHaveLength(2), PATIENCE)
      await expectAccessible(document, look.scheme === 'light' ? {} : { rules: [...LOOK_RULES, 'target-size'] })
    },
    180_000,
  )

  it('takes its look from the address and writes it back', async () => {
    expect(lookOf('?scheme=dark&density=compact')).toEqual({ scheme: 'dark', density: 'compact' })
    expect(lookOf('?scheme=pink')).toEqual({ scheme: 'light', density: 'comfortable' })
    const asked: string[] = []
    render(<ComponentSheet start={lookOf('')} onLook={(look) => asked.push(searchOf(look))} />)
    const [root] = document.querySelectorAll('.fk-root')
    screen.getByLabelText('高对比').click()
    await waitFor(() => expect(root).toHaveAttribute('data-scheme', 'contrast'))
    screen.getByLabelText('紧凑').click()
    await waitFor(() => expect(root).toHaveAttribute('data-density', 'compact'))
    expect(asked).toEqual(['?scheme=contrast&density=comfortable', '?scheme=contrast&density=compact'])
  })
})

describe('what opens over the page', () => {
  it.each(['light', 'dark', 'contrast'] as const)(
    'breaks no rule of WCAG 2.2 AA in the %s scheme',
    async (scheme) => {
      // why: schemes are a closed set
      show(<Openers />, { scheme })
      for (const [role, opener, popupRole, title] of POPUPS) {
        screen.getByRole(role, { name: opener }).focus()
        await userEvent.keyboard(role === 'button' ? '{Enter}' : '{ArrowDown}')
        await screen.findByRole(popupRole, { name: title }, PATIENCE)
        await expectAccessible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole(popupRole, { name: title })).toBeNull(), PATIENCE)
      }
    },
    180_000,
  )
})
