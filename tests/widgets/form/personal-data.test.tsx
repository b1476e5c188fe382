import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { datetime, text } from '../../../lib/catalogue/field.ts'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import type { Drafts } from '../../../lib/client/storage/drafts.ts'
import { DraftNotice } from '../../../lib/form/drafts/draft-notice.tsx'
import type { EntityFormApi } from '../../../lib/form/entity-form-context.ts'
import { EntityView } from '../../../lib/form/entity-view.tsx'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { useCore } from '../../../lib/provider/provider-context.ts'
import { useAuthUser } from '../../../lib/provider/session/use-auth-user.ts'
import { useFangkit } from '../../../lib/provider/use-fangkit.ts'
import { useReveal } from '../../../lib/provider/session/use-reveal.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { sayWhy } from '../field/say-why.ts'
import { expectAccessible } from '../accessible.ts'
import { answer, LONG_TIMEOUT, recordOf, show, storeOfFile, TestForm } from './stage.tsx'

const person = defineEntity({
  service: 'Person',
  title: '成员',
  metaTable: null,
  groups: {
    one: {
      label: '一',
      fields: {
        name: text('姓名'),
        phone: text('手机号', { sensitive: 'phone' }),
        card: text('证件号码', { sensitive: 'id', readOnly: true }),
        updTime: datetime('更新时间', { serverOwned: true, hidden: true }),
      },
    },
  },
})
const FULL = '15400002290'
const MASK = '154******90'
const values = { name: '林', phone: MASK, card: null, updTime: 1 }
const stored = recordOf(person, { ...values, card: '4****************X' }, { key: 'm1', version: 7 })
const eye = (label = '手机号') => screen.findByRole('button', { name: `显示${label}的完整内容` }, LONG_TIMEOUT)
/** Presses the eye and says why. */
const look = async (label?: string): Promise<void> => {
  await userEvent.click(await eye(label))
  await sayWhy()
}
const page = () => document.documentElement.outerHTML

describe('personal data to read', () => {
  it('R25 are shown in full on demand, one at a time, and masked again at another press', async () => {
    const reveal = vi.fn(async () => FULL)
    const { showInstead, unmount } = show(<EntityView entity={person} values={values} refValues={{}} reveal={reveal} />)
    // What is empty has nothing to show.
    expect((await eye()).closest('[data-field=phone]')).not.toBeNull()
    expect(screen.getAllByRole('button', { name: /完整内容/ })).toHaveLength(1)
    expect(page()).not.toContain(FULL)
    await look()
    expect(await screen.findByText(FULL)).toBeVisible()
    expect(reveal).toHaveBeenCalledExactlyOnceWith('phone', '核对')
    expect(await eye()).toHaveAttribute('aria-pressed', 'true')
    await inEveryScheme(expectAccessible)
    showInstead(<EntityView entity={person} values={{ ...values }} refValues={{}} reveal={reveal} />)
    expect(screen.getByText(FULL)).toBeVisible()
    await userEvent.click(await eye())
    await waitFor(() => expect(screen.getByText(MASK)).toBeVisible())
    expect(page()).not.toContain(FULL)

    await look()
    await screen.findByText(FULL)
    showInstead(<EntityView entity={person} values={{ ...values, updTime: 2 }} refValues={{}} reveal={reveal} />)
    expect(await screen.findByText(MASK)).toBeVisible()
    await look()
    await screen.findByText(FULL)
    const other = async () => '15411112290'
    showInstead(<EntityView entity={person} values={{ ...values, updTime: 2 }} refValues={{}} reveal={other} />)
    expect(await screen.findByText(MASK)).toBeVisible()
    showInstead(<EntityView entity={person} values={{ ...values, phone: FULL }} refValues={{}} />)
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getByText(MASK)).toBeVisible()
    unmount()
  })

  it('say why they are not shown, and an answer that comes too late is dropped', async () => {
    const refusal = new FangkitError({
      kind: 'refused',
      code: 'RATE_LIMITED',
      message: '',
      userMessage: '一小时内最多查看60项完整的个人信息',
      op: 'Person.revealField',
    })
    const { showInstead } = show(
      <EntityView entity={person} values={values} refValues={{}} reveal={() => Promise.reject(refusal)} />,
    )
    await look()
    expect(await screen.findByText('一小时内最多查看60项完整的个人信息', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText(MASK)).toBeVisible()
    let arrive: ((full: string) => void) | undefined
    const late = vi.fn(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve
        }),
    )
    showInstead(<EntityView entity={person} values={values} refValues={{}} reveal={late} />)
    await look()
    expect(await eye()).toHaveAttribute('aria-busy', 'true')
    showInstead(<EntityView entity={person} values={{ ...values, updTime: 3 }} refValues={{}} reveal={late} />)
    arrive?.(FULL)
    await waitFor(async () => expect(await eye()).not.toHaveAttribute('aria-busy'))
    expect(page()).not.toContain(FULL)
  })

  it('are asked for by those who may save, for stored records, and no cache keeps the answer', async () => {
    const real = createMemoryTransport({ store: storeOfFile(), user: 'manager' })
    const asked: unknown[] = []
    const transport: Transport = {
      ...real,
      call: (request) => {
        if (request.method !== 'revealField') return real.call(request)
        asked.push(request.body)
        return Promise.resolve({ success: true, data: { field: 'phone', value: FULL }, requestId: 'r' })
      },
    }
    let queries: QueryClient | undefined
    const eventListener = vi.fn()
    function Reading({ id, version }: { readonly id: string | null; readonly version: number }) {
      queries = useCore().queryClient
      return <EntityView entity={person} values={values} refValues={{}} reveal={useReveal(person, id, version)} />
    }
    const stage = { transport, onEvent: eventListener }
    const { showInstead } = show(<Reading id={null} version={1} />, stage)
    expect(await screen.findByText(MASK)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    showInstead(<Reading id="m1" version={1} />)
    await look()
    expect(await screen.findByText(FULL)).toBeVisible()
    expect(asked).toEqual([{ id: 'm1', field: 'phone', reason: '核对' }])
    const caches = [
      queries
        ?.getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      queries
        ?.getMutationCache()
        .getAll()
        .map(({ state }) => state.data),
    ]
    expect(
      JSON.stringify([caches, eventListener.mock.calls, location.href, { ...localStorage }, { ...sessionStorage }]),
    ).not.toContain(FULL)
    showInstead(<Reading id="m1" version={2} />)
    expect(await screen.findByText(MASK)).toBeVisible()
    expect(page()).not.toContain(FULL)
  })

  it.each(['viewer', 'finance'])('are not offered in full to those who may only look: %s', async (user) => {
    function Reading() {
      const who = useAuthUser().data?.userName
      return (
        <>
          <p>{who}</p>
          <EntityView entity={person} values={values} refValues={{}} reveal={useReveal(person, 'm1', 1)} />
        </>
      )
    }
    show(<Reading />, { transport: createMemoryTransport({ store: storeOfFile(), user }) })
    await waitFor(() => expect(screen.getByRole('main').querySelector('p')).not.toBeEmptyDOMElement(), LONG_TIMEOUT)
    expect(screen.getByText(MASK)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

/** The box once its part is loaded. */
const box = async (label = '手机号'): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getByLabelText(label)).not.toHaveAttribute('readonly'), LONG_TIMEOUT)
  return screen.getByLabelText(label)
}

describe('personal data to edit', () => {
  const NAMES = ['name', 'phone', 'card']
  const save = () =>
    vi.fn(async (input) => ({ ...answer(person, stored, input), ...(input.phone && { phone: '154******11' }) }))
  const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }))

  it('are replaced whole: the stars leave under the caret and come back untouched', async () => {
    const sent = save()
    const unchanged = vi.fn()
    show(
      <TestForm entity={person} record={stored} save={sent} onUnchanged={unchanged} reveal={async () => FULL}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const phone = await box()
    expect(phone).toHaveValue(MASK)
    await userEvent.click(phone)
    expect(phone).toHaveValue('')
    expect(phone).toHaveAttribute('placeholder', MASK)
    expect(phone).toHaveAccessibleDescription(`已保存 ${MASK}，输入的内容将整个替换它，不输入则不变`)
    await inEveryScheme(expectAccessible)
    await userEvent.tab()
    expect(phone).toHaveValue(MASK)
    expect(screen.queryByText(/原值/)).toBeNull()
    await press()
    expect([unchanged.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0])

    await userEvent.click(phone)
    await userEvent.paste(' 15400001111 ')
    await userEvent.tab()
    expect(phone).toHaveValue('15400001111')
    expect(await screen.findByText(/原值/)).toHaveTextContent(`原值 ${MASK}`)
    await press()
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(sent.mock.calls[0]?.[0]).toEqual({ phone: '15400001111', keyValue: 'm1', version: 7 })
    expect(phone).toHaveValue('154******11')
  })

  it('are emptied on purpose only, and can be had back', async () => {
    const sent = save()
    show(
      <TestForm entity={person} record={stored} save={sent}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const phone = await box()
    await userEvent.click(phone)
    fireEvent.keyDown(phone, { key: 'Backspace', isComposing: true })
    expect(screen.queryByText(/原值/)).toBeNull()
    await userEvent.keyboard('{Backspace}')
    expect(await screen.findByText(/原值/)).toHaveTextContent(MASK)
    await userEvent.tab()
    expect(phone).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: '恢复手机号的原内容' }))
    await waitFor(() => expect(phone).toHaveFocus())
    await userEvent.tab()
    expect(phone).toHaveValue(MASK)
    await userEvent.click(phone)
    await userEvent.keyboard('1{Backspace}')
    await press()
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(sent.mock.calls[0]?.[0]).toEqual({ phone: null, keyValue: 'm1', version: 7 })
  })

  it('are revealed in place and edited sign by sign; unchanged they are no change', async () => {
    const sent = save()
    let api: EntityFormApi | undefined
    const reveal = vi.fn(async () => FULL)
    show(
      <TestForm
        entity={person}
        record={stored}
        save={sent}
        reveal={reveal}
        onApi={(form) => {
          api = form
        }}
      >
        <FieldList names={NAMES} />
      </TestForm>,
    )
    const phone = await box()
    await look()
    await waitFor(() => expect(phone).toHaveValue(FULL))
    expect(api?.controller.values()['phone']).toBe(MASK)
    expect(api?.isDirty()).toBe(false)
    await userEvent.type(phone, '{Backspace}1')
    expect(phone).toHaveValue('15400002291')
    expect(await screen.findByText(/原值/)).toHaveTextContent(`原值 ${MASK}`)
    await userEvent.type(phone, '{Backspace}0')
    expect(phone).toHaveValue(FULL)
    expect(api?.controller.values()['phone']).toBe(MASK)
    expect(screen.queryByText(/原值/)).toBeNull()
    await userEvent.click(await eye())
    expect(phone).toHaveValue(MASK)
    // What may not be changed can be read all the same.
    await look('证件号码')
    await waitFor(() => expect(screen.getByLabelText('证件号码')).toHaveValue(FULL))
    expect(reveal).toHaveBeenLastCalledWith('card', '核对')
    await inEveryScheme(expectAccessible)
    // Another version: what was revealed of the former one is forgotten.
    await userEvent.type(screen.getByLabelText('姓名'), '若')
    await press()
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(screen.getByLabelText('证件号码')).toHaveValue('4****************X')
    expect(sent.mock.calls[0]?.[0]).toEqual({ name: '林若', keyValue: 'm1', version: 7 })
  })

  it('with stars in them are refused before they are sent', async () => {
    const sent = save()
    show(
      <TestForm entity={person} record={stored} save={sent}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await box(), '154******00')
    await press()
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(/手机号含有遮盖字符，请重新填写/))
    expect(sent).not.toHaveBeenCalled()
  })

  it('of a new record are typed like anything else', async () => {
    const sent = save()
    show(
      <TestForm entity={person} record={recordOf(person)} save={sent} reveal={async () => FULL}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await box(), FULL)
    await userEvent.tab()
    expect(await box()).toHaveValue(FULL)
    expect(screen.queryByRole('button', { name: /完整内容|原内容/ })).toBeNull()
    await press()
    await screen.findByText('保存成功', {}, LONG_TIMEOUT)
    expect(sent.mock.calls[0]?.[0]).toEqual({ name: null, phone: FULL })
  })

  it('are in no draft, revealed or typed; they are listed for typing again', async () => {
    let drafts: Drafts | undefined
    function Coming() {
      const [open, setOpen] = useState(true)
      drafts = useFangkit().client.drafts
      return (
        <>
          <button type="button" onClick={() => setOpen(!open)}>
            开关
          </button>
          {open ? (
            <TestForm
              entity={person}
              record={stored}
              draft={{ key: 'Person:m1', owner: 'me' }}
              reveal={async () => FULL}
            >
              <DraftNotice />
              <FieldList names={NAMES} />
            </TestForm>
          ) : null}
        </>
      )
    }
    show(<Coming />)
    await userEvent.type(await screen.findByLabelText('姓名'), '若')
    const phone = await box()
    await look()
    await waitFor(() => expect(phone).toHaveValue(FULL))
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    expect(drafts?.get('Person:m1')).toMatchObject({ values: { name: '林若' }, omitted: [] })
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    await userEvent.click(await screen.findByRole('button', { name: '恢复' }))
    await userEvent.type(await box(), '15400003333')
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    expect(drafts?.get('Person:m1')).toMatchObject({ values: { name: '林若' }, omitted: ['phone'] })
    expect(JSON.stringify([drafts?.get('Person:m1'), { ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /15400003333|15400002290/,
    )
    await userEvent.click(screen.getByRole('button', { name: '开关' }))
    expect((await screen.findByText(/处修改没有保存/)).closest('[role=status]')).toHaveTextContent('手机号没有保留')
    await userEvent.click(screen.getByRole('button', { name: '恢复' }))
    expect(await box()).toHaveValue(MASK)
  })

  it('are compared by their masks when two people changed them', async () => {
    const theirs = { name: '林', phone: '154******88', card: null, keyValue: 'm1', version: 8, refValues: {} }
    const conflict = new FangkitError({
      kind: 'conflict',
      code: 'CONFLICT',
      message: '',
      userMessage: '',
      op: 'Person.doSave',
      conflict: { fields: ['phone'], record: theirs, by: '黄晓彤', at: Date.now() },
    })
    const sent = vi
      .fn()
      .mockRejectedValueOnce(conflict)
      .mockImplementation(async (input) => answer(person, stored, input))
    show(
      <TestForm entity={person} record={stored} save={sent}>
        <FieldList names={NAMES} />
      </TestForm>,
    )
    await userEvent.type(await box(), '15400003333')
    await press()
    const dialog = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    expect(within(dialog).getByText('手机号').closest('tr')).toHaveTextContent(`${MASK}154******88154******33`)
    expect(dialog).not.toHaveTextContent('15400003333')
    await userEvent.click(within(dialog).getByRole('button', { name: '全用对方的' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '合并并保存' }))
    await waitFor(async () => expect(await box()).toHaveValue('154******88'))
  })
})
