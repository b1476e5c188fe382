import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { filled, is } from '../../../lib/catalogue/condition.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, id, text } from '../../../lib/catalogue/field.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { PARTY_RELATION, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { demand } from '../../../lib/domain/demand/demand.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { project } from '../../../lib/domain/project/project.ts'
import type { EntityFormApi } from '../../../lib/form/entity-form-context.ts'
import { FieldGroup } from '../../../lib/form/groups/field-group.tsx'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { expectAccessible } from '../accessible.ts'
import { choose, LONG_TIMEOUT, recordOf, show, TestForm } from './stage.tsx'

const PAY = ['prjPayType', 'hf20PayWay', 'hf20LoanScheme'] as const
const box = (name: string): HTMLElement => screen.getByRole('combobox', { name })

/** The meaning of each pay type, as the specification lists it. */
const PLANS: Readonly<Record<string, { readonly hf20PayWay: string | null; readonly hf20LoanScheme: string | null }>> =
  {
    HH2001: { hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' },
    HH2002: { hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9902' },
    HH2003: { hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9903' },
    HH2004: { hf20PayWay: 'HG1001', hf20LoanScheme: null },
    HH2005: { hf20PayWay: 'HG1003', hf20LoanScheme: null },
    HH2006: { hf20PayWay: null, hf20LoanScheme: 'HF9907' },
  }
const startOf = (payType: string) => ({
  prjPayType: payType,
  hf20PayWay: null,
  hf20LoanScheme: null,
  ...PLANS[payType],
})

/** What the dictionary calls the pay ways. */
const PAY_WAY_TEXTS: Readonly<Record<string, string>> = { HG1001: '一次性付款', HG1002: '按揭贷款', HG1003: '分期付款' }

describe('the form of the basic requirements', () => {
  it.each(['light', 'dark', 'contrast'] as const)('is accessible in %s', async (scheme) => {
    show(
      <TestForm entity={project} record={recordOf(project, startOf(PAY_TYPE.commercial), { key: 'p1' })}>
        {Object.keys(project.groups).map((group) => (
          <FieldGroup key={group} group={group} />
        ))}
      </TestForm>,
      { appearance: { scheme } },
    )
    await screen.findByRole('radiogroup', { name: '买家类型' }, LONG_TIMEOUT)
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await expectAccessible()
  })

  const transitions = Object.keys(PLANS).flatMap((from) => Object.keys(PLANS).map((to) => [from, to] as const))
  it.each(transitions)(
    'BAS-007 to BAS-012 leads from pay type %s to %s, with its pay way and scheme',
    async (from, to) => {
      const forms: EntityFormApi[] = []
      show(
        <TestForm
          entity={project}
          record={recordOf(project, startOf(from), { key: 'p1' })}
          onApi={(form) => forms.push(form)}
        >
          <FieldList names={PAY} />
        </TestForm>,
      )
      await waitFor(() => expect(box('付款类型')).not.toHaveAttribute('aria-busy'), LONG_TIMEOUT)
      const { controller } = forms[0]!
      act(() => controller.change({ prjPayType: to }))
      expect(controller.values()).toMatchObject(startOf(to))
      expect(box('付款方案')).toHaveTextContent(PAY_WAY_TEXTS[PLANS[to]?.hf20PayWay ?? ''] ?? '—')
    },
  )

  it('BAS-007 BAS-012 shows who picks the pay type what follows, locked and explained', async () => {
    show(
      <TestForm entity={project} record={recordOf(project)}>
        <FieldList names={PAY} />
      </TestForm>,
    )
    await screen.findByRole('combobox', { name: '付款类型' }, LONG_TIMEOUT)
    await choose(box('付款类型'), '商业贷款', userEvent)
    expect(box('付款方案')).toHaveTextContent('按揭贷款')
    expect(box('贷款方案')).toHaveTextContent('商业贷款')
    expect(box('付款方案')).toHaveAttribute('aria-readonly', 'true')
    expect(screen.getAllByText('由付款类型带出')).toHaveLength(2)
    await choose(box('付款类型'), '房产抵押贷款', userEvent)
    expect(box('付款方案')).toHaveTextContent('—')
    expect(box('贷款方案')).toHaveTextContent('房产抵押贷款')
  })

  it('says of a field that appears which change has brought it, and nothing of those that were there', async () => {
    const names = ['hf29OwnerNumber', 'hf29OwnerRelation']
    show(
      <TestForm entity={house} record={recordOf(house, { hf29OwnerNumber: 1 }, { key: 'h1' })}>
        <FieldList names={names} />
      </TestForm>,
    )
    const count = await screen.findByLabelText('产权人数', {}, LONG_TIMEOUT)
    await userEvent.clear(count)
    await userEvent.type(count, '2')
    expect(await screen.findByText('因“产权人数”而显示')).toBeVisible()
    cleanup()
    show(
      <TestForm entity={house} record={recordOf(house, { hf29OwnerNumber: 2 }, { key: 'h1' })}>
        <FieldList names={names} />
      </TestForm>,
    )
    expect(await screen.findByText('产权人关系', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByText(/而显示/)).toBeNull()
  })

  const PARTIES = ['hf20BuyerType', 'hf20SellerType', 'hf20RelationType'] as const
  const individual = async (label: string) =>
    userEvent.click(within(await screen.findByRole('radiogroup', { name: label }, LONG_TIMEOUT)).getByText('个人'))

  it('BAS-013 gives two individuals without a relation the default, which may be changed', async () => {
    show(
      <TestForm entity={project} record={recordOf(project)}>
        <FieldList names={PARTIES} />
      </TestForm>,
    )
    await individual('买家类型')
    expect(box('买卖双方关系')).toHaveTextContent('请选择')
    await individual('业主类型')
    expect(box('买卖双方关系')).toHaveTextContent('无亲属关系')
    expect(screen.getByText('已按业主类型自动设定，可修改')).toBeVisible()
    await choose(box('买卖双方关系'), '夫妻', userEvent)
    expect(box('买卖双方关系')).toHaveTextContent('夫妻')
    expect(screen.queryByText(/自动设定/)).toBeNull()
  })

  it('BAS-013 keeps a relation that is set already', async () => {
    show(
      <TestForm
        entity={project}
        record={recordOf(project, { hf20RelationType: PARTY_RELATION.couple, hf20BuyerType: PARTY_TYPE.company })}
      >
        <FieldList names={PARTIES} />
      </TestForm>,
    )
    await individual('买家类型')
    await individual('业主类型')
    expect(box('买卖双方关系')).toHaveTextContent('夫妻')
  })
})

const trial = defineEntity({
  service: 'Trial',
  title: '试验',
  metaTable: null,
  groups: {
    one: {
      label: '一',
      fields: {
        kind: code('HF05', '类型'),
        reason: text('原因', { required: true }),
        other: text('其他', { required: true, maxLength: 3 }),
        note: text('备注'),
      },
    },
  },
  shown: { reason: is('kind', PARTY_TYPE.company) },
})
const lasting = defineEntity({
  service: 'Lasting',
  title: '字典值',
  metaTable: null,
  groups: {
    one: {
      label: '一',
      fields: { keyValue: id('字典值ID', { hidden: true, serverOwned: true }), key: text('编码'), note: text('备注') },
    },
  },
  readOnly: { key: filled('keyValue'), note: filled('key') },
})
const NAMES = ['kind', 'reason', 'other', 'note']

it('a lock is explained by what a person can see, never by the id of the record', async () => {
  show(
    <TestForm entity={lasting} record={recordOf(lasting, { key: 'A', note: '甲' }, { key: 'r1' })}>
      <FieldList names={['key', 'note']} />
    </TestForm>,
  )
  expect(await screen.findByText('由编码带出')).toBeVisible()
  expect(screen.getByLabelText('编码')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('编码')).not.toHaveAccessibleDescription()
  expect(screen.queryByText(/字典值ID/)).toBeNull()
})

describe('the checks of a form', () => {
  it('FRM-015 let no hidden required field block a save', async () => {
    const save = vi.fn(async () => recordOf(trial, {}, { key: 't1' }))
    show(
      <TestForm entity={trial} record={recordOf(trial, { kind: PARTY_TYPE.individual })} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await screen.findByLabelText('其他'), '好')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save).toHaveBeenCalledOnce()
  })

  it('FRM-014 FRM-016 FRM-017 warn of the first failing field, focus and mark it, and count all', async () => {
    const save = vi.fn()
    show(
      <TestForm entity={trial} record={recordOf(trial, { kind: PARTY_TYPE.company })} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await screen.findByLabelText('原因')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    const notices = await screen.findByRole('region', { name: '通知' }, LONG_TIMEOUT)
    expect(await within(notices).findByText('原因必填')).toBeVisible()
    expect(within(notices).queryByText('其他必填')).toBeNull()
    await waitFor(() => expect(screen.getByLabelText('原因')).toHaveFocus())
    expect(screen.getByLabelText('原因')).toBeInvalid()
    expect(screen.getByLabelText('其他')).toBeInvalid()
    expect(screen.getByRole('button', { name: '2 项需要修改' })).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('FRM-002 FRM-003 FRM-006 follow metadata that rename, require and lock a field', async () => {
    const overlay = { ...NO_OVERLAY, labels: { note: '说明' }, required: new Set(['note']), locked: new Set(['other']) }
    show(
      <TestForm entity={trial} record={recordOf(trial)} overlay={overlay}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    expect(await screen.findByLabelText('说明')).toBeRequired()
    expect(screen.getByLabelText('其他')).toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText('说明必填', {}, LONG_TIMEOUT)).length).toBeGreaterThan(0)
    expect(screen.queryByText('其他必填')).toBeNull()
  })

  it('FRM-007 PRJ-046 follow metadata that arrive later at once', async () => {
    const form = (labels: Readonly<Record<string, string>>) => (
      <TestForm entity={trial} record={recordOf(trial)} overlay={{ ...NO_OVERLAY, labels }}>
        <FieldList names={NAMES} />
      </TestForm>
    )
    const { showInstead } = show(form({}))
    await screen.findByLabelText('备注')
    showInstead(form({ note: '说明' }))
    expect(await screen.findByLabelText('说明')).toBeVisible()
  })

  it('run again while a field found wrong is corrected, and not on one that was never left', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial)}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const other = await screen.findByLabelText('其他')
    await userEvent.type(other, '一二三四')
    expect(other).not.toBeInvalid()
    await userEvent.tab()
    expect(other).toBeInvalid()
    expect(screen.getByText('其他不能超过3个字')).toBeVisible()
    await userEvent.type(other, '{Backspace}')
    expect(other).not.toBeInvalid()
    expect(screen.queryByText('其他不能超过3个字')).toBeNull()
  })

  it('wait on leaving a field until a press has ended, so that its target does not move', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial)}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const other = await screen.findByLabelText('其他')
    const note = screen.getByLabelText('备注')
    await userEvent.type(other, '一二三四')
    fireEvent.pointerDown(note)
    act(() => note.focus())
    expect(other).not.toBeInvalid()
    fireEvent.pointerUp(note)
    expect(await screen.findByText('其他不能超过3个字')).toBeVisible()
  })

  it('DEM-010 offer another city its own districts, and put an amount in ten thousands in words in yuan', async () => {
    show(
      <TestForm entity={demand} record={recordOf(demand)}>
        <FieldList names={['hf22City', 'hf22Areas', 'hf22MinPrice']} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByRole('combobox', { name: '意向城市' }, LONG_TIMEOUT))
    for (const place of ['广东省', '深圳市'])
      await userEvent.click(await screen.findByRole('option', { name: place }, LONG_TIMEOUT))
    await userEvent.click(screen.getByRole('combobox', { name: '意向区域' }))
    expect(await screen.findByRole('option', { name: '南山区' }, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('option', { name: '天河区' })).toBeNull()
    await userEvent.type(screen.getByLabelText('预算最低价'), '350.5')
    await waitFor(() => expect(screen.getByText('大写：叁佰伍拾万零伍仟元整')).toBeVisible())
  })

  it('speak of the mortgagor in the labels of a mortgage', async () => {
    show(
      <TestForm entity={project} record={recordOf(project, startOf(PAY_TYPE.mortgage), { key: 'p1' })}>
        <FieldGroup group="parties" />
      </TestForm>,
    )
    expect(await screen.findByText('抵押人类型')).toBeVisible()
    expect(screen.queryByText('买家类型')).toBeNull()
  })
})
