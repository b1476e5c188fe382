import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { expectAccessible, firstRow, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const drawer = () => screen.findByRole('dialog', { name: '审核' }, LONG_TIMEOUT)
const ready = async (name: RegExp = /^通过/) => within(await drawer()).findByRole('button', { name }, LONG_TIMEOUT)
const queue = async () => within(await within(await drawer()).findByRole('list', { name: '审核队列' }, LONG_TIMEOUT))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: '审核' })).toBeNull(), LONG_TIMEOUT)
const recordIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('review') ?? ''
const keyIn = (address: string) => recordIn(address).split('/')[1] ?? ''

/** What waits for a user, as the server says. */
async function waitingFor(store: ReturnType<typeof freshStore>, user: string, find = '') {
  const { api } = createClient({ transport: served(store, { user }), auth: createMemoryAuth() })
  return (await api.home.getReviews({ queue: 1, take: 1_000, ...(find !== '' && { find }) })).data
}

describe('ROL-009 PAP-012 the review opens over any page', () => {
  it('by the number, the key and the search; closing returns to the page with the focus where it was', async () => {
    const store = freshStore()
    const { address } = await openAs('manager', '/PrjBaseGrid', served(store))
    const link = within(await firstRow()).getByRole('link')
    const { rows } = await waitingFor(store, 'manager')

    const number = await screen.findByRole('button', { name: `审核，${rows.length} 条等待` }, LONG_TIMEOUT)
    number.focus()
    await userEvent.keyboard('{Enter}')
    await ready()
    expect(recordIn(address())).toBe(rows[0]?.record)
    expect(address()).toMatch(/^\/PrjBaseGrid\?review=/)
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(number).toHaveFocus())
    expect(address()).toBe('/PrjBaseGrid')

    link.focus()
    await userEvent.keyboard('r')
    await ready()
    await expectAccessible(document)
    expect(link).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(link).toHaveFocus())

    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索或跳转' }, LONG_TIMEOUT), '审核下一条')
    await screen.findByRole('option', { name: /审核下一条/ }, LONG_TIMEOUT)
    await userEvent.keyboard('{Enter}')
    await ready()
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(link).toHaveFocus())
  }, 120_000)
  it('over a case that is being edited, whose typed values stay; its tab does not remember the review', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid/demo-project-01?edit=basic', served(freshStore()))
    const bar = () => screen.findByRole('region', { name: /^正在编辑/ }, LONG_TIMEOUT)
    await bar()
    const box = (
      await within(screen.getByRole('main')).findAllByRole('textbox', {}, LONG_TIMEOUT)
    )[0] as HTMLInputElement
    await userEvent.type(box, '例')
    const typed = box.value
    await userEvent.click(screen.getByRole('button', { name: /^审核，/ }))
    await ready()
    expect(address()).toMatch(/^\/PrjBaseGrid\/demo-project-01\?edit=basic&review=/)
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(address()).toBe('/PrjBaseGrid/demo-project-01?edit=basic')
    await bar()
    expect(box).toBeInTheDocument()
    expect(box.value).toBe(typed)
    expect(localStorage.getItem('openTabs')).not.toMatch(/review/)
  }, 120_000)
  it('but not for who decides about nothing: it is absent, and the key does nothing', async () => {
    await openAs('viewer', '/PrjBaseGrid', served(freshStore()))
    const link = within(await firstRow()).getByRole('link')
    link.focus()
    await userEvent.keyboard('r')
    await screen.findByRole('button', { name: /^通知/ }, LONG_TIMEOUT)
    expect(screen.queryByRole('button', { name: /^审核，/ })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  }, 60_000)
})

describe('the queue of reviews', () => {
  it('is searched by the number of a case; the open record stays, Enter opens what was found', async () => {
    const store = freshStore()
    const { address } = await openAs('manager', '/HomePage', served(store))
    const all = await waitingFor(store, 'manager')
    const card = within(await screen.findByRole('region', { name: '等我审核' }, LONG_TIMEOUT))
    expect(await card.findByText(`${all.rows.length} 项`, {}, LONG_TIMEOUT)).toBeVisible()
    expect(card.getByRole('button', { name: '展开全部' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: /^审核，/ }, LONG_TIMEOUT))
    await ready()
    const opened = address()
    const other = all.rows.find(({ prjId }) => prjId !== all.rows[0]?.prjId)
    const { api } = createClient({ transport: served(store, { user: 'manager' }), auth: createMemoryAuth() })
    const { data: project } = await api.Hf20PrjBase.getOne({ id: other?.prjId ?? '' })
    const found = await waitingFor(store, 'manager', String(project.prjNo))
    expect(found.rows.length).toBeLessThan(all.rows.length)

    await userEvent.keyboard('/')
    const box = within(await drawer()).getByRole('textbox', { name: '查找审核' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, String(project.prjNo))
    await waitFor(
      async () => expect((await queue()).getAllByRole('button')).toHaveLength(found.rows.length),
      LONG_TIMEOUT,
    )
    expect(address()).toBe(opened)
    await ready()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(recordIn(address())).toBe(found.rows[0]?.record), LONG_TIMEOUT)
    await ready()
    expect(box).toHaveFocus()
    await userEvent.clear(box)
    await waitFor(async () => expect((await queue()).getAllByRole('button').length).toBeGreaterThan(found.rows.length))
  }, 120_000)
  it('PAP-007 Z takes the last verdict on a paper back, approved or returned: it waits again', async () => {
    const store = freshStore()
    const { address } = await openAs('manager', '/HomePage', served(store))
    await userEvent.click(await screen.findByRole('button', { name: /^审核，/ }, LONG_TIMEOUT))
    await ready()
    const { length } = (await waitingFor(store, 'manager')).rows
    expect(within(await drawer()).queryByRole('button', { name: '撤销' })).toBeNull()
    for (const [keys, said] of [
      ['a', '你已通过'],
      ['r1', '你已退回'],
    ] as const) {
      const first = address()
      await ready()
      await userEvent.keyboard(keys)
      await waitFor(() => expect(address()).not.toBe(first), LONG_TIMEOUT)
      expect(await within(await drawer()).findByText(new RegExp(`^${said}`))).toBeVisible()
      expect((await waitingFor(store, 'manager')).rows).toHaveLength(length - 1)
      await ready(/^撤销/)
      await userEvent.keyboard('z')
      await waitFor(() => expect(address()).toBe(first), LONG_TIMEOUT)
      const { rows } = await waitingFor(store, 'manager')
      expect(rows.map(({ key }) => key)).toContain(keyIn(first))
      expect(rows).toHaveLength(length)
      expect(within(await drawer()).queryByText(new RegExp(`^${said}`))).toBeNull()
      // It can be decided again.
      await ready()
      expect(within(await drawer()).queryByRole('button', { name: '撤销' })).toBeNull()
    }
  }, 120_000)
  it('offers no way back from what finance decided about money', async () => {
    const store = freshStore()
    const { address } = await openAs('finance', '/HomePage', served(store))
    await userEvent.click(await screen.findByRole('button', { name: /^审核，/ }, LONG_TIMEOUT))
    await ready()
    const first = address()
    await userEvent.keyboard('r')
    await ready(/^付款凭证不清晰/)
    await userEvent.keyboard('1')
    await waitFor(() => expect(address()).not.toBe(first), LONG_TIMEOUT)
    expect(await within(await drawer()).findByText(/^你已退回/)).toBeVisible()
    await ready()
    expect(within(await drawer()).queryByRole('button', { name: '撤销' })).toBeNull()
  }, 120_000)
})
