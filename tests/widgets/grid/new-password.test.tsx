import { screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
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
  const transport = createMemoryTransport({ user: 'manager', grids: [sysUsersGrid] })
  const { data: users } = await createClient({ transport, auth: createMemoryAuth() }).call(
    recordCalls(sysUser).getPageList,
    { page: 1, pageSize: 50, search: {} },
  )
  const id = users.find(({ userName }) => userName === 'viewer')?.keyValue ?? null
  show(<ConfigGrid definition={sysUsersGrid} action="EDIT" recordId={id} />, { transport })
  await userEvent.click(await screen.findByLabelText('重置密码', {}, LONG_TIMEOUT))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '新密码' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  const box = await screen.findByRole('textbox', { name: '新密码' }, LONG_TIMEOUT)
  expect(box).toHaveValue('********')
  expect(box).toHaveAttribute('readonly')
  await expectAccessible()
  const eye = within(box.closest('[data-field]') ?? document.body).getByRole('button', { name: '显示新密码的完整内容' })
  await userEvent.click(eye)
  const password = (box as HTMLInputElement).value
  expect(password).toMatch(/^(?=.*\d)(?=.*[a-z])[\w-]{10,}$/i)
  expect((await passwordLogin(transport)({ userName: 'viewer', password }, {})).token).toMatch(/./)
  await userEvent.click(eye)
  expect(box).toHaveValue('********')
  expect(document.body.textContent).not.toContain(password)
})
