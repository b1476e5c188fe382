import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { choose, expectAccessible, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const PAGE = '/AccountSafety'

/** The same user at another computer. @returns whether they are still signed in there */
async function elsewhere(transport: Transport, userName: string): Promise<() => Promise<boolean>> {
  const open = createClient({ transport, auth: createMemoryAuth() })
  const { data } = await open.api.login.doLogin({ userName, password: 'fangkit' })
  const { api } = createClient({ transport, auth: { getToken: () => data } })
  const isIn = () =>
    api.login.getLoginStatus({}).then(
      () => true,
      () => false,
    )
  await isIn()
  return isIn
}
const card = () => screen.findByRole('list', { name: '我的登录' }, LONG_TIMEOUT)
const count = async (expected: number) =>
  waitFor(async () => expect(within(await card()).getAllByRole('listitem')).toHaveLength(expected), LONG_TIMEOUT)

describe('SHL-008 登录与安全', () => {
  it('opens from the menu of the account, and shows this log-in', async () => {
    const store = freshStore()
    const { address } = await openAs('sales', '/404', served(store))
    await choose('登录与安全')
    const list = within(await card())
    expect(address()).toBe(PAGE)
    expect(list.getByRole('listitem')).toHaveTextContent(/未知设备本次登录\d{4}-\d\d-\d\d \d\d:\d\d 登录$/)
    expect(list.queryByRole('button')).toBeNull()
    expect(screen.getByText('您只在这里登录。')).toBeVisible()
    expect(screen.queryByRole('button', { name: '结束其他登录' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }))
    expect(await screen.findByRole('dialog', { name: '修改密码' }, LONG_TIMEOUT)).toBeVisible()
  })
  it('shows a log-in elsewhere without a reload, and ends it; the focus stays in the list', async () => {
    const store = freshStore()
    const transport = served(store)
    await openAs('service', PAGE, transport)
    await count(1)
    const isIn = await elsewhere(served(store), 'service')
    await count(2)
    await inEveryScheme(expectAccessible)
    await userEvent.click(screen.getByRole('button', { name: /^结束 未知设备（.* 登录）$/ }))
    expect(await screen.findByText('未知设备 上的登录已结束', {}, LONG_TIMEOUT)).toBeVisible()
    await count(1)
    expect(await card()).toHaveFocus()
    expect(await isIn()).toBe(false)
  })
  it('ends all others after a question', async () => {
    const store = freshStore()
    await openAs('finance', PAGE, served(store))
    await count(1)
    const others = [await elsewhere(served(store), 'finance'), await elsewhere(served(store), 'finance')]
    await count(3)
    const end = screen.getByRole('button', { name: '结束其他登录' })
    await userEvent.click(end)
    const question = within(await screen.findByRole('alertdialog', { name: '结束其他各处的登录？' }, LONG_TIMEOUT))
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await Promise.all(others.map((isIn) => isIn()))).toEqual([true, true])
    await userEvent.click(end)
    const again = within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT))
    await userEvent.click(again.getByRole('button', { name: '结束其他登录' }))
    expect(await screen.findByText('已结束 2 处登录', {}, LONG_TIMEOUT)).toBeVisible()
    await count(1)
    expect(await Promise.all(others.map((isIn) => isIn()))).toEqual([false, false])
  })
  it('says when it could not be loaded, and tries again', async () => {
    const store = freshStore()
    const transport = served(store)
    let refuses = true
    await openAs('sales', PAGE, {
      ...transport,
      call: (request) =>
        refuses && request.method === 'getSessions'
          ? Promise.resolve({ success: false, code: 'INTERNAL', message: '请求出错!' })
          : transport.call(request),
    })
    const again = await screen.findByRole('button', { name: '重试' }, LONG_TIMEOUT)
    refuses = false
    await userEvent.click(again)
    await count(1)
  })
})
