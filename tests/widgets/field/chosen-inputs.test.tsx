import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { code, codes, computed, type Field, region, yesno } from '../../../lib/catalogue/field.ts'
import { ACCOUNT_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import type { Kind, Value } from '../../../lib/catalogue/kind.ts'
import { CELL } from '../../../lib/field/cell.tsx'
import { INPUT, isGroupKind } from '../../../lib/field/input.ts'
import type { InputProps } from '../../../lib/field/input-props.ts'
import { RegionInput } from '../../../lib/field/places/region-input.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { expectAccessible } from '../accessible.ts'
import { choose, LONG_TIMEOUT, show } from '../form/stage.tsx'

type BoxProps = Partial<InputProps> & { readonly field: Field; readonly start?: Value }

function Box({ field, start = null, onChange, ...rest }: BoxProps): ReactElement {
  const [value, setValue] = useState<Value>(start)
  const [label, setLabel] = useState<string | null>(null)
  const Input = INPUT[field.kind]
  return (
    <FormField label={field.label} group={isGroupKind(field.kind, rest.look)}>
      <Input
        text={label}
        {...rest}
        field={field}
        label={field.label}
        value={value}
        onChange={(next, text) => {
          setValue(next)
          setLabel(text ?? null)
          onChange?.(next, text)
        }}
      />
    </FormField>
  )
}

describe('a choice of codes', () => {
  it('is drawn side by side when there are few short ones, and can be taken back when not required', async () => {
    const change = vi.fn()
    show(<Box field={code('HF05', '买家类型')} onChange={change} />)
    const group = await screen.findByRole('radiogroup', { name: '买家类型' }, LONG_TIMEOUT)
    await userEvent.click(within(group).getByText('公司'))
    expect(change).toHaveBeenLastCalledWith(PARTY_TYPE.company, undefined)
    await userEvent.click(screen.getByRole('button', { name: '清除' }))
    expect(change).toHaveBeenLastCalledWith(null, undefined)
    await expectAccessible()
  })

  it('is a list otherwise, narrowed to the offered codes', async () => {
    show(
      <Box
        field={code('HH20', '付款类型')}
        options={[PAY_TYPE.commercial, PAY_TYPE.fund, PAY_TYPE.combined, PAY_TYPE.atOnce]}
      />,
    )
    await waitFor(
      () => expect(screen.getByRole('combobox', { name: '付款类型' })).not.toHaveAttribute('aria-busy'),
      LONG_TIMEOUT,
    )
    await userEvent.click(screen.getByRole('combobox', { name: '付款类型' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      '商业贷款',
      '公积金贷款',
      '组合贷款',
      '一次性付款',
    ])
  })

  it('shows a retired code by the text the record brought, and lets it be replaced', async () => {
    show(<Box field={code('HF05', '买家类型')} start="HF0599" text="个体户" />)
    await waitFor(
      () => expect(screen.getByRole('combobox', { name: '买家类型' })).not.toHaveAttribute('aria-busy'),
      LONG_TIMEOUT,
    )
    expect(screen.getByRole('combobox', { name: '买家类型' })).toHaveTextContent('个体户')
    await choose(screen.getByRole('combobox', { name: '买家类型' }), '个人', userEvent)
    expect(await screen.findByRole('radio', { name: '个人' })).toBeChecked()
  })

  it('draws cards with a line of explanation where asked to', async () => {
    show(<Box field={code('HF05', '买家类型')} look="cards" hints={{ [PARTY_TYPE.company]: '以公司名义买卖' }} />)
    const card = await screen.findByRole('radio', { name: '公司' }, LONG_TIMEOUT)
    expect(card).toHaveAccessibleDescription('以公司名义买卖')
    await userEvent.click(card)
    expect(card).toBeChecked()
  })

  it('FRM-028 is 0 for yes where it is a yes/no answer', async () => {
    const change = vi.fn()
    show(<Box field={yesno('是否唯一住房')} onChange={change} />)
    await userEvent.click(within(await screen.findByRole('radiogroup', { name: '是否唯一住房' })).getByText('是'))
    expect(change).toHaveBeenLastCalledWith('0', undefined)
  })

  it('is chips over a list where several are chosen, in the order of the dictionary', async () => {
    const change = vi.fn()
    show(<Box field={codes('HF05', '类型')} onChange={change} />)
    const combobox = await screen.findByRole('combobox', { name: '类型' }, LONG_TIMEOUT)
    await waitFor(() => expect(combobox).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
    await userEvent.click(combobox)
    await userEvent.click(await screen.findByRole('option', { name: '公司' }, LONG_TIMEOUT))
    await userEvent.click(screen.getByRole('option', { name: '个人' }))
    expect(change).toHaveBeenLastCalledWith([PARTY_TYPE.individual, PARTY_TYPE.company], undefined)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: '移除 个人' }))
    expect(change).toHaveBeenLastCalledWith([PARTY_TYPE.company], undefined)
  })

  it('is boxes to tick for several codes, and radios for one, where a form asks for them', async () => {
    const change = vi.fn()
    const { showInstead } = show(<Box field={codes('HF05', '类型')} look="ticks" onChange={change} />)
    await userEvent.click(await screen.findByRole('checkbox', { name: '公司' }, LONG_TIMEOUT))
    await userEvent.click(screen.getByRole('checkbox', { name: '个人' }))
    expect(change).toHaveBeenLastCalledWith([PARTY_TYPE.individual, PARTY_TYPE.company], undefined)
    showInstead(<Box field={code('HF05', '买家类型')} look="radio" onChange={change} />)
    await userEvent.click(await screen.findByRole('radio', { name: '公司' }, LONG_TIMEOUT))
    expect(change).toHaveBeenLastCalledWith(PARTY_TYPE.company, undefined)
    await expectAccessible()
  })

  it('takes a value of one’s own where the field allows it', async () => {
    const change = vi.fn()
    show(<Box field={codes('HX55', '支出类别', { freeText: true })} onChange={change} />)
    const own = await screen.findByRole('textbox', { name: '其他（可自填）' })
    await userEvent.type(own, '加急, 送件{Enter}')
    expect(change).toHaveBeenLastCalledWith(['加急， 送件'], undefined)
    expect(own).toHaveValue('')
    await waitFor(
      () => expect(screen.getByRole('combobox', { name: '支出类别' })).not.toHaveAttribute('aria-busy'),
      LONG_TIMEOUT,
    )
    expect(screen.getByText('加急， 送件', { selector: ':not([id])' })).toBeVisible()
  })
})

describe('a place', () => {
  function Place({
    onChange,
  }: {
    readonly onChange: (values: Readonly<Record<string, string | null>>) => void
  }): ReactElement {
    const [values, setValues] = useState<Readonly<Record<string, string | null>>>({
      province: '440000',
      city: '440100',
      area: null,
    })
    const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ province: '广东省', city: '广州市' })
    return (
      <FormField label="所在地区">
        <RegionInput
          label="所在地区"
          parts={['province', 'city', 'area'].map((name) => ({
            name,
            value: values[name] ?? null,
            text: texts[name] ?? null,
          }))}
          onChange={(next, names) => {
            setValues({ ...values, ...next })
            setTexts({ ...texts, ...names })
            onChange(next)
          }}
        />
      </FormField>
    )
  }
  const trigger = (): HTMLElement => screen.getByRole('combobox', { name: '所在地区' })
  const column = (name: string): HTMLElement => screen.getByRole('listbox', { name })

  it('BAS-035 is one control of three levels, complete by keyboard', async () => {
    const change = vi.fn()
    show(<Place onChange={change} />)
    await screen.findByRole('combobox', { name: '所在地区' })
    expect(trigger()).toHaveTextContent('广东省 / 广州市')
    trigger().focus()
    await userEvent.keyboard('{ArrowDown}')
    await within(await screen.findByRole('listbox', { name: '区县' }, LONG_TIMEOUT)).findByText(
      '天河区',
      {},
      LONG_TIMEOUT,
    )
    await waitFor(() => expect(column('区县')).toHaveFocus())
    await expectAccessible()
    await userEvent.keyboard('天{Enter}')
    expect(change).toHaveBeenLastCalledWith({ area: '440106' })
    await waitFor(() => expect(trigger()).toHaveTextContent('广东省 / 广州市 / 天河区'))
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('empties the levels below one that changed', async () => {
    const change = vi.fn()
    show(<Place onChange={change} />)
    await userEvent.click(await screen.findByRole('combobox', { name: '所在地区' }))
    await userEvent.click(
      await within(await screen.findByRole('listbox', { name: '省' }, LONG_TIMEOUT)).findByText(
        '北京市',
        {},
        LONG_TIMEOUT,
      ),
    )
    expect(change).toHaveBeenLastCalledWith({ province: '110000', city: null, area: null })
    await waitFor(() => expect(column('市')).toHaveFocus())
    expect(column('区县')).toHaveTextContent('先选市')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(trigger()).toHaveTextContent('北京市')
  })
})

describe('places of a field by itself', () => {
  it('DEM-011 find a city without a province by way of one, which changes nothing yet', async () => {
    const change = vi.fn()
    show(<Box field={region('city', '意向城市')} start="440100" onChange={change} />)
    const combobox = await screen.findByRole('combobox', { name: '意向城市' }, LONG_TIMEOUT)
    await waitFor(() => expect(combobox).toHaveTextContent('广州市'), LONG_TIMEOUT)
    await userEvent.click(combobox)
    await userEvent.click(
      await within(await screen.findByRole('listbox', { name: '省' }, LONG_TIMEOUT)).findByText(
        '福建省',
        {},
        LONG_TIMEOUT,
      ),
    )
    expect(change).not.toHaveBeenCalled()
    expect(combobox).toHaveTextContent('广州市')
    await userEvent.click(
      await within(screen.getByRole('listbox', { name: '市' })).findByText('厦门市', {}, LONG_TIMEOUT),
    )
    expect(change).toHaveBeenLastCalledWith('350200', '厦门市')
    await waitFor(() => expect(combobox).toHaveTextContent('厦门市'))
    await expectAccessible()
  })

  it('DEM-010 offer several districts of the chosen city', async () => {
    const change = vi.fn()
    const field = codes('SS46_ADMDIVISION_LIST', '意向区域', { part: 'area', parent: 'city' })
    const { showInstead } = show(<Box field={field} within="440100" onChange={change} />)
    const combobox = await screen.findByRole('combobox', { name: '意向区域' }, LONG_TIMEOUT)
    await waitFor(() => expect(combobox).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
    await userEvent.click(combobox)
    await userEvent.click(await screen.findByRole('option', { name: '天河区' }, LONG_TIMEOUT))
    expect(change).toHaveBeenLastCalledWith(['440106'], undefined)
    expect(screen.queryByRole('option', { name: '福田区' })).toBeNull()
    const Cell = CELL.codes
    showInstead(
      <p>
        <Cell field={field} value={['440105', '440106']} />
      </p>,
    )
    expect(await screen.findByText('海珠区、天河区', {}, LONG_TIMEOUT)).toBeVisible()
  })
})

describe('read-only cells', () => {
  const cases: readonly (readonly [Kind, Value, Partial<Field>, string])[] = [
    ['text', '林若溪', {}, '林若溪'],
    ['textarea', '一\n二', {}, '一 二'],
    ['address', '路 1 号', {}, '路 1 号'],
    ['richtext', '<p>甲乙</p>', {}, '甲乙'],
    ['integer', 12_345, { shown: 'month' }, '12,345 个月'],
    ['number', 4_860_001, { stored: 'yuan', shown: 'wan', precision: 2 }, '486.00 万元'],
    ['code', ACCOUNT_TYPE.staff, { dict: 'HX70' }, '员工'],
    ['codes', [PARTY_TYPE.individual, PARTY_TYPE.company], { dict: 'HF05' }, '个人、公司'],
    ['flag', 1, {}, '是'],
    ['yesno', '1', { dict: 'YES_NO' }, '否'],
    ['date', '2026-11-21', {}, '2026-11-21'],
    ['month', '2026-11', {}, '2026-11'],
    ['datetime', Date.parse('2026-11-21T09:30:00+08:00'), {}, '2026-11-21 09:30:00'],
    ['date-or-anytime', 'anytime', {}, '随时'],
    ['region', '440106', {}, '440106'],
    ['account', 'a1', {}, 'a1'],
    ['branch', 'b1', {}, 'b1'],
    ['organisation', 'o1', {}, 'o1'],
    ['member', 'm1', {}, 'm1'],
    ['file', 'f1', {}, '1 个文件'],
    ['files', ['f1', 'f2'], {}, '2 个文件'],
    ['image', 'i1', {}, '1 个文件'],
    ['images', ['i1'], {}, '1 个文件'],
    ['computed', 3, {}, '3'],
    ['id', 'k1', {}, 'k1'],
  ]
  it('speak for every kind', async () => {
    expect(cases.map(([kind]) => kind).sort()).toEqual(Object.keys(CELL).sort())
    show(
      <dl>
        {cases.map(([kind, value, rest]) => {
          const Cell = CELL[kind]
          return (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd data-testid={kind}>
                <Cell field={{ kind, label: kind, ...rest }} value={value} />
              </dd>
            </div>
          )
        })}
      </dl>,
    )
    for (const [kind, , , spoken] of cases)
      await waitFor(() => expect(screen.getByTestId(kind), kind).toHaveTextContent(spoken), LONG_TIMEOUT)
  })

  it('keep masked values as they are, and prefer the text of the record', async () => {
    const Cell = CELL.account
    show(
      <>
        <p>
          <CELL.text field={{ kind: 'text', label: '手机', sensitive: 'phone' }} value="154******90" />
        </p>
        <p>
          <Cell field={{ kind: 'account', label: '经理' }} value="a1" text="陈嘉豪" />
        </p>
      </>,
    )
    expect(await screen.findByText('154******90')).toBeVisible()
    expect(screen.getByText('陈嘉豪')).toBeVisible()
  })

  it('show the value of kinds without an editor, read-only', async () => {
    show(<Box field={computed('合计')} start={3} />)
    const shown = await screen.findByRole('textbox', { name: '合计' })
    expect(shown).toHaveValue('3')
    expect(shown).toHaveAttribute('readonly')
  })
})
