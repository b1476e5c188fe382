import { screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  date,
  datetime,
  type Field,
  integer,
  month,
  number,
  percent,
  text,
  wan,
  yuan,
} from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { INPUT } from '../../../lib/field/input.ts'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { show } from '../form/stage.tsx'

const BEFORE = '前一项'

function Filled({ field, start }: { readonly field: Field; readonly start: Value }): ReactElement {
  const [value, setValue] = useState<Value>(start)
  const [invalidText, setInvalidText] = useState<string | null>(null)
  const Input = INPUT[field.kind]
  const change = (next: Value): void => {
    setValue(next)
    setInvalidText(null)
  }
  return (
    <>
      <input aria-label={BEFORE} />
      <FormField label={field.label}>
        <Input
          field={field}
          label={field.label}
          value={value}
          invalidText={invalidText}
          onChange={change}
          onInvalidText={setInvalidText}
        />
      </FormField>
      <button type="button">后一项</button>
      <output aria-label="值">{JSON.stringify(value)}</output>
    </>
  )
}

const LABEL = '这一项'
const stored = (): unknown => JSON.parse(screen.getByRole('status', { name: '值' }).textContent ?? 'null')

/** Each kind of input that is typed into, filled before: what it shows, what is typed over it, what is stored then. */
const KINDS: readonly (readonly [
  name: string,
  field: Field,
  start: Value,
  shown: string,
  typed: string,
  stored: Value,
])[] = [
  ['an amount in yuan', yuan(LABEL), 1_400_000, '1,400,000.00', '5', 5],
  ['an amount in ten thousand yuan', wan(LABEL), 3_000_000, '300.00', '350', 3_500_000],
  ['a decimal', number(LABEL, { precision: 2 }), 1234.5, '1,234.50', '78.45', 78.45],
  ['a percentage', percent(LABEL, { precision: 4 }), 0.0315, '3.15', '4.2', 0.042],
  ['a whole number', integer(LABEL), 1200, '1,200', '30', 30],
  [
    'a moment',
    datetime(LABEL),
    Date.UTC(2026, 10, 20, 1, 30),
    '2026-11-20 09:30:00',
    '2026-01-05 08:00:00',
    Date.UTC(2026, 0, 5),
  ],
  ['a day', date(LABEL), '2026-11-20', '2026-11-20', '20260105', '2026-01-05'],
  ['a month', month(LABEL), '2026-11', '2026-11', '202601', '2026-01'],
  ['a text', text(LABEL), '原来的', '原来的', 'abc', 'abc'],
]

async function enterByTab(shown: string): Promise<HTMLInputElement> {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: LABEL })
  expect(input).toHaveValue(shown)
  await userEvent.click(screen.getByRole('textbox', { name: BEFORE }))
  for (let stops = 0; document.activeElement !== input && stops < 5; stops += 1) await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(input)
  return input
}

describe('a filled input, with real keys', () => {
  it.each(KINDS)(
    'FRM-018 FRM-020 is selected whole by Tab, so that typing replaces it: %s',
    async (_, field, start, shown, typed, expected) => {
      show(<Filled field={field} start={start} />)
      const input = await enterByTab(shown)
      expect(input).toHaveValue(shown)
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, shown.length])
      await userEvent.keyboard(typed)
      await userEvent.keyboard('{Tab}')
      await expect.poll(stored).toEqual(expected)
    },
  )

  it.each(KINDS)('is selected whole by Shift+Tab as well: %s', async (_, field, start, shown, typed, expected) => {
    show(<Filled field={field} start={start} />)
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: LABEL })
    screen.getByRole('button', { name: '后一项' }).focus()
    for (let stops = 0; document.activeElement !== input && stops < 6; stops += 1)
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, shown.length])
    await userEvent.keyboard(typed)
    await userEvent.keyboard('{Tab}')
    await expect.poll(stored).toEqual(expected)
  })

  it.each(KINDS)('is left as it was by being entered and left: %s', async (_, field, start, shown) => {
    show(<Filled field={field} start={start} />)
    const input = await enterByTab(shown)
    await userEvent.keyboard('{Tab}')
    expect(input).toHaveValue(shown)
    expect(stored()).toEqual(start)
  })

  it.each([12, 36, 60])(
    'has the caret where a press points, and typing goes there: %d px before the end',
    async (before) => {
      show(<Filled field={yuan(LABEL)} start={1_400_000} />)
      const input = await screen.findByRole<HTMLInputElement>('textbox', { name: LABEL })
      const { width, height } = input.getBoundingClientRect()
      const end = Number.parseFloat(getComputedStyle(input).paddingRight)
      await userEvent.click(input, { position: { x: width - end - before, y: height / 2 } })
      const shown = '1,400,000.00'
      expect(input).toHaveValue(shown)
      const at = input.selectionStart ?? 0
      expect(input.selectionEnd).toBe(at)
      expect(at).toBeGreaterThan(0)
      expect(at).toBeLessThan(shown.length)
      const front = shown.slice(0, at).replaceAll(',', '')
      const behind = shown.slice(at).replaceAll(',', '')
      await userEvent.keyboard('5')
      expect(input).toHaveValue(`${front}5${behind}`)
      expect(input.selectionStart).toBe(front.length + 1)
      await userEvent.keyboard('6')
      expect(input).toHaveValue(`${front}56${behind}`)
      await userEvent.keyboard('{Backspace}{Backspace}{Tab}')
      expect(input).toHaveValue(shown)
      expect(stored()).toBe(1_400_000)
    },
  )

  it('reads an amount copied from elsewhere as it is written there', async () => {
    show(<Filled field={yuan(LABEL)} start={1_400_000} />)
    const input = await enterByTab('1,400,000.00')
    for (const [pasted, amount] of [
      ['78,450.00', 78_450],
      ['７８', 78],
      ['4.8万', 48_000],
    ] as const) {
      input.select()
      input.ownerDocument.execCommand('insertText', false, pasted)
      await expect.poll(stored).toBe(amount)
    }
  })

  it('is stepped by arrow keys and typing goes on from there', async () => {
    show(<Filled field={integer(LABEL)} start={1200} />)
    const input = await enterByTab('1,200')
    await userEvent.keyboard('{ArrowUp}')
    expect(input).toHaveValue('1,201')
    await userEvent.keyboard('{End}5')
    expect(input).toHaveValue('12015')
    expect(stored()).toBe(12_015)
  })
})
