import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { is } from '../../../lib/catalogue/condition.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { date, type Field, flag, text, wan } from '../../../lib/catalogue/field.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { DraftNotice as Offer } from '../../../lib/form/drafts/draft-notice.tsx'
import { EntityView } from '../../../lib/form/entity-view.tsx'
import { FieldGroup } from '../../../lib/form/groups/field-group.tsx'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { valuesOf } from '../../../lib/form/state/record-values.ts'
import { RestRequired } from '../../../lib/form/fields/rest-required.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, recordOf, show, TestForm } from './stage.tsx'

const MANY = 300
const many = defineEntity({
  service: 'Many',
  title: '很多',
  metaTable: null,
  groups: {
    all: {
      label: '全部',
      fields: Object.fromEntries(
        Array.from({ length: MANY }, (_, index): [string, Field] => [`f${index}`, text(`字段${index}`)]),
      ),
    },
  },
})

describe('a form of 300 fields', () => {
  it('renders only the field that is typed in', async () => {
    const rendered: string[] = []
    show(
      <TestForm entity={many} record={recordOf(many)} onFieldRender={(name) => rendered.push(name)}>
        <FieldGroup group="all" />
      </TestForm>,
    )
    const input = await screen.findByLabelText('字段7')
    expect(new Set(rendered).size).toBe(MANY)
    rendered.length = 0
    await userEvent.type(input, '一二三')
    expect(new Set(rendered)).toEqual(new Set(['f7']))
    expect(rendered.length).toBeLessThanOrEqual(2 * 3)
  })
})

describe('the parts of a form', () => {
  const trial = defineEntity({
    service: 'Trial',
    title: '试验',
    metaTable: null,
    groups: {
      one: { label: '一', fields: { on: flag('开关'), from: date('起'), to: date('止'), price: wan('价格') } },
      two: {
        label: '二',
        fields: { made: text('系统编号', { serverOwned: true }), sum: wan('合计', { serverOwned: true }) },
      },
    },
    shown: { from: is('on', 1), to: is('on', 1) },
    composites: { period: { kind: 'date-range', label: '有效期', parts: ['from', 'to'] } },
  })

  it('show a field as soon as its condition holds, and hide it again', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial)}>
        <FieldGroup group="one" />
      </TestForm>,
    )
    const toggle = await screen.findByRole('switch', { name: '开关' })
    expect(screen.queryByRole('textbox', { name: '起' })).toBeNull()
    await userEvent.click(toggle)
    await waitFor(() => expect(screen.getByText('有效期')).toBeVisible())
    await userEvent.type(screen.getByRole('textbox', { name: '起' }), '20260131')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '止' })).toBeVisible())
    await userEvent.click(toggle)
    await waitFor(() => expect(screen.queryByText('有效期')).toBeNull())
  })

  it('leave out a group that holds nothing to fill in', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial, { sum: 1 }, { key: 't' })}>
        <FieldGroup group="one" />
        <FieldGroup group="two" />
      </TestForm>,
    )
    expect(await screen.findByRole('group', { name: '一' })).toBeVisible()
    expect(screen.queryByRole('group', { name: '二' })).toBeNull()
  })

  it('keep text that is no number in its box, name it, and hold the save back', async () => {
    const save = vi.fn()
    show(
      <TestForm entity={trial} record={recordOf(trial, { price: 10_000 }, { key: 't' })} save={save}>
        <FieldGroup group="one" />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.clear(price)
    await userEvent.type(price, '约五百万')
    await userEvent.tab()
    expect(price).toHaveValue('约五百万')
    expect(price).toHaveAccessibleDescription(/价格应为数字，不能填“约五百万”/)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(save).not.toHaveBeenCalled()
    await userEvent.clear(price)
    await userEvent.type(price, '５００')
    await userEvent.tab()
    expect(price).toHaveValue('500.00')
    expect(price).not.toBeInvalid()
  })

  it('show in a short form what an installation requires beyond it: nothing blocks a save unseen', async () => {
    const overlay = { ...NO_OVERLAY, required: new Set(['price']) }
    const save = vi.fn()
    show(
      <TestForm entity={trial} record={recordOf(trial)} overlay={overlay} save={save}>
        <FieldList names={['on']} />
        <RestRequired shown={['on']} heading={(fields) => <section aria-label="其他">{fields}</section>} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: '其他' })).getByLabelText('价格')).toHaveFocus(),
    )
    expect(save).not.toHaveBeenCalled()
  })
})

describe('a draft', () => {
  const person = defineEntity({
    service: 'Person',
    title: '成员',
    metaTable: null,
    groups: {
      one: {
        label: '一',
        fields: { name: text('姓名'), phone: text('手机号', { sensitive: 'phone' }), price: wan('价格') },
      },
    },
  })
  const record = recordOf(person, { name: '林' }, { key: 'm1' })
  /** A form that can be closed and opened again under one provider. */
  function Coming({ owner = 'me' }: { readonly owner?: string }) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          开关
        </button>
        {open ? (
          <TestForm entity={person} record={record} draft={{ key: 'Person:m1', owner }}>
            <Offer />
            <FieldGroup group="one" />
          </TestForm>
        ) : null}
      </>
    )
  }
  const fillAndLeave = async () => {
    await userEvent.type(await screen.findByLabelText('姓名'), '若溪')
    await waitFor(() => expect(screen.getByLabelText('手机号')).not.toHaveAttribute('readonly'), LONG_TIMEOUT)
    await userEvent.type(screen.getByLabelText('手机号'), '15400002290')
    await userEvent.type(screen.getByLabelText('价格'), '很多')
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    await waitFor(() => expect(screen.queryByLabelText('姓名')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
  }

  it('is offered back when the form returns, unread text included, personal data left out', async () => {
    show(<Coming />)
    await fillAndLeave()
    expect(screen.getByLabelText('姓名')).toHaveValue('林')
    const notice = screen.getByText(/3 处修改没有保存/).closest('[role=status]') as HTMLElement
    expect(notice).toHaveTextContent('手机号没有保留')
    await expectAccessible()
    await userEvent.click(within(notice).getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue('林若溪'))
    expect(screen.getByLabelText('价格')).toHaveValue('很多')
    expect(screen.getByLabelText('手机号')).toHaveValue('')
    expect(screen.queryByText(/没有保存，内容还在/)).toBeNull()
  })

  it('is gone once it is dropped, or once it is saved', async () => {
    show(<Coming />)
    await fillAndLeave()
    await userEvent.click(screen.getByRole('button', { name: '丢弃' }))
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    expect(await screen.findByLabelText('姓名')).toHaveValue('林')
    expect(screen.queryByText(/没有保存，内容还在/)).toBeNull()
    await userEvent.type(screen.getByLabelText('姓名'), '若')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    await waitFor(() => expect(screen.queryByText(/没有保存，内容还在/)).toBeNull())
  })

  it('is offered to nobody else', async () => {
    const { showInstead } = show(<Coming key="a" />)
    await userEvent.type(await screen.findByLabelText('姓名'), '若溪')
    showInstead(<Coming key="b" owner="somebody else" />)
    expect(await screen.findByLabelText('姓名')).toHaveValue('林')
    expect(screen.queryByText(/没有保存，内容还在/)).toBeNull()
  })
})

describe('a record to read', () => {
  const record = recordOf(
    project,
    {
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      hf20HouseArea: '440106',
      hf20HouseMarketPrice: 48_600_000,
      hf20AcceptRetNoEnd: 0.0315,
      hf20PayWay: 'HG1002',
      hf20Ctrl1: 1,
    },
    { key: 'p1', refValues: { hf20HouseProvince: '广东省', hf20HouseCity: '广州市', hf20HouseArea: '天河区' } },
  )
  const itemOf = (label: string): HTMLElement | null => screen.getByText(label).parentElement

  it('shows label over value, composites as one, "—" for what is empty, and a code by its text', async () => {
    show(<EntityView entity={project} values={valuesOf(project, record)} refValues={record.refValues} />)
    expect(await screen.findByText('广东省 / 广州市 / 天河区', { normalizer: (written) => written })).toBeVisible()
    expect(itemOf('房屋市场价')).toHaveTextContent('4,860.00 万元')
    expect(itemOf('可接受最高利率')).toHaveTextContent('3.15 %')
    expect(itemOf('征信情况（哪一方）')).toHaveTextContent('—')
    expect(itemOf('需要找房')).toHaveTextContent('是')
    expect(await within(itemOf('付款方案') as HTMLElement).findByText('按揭贷款', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
  })
})
