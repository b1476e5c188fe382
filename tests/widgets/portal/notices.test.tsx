import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { FangkitError } from '../../../lib/client/fangkit-error.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const bell = (name: RegExp | string) => screen.findByRole('button', { name }, LONG_TIMEOUT)
const panel = () => screen.findByRole('dialog', { name: '通知' }, LONG_TIMEOUT)
const toDos = async () => within(await screen.findByRole('region', { name: '待办' }, LONG_TIMEOUT))

/** Another person at another computer. */
function other(transport: Transport) {
  const { api } = createClient({ transport, auth: createMemoryAuth() })
  const openJobs = async (prjId: string) =>
    (await api.Hf15FlowJobs.getSecondFlowJobs({ objId: prjId })).data.filter(
      ({ hf15Status }) => hf15Status !== 'BD9603',
    )
  return {
    /** Gives an open job of some case to a user. */
    async assign(acctId: string): Promise<Readonly<Record<'prjId' | 'jobId' | 'name', string>>> {
      for (const { keyValue } of (await api.Hf20PrjBase.getPageList({ pageSize: 20 })).data) {
        const prjId = keyValue ?? ''
        const job = (await openJobs(prjId)).find(({ hf15HdlMemberId }) => hf15HdlMemberId !== acctId)
        if (!job) continue
        await api.Hf15FlowJobs.updateObligationUsers({
          prjId,
          rows: [{ flowJobId: job.keyValue ?? '', obligationUserId: acctId }],
        })
        return { prjId, jobId: job.keyValue ?? '', name: job.hf15FlowName ?? '' }
      }
      throw new Error('no open job')
    },
  }
}

// Not on the start page, which also shows the notices.
describe('SHL-001 the bell', () => {
  it('counts what arrives without a reload, says it once, and leads to the work it is about', async () => {
    const store = freshStore()
    const { address } = await openAs('sales', '/404', served(store))
    await bell('通知，没有未读')
    const { prjId, jobId, name } = await other(served(store)).assign('demo-sales')
    const title = `您被指派为“${name}”的跟进人`
    expect(await screen.findByText(title, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(await bell('通知，1 条未读'))
    const list = within(await panel())
    await inEveryScheme(expectAccessible)
    const [entry] = await list.findAllByRole('link', {}, LONG_TIMEOUT)
    expect(entry).toHaveTextContent(new RegExp(`未读${title}.*刚刚`))
    await userEvent.click(entry as HTMLElement)
    await waitFor(() => expect(address()).toBe(`/PrjBaseGrid/${prjId}?tab=flow&record=job%2F${jobId}`), LONG_TIMEOUT)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '通知' })).toBeNull())
    expect(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }, LONG_TIMEOUT)).toBeVisible()
  })
  it('lets all of it be read at once, also by keyboard', async () => {
    const store = freshStore()
    const transport = served(store)
    const person = other(served(store))
    await person.assign('demo-service')
    await person.assign('demo-service')
    await openAs('service', '/404', transport)
    const button = await bell('通知，2 条未读')
    // What was there before is no news.
    expect(screen.queryByText(/^您被指派为/)).toBeNull()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const all = await within(await panel()).findByRole('button', { name: '全部已读' }, LONG_TIMEOUT)
    await userEvent.click(all)
    await bell('通知，没有未读')
    expect(all).toBeDisabled()
    expect(within(await panel()).queryByText('未读')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '通知' })).toBeNull())
  })
  it('says when there is nothing, and when it could not be loaded', async () => {
    const memory = served(freshStore(), { scenario: 'empty' })
    let broken = true
    const transport: Transport = {
      ...memory,
      call: (request) =>
        broken && request.method === 'getMyNotices'
          ? Promise.reject(
              new FangkitError({
                kind: 'server',
                code: 'INTERNAL',
                message: 'broken',
                userMessage: '读取失败',
                op: 'Notice.getMyNotices',
              }),
            )
          : memory.call(request),
    }
    await openAs('sales', '/HomePage', transport)
    expect(await (await toDos()).findByText('没有待办', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(await bell(/^通知/))
    const list = within(await panel())
    expect(await list.findByText('读取失败', {}, LONG_TIMEOUT)).toBeVisible()
    broken = false
    await userEvent.click(list.getByRole('button', { name: /重试|重新/ }))
    expect(await list.findByText('没有通知', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
  })
})

describe('FLW-032 the to-dos of the home page', () => {
  it('show what is late in red words, with its case, and lead there', async () => {
    const { address } = await openAs('follow', '/HomePage', served(freshStore()))
    const card = await toDos()
    const [first] = await card.findAllByRole('link', {}, LONG_TIMEOUT)
    expect(first).toHaveTextContent(/^(逾期 \d+ 天|已退回|今天|明天|周.|\d+ 天后)/)
    expect(card.getByText(/^共 \d+ 项$/)).toBeVisible()
    await inEveryScheme(expectAccessible)
    await userEvent.click(first as HTMLElement)
    await waitFor(
      () =>
        expect(address()).toMatch(/^\/PrjBaseGrid\/[^?]+\?tab=(flow|papers|fees)&record=(job|file|income|expense)%2F/),
      LONG_TIMEOUT,
    )
  })
})
