import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { projectGrid } from '../../host/grids/projects/project-grid.ts'
import { tables } from '../../lib/backend/tables.ts'
import { searchIndex } from '../../lib/catalogue/search-index.ts'
import { createClient } from '../../lib/client/client.ts'
import { project } from '../../lib/domain/project/project.ts'
import { gridColumns } from '../../lib/grid/grid-columns.ts'
import { createMemoryAuth } from '../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../lib/widgets/config-grid/config-grid.tsx'
import { ProjectDetail } from '../../lib/widgets/project-detail/project-detail.tsx'
import { show } from './grid/stage.tsx'

/** The only edit: one more line in the project's declaration. */
vi.mock('../../lib/domain/project/project.ts', async (original) => {
  const { project: declared } = await original<typeof import('../../lib/domain/project/project.ts')>()
  const { defineEntity } = await import('../../lib/catalogue/entity.ts')
  const { text } = await import('../../lib/catalogue/field.ts')
  const groups = {
    ...declared.groups,
    nickname: { label: '别名', fields: { hf20Nickname: text('项目别名', { maxLength: 5, column: true }) } },
  }
  // adapter: names were checked where the entity was declared
  return { project: defineEntity({ ...declared, groups } as never) }
})

const PROJECT = 'demo-project-60'

it('a field added to the declaration is in the form, view, search, check, wire, record and list', async () => {
  const store = createMemoryStore({ tables })
  const transport = createMemoryTransport({ store, user: 'manager' })
  const client = createClient({ transport, auth: createMemoryAuth() })
  const user = userEvent.setup()
  const { showInstead } = show(<ProjectDetail projectId={PROJECT} action="EDIT" />, { transport })
  const basic = await screen.findByRole('region', { name: '基础需求' }, { timeout: 20_000 })

  // the read-only view, which offers empty fields behind one line
  await user.click(within(basic).getByRole('button', { name: /项未填$/ }))
  expect(within(basic).getByText('项目别名')).toBeVisible()
  await user.click(await within(basic).findByRole('button', { name: /^编辑/ }, { timeout: 10_000 }))

  // the form, and the check
  const input = await within(basic).findByLabelText('项目别名', {}, { timeout: 40_000 })
  await user.type(input, '南苑一二〇四')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/项目别名不能超过5个字/)).length).toBeGreaterThan(0)
  await user.clear(input)
  await user.type(input, '南苑')
  await user.click(screen.getByRole('button', { name: '保存' }))

  // the wire, and the stored record
  const field = 'hf20Nickname'
  await waitFor(
    async () => {
      const { data } = await client.api.Hf20PrjBase.getOne({ id: PROJECT })
      expect(data).toMatchObject({ [field]: '南苑' })
    },
    { timeout: 10_000 },
  )
  expect(within(basic).getByText('南苑')).toBeVisible()

  // the search index, and the list
  expect(searchIndex(project, {}).map(({ path }) => path)).toContain('基础需求-别名-项目别名')
  expect(gridColumns(projectGrid).map(({ name }) => name)).toContain(field)
  showInstead(<ConfigGrid definition={projectGrid} />)
  await user.click(await screen.findByRole('button', { name: '列设置' }, { timeout: 20_000 }))
  await user.click(await screen.findByRole('checkbox', { name: '项目别名' }, { timeout: 20_000 }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('columnheader', { name: /项目别名/ }, { timeout: 20_000 })).toBeVisible()
  expect(await screen.findByRole('cell', { name: '南苑' })).toBeVisible()
})
