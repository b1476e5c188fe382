import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { choose, expectAccessible, memory, open, openAs, signIn } from './stage.tsx'
import { inEveryScheme } from '../every-scheme.ts'

const LONG_TIMEOUT = { timeout: 20_000 }
const card = async (name: string) => within(await screen.findByRole('region', { name }, LONG_TIMEOUT))

describe('SHL-001 the start page', () => {
  it('is a working desk: a day leaves its own to-dos, managers see their team, every card leads on', async () => {
    const { address } = await openAs('manager', '/HomePage')
    await userEvent.click(await screen.findByRole('radio', { name: '我的团队' }, LONG_TIMEOUT))
    const tasks = await card('待办')
    await waitFor(() => expect(tasks.getAllByRole('link').length).toBeGreaterThan(5), LONG_TIMEOUT)
    const strip = await card('两周日程')
    const days = strip.getAllByRole('button')
    expect(days).toHaveLength(14)
    const busy = days.slice(6).find((day) => /，[1-9]\d* 项/.test(day.textContent ?? '')) as HTMLElement
    const day = busy.dataset['day'] ?? ''
    await userEvent.click(busy)
    expect(busy).toHaveAttribute('aria-pressed', 'true')
    expect(tasks.getByText(`${day} 的事项`)).toBeVisible()
    for (const link of tasks.getAllByRole('link')) expect(within(link).getByText(day.slice(5))).toBeVisible()
    await userEvent.click(tasks.getByRole('button', { name: '显示全部日期' }))
    await userEvent.click(tasks.getByRole('tab', { name: '资料' }))
    await waitFor(() => expect(tasks.getAllByRole('link')[0]).toHaveTextContent(/补交资料|更新资料/))
    for (const { textContent } of tasks.getAllByRole('link'))
      expect([textContent, textContent?.startsWith('已退回')]).toEqual([textContent, textContent?.includes('补交资料')])
    const recent = await card('最近项目')
    expect(recent.getAllByRole('progressbar').length).toBeGreaterThan(0)
    expect(
      within(await screen.findByRole('region', { name: '本月业绩' })).getByRole('list', { name: '过户（宗）' })
        .children,
    ).toHaveLength(6)
    await inEveryScheme(expectAccessible)
    await userEvent.click((await card('等我审核')).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/^\/HomePage\?review=file%2F/))
  })

  it('shows neither greeting nor header before the user is known, because both would move', async () => {
    const transport = memory()
    let release: () => void = () => undefined
    const known = new Promise<void>((resolve) => {
      release = resolve
    })
    open('/HomePage', {
      ...transport,
      call: async (request) => {
        if (request.method === 'getLoginStatus') await known
        return transport.call(request)
      },
    })
    await signIn('finance')
    await waitFor(() => expect(screen.queryByRole('button', { name: '登录' })).toBeNull(), LONG_TIMEOUT)
    const heading = await screen.findByRole('heading', { level: 1, hidden: true }, LONG_TIMEOUT)
    expect(heading).not.toBeVisible()
    expect(screen.queryByRole('button', { name: /搜索或跳转/ })).toBeNull()
    release()
    await waitFor(() => expect(heading).toBeVisible(), LONG_TIMEOUT)
    expect(heading).toHaveTextContent(/，./)
    expect(await screen.findByRole('button', { name: /搜索或跳转/ }, LONG_TIMEOUT)).toBeVisible()
    // Who reviews works from what waits for a decision.
    const [reviews, tasks] = ['等我审核', '待办'].map((name) => screen.findByRole('region', { name }, LONG_TIMEOUT))
    expect((await reviews)?.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      (await tasks)?.getBoundingClientRect().width ?? 0,
    )
  })

  it.each([
    ['finance', /审核$/, false],
    ['viewer', null, false],
    ['provider', null, true],
  ] as const)('ROL-009 shows %s what is theirs', async (user, act, mayCreate) => {
    await openAs(user, '/HomePage')
    const reviews = await card('等我审核')
    if (act) expect((await reviews.findAllByRole('link', {}, LONG_TIMEOUT))[0]).toHaveTextContent(/(收入|支出).*元/)
    else expect(await reviews.findByText(/您的角色没有审核事项|没有等您审核的事项/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.queryByRole('radio', { name: '我的团队' })).toBeNull()
    await card('最近项目')
    expect(screen.queryAllByRole('button', { name: '新建项目' }).length > 0).toBe(mayCreate)
  })

  it('ruling 27 shows how much of what its step requires a case has, and the state of one that is over', async () => {
    const transport = memory()
    const row = { prjNo: 'P1', scheme: '', next: null }
    await openAs('sales', '/HomePage', {
      ...transport,
      call: (request) =>
        request.method === 'getRecent'
          ? Promise.resolve({
              success: true,
              data: [
                { ...row, prjId: 'a', name: '在办', step: 'HX0502', stepName: '已签居间合同', filled: 12, wanted: 31 },
                { ...row, prjId: 'b', name: '取消', step: 'HX0508', stepName: '已取消', filled: 0, wanted: 0 },
                { ...row, prjId: 'c', name: '结案', step: 'HX0507', stepName: '已结案', filled: 0, wanted: 0 },
              ],
            })
          : transport.call(request),
    })
    const recent = await card('最近项目')
    const [going, stopped, finished] = await recent.findAllByRole('link', { name: /^(在办|取消|结案)/ }, LONG_TIMEOUT)
    expect(recent.getByText('当前步骤必填：已填 / 应填')).toBeVisible()
    expect(going).toHaveTextContent('12/31')
    expect(recent.getAllByRole('progressbar')).toEqual([
      within(going as HTMLElement).getByRole('progressbar', { name: '在办的当前步骤必填' }),
    ])
    expect(stopped).toHaveTextContent(/^取消—已取消—$/)
    expect(finished).toHaveTextContent(/^结案—已结案—$/)
  })

  it('lets a card fail alone, and loads it when asked', async () => {
    const transport = memory()
    let broken = true
    await openAs('sales', '/HomePage', {
      ...transport,
      call: (request) =>
        broken && request.method === 'getTasks'
          ? Promise.resolve({ success: false, code: 'STATUS', message: '待办暂时读不到' })
          : transport.call(request),
    })
    const tasks = await card('待办')
    expect(await tasks.findByText('待办暂时读不到', {}, LONG_TIMEOUT)).toBeVisible()
    expect((await (await card('最近项目')).findAllByRole('link', {}, LONG_TIMEOUT)).length).toBeGreaterThan(1)
    broken = false
    await userEvent.click(tasks.getByRole('button', { name: /重试|重新/ }))
    await waitFor(() => expect(tasks.queryByText('待办暂时读不到')).toBeNull(), LONG_TIMEOUT)
  })
})

describe('SHL-008 the own password', () => {
  it('is changed in a dialog that says at each field what is wrong', async () => {
    await openAs('service', '/HomePage')
    await choose('修改密码')
    const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }, LONG_TIMEOUT))
    await userEvent.click(dialog.getByRole('button', { name: '修改' }))
    await waitFor(() => expect(dialog.getByText('请输入原密码')).toBeVisible())
    const field = (name: string) => dialog.getByLabelText(new RegExp(`^${name}`), { selector: 'input' })
    await userEvent.type(field('原密码'), 'fangkit')
    await userEvent.type(field('新密码'), 'short1')
    await userEvent.type(field('再输入'), 'short2')
    await userEvent.click(dialog.getByRole('button', { name: '修改' }))
    await waitFor(() => expect(dialog.getByText('两次输入的新密码不一致')).toBeVisible())
    await userEvent.clear(field('再输入'))
    await userEvent.type(field('再输入'), 'short1')
    await userEvent.click(dialog.getByRole('button', { name: '修改' }))
    expect(await dialog.findByText('新密码应为 8 至 64 个字符', {}, LONG_TIMEOUT)).toBeVisible()
    await inEveryScheme(expectAccessible)
  })
})
