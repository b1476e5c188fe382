import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sysRolesGrid } from '../../../host/grids/staff/sys-roles-grid.ts'
import { createClient } from '../../../lib/client/client.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { rows, show } from './stage.tsx'

const rowOf = async (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = rows().find((one) => within(one).queryByText(name))
    if (!row) throw new Error(`no row ${name}`)
    return row
  }, LONG_TIMEOUT)

it('a role says who holds it before it is switched off; a built-in one cannot be', async () => {
  const transport = createMemoryTransport({ user: 'manager', grids: [sysRolesGrid] })
  await createClient({ transport, auth: createMemoryAuth() }).call(recordCalls(sysRolesGrid.entity).doSave, {
    roleId: 'ROLE_NIGHT',
    roleName: '夜班',
    sortNo: 1,
  })
  show(<ConfigGrid definition={sysRolesGrid} />, { transport })
  const builtIn = await rowOf('只读查看')
  expect(within(builtIn).getByRole('button', { name: /^编辑/ })).toBeVisible()
  expect(within(builtIn).queryByRole('button', { name: /^(停用|启用|删除)/ })).toBeNull()
  const own = await rowOf('夜班')
  const disable = within(own).queryByRole('button', { name: /^停用/ })
  if (disable) await userEvent.click(disable)
  else {
    await userEvent.click(within(own).getByRole('button', { name: /更多操作/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
  }
  const question = await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)
  expect(question).toHaveTextContent('夜班：0 人有这个角色')
  await expectAccessible()
})

it('many roles are switched off only after each has said what goes along', async () => {
  const transport = createMemoryTransport({ user: 'manager', grids: [sysRolesGrid] })
  await createClient({ transport, auth: createMemoryAuth() }).call(recordCalls(sysRolesGrid.entity).doSave, {
    roleId: 'ROLE_NIGHT',
    roleName: '夜班',
    sortNo: 1,
  })
  show(<ConfigGrid definition={sysRolesGrid} />, { transport })
  await userEvent.click(within(await rowOf('夜班')).getByRole('checkbox'))
  await userEvent.click(within(await rowOf('只读查看')).getByRole('checkbox'))
  await userEvent.click(await screen.findByRole('button', { name: '批量停用' }, LONG_TIMEOUT))
  const dialog = within(await screen.findByRole('dialog', { name: '批量停用' }, LONG_TIMEOUT))
  expect(await dialog.findByText(/^夜班：可以；0 人有这个角色，停用后不再有它的权限/, {}, LONG_TIMEOUT)).toBeVisible()
  expect(dialog.getByText(/^只读查看：内置角色由系统规则使用/)).toBeVisible()
  await expectAccessible()
})
