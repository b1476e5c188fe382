import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sysUsersGrid } from '../../../host/grids/staff/sys-users-grid.ts'
import { createClient } from '../../../lib/client/client.ts'
import { passwordLogin } from '../../../lib/client/auth/password-login.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { sysUser } from '../../../lib/domain/permission/sys-user.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { show } from './stage.tsx'

it('FRM-038 CON-020 the new password of an account is eight asterisks until its eye is pressed', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const transport = createMemoryTransport({ user: 'manager', grids: [sysUsersGrid] })
  const { data: users } = await createClient({ transport, auth: createMemoryAuth() }).call(
    recordCalls(sysUser).getPageList,
    { page: 1, pageSize: 50, search: {} },
  )
  const id = users.find(({ userName }) => userName === 'viewer')?.keyValue ?? null
  show(<ConfigGrid definition={sysUsersGrid} action="EDIT" recordId={id} />, { transport })
  await userEvent.click(await screen.findByLabelText('重置密码', {}, LONG_TIMEOUT))
  expect(screen.queryByRole('textbox', { name: '新密码' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  const dialog = await screen.findByRole('dialog', { name: /^新密码 · viewer/ }, LONG_TIMEOUT)
  const box = within(dialog).getByRole('textbox', { name: '新密码' })
  expect(box).toHaveValue('********')
  expect(box).toHaveAttribute('readonly')
  expect(dialog).toHaveTextContent('只显示这一次')
  await expectAccessible()
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '复制' })).toHaveFocus())
  await userEvent.click(within(dialog).getByRole('button', { name: '复制' }))
  await waitFor(() => expect(written).toHaveBeenCalled())
  const password = String(written.mock.calls[0]?.[0])
  expect((await passwordLogin(transport)({ userName: 'viewer', password }, {})).token).toMatch(/./)
  expect(document.body.textContent).not.toContain(password)
  const eye = within(dialog).getByRole('button', { name: '显示新密码的完整内容' })
  await userEvent.click(eye)
  expect(box).toHaveValue(password)
  await userEvent.click(eye)
  expect(box).toHaveValue('********')
  await userEvent.click(within(dialog).getByRole('button', { name: '我已记下' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^新密码/ })).toBeNull())
  expect(screen.queryByRole('textbox', { name: '新密码' })).toBeNull()
  expect(screen.getByRole('textbox', { name: /^登录名/ })).toHaveValue('viewer')
})

it('a new user needs a role, marked and reported with the other required fields', async () => {
  const transport = createMemoryTransport({ user: 'manager', grids: [sysUsersGrid] })
  show(<ConfigGrid definition={sysUsersGrid} action="ADD" />, { transport })
  await userEvent.click(await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT))
  for (const label of ['登录名', '姓名', '角色', '可用城市'])
    expect(await screen.findByText(`${label}必填`, {}, LONG_TIMEOUT)).toBeVisible()
})
