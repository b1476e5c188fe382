import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  date,
  dateOrAnytime,
  type Field,
  integer,
  number,
  percent,
  text,
  wan,
  yuan,
} from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { after, pass } from '../../../lib/catalogue/rule.ts'
import { dayLimits } from '../../../lib/field/dates/day-limits.ts'
import { INPUT } from '../../../lib/field/input.ts'
import { stepped } from '../../../lib/field/numbers/number-step.ts'
import { typedDay, typedInstant, typedMonth } from '../../../lib/field/dates/typed-day.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from '../form/stage.tsx'

interface BoxProps {
  readonly field: Field
  readonly start?: Value
  readonly onChange?: (value: Value) => void
  readonly onInvalidText?: (text: string) => void
}

/** One input under its label, with a value of its own. */
function Box({ field, start = null, onChange, onInvalidText }: BoxProps): ReactElement {
  const [value, setValue] = useState<Value>(start)
  const [invalidText, setInvalidText] = useState<string | null>(null)
  const Input = INPUT[field.kind]
  return (
    <FormField label={field.label}>
      <Input
        field={field}
        label={field.label}
        value={value}
        invalidText={invalidText}
        onChange={(next) => {
          setValue(next)
          setInvalidText(null)
          onChange?.(next)
        }}
        onInvalidText={(typed) => {
          setInvalidText(typed)
          onInvalidText?.(typed)
        }}
      />
    </FormField>
  )
}

const price = wan('房屋市场价')
const box = async (label: string): Promise<HTMLElement> => screen.findByRole('textbox', { name: label })

describe('a number input', () => {
  it('FRM-020 shows separators until it is edited, right aligned with its unit', async () => {
    show(<Box field={price} start={48_600_001} />)
    const input = await box('房屋市场价')
    expect(input).toHaveValue('4,860.0001')
    expect(getComputedStyle(input).textAlign).toBe('end')
    expect(screen.getByText('万元')).toBeVisible()
    await userEvent.click(input)
    expect(input).toHaveValue('4,860.0001')
    await userEvent.type(input, '{Backspace}2')
    expect(input).toHaveValue('4860.0002')
    await userEvent.tab()
    expect(input).toHaveValue('4,860.0002')
    await expectAccessible()
  })

  it.each([
    ['486', 4_860_000, '486.00'],
    ['486.0001', 4_860_001, '486.0001'],
    ['1,234.5', 12_345_000, '1,234.50'],
    ['４８６．５', 4_865_000, '486.50'],
    [' 0.0001 ', 1, '0.0001'],
    ['-3', -30_000, '-3.00'],
  ])('BAS-026 reads %s 万元 as %d yuan', async (typed, stored, shown) => {
    const change = vi.fn()
    show(<Box field={price} onChange={change} />)
    const input = await box('房屋市场价')
    await userEvent.click(input)
    await userEvent.paste(typed)
    expect(change).toHaveBeenLastCalledWith(stored)
    await userEvent.tab()
    expect(input).toHaveValue(shown)
  })

  it('is never rewritten by being entered and left', async () => {
    const change = vi.fn()
    show(<Box field={price} start={48_600_001} onChange={change} />)
    await userEvent.click(await box('房屋市场价'))
    await userEvent.tab()
    expect(change).not.toHaveBeenCalled()
  })

  it('keeps text that is no number, and reports it', async () => {
    const change = vi.fn()
    const invalidText = vi.fn()
    show(<Box field={price} start={10_000} onChange={change} onInvalidText={invalidText} />)
    const input = await box('房屋市场价')
    await userEvent.clear(input)
    await userEvent.type(input, '12万左右')
    await userEvent.tab()
    expect(input).toHaveValue('12万左右')
    expect(invalidText).toHaveBeenLastCalledWith('12万左右')
  })

  it('holds nothing once it is emptied', async () => {
    const change = vi.fn()
    show(<Box field={price} start={10_000} onChange={change} />)
    await userEvent.clear(await box('房屋市场价'))
    expect(change).toHaveBeenLastCalledWith(null)
  })

  it('FRM-021 stores a percentage as a ratio and shows what it has, at least two decimals', async () => {
    const change = vi.fn()
    show(<Box field={percent('可接受最高利率', { precision: 4 })} start={0.0315} onChange={change} />)
    const input = await box('可接受最高利率')
    expect(input).toHaveValue('3.15')
    await userEvent.clear(input)
    await userEvent.type(input, '4.125')
    expect(change).toHaveBeenLastCalledWith(0.04125)
    await userEvent.tab()
    expect(input).toHaveValue('4.125')
  })

  it('FRM-027 of whole numbers refuses decimals and keeps them on screen', async () => {
    const invalidText = vi.fn()
    const change = vi.fn()
    show(<Box field={integer('借款人年龄', { shown: 'age' })} onChange={change} onInvalidText={invalidText} />)
    const input = await box('借款人年龄')
    await userEvent.type(input, '35.5')
    expect(invalidText).toHaveBeenLastCalledWith('35.5')
    expect(change).not.toHaveBeenCalledWith(35.5)
    expect(input).toHaveValue('35.5')
  })

  it('waits for the end of a composition', async () => {
    const change = vi.fn()
    const invalidText = vi.fn()
    show(<Box field={yuan('金额')} onChange={change} onInvalidText={invalidText} />)
    const input = await box('金额')
    await userEvent.click(input)
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'ｗ' }, isComposing: true })
    expect(invalidText).not.toHaveBeenCalled()
    fireEvent.input(input, { target: { value: '１２' }, isComposing: true })
    fireEvent.compositionEnd(input, { data: '１２' })
    expect(change).toHaveBeenLastCalledWith(12)
  })

  it('FRM-018 FRM-019 steps by arrow keys within the limits, rounded to the decimals of the field', async () => {
    const change = vi.fn()
    show(<Box field={number('数量', { min: 0, max: 2, precision: 1 })} start={0.75} onChange={change} />)
    await userEvent.click(await box('数量'))
    await userEvent.keyboard('{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith(1.8)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(change).toHaveBeenLastCalledWith(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(change).toHaveBeenLastCalledWith(0)
  })
})

describe('a step', () => {
  it.each([
    [price, 4_860_000, 1, 4_870_000],
    [price, null, -1, 0],
    [percent('利率'), 0.0315, 1, 0.0415],
    [integer('年龄', { min: 0, max: 150 }), 150, 1, 150],
    [number('数'), 0.1, 1, 1.1],
  ] as const)('of %o from %s by %s is %s', (field, from, direction, to) => {
    expect(stepped(field, from, { direction })).toBe(to)
  })
})

describe('a day input', () => {
  it.each([['2026-11-21'], ['2026/11/21'], ['20261121'], ['2026年11月21日'], ['２０２６．１１．２１']])(
    'FRM-025 reads %s',
    async (typed) => {
      const change = vi.fn()
      show(<Box field={date('日期')} onChange={change} />)
      const input = await box('日期')
      await userEvent.type(input, typed)
      expect(change).toHaveBeenLastCalledWith('2026-11-21')
      await userEvent.tab()
      expect(input).toHaveValue('2026-11-21')
    },
  )

  it('keeps a day that does not exist as text', async () => {
    const invalidText = vi.fn()
    show(<Box field={date('日期')} onInvalidText={invalidText} />)
    const input = await box('日期')
    await userEvent.type(input, '2026-02-30')
    await userEvent.tab()
    expect(invalidText).toHaveBeenLastCalledWith('2026-02-30')
    expect(input).toHaveValue('2026-02-30')
    await expectAccessible()
  })

  it('FRM-026 takes "anytime" as a value of its own', async () => {
    const change = vi.fn()
    show(<Box field={dateOrAnytime('交房时间')} onChange={change} />)
    await userEvent.click(await screen.findByRole('checkbox', { name: '交房时间 随时' }))
    expect(change).toHaveBeenLastCalledWith('anytime')
    expect(await box('交房时间')).toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('checkbox', { name: '交房时间 随时' }))
    expect(change).toHaveBeenLastCalledWith(null)
    await userEvent.type(await box('交房时间'), '20270101')
    expect(change).toHaveBeenLastCalledWith('2027-01-01')
    await expectAccessible()
  })

  it('FRM-023 FRM-024 offers the days its rules allow', () => {
    expect(dayLimits(date('a', { rules: [pass] }), '2026-11-21')).toEqual({ min: '2026-11-20' })
    expect(dayLimits(date('a', { rules: [after] }), '2026-11-21')).toEqual({ max: '2026-11-20' })
    expect(dayLimits(date('a'), '2026-11-21')).toEqual({})
  })

  it('reads months and moments like days', () => {
    expect(typedMonth('2026年2月')).toBe('2026-02')
    expect(typedMonth('202613')).toBeUndefined()
    expect(typedDay('2026-1-5')).toBe('2026-01-05')
    expect(typedInstant('2026-11-21 09:30')).toBe(Date.parse('2026-11-21T09:30:00+08:00'))
    expect(typedInstant('2026-11-21 24:00')).toBeUndefined()
  })
})

describe('a line of text', () => {
  it('loses the spaces around it when the caret leaves, but only if it was edited', async () => {
    const change = vi.fn()
    show(<Box field={text('姓名')} start=" 旧 " onChange={change} />)
    const input = await box('姓名')
    await userEvent.click(input)
    await userEvent.tab()
    expect(change).not.toHaveBeenCalled()
    await userEvent.type(input, '名 ')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith('旧 名')
  })
})
