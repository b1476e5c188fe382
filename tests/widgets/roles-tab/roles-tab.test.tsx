import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { answering, chooseIn, notice, server } from '../project-detail/stage.tsx'

const CASE = 'demo-project-52'
const user = userEvent.setup()
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: '受邀成员' }, LONG_TIMEOUT)
const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findAllByRole('row', {}, LONG_TIMEOUT)).find((row) => row.textContent?.includes(name)) ??
  expect.fail(`no row of ${name}`)

it('INV-001 INV-002 INV-003 INV-004 INV-006 OPN-002 staff are named; invitees are added and switched off', async () => {
  const site = server()
  show(<ProjectDetail projectId={CASE} defaultTab="roles" />, { transport: site.transport })
  const staff = await screen.findByRole('region', { name: '项目人员' }, LONG_TIMEOUT)
  for (const role of ['跟进经理', '业务员', '客服'])
    expect(await within(staff).findByText(role, {}, LONG_TIMEOUT)).toBeVisible()
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['成员账号', '项目角色', '邀请人', '邀请时间', '加入时间', '最近登录', '状态', '操作'])
  const before = (await site.api.Hf21PrjInviter.getSubPageList({ objKey: CASE })).data
  expect(before.map(({ hf21Status }) => hf21Status).sort()).toEqual(['HX7101', 'HX7102', 'HX7103'])
  await inEveryScheme(expectAccessible)

  // The user who was switched off comes back, and goes again.
  const off = before.find(({ hf21Status }) => hf21Status === 'HX7103')
  const name = off?.refValues['hf21AcctId'] ?? ''
  await user.click(within(await rowOf(name)).getByRole('button', { name: new RegExp(`^启用 ${name}`) }))
  await user.click(
    within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '启用' }),
  )
  await notice(`已启用 ${name}`)
  await waitFor(
    async () =>
      expect(within(await rowOf(name)).getByRole('button', { name: new RegExp(`^停用 ${name}`) })).toBeVisible(),
    LONG_TIMEOUT,
  )

  // A user new is invited: an account and a role.
  await user.click(screen.getByRole('button', { name: '邀请成员' }))
  const drawer = await screen.findByRole('dialog', { name: '邀请成员' }, LONG_TIMEOUT)
  await within(drawer).findByRole('combobox', { name: /项目角色/ }, LONG_TIMEOUT)
  await user.click(within(drawer).getByRole('button', { name: '发出邀请' }))
  expect((await within(drawer).findAllByText('成员账号必填', {}, LONG_TIMEOUT))[0]).toBeVisible()
  await expectAccessible()
  const account = within(drawer).getByRole('combobox', { name: /成员账号/ })
  await user.click(account)
  await user.type(await screen.findByRole('combobox', { name: '选择成员账号' }, LONG_TIMEOUT), '胡演示')
  await user.click(await screen.findByRole('option', { name: /胡演示/ }, LONG_TIMEOUT))
  await waitFor(() => expect(account).toHaveTextContent('胡演示'), LONG_TIMEOUT)
  await chooseIn(drawer, '项目角色', '客服')
  await user.click(within(drawer).getByRole('button', { name: '发出邀请' }))
  await notice('邀请已发出')
  expect(await rowOf('胡演示')).toHaveTextContent(/客服徐演示.*:\d\d—.*已邀请/)
  const own = createClient({ transport: site.connect('sales'), auth: createMemoryAuth() })
  expect((await own.api.Hf20PrjBase.getOne({ id: CASE })).data.keyValue).toBe(CASE)
})

it('INV-004 a reader is offered nothing; a closed case says why; what did not load is asked for again', async () => {
  const site = server('viewer')
  const { unmount } = show(<ProjectDetail projectId={CASE} defaultTab="roles" />, { transport: site.transport })
  await table()
  expect(screen.queryByRole('button', { name: /^(启用|停用|邀请成员)/ })).toBeNull()
  unmount()
  let failing = true
  const other = server()
  show(<ProjectDetail projectId={CASE} defaultTab="roles" />, {
    transport: answering(other.transport, ({ service, method }) => {
      if (service === 'Hf21PrjInviter' && method === 'getSubPageList' && failing)
        return { success: false, code: 'INTERNAL', message: '系统繁忙', requestId: 'r-1' }
      return service === 'Prj' && method === 'checkStatus'
        ? { success: false, code: 'STATUS', message: '项目已结案，不能修改', requestId: 'r-2' }
        : null
    }),
  })
  await screen.findByText('项目角色没有加载出来', {}, LONG_TIMEOUT)
  failing = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  await table()
  await user.click(screen.getByRole('button', { name: '邀请成员' }))
  await notice('项目已结案，不能修改')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '邀请成员' })).toBeNull())
})
