import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { choose, expectAccessible, firstRow, memory, open, openAs, signIn } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }

describe('the log-in', () => {
  it('is accessible', async () => {
    open('/login')
    await screen.findByLabelText('账号', {}, LONG_TIMEOUT)
    await expectAccessible()
  })

  it('OPN-083 stands before every page, and leads back to the one that was asked for', async () => {
    const { address } = open('/PrjBaseGrid')
    await screen.findByLabelText('账号', {}, LONG_TIMEOUT)
    expect(address()).toBe('/login')
    await signIn()
    await firstRow()
    expect(address()).toBe('/PrjBaseGrid')
    expect(document.title).toBe('项目列表 · 安居办案台')
  })

  it('OPN-081 leads from the root to the start page', async () => {
    const { address } = await openAs('manager', '/')
    await screen.findByRole('heading', { name: /徐演示/ }, LONG_TIMEOUT)
    expect(address()).toBe('/HomePage')
  })

  it('ROU-017 is always reachable', async () => {
    const { portal } = await openAs('manager', '/HomePage')
    await portal.router.navigate('/login')
    expect(await screen.findByLabelText('账号', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('OPN-074 says what the server says about wrong credentials, and keeps the account', async () => {
    const { address } = open('/login')
    await signIn('manager', 'wrong')
    expect(await screen.findByText(/账号或密码不正确，还可尝试 \d 次/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByLabelText('账号')).toHaveValue('manager')
    await waitFor(() => expect(screen.getByLabelText('密码', { selector: 'input' })).toHaveFocus())
    expect(address()).toBe('/login')
  })

  it('asks for what is missing without a call', async () => {
    const calls: string[] = []
    const transport = memory()
    open('/login', {
      ...transport,
      call: (request) => {
        calls.push(request.method)
        return transport.call(request)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '登录' }, LONG_TIMEOUT))
    expect(screen.getByText('请输入账号')).toBeVisible()
    expect(screen.getByText('请输入密码')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('账号')).toHaveFocus())
    expect(calls).toEqual([])
  })
})

describe('the end of a session', () => {
  it('ROU-020 leads to the log-in once, and back to the page with what was typed', async () => {
    const transport = memory()
    const { address, portal } = await openAs('manager', '/PrjBaseGrid', transport)
    await userEvent.click(within(await firstRow()).getByRole('link'))
    await userEvent.click(await screen.findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT))
    const price = await screen.findByLabelText(/房屋市场价/, { selector: 'input' }, LONG_TIMEOUT)
    const page = address()
    await userEvent.clear(price)
    await userEvent.type(price, '321')
    const logins = new Set<string>()
    const unsubscribe = portal.router.subscribe(({ location }) => {
      if (location.pathname === '/login') logins.add(location.key)
    })
    transport.setScenario('expired')
    await userEvent.click(screen.getByRole('button', { name: /保存/ }))
    expect(await screen.findByText(/登录已失效/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(await screen.findByLabelText('账号', {}, LONG_TIMEOUT)).toBeVisible()
    unsubscribe()

    transport.setScenario('demo')
    await signIn()
    await screen.findByRole('navigation', { name: '主菜单' }, LONG_TIMEOUT)
    expect(address()).toBe(page)
    await userEvent.click(await screen.findByRole('button', { name: /恢复|继续填写|使用草稿/ }, LONG_TIMEOUT))
    expect(await screen.findByLabelText(/房屋市场价/, { selector: 'input' }, LONG_TIMEOUT)).toHaveValue('321.00')
    expect(logins.size).toBe(1)
  })

  it('SHL-010 comes about by 退出登录; nothing of it is left in the browser', async () => {
    const { address } = await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    await choose('退出登录')
    expect(await screen.findByLabelText('账号', {}, LONG_TIMEOUT)).toBeVisible()
    expect(address()).toBe('/login')
    expect(localStorage.getItem('Token')).toBeNull()
    expect(localStorage.getItem('openTabs')).toBe('[]')
    await signIn('viewer')
    expect(await screen.findByRole('heading', { name: /许示例/ }, LONG_TIMEOUT)).toBeVisible()
  })

  it('SHL-010 shows what the server says when it refuses the log-out', async () => {
    const transport = memory()
    const refusing: Transport = {
      ...transport,
      call: (request) =>
        request.method === 'doLogout'
          ? Promise.resolve({ success: false, code: 'STATUS', message: '还有正在提交的单据' })
          : transport.call(request),
    }
    const { address } = await openAs('manager', '/HomePage', refusing)
    await choose('退出登录')
    expect(await screen.findByText('还有正在提交的单据', {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/HomePage'))
    expect(localStorage.getItem('Token')).not.toBeNull()
  })
})
