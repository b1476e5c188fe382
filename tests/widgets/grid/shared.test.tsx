import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import type { Grid } from '../../../lib/domain/grid/define-grid.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import type { ConfigGridFormEvent } from '../../../lib/widgets/config-grid/config-grid-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { codeOf, rateRows, rates } from './rates.ts'
import { expectAccessible } from '../accessible.ts'
import { column, headers, show } from './stage.tsx'

const LONG = { timeout: 20_000 }
/** Several people at one server. */
function site(count = 12) {
  const store = createMemoryStore({ tables: tablesFor([rates]) })
  return (user: string) =>
    createMemoryTransport({ scenario: 'empty', store, user, grids: [rates], gridRows: [rateRows(count)] })
}
const loaded = async () => waitFor(() => expect(column('编码')[0]).toBe(codeOf(1)), LONG)
const button = async (name: string | RegExp) => screen.findByRole('button', { name }, LONG)

it('GRD-016 a manager publishes a view as the default of a role, which can copy but not change it', async () => {
  localStorage.clear()
  const as = site()
  const { unmount } = show(<ConfigGrid definition={rates} />, { transport: as('manager') })
  await loaded()
  await userEvent.click(await button('列设置'))
  await userEvent.click(await screen.findByRole('checkbox', { name: '额度' }, LONG))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await button('保存视图'))
  await userEvent.type(await screen.findByLabelText('另存为新视图', {}, LONG), '无额度')
  await userEvent.click(await button('另存'))
  await button(/^无额度/)
  await userEvent.click(await button('保存视图'))
  const roles = within(await screen.findByRole('group', { name: '发布给角色，作为其默认视图' }, LONG))
  const role = await roles.findByRole('button', { name: '跟进经理' }, LONG)
  expect(roles.getByRole('button', { name: '不发布', pressed: true })).toBeVisible()
  await inEveryScheme(expectAccessible)
  await userEvent.click(role)
  await waitFor(
    async () => expect((await screen.findByRole('region', { name: '通知' })).textContent).toContain('视图已发布给角色'),
    LONG,
  )
  unmount()

  localStorage.clear()
  show(<ConfigGrid definition={rates} />, { transport: as('follow') })
  expect(await screen.findByRole('button', { name: /无额度/, pressed: true }, LONG)).toBeVisible()
  await loaded()
  expect(headers().some((header) => header.startsWith('额度'))).toBe(false)
  await userEvent.click(await button('保存视图'))
  expect(await screen.findByText(/这是发布给您的角色的视图，不能修改/, {}, LONG)).toBeVisible()
  for (const name of ['删除', '重命名', '设为默认', '取消默认'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('group', { name: /发布给角色/ })).toBeNull()
  await userEvent.type(screen.getByLabelText('另存为新视图'), '我的')
  await userEvent.click(await button('另存'))
  expect(await screen.findByRole('button', { name: /我的/, pressed: true }, LONG)).toBeVisible()
})

it('prints what was found with its conditions, columns, rows, who and when, and can be stopped', async () => {
  const printed: string[] = []
  const watcher = new MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) continue
      frame.contentWindow.print = () => {
        printed.push(frame.contentDocument?.body.textContent ?? '')
      }
    }
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  show(<ConfigGrid definition={rates} defaultQuery={{ search: { bank: { contains: '支行' } } }} />, {
    transport: site(230)('manager'),
  })
  await loaded()
  await userEvent.click(await button('导出'))
  const dialog = within(await screen.findByRole('dialog', { name: '导出或打印' }, LONG))
  await userEvent.click(dialog.getByText('打印'))
  await inEveryScheme(expectAccessible)
  await userEvent.click(dialog.getByRole('button', { name: '打印' }))
  await waitFor(() => expect(printed).toHaveLength(1), LONG)
  watcher.disconnect()
  const [sheet = ''] = printed
  for (const text of [
    '利率列表',
    '查询条件：银行 支行',
    '共 230 条',
    '打印人 徐演示',
    '额度（万元）',
    codeOf(1),
    codeOf(230),
  ])
    expect(sheet).toContain(text)
})

/** A host that stores the open form in its address, as the portal does. */
function Addressed({ definition, events }: { readonly definition: Grid; readonly events: ConfigGridFormEvent[] }) {
  const [form, setForm] = useState<Pick<ConfigGridFormEvent, 'action' | 'id'>>({ action: null, id: null })
  return (
    <>
      <button type="button" onClick={() => setForm({ action: 'VIEW', id: 'rate-2' })}>
        前往第二条
      </button>
      <button type="button" onClick={() => setForm({ action: null, id: null })}>
        回到列表
      </button>
      <ConfigGrid
        definition={definition}
        {...(form.action && { action: form.action, recordId: form.id })}
        onFormChange={(event) => {
          events.push(event)
          setForm(event)
        }}
      />
    </>
  )
}

it('GRD-005 GRD-017 a long form replaces the list, leads to its sections, and may stand in an address', async () => {
  const events: ConfigGridFormEvent[] = []
  const long: Grid = { ...rates, name: 'TestRateGrid', form: { page: true, columns: 2 } }
  show(<Addressed definition={long} events={events} />, { transport: site()('manager') })
  await loaded()
  await userEvent.click((await screen.findAllByRole('button', { name: /^编辑/ }, LONG))[0] as HTMLElement)
  const page = await screen.findByRole('region', { name: '编辑银行利率' }, LONG)
  expect(events).toEqual([{ action: 'EDIT', id: 'rate-1', source: 'config-grid' }])
  expect(screen.queryByRole('grid')).toBeNull()
  const sections = await within(page).findByRole('navigation', { name: '分组' }, LONG)
  await userEvent.click(within(sections).getByRole('button', { name: '说明' }))
  await waitFor(async () => expect(await within(page).findByLabelText('备注', {}, LONG)).toHaveFocus())
  await inEveryScheme(expectAccessible)
  await userEvent.keyboard('改了')
  await userEvent.click(await button('返回列表'))
  await userEvent.click(await button('继续编辑'))
  expect(events).toHaveLength(1)
  await userEvent.click(await button('返回列表'))
  await userEvent.click(await button(/^(不保存|放弃)/))
  await waitFor(() => expect(events.at(-1)).toEqual({ action: null, id: null, source: 'config-grid' }), LONG)
  expect(await screen.findByRole('grid', {}, LONG)).toBeVisible()
  await userEvent.click(await button('前往第二条'))
  await screen.findByRole('region', { name: '查看银行利率' }, LONG)
  await userEvent.click(await button('回到列表'))
  expect(await screen.findByRole('grid', {}, LONG)).toBeVisible()
  expect(events).toHaveLength(2)
})
