import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { codeOfSignature, codeStep, messageOfStep } from '../../../lib/domain/permission/one-time-code.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { choose, expectAccessible, freshStore, openAs, served, signIn } from './stage.tsx'

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

describe('SHL-008 the second factor', () => {
  /** What an app shows for a secret, so many intervals from now. */
  async function shownBy(secret: string, further = 0): Promise<string> {
    const bits = [...secret].map((sign) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
    )
    const bytes = (bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
    const how = { name: 'HMAC', hash: 'SHA-1' }
    const key = await crypto.subtle.importKey('raw', Uint8Array.from(bytes), how, false, ['sign'])
    const message = messageOfStep(codeStep(Date.now()) + further)
    return codeOfSignature(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)))
  }

  it('is turned on with the app, asked for by the log-in, and turned off by a recovery code', async () => {
    const store = freshStore()
    await openAs('finance', PAGE, served(store))
    const start = await screen.findByRole('button', { name: '开启' }, LONG_TIMEOUT)
    await userEvent.click(start)
    const dialog = within(await screen.findByRole('dialog', { name: '开启两步验证' }, LONG_TIMEOUT))
    const password = await dialog.findByLabelText(/^密码/, { selector: 'input' })
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(await dialog.findByText('请输入密码')).toBeVisible()
    await userEvent.type(password, 'fangkit{Enter}')
    const picture = await dialog.findByRole('img', { name: '验证器的二维码' }, LONG_TIMEOUT)
    expect(getComputedStyle(picture.querySelector('rect') as Element).fill).toBe('rgb(255, 255, 255)')
    const secret = (dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? '').replaceAll(' ', '')
    const code = dialog.getByLabelText(/^动态验证码/)
    await waitFor(() => expect(code).toHaveFocus())
    await inEveryScheme(expectAccessible)
    await userEvent.type(code, '000{Enter}')
    expect(await dialog.findByText(/^动态验证码不正确，还可尝试 \d 次$/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, `${await shownBy(secret)}{Enter}`)
    const codes = within(await dialog.findByRole('list', { name: '恢复码' }, LONG_TIMEOUT)).getAllByRole('listitem')
    expect(codes).toHaveLength(10)
    const recovery = codes.map(({ textContent }) => textContent ?? '')
    await userEvent.click(dialog.getByRole('button', { name: '已保存' }))
    expect(await screen.findByText(/开启，还有 10 个恢复码。$/, {}, LONG_TIMEOUT)).toBeVisible()

    await choose('退出登录')
    await signIn('finance')
    const asked = await screen.findByLabelText('动态验证码', {}, LONG_TIMEOUT)
    await waitFor(() => expect(asked).toHaveFocus())
    expect(screen.queryByText('请输入动态验证码')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('请输入动态验证码')).toBeVisible()
    await userEvent.type(asked, '000000{Enter}')
    expect(await screen.findByText(/^动态验证码不正确/, {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    await userEvent.type(asked, `${await shownBy(secret, 1)}{Enter}`)
    await screen.findByRole('navigation', { name: '主菜单' }, LONG_TIMEOUT)

    await choose('登录与安全')
    await userEvent.click(await screen.findByRole('button', { name: '关闭两步验证' }, LONG_TIMEOUT))
    const end = within(await screen.findByRole('dialog', { name: '关闭两步验证' }, LONG_TIMEOUT))
    await userEvent.type(await end.findByLabelText(/^密码/, { selector: 'input' }), 'fangkit')
    await userEvent.type(end.getByLabelText(/^动态验证码/), recovery[0] ?? '')
    await userEvent.click(end.getByRole('button', { name: '关闭两步验证' }))
    expect(await screen.findByText('两步验证已关闭', {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByRole('button', { name: '开启' }, LONG_TIMEOUT)).toBeVisible()
  })
})
