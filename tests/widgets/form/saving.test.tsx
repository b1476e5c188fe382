import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, region, text, wan } from '../../../lib/catalogue/field.ts'
import { FangkitError, timeoutError } from '../../../lib/client/fangkit-error.ts'
import { PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { businessTypeOf } from '../../../lib/domain/project/business-type.ts'
import { PAY_PLANS } from '../../../lib/domain/project/pay-type.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { LossesNotice } from '../../../lib/form/saving/losses-notice.tsx'
import { expectAccessible } from '../accessible.ts'
import { answer, choose, LONG_TIMEOUT, recordOf, show, TestForm } from './stage.tsx'

const trial = defineEntity({
  service: 'Trial',
  title: '试验',
  metaTable: null,
  groups: {
    one: {
      label: '一',
      fields: {
        name: text('姓名'),
        phone: text('手机号', { sensitive: 'phone' }),
        price: wan('价格'),
        kind: code('HF05', '类型'),
        fixed: text('编号', { serverOwned: true }),
      },
    },
  },
})
const NAMES = ['name', 'phone', 'price', 'kind', 'fixed']
const stored = recordOf(
  trial,
  { name: '林', phone: '154******90', price: 4_860_000, kind: PARTY_TYPE.individual, fixed: 'A1' },
  { key: 't1', version: 7 },
)
const saveButton = (): HTMLElement => screen.getByRole('button', { name: '保存' })

describe('saving a stored record', () => {
  it('sends the changed fields with key and version, and nothing else', async () => {
    const save = vi.fn(async (input) => answer(trial, stored, input))
    show(
      <TestForm entity={trial} record={stored} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await screen.findByLabelText('姓名'), '若溪')
    await userEvent.click(saveButton())
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: '林若溪', keyValue: 't1', version: 7 }, expect.any(String))
  })

  it('sends nothing for a form that was only entered and left, and says it may close', async () => {
    const save = vi.fn()
    const unchanged = vi.fn()
    show(
      <TestForm entity={trial} record={stored} save={save} onUnchanged={unchanged}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByLabelText('价格'))
    await userEvent.tab()
    await userEvent.click(saveButton())
    expect(unchanged).toHaveBeenCalledOnce()
    expect(save).not.toHaveBeenCalled()
  })

  it('BAS-026 a changed 万元 amount is sent in yuan, exact to the last digit', async () => {
    const save = vi.fn(async (input) => answer(trial, stored, input))
    show(
      <TestForm entity={trial} record={stored} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.clear(price)
    await userEvent.type(price, '486.0001')
    await userEvent.click(saveButton())
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ price: 4_860_001 })
  })

  it('Escape leaves while nothing was changed, but no list that is open and nothing unsaved', async () => {
    const leave = vi.fn()
    const listed = defineEntity({
      service: 'Listed',
      title: '试验',
      metaTable: null,
      groups: { one: { label: '一', fields: { name: text('姓名'), payType: code('HH20', '付款类型') } } },
    })
    show(
      <TestForm entity={listed} record={recordOf(listed, { name: '林' }, { key: 'l1' })} onLeave={leave}>
        <FieldList names={['name', 'payType']} />
      </TestForm>,
    )
    const kind = await screen.findByRole('combobox', { name: '付款类型' })
    await userEvent.click(kind)
    await screen.findByRole('listbox', {}, LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(leave).not.toHaveBeenCalled()
    const name = screen.getByLabelText('姓名')
    await userEvent.type(name, '若')
    await userEvent.keyboard('{Escape}')
    expect(leave).not.toHaveBeenCalled()
    await userEvent.type(name, '{Backspace}')
    await userEvent.keyboard('{Escape}')
    expect(leave).toHaveBeenCalledOnce()
    saveButton().focus()
    await userEvent.keyboard('{Escape}')
    expect(leave).toHaveBeenCalledTimes(2)
  })

  it('Ctrl+S and Enter save; twice in a row saves once', async () => {
    let finish: (() => void) | undefined
    const save = vi.fn(async (input) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return answer(trial, stored, input)
    })
    show(
      <TestForm entity={trial} record={stored} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const name = await screen.findByLabelText('姓名')
    await userEvent.type(name, '若溪{Enter}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await userEvent.click(saveButton())
    expect(save).toHaveBeenCalledOnce()
    expect(saveButton()).toHaveAttribute('aria-busy', 'true')
    finish?.()
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save).toHaveBeenCalledOnce()
    await userEvent.type(name, '！')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    finish?.()
  })

  it('marks a changed field that was empty, without a former value', async () => {
    show(
      <TestForm entity={trial} record={recordOf(trial, { name: '林' }, { key: 't1', version: 7 })}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.type(price, '490')
    await waitFor(() => expect(price.closest('[data-changed]')).not.toBeNull())
    expect(screen.queryByText(/原值/)).toBeNull()
  })

  it('marks a changed field and shows what it was', async () => {
    show(
      <TestForm entity={trial} record={stored}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.clear(price)
    await userEvent.type(price, '490')
    expect(await screen.findByText(/原值/)).toHaveTextContent('原值 486.00 万元')
    expect(price.closest('[data-changed]')).not.toBeNull()
    expect(screen.getByText('1 处未保存的修改', { exact: false })).toBeVisible()
    await userEvent.clear(price)
    await userEvent.type(price, '486')
    await waitFor(() => expect(screen.queryByText(/原值/)).toBeNull())
  })
})

describe('a new record', () => {
  it('sends every open field, so that a copy arrives whole', async () => {
    const copy = recordOf(trial, { name: '林', price: 1 })
    const save = vi.fn(async (input) => answer(trial, copy, input))
    show(
      <TestForm entity={trial} record={copy} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save.mock.calls[0]?.[0]).toEqual({ name: '林', phone: null, price: 1, kind: null })
  })

  it('OPN-015 passes on what nobody sees', async () => {
    const withHidden = defineEntity({
      service: 'Hidden',
      title: '试验',
      metaTable: null,
      groups: { one: { label: '一', fields: { name: text('姓名'), country: text('国家', { hidden: true }) } } },
    })
    const copy = recordOf(withHidden, { name: '林', country: 'CN' })
    const save = vi.fn(async (input) => answer(withHidden, copy, input))
    show(
      <TestForm entity={withHidden} record={copy} save={save}>
        <FieldList names={['name', 'country']} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save.mock.calls[0]?.[0]).toEqual({ name: '林', country: 'CN' })
    expect(screen.queryByLabelText('国家')).toBeNull()
  })

  it('FRM-029 starts with the given defaults, which are no change of the person’s', async () => {
    const save = vi.fn(async (input) => answer(trial, recordOf(trial), input))
    show(
      <TestForm entity={trial} record={recordOf(trial)} defaults={{ name: '默认' }} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    expect(await screen.findByLabelText('姓名')).toHaveValue('默认')
    expect(screen.getByText('还没有修改', { exact: false })).toBeVisible()
    await userEvent.click(saveButton())
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ name: '默认' })
  })
})

describe('a save that fails', () => {
  it('keeps what was typed; trying the same again carries the same key, other content another one', async () => {
    const save = vi.fn().mockRejectedValue(timeoutError('Trial.doSave'))
    show(
      <TestForm entity={trial} record={stored} save={save}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const name = await screen.findByLabelText('姓名')
    await userEvent.type(name, '若')
    await userEvent.click(saveButton())
    await screen.findByText('请求超时，请稍后重试', {}, LONG_TIMEOUT)
    expect(name).toHaveValue('林若')
    await userEvent.click(saveButton())
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    await userEvent.type(name, '溪')
    await userEvent.click(saveButton())
    await waitFor(() => expect(save).toHaveBeenCalledTimes(3))
    const [first, second, third] = save.mock.calls.map(([, key]) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('says that the session is over, and keeps the form', async () => {
    const over = new FangkitError({ kind: 'signed-out', code: 'SIGNED_OUT', message: '', op: 'Trial.doSave' })
    show(
      <TestForm entity={trial} record={stored} save={vi.fn().mockRejectedValue(over)}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const name = await screen.findByLabelText('姓名')
    await userEvent.type(name, '若')
    await userEvent.click(saveButton())
    expect(await screen.findByText('登录已失效', {}, LONG_TIMEOUT)).toBeVisible()
    expect(name).toHaveValue('林若')
  })

  it('marks the fields the server refuses and goes to the first', async () => {
    const refusal = new FangkitError({
      kind: 'invalid',
      code: 'INVALID',
      message: '',
      userMessage: '价格不能大于1,000万元',
      op: 'Trial.doSave',
      issues: [{ field: 'price', message: '价格不能大于1,000万元' }],
    })
    show(
      <TestForm entity={trial} record={stored} save={vi.fn().mockRejectedValue(refusal)}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.clear(price)
    await userEvent.type(price, '2000')
    await userEvent.click(saveButton())
    await waitFor(() => expect(price).toBeInvalid(), LONG_TIMEOUT)
    await waitFor(() => expect(price).toHaveFocus())
    expect(price).toHaveAccessibleDescription(/价格不能大于1,000万元/)
    await userEvent.type(price, '{Backspace}')
    expect(price).not.toBeInvalid()
  })
})

describe('leaving a form with changes', () => {
  const edit = async (save = vi.fn(async (input) => answer(trial, stored, input)), onLeave = vi.fn()) => {
    show(
      <TestForm entity={trial} record={stored} save={save} onLeave={onLeave}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await screen.findByLabelText('姓名'), '若')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    return {
      save,
      onLeave,
      dialog: await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT),
    }
  }

  it('ERR-018 asks; closing the question changes nothing', async () => {
    const { onLeave, dialog } = await edit()
    await expectAccessible()
    await userEvent.click(within(dialog).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onLeave).not.toHaveBeenCalled()
    expect(screen.getByLabelText('姓名')).toHaveValue('林若')
  })

  it('ERR-018 gives the changes up when told so', async () => {
    const { onLeave, save, dialog } = await edit()
    await userEvent.click(within(dialog).getByRole('button', { name: '放弃' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByLabelText('姓名')).toHaveValue('林')
  })

  it('ERR-018 saves on the way out', async () => {
    const { onLeave, save, dialog } = await edit()
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    expect(save).toHaveBeenCalledOnce()
  })

  it('ERR-018 stays open where its save fails on the way out', async () => {
    const { onLeave, save, dialog } = await edit(vi.fn(() => Promise.reject(timeoutError('Trial.doSave'))))
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await screen.findByText('请求超时，请稍后重试', {}, LONG_TIMEOUT)
    expect(save).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
    expect(screen.getByLabelText('姓名')).toHaveValue('林若')
  })

  it('asks nothing where nothing was changed', async () => {
    const onLeave = vi.fn()
    show(
      <TestForm entity={trial} record={stored} onLeave={onLeave}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

describe('what a change will empty', () => {
  it('is listed with its reason before saving', async () => {
    const commercial = PAY_PLANS.find(({ payType }) => payType === PAY_TYPE.commercial)
    const record = recordOf(
      project,
      {
        prjPayType: PAY_TYPE.commercial,
        hf20PayWay: commercial?.payWay ?? null,
        hf20LoanScheme: commercial?.scheme ?? null,
        businessType: businessTypeOf(commercial?.scheme ?? null),
      },
      { key: 'p1', refValues: { hf20LoanScheme: '商业贷款' } },
    )
    show(
      <TestForm entity={project} record={record}>
        <LossesNotice />
        <FieldList names={['prjPayType', 'hf20LoanScheme']} />
      </TestForm>,
    )
    await screen.findByRole('combobox', { name: '付款类型' }, LONG_TIMEOUT)
    await choose(screen.getByRole('combobox', { name: '付款类型' }), '一次性付款', userEvent)
    const notice = (await screen.findAllByText('保存后将清空 1 个字段'))[0]?.closest('[role=status]')
    expect(notice).toHaveTextContent('因“付款类型”已改变')
    expect(notice).toHaveTextContent('贷款方案商业贷款')
    await choose(screen.getByRole('combobox', { name: '付款类型' }), '商业贷款', userEvent)
    await waitFor(() => expect(screen.queryByText('保存后将清空 1 个字段')).toBeNull())
  })
})

describe('a conflict', () => {
  const place = defineEntity({
    service: 'Place',
    title: '房屋',
    metaTable: null,
    groups: {
      one: {
        label: '一',
        fields: {
          province: region('province', '省'),
          city: region('city', '市', { parent: 'province' }),
          price: wan('价格'),
          note: text('备注'),
          remark: text('说明'),
        },
      },
    },
    composites: { where: { kind: 'region', label: '所在地区', parts: ['province', 'city'] } },
  })
  const original = recordOf(
    place,
    { province: '440000', city: '440100', price: 4_860_000, note: '旧', remark: '一' },
    { key: 'h1', version: 17 },
  )
  const theirs = {
    province: '440000',
    city: '440300',
    price: 4_900_000,
    note: '旧',
    remark: '二',
    keyValue: 'h1',
    version: 18,
    refValues: { province: '广东省', city: '深圳市' },
  }
  const conflict = new FangkitError({
    kind: 'conflict',
    code: 'CONFLICT',
    message: '',
    userMessage: '记录已被他人修改',
    op: 'Place.doSave',
    conflict: { fields: ['price'], record: theirs, by: '黄晓彤', at: Date.now() - 180_000 },
  })

  const collide = async () => {
    const save = vi
      .fn()
      .mockRejectedValueOnce(conflict)
      .mockImplementation(async (input) => answer(place, original, input))
    show(
      <TestForm entity={place} record={original} save={save}>
        <FieldList names={['province', 'city', 'price', 'note', 'remark']} />
      </TestForm>,
    )
    const price = await screen.findByLabelText('价格')
    await userEvent.clear(price)
    await userEvent.type(price, '488')
    await userEvent.type(screen.getByLabelText('备注'), '新')
    await userEvent.click(saveButton())
    return { save, dialog: await screen.findByRole('dialog', { name: '有人同时修改了“房屋”' }, LONG_TIMEOUT) }
  }
  const row = (dialog: HTMLElement, label: string): HTMLElement =>
    within(dialog).getByText(label).closest('tr') as HTMLElement

  it('shows three versions, asks only for what both changed, and is accessible', async () => {
    const { dialog } = await collide()
    await expectAccessible()
    expect(dialog).toHaveTextContent('黄晓彤')
    expect(dialog).toHaveTextContent('3 分钟前')
    expect(row(dialog, '价格')).toHaveTextContent('486.00 万元490.00 万元488.00 万元')
    expect(within(row(dialog, '备注')).getByText('仅我修改，自动采用')).toBeVisible()
    expect(within(row(dialog, '说明')).getByText('仅对方修改，自动采用')).toBeVisible()
    expect(within(row(dialog, '所在地区')).getByText('仅对方修改，自动采用')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '合并并保存' })).toBeDisabled()
    expect(dialog).toHaveTextContent('还有 1 项未选择：价格')
  })

  it('saves mine over the newer version where I choose so', async () => {
    const { dialog, save } = await collide()
    await userEvent.click(within(row(dialog, '价格')).getAllByRole('radio')[1]!)
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls[1]?.[0]).toEqual({ price: 4_880_000, note: '旧新', keyValue: 'h1', version: 18 })
    expect(save.mock.calls[1]?.[1]).not.toBe(save.mock.calls[0]?.[1])
  })

  it('takes all of theirs at one press, and sends only what is mine alone', async () => {
    const { dialog, save } = await collide()
    await userEvent.click(within(dialog).getByRole('button', { name: '全用对方的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls[1]?.[0]).toEqual({ note: '旧新', keyValue: 'h1', version: 18 })
  })

  it('can be put off: the form goes on with what was typed', async () => {
    const { dialog, save } = await collide()
    await userEvent.click(within(dialog).getByRole('button', { name: '先放一放，继续编辑' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('价格')).toHaveValue('488.00')
    expect(save).toHaveBeenCalledOnce()
  })
})
