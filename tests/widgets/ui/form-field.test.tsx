import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { Segmented } from '../../../lib/ui/inputs/segmented.tsx'
import { Select } from '../../../lib/ui/select/select.tsx'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { show } from './show.tsx'

const choices = [
  { value: '0', label: '是' },
  { value: '1', label: '否' },
]

describe('a field', () => {
  it('names its control and describes it by hint and help', () => {
    show(
      <FormField label="详细地址" hint="到门牌号为止" help="不含省市区">
        <TextInput />
      </FormField>,
    )
    expect(screen.getByRole('textbox', { name: '详细地址' })).toHaveAccessibleDescription('到门牌号为止 不含省市区')
  })

  it('in error says why in place of the hint and marks the control', () => {
    show(
      <FormField label="未还贷款余额" required hint="万元" error="未还贷款余额必填">
        <TextInput />
      </FormField>,
    )
    const input = screen.getByRole('textbox', { name: '未还贷款余额' })
    expect(input).toBeInvalid()
    expect(input).toHaveAttribute('aria-required', 'true')
    expect(input).toHaveAccessibleDescription('未还贷款余额必填')
  })

  it('in error keeps its note, because what the note offers may mend it', () => {
    show(
      <FormField label="收入金额" note="最多可收 48,600.00" error="收入金额过大">
        <TextInput />
      </FormField>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('收入金额过大 最多可收 48,600.00')
    expect(screen.getByText('最多可收 48,600.00')).toBeVisible()
  })

  it('shows its help at F1 in the control, hides it again, and has no tab stop for it', async () => {
    const opened = vi.fn()
    show(
      <>
        <FormField label="详细地址" help="不含省市区" onHelpOpen={opened}>
          <TextInput />
        </FormField>
        <FormField label="备注">
          <TextInput />
        </FormField>
      </>,
    )
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: '详细地址' })).toHaveFocus()
    expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.keyboard('{F1}')
    expect(await screen.findByRole('tooltip')).toHaveTextContent('不含省市区')
    expect(opened).toHaveBeenCalledOnce()
    await userEvent.keyboard('{F1}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{F1}')
    await screen.findByRole('tooltip')
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  })

  it('tells the value before the change', () => {
    show(
      <FormField label="现贷款利率" changedFrom="4.45 %">
        <TextInput defaultValue="4.20" />
      </FormField>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('原值 4.45 %')
  })

  it('names a group of inputs and leaves their own ids and names alone', () => {
    show(
      <FormField label="期限" group error="开始不能晚于结束">
        <TextInput aria-label="开始" />
        <TextInput aria-label="结束" />
      </FormField>,
    )
    const from = screen.getByRole('textbox', { name: '开始' })
    expect(from).toBeInvalid()
    expect(from.id).toBe('')
    expect(screen.getByRole('textbox', { name: '结束' })).toHaveAccessibleDescription('开始不能晚于结束')
  })

  it('names a radio group', () => {
    show(
      <FormField label="买家类型" group required>
        <Segmented options={choices} value={null} onChange={vi.fn()} />
      </FormField>,
    )
    expect(screen.getByRole('radiogroup', { name: '买家类型' })).toBeRequired()
  })

  it('with its label pressed gives focus to a select without opening it', async () => {
    show(
      <FormField label="付款类型">
        <Select options={choices} value="0" onChange={vi.fn()} />
      </FormField>,
    )
    await userEvent.click(screen.getByText('付款类型'))
    await waitFor(() => expect(screen.getByRole('combobox', { name: '付款类型' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })
})

describe('help', () => {
  it('shows at F1 and hides on Escape without closing what is around it', async () => {
    const pressed = vi.fn()
    show(
      // biome-ignore lint/a11y/noStaticElementInteractions: represents a dialog around the field
      <div onKeyDown={pressed}>
        <FormField label="评估价" help="填写评估公司给出的价格">
          <TextInput />
        </FormField>
      </div>,
    )
    const tip = screen.getByText('填写评估公司给出的价格')
    expect(tip).not.toBeVisible()
    await userEvent.tab()
    expect(tip).not.toBeVisible()
    await userEvent.keyboard('{F1}')
    expect(tip).toBeVisible()
    pressed.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(tip).not.toBeVisible()
    expect(pressed).not.toHaveBeenCalled()
  })
})
