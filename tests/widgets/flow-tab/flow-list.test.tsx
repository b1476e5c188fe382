import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import type { FlowTabHandle } from '../../../lib/widgets/flow-tab/flow-tab-props.ts'
import { FlowTab } from '../../../lib/widgets/flow-tab/flow-tab.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show, watched } from '../form/stage.tsx'
import { answering, notice, server } from '../project-detail/stage.tsx'
import { CASE, list, mainsOf, rowOf } from './stage.ts'

const user = userEvent.setup()
/** A case in which a user works who manages nothing. */
const OWN = 'demo-project-52'
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })

it('FLW-001 FLW-002 FLW-003 FLW-005 FLW-022 FLW-024 FLW-030 CAL-086 CAL-087 flows stand under categories', async () => {
  const site = server()
  const events: unknown[] = []
  const handle = createRef<FlowTabHandle>()
  show(
    <FlowTab
      ref={handle}
      projectId={CASE}
      onReady={() => events.push('ready')}
      onSelectionChange={({ ids, source }) => events.push([ids.length, source])}
    />,
    { transport: site.transport },
  )
  const table = await list()
  const answer = (await site.api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data
  const mains = mainsOf(answer)
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['全选', '流程', '指引', '资料（买家 / 业主）', '状态 / 日期', '跟进人', '提成（元）', '操作'])
  for (const { categoryName } of answer.flowWorkVos)
    expect(within(table).getByRole('button', { name: new RegExp(`^${categoryName}`) })).toBeVisible()
  const done = mains.reduce((sum, { SubflowData }) => sum + SubflowData.finished, 0)
  const total = mains.reduce((sum, { SubflowData }) => sum + SubflowData.total, 0)
  expect(screen.getByText(`完结 ${done} / ${total}`)).toBeVisible()
  expect(screen.getByText(/^项目提成合计/)).toHaveTextContent(/[\d,]+\.\d\d 元/)

  const part = mains.find(({ SubflowData }) => SubflowData.finished > 0 && SubflowData.finished < SubflowData.total)
  const partRow = rowOf(part?.hf15FlowName)
  expect(partRow).toHaveTextContent(/部分完结应于 \d\d-\d\d 前办完/)
  // The first one under way is open from the start; of the others nothing is asked for.
  await waitFor(
    () =>
      expect(site.called('Hf15FlowJobs.getSecondFlowJobs').map(({ body }) => body['fatherCode'])).toEqual([
        part?.hf15FlowCode,
      ]),
    LONG_TIMEOUT,
  )
  const below = (await site.api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE, fatherCode: part?.hf15FlowCode ?? '' }))
    .data
  const [ended] = below.filter(({ finish }) => finish === 1)
  await screen.findByRole('checkbox', { name: `选择 ${ended?.hf15FlowName}` }, LONG_TIMEOUT)
  expect(rowOf(ended?.hf15FlowName)).toHaveTextContent(`已完结${ended?.hf15PlanTime?.slice(5)}`)
  expect(screen.getByRole('checkbox', { name: `选择 ${ended?.hf15FlowName}` })).toBeDisabled()

  const closed = mains.find(
    ({ SubflowData, categoryName }) =>
      SubflowData.finished === 0 &&
      SubflowData.openIds.length > 1 &&
      within(table)
        .getByRole('button', { name: new RegExp(`^${categoryName}`) })
        .getAttribute('aria-expanded') === 'false',
  )
  await user.click(screen.getByRole('checkbox', { name: `选择 ${closed?.categoryName}` }))
  const size = mains
    .filter(({ categoryName }) => categoryName === closed?.categoryName)
    .reduce((sum, { SubflowData }) => sum + SubflowData.openIds.length, 0)
  expect(screen.getByText('已选', { exact: false, selector: '[role=status]' })).toHaveTextContent(
    `已选 ${size} 个子流程`,
  )
  expect(screen.getByRole('checkbox', { name: '全选' })).toHaveProperty('indeterminate', true)
  await user.click(button(new RegExp(`^${closed?.categoryName}`)))
  expect(screen.getByRole('checkbox', { name: `选择 ${closed?.hf15FlowName}` })).toBeChecked()
  await user.click(
    within(rowOf(closed?.hf15FlowName)).getByRole('button', { name: new RegExp(`^${closed?.hf15FlowName}`) }),
  )
  const subs = (await site.api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE, fatherCode: closed?.hf15FlowCode ?? '' }))
    .data
  const box = await screen.findByRole('checkbox', { name: `选择 ${subs[0]?.hf15FlowName}` }, LONG_TIMEOUT)
  await user.click(box)
  expect(screen.getByRole('checkbox', { name: `选择 ${closed?.hf15FlowName}` })).toHaveProperty('indeterminate', true)
  expect(events).toEqual(['ready', [size, 'user'], [size - 1, 'user']])
  await inEveryScheme(expectAccessible)

  // Arrow keys: the same column of the next row that has something there; folds turn.
  box.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: `选择 ${subs[1]?.hf15FlowName}` })).toHaveFocus())
  const fold = button(new RegExp(`^${closed?.hf15FlowName}`))
  fold.focus()
  await user.keyboard('{ArrowLeft}')
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(handle.current?.isDirty()).toBe(false)
})

it('OPN-005 the commission state is set right here too, by the key of the workflow; a failure says so', async () => {
  const site = server()
  let broken = false
  const transport = answering(site.transport, ({ method }) =>
    broken && method === 'doRefreshPrjCommissionState' ? { success: false, code: 'SERVER', message: '系统繁忙' } : null,
  )
  show(<FlowTab projectId={CASE} />, { transport })
  await list()
  const loaded = site.called('Hf15FlowJobs.getMainFlowJobs').length
  await user.click(button('刷新进度与提成状态'))
  await waitFor(() => expect(site.called('Hf15FlowJobs.getMainFlowJobs').length).toBeGreaterThan(loaded), LONG_TIMEOUT)
  expect(site.called('Hf15FlowJobs.doRefreshPrjCommissionState').map(({ body }) => body)).toEqual([{ objId: CASE }])
  broken = true
  await user.click(button('刷新进度与提成状态'))
  expect(await notice(/^提成状态没有刷新/)).toBeVisible()
})

it('FLW-004 the bar below has all one does with ticked flows: day, finish, reminder, people and earnings', async () => {
  const site = server()
  show(<FlowTab projectId={CASE} />, { transport: site.transport })
  await list()
  const day = screen.getByRole('textbox', { name: '办理日期' })
  expect(screen.getByRole('checkbox', { name: '全选' })).toBeVisible()
  expect(button('完结')).toBeVisible()
  await user.clear(day)
  await user.type(day, addDays(dayOf(Date.now()), 9))
  await user.tab()
  expect(button('设置提醒')).toBeVisible()
  expect(button(/^保存跟进人/)).toBeVisible()
  expect(screen.getByText(/^项目提成合计/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: '全选' }))
  await waitFor(
    () =>
      expect(screen.getByText('已选', { exact: false, selector: '[role=status]' })).toHaveTextContent(
        /已选 [1-9]\d* 个子流程/,
      ),
    LONG_TIMEOUT,
  )
})

it('FLW-031 chips count and show what waits; choosing all takes what is shown and says what is not', async () => {
  const site = server()
  show(<FlowTab projectId={CASE} />, { transport: site.transport })
  await list()
  const mains = mainsOf((await site.api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data)
  const jobs = (await site.api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })).data
  const lacking = jobs.filter(
    ({ needCfgHdlMember, hf15HdlMemberId, finish }) => needCfgHdlMember === 1 && !hf15HdlMemberId && finish !== 1,
  )
  expect(lacking.length).toBeGreaterThan(1)
  await user.click(screen.getByRole('checkbox', { name: '全选' }))
  const open = mains.reduce((sum, { SubflowData }) => sum + SubflowData.openIds.length, 0)
  expect(screen.getByText('已选', { exact: false, selector: '[role=status]' })).toHaveTextContent(
    `已选 ${open} 个子流程`,
  )
  await user.click(button(`未指派 ${lacking.length}`))
  for (const { hf15FlowName } of lacking)
    expect(await screen.findByRole('checkbox', { name: `选择 ${hf15FlowName}` }, LONG_TIMEOUT)).toBeChecked()
  expect(
    screen
      .getAllByRole('row')
      .filter((row) => row.dataset['job'] !== undefined && within(row).queryByText('未指派') !== null).length,
  ).toBeGreaterThanOrEqual(lacking.length)
  expect(screen.getByText(`其中 ${open - lacking.length} 个不在当前筛选中`, { exact: false })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(screen.getByText('已选', { exact: false, selector: '[role=status]' })).toHaveTextContent(
    `已选 ${open - lacking.length} 个子流程`,
  )
  const late = jobs.filter(
    ({ finish, hf15PlanTime }) => finish !== 1 && hf15PlanTime !== null && hf15PlanTime < dayOf(Date.now()),
  )
  await user.click(button(`逾期 ${late.length}`))
  expect(await screen.findByRole('checkbox', { name: `选择 ${late[0]?.hf15FlowName}` }, LONG_TIMEOUT)).toBeVisible()
  expect(rowOf(late[0]?.hf15FlowName)).toHaveTextContent(/应办 \d\d-\d\d，逾期 \d+ 天/)
})

it('ERR-057 what cannot be shown says why: sub-flows, the whole list, a case one may not see or change', async () => {
  const site = server()
  let broken = true
  const transport = answering(site.transport, ({ method }) =>
    method === 'getSecondFlowJobs' && broken ? { success: false, code: 'INTERNAL', message: '服务器出错' } : null,
  )
  const shown = show(<FlowTab projectId={CASE} readOnly />, { transport })
  await list()
  const alert = await screen.findByText('子流程没有加载出来', { exact: false }, LONG_TIMEOUT)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(完结|添加流程|保存跟进人|跟进人 )/ })).toBeNull()
  broken = false
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(screen.queryByText('子流程没有加载出来', { exact: false })).toBeNull(), LONG_TIMEOUT)
  shown.unmount()

  const empty = answering(server().transport, ({ method }) =>
    method === 'getMainFlowJobs' ? { success: true, data: { flowWorkVos: [], mayAssign: 1, isManager: 1 } } : null,
  )
  const blank = show(<FlowTab projectId={CASE} />, { transport: empty })
  expect(await screen.findByText('还没有流程', {}, LONG_TIMEOUT)).toBeVisible()
  expect(button('添加流程')).toBeEnabled()
  await expectAccessible()
  blank.unmount()

  const refused = show(<FlowTab projectId={CASE} />, {
    transport: watched(createMemoryTransport({ scenario: 'forbidden' })),
  })
  expect(await screen.findByText('没有查看项目进度的权限', {}, LONG_TIMEOUT)).toBeVisible()
  refused.unmount()
  show(<FlowTab projectId="nowhere" />, { transport: server().transport })
  expect(await screen.findByText('没有找到这个项目', {}, LONG_TIMEOUT)).toBeVisible()
})

it('FLW-005 ROL-010 PRJ-042 who follows flows sees their own share; the host may decide what is ticked', async () => {
  const site = server('follow')
  const mains = mainsOf((await site.api.Hf15FlowJobs.getMainFlowJobs({ objId: OWN })).data)
  const free = mains.find(({ SubflowData: { finished, total } }) => finished === 0 && total > 1)
  let lost = false
  const transport = answering(site.transport, ({ method }) =>
    method === 'getMainFlowJobs' && lost ? { success: false, code: 'INTERNAL', message: '服务器出错' } : null,
  )
  const handle = createRef<FlowTabHandle>()
  const events: unknown[] = []
  const shown = show(
    <FlowTab
      ref={handle}
      projectId={OWN}
      selection={free?.SubflowData.openIds.slice(0, 1)}
      onSelectionChange={({ ids }) => events.push(ids.length)}
      onPapersWanted={({ jobId, source }) => events.push([jobId, source])}
    />,
    { transport },
  )
  await list()
  expect(screen.getByText(/^我的提成合计/)).toBeVisible()
  const chosen = () => screen.getByText('已选', { exact: false, selector: '[role=status]' })
  expect(chosen()).toHaveTextContent('已选 1 个子流程')
  await user.click(screen.getByRole('checkbox', { name: '全选' }))
  // The widget reports the requested change; the host keeps the selection.
  expect(events[0]).toBeGreaterThan(1)
  expect(chosen()).toHaveTextContent('已选 1 个子流程')
  const [papers] = await screen.findAllByRole(
    'button',
    { name: /^买家已收 \d+ 份，共需 \d+ 份；业主已收 \d+ 份/ },
    LONG_TIMEOUT,
  )
  if (!papers) throw new Error('no flow takes papers')
  await user.click(papers)
  expect(events.at(-1)).toEqual([papers.closest('tr')?.dataset['job'], 'user'])
  lost = true
  handle.current?.refresh()
  expect(await screen.findByRole('button', { name: '刷新' }, LONG_TIMEOUT)).toBeVisible()
  await list()
  shown.unmount()

  show(<FlowTab projectId="demo-project-57" />, { transport: server('follow').transport })
  await list()
  expect(screen.getByText('项目已取消，不能修改；如需修改请联系经理')).toBeVisible()
  expect(screen.getByRole('button', { name: '完结' })).toBeDisabled()
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^(撤销|跟进人|添加流程|保存跟进人)/ })).toBeNull()
  await expectAccessible()
})
