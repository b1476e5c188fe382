import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import type { ProjectDetailHandle } from '../../../lib/widgets/project-detail/project-events.ts'
import type { FlowTabHandle } from '../../../lib/widgets/flow-tab/flow-tab-props.ts'
import { FlowTab } from '../../../lib/widgets/flow-tab/flow-tab.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { notice, type Server, server } from '../project-detail/stage.tsx'
import { CASE, list, mainsOf, rowOf } from './stage.ts'
import { press } from '../press.ts'

const FINISH = 'Hf15FlowJobs.doBatchFinishJob'
const UNDO = 'Hf15FlowJobs.redoNodeJobs'
const PEOPLE = 'Hf15FlowJobs.updateObligationUsers'
const user = userEvent.setup()
const box = (name: string | null | undefined): Promise<HTMLElement> =>
  screen.findByRole('checkbox', { name: `选择 ${name}` }, LONG_TIMEOUT)
const bar = (): HTMLElement => screen.getByText('已选', { exact: false, selector: '[role=status]' })
const person = (name: string | null | undefined): HTMLElement =>
  within(rowOf(name)).getByRole('button', { name: new RegExp(`^跟进人 ${name}：`) })

/**
 * The main flow under way, which is open from the start, with a sub-flow that is open and one that is finished; and one
 * that lacks a person.
 */
async function known({ api }: Server) {
  const mains = mainsOf((await api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data)
  const jobs = (await api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })).data
  const under = mains.find(({ SubflowData: { finished, total } }) => finished > 0 && finished < total)
  const below = jobs.filter(({ hf15FatherCode }) => hf15FatherCode === under?.hf15FlowCode)
  const lacking = jobs.find(({ needCfgHdlMember, hf15HdlMemberId }) => needCfgHdlMember === 1 && !hf15HdlMemberId)
  const [open, ended] = [below.find(({ finish }) => finish !== 1), below.find(({ finish }) => finish === 1)]
  if (!under || !open || !ended || !lacking) throw new Error('the case has come further than these tests know')
  return { under, open, ended, lacking }
}

async function choosePerson(job: string | null, at: number): Promise<string> {
  await user.click(person(job))
  const option = (await screen.findAllByRole('option', {}, LONG_TIMEOUT))[at]
  if (!option) throw new Error('nobody to choose')
  const name = option.querySelector('[title]')?.getAttribute('title') ?? ''
  await user.click(option)
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull(), LONG_TIMEOUT)
  return name
}

it('ruling 26 FLW-026 FLW-027 FLW-028 FLW-029 FLW-032 FLW-034 OPN-056 OPN-057 ERR-041 flows are finished', async () => {
  const site = server()
  const today = dayOf(Date.now())
  const events: string[] = []
  const recordEvent =
    (what: string) =>
    ({ day, results }: { readonly day: string; readonly results: readonly { readonly ok: boolean }[] }) =>
      void events.push(`${what} ${day} ${results.filter(({ ok }) => ok).length}/${results.length}`)
  show(<FlowTab projectId={CASE} onJobsFinished={recordEvent('finished')} onReminderSet={recordEvent('reminder')} />, {
    transport: site.transport,
  })
  await list()
  const { open, ended, lacking } = await known(site)
  await press('完结')
  await notice('请选择要完结的流程')
  expect(site.called(FINISH)).toEqual([])

  await press(/^未指派/)
  await user.click(await box(lacking.hf15FlowName))
  await press(/^全部/)
  await user.click(await box(open.hf15FlowName))
  await press('完结')
  const question = await screen.findByRole('dialog', { name: /^还缺 \d+ 份资料，仍要完结？$/ }, LONG_TIMEOUT)
  expect(site.called(FINISH).at(-1)?.body).toMatchObject({ ids: [lacking.keyValue, open.keyValue], prjId: CASE })
  expect(within(question).getByRole('region', { name: '缺少的资料' })).toHaveTextContent(open.hf15FlowName ?? 'missing')
  expect(within(question).getAllByRole('listitem').length).toBeGreaterThan(0)
  await inEveryScheme(expectAccessible)
  await user.click(within(question).getByRole('button', { name: '仍要完结' }))
  expect(await within(question).findByText('请填写原因')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: '客户承诺补交' }))
  await user.click(within(question).getByRole('button', { name: '仍要完结' }))
  await notice('已完结 1 个流程')
  expect(site.called(FINISH).at(-1)?.body).toMatchObject({ ids: [open.keyValue], prjId: CASE, reason: '客户承诺补交' })
  expect(await screen.findByText(`${lacking.hf15FlowName}：请先指定跟进人`, {}, LONG_TIMEOUT)).toBeVisible()
  expect(site.called(FINISH).at(-1)?.body['noticeTime'] || null).toBeNull()
  await waitFor(() => expect(bar()).toHaveTextContent('已选 1 个子流程'), LONG_TIMEOUT)
  await waitFor(() => expect(rowOf(open.hf15FlowName)).toHaveTextContent(`已完结${today.slice(5)}`), LONG_TIMEOUT)
  await inEveryScheme(expectAccessible)

  await press(`撤销 ${open.hf15FlowName}`)
  await user.click(
    within(
      await screen.findByRole('alertdialog', { name: `撤销“${open.hf15FlowName}”的完结？` }, LONG_TIMEOUT),
    ).getByRole('button', { name: '撤销' }),
  )
  await notice('该流程已恢复请重新开始！')
  await waitFor(
    () =>
      expect(within(rowOf(open.hf15FlowName)).getByRole('button', { name: `指引 ${open.hf15FlowName}` })).toHaveFocus(),
    LONG_TIMEOUT,
  )
  expect(rowOf(open.hf15FlowName)).toHaveTextContent(/未开始|进行中/)
  expect(within(rowOf(ended.hf15FlowName)).getByRole('button', { name: `撤销 ${ended.hf15FlowName}` })).toBeVisible()

  // The user who goes for the papers first finds the job as it was.
  await user.click(await box(open.hf15FlowName))
  await press('完结')
  await user.click(
    within(await screen.findByRole('dialog', { name: /仍要完结/ }, LONG_TIMEOUT)).getByRole('button', {
      name: '先收资料',
    }),
  )
  expect(await screen.findByText(new RegExp(`^${open.hf15FlowName}：缺少资料：`), {}, LONG_TIMEOUT)).toBeVisible()
  expect(rowOf(open.hf15FlowName)).toHaveTextContent(/未开始|进行中/)

  // Tomorrow is still finished; later is a reminder.
  const day = screen.getByRole('textbox', { name: '办理日期' })
  const write = async (text: string): Promise<void> => {
    await user.clear(day)
    await user.type(day, text)
    await user.tab()
  }
  await write(addDays(today, 1))
  expect(screen.getByRole('button', { name: '完结' })).toBeVisible()
  await write(addDays(today, 2))
  expect(screen.getByText('晚于明天，按提醒处理')).toBeVisible()
  await press('设置提醒')
  const last = () => site.called(FINISH).at(-1)?.body
  await waitFor(() => expect(last()?.['noticeTime']).toBe(last()?.['hf15PlanTime']), LONG_TIMEOUT)
  await waitFor(
    () => expect(rowOf(open.hf15FlowName)).toHaveTextContent(`${addDays(today, 2).slice(5)} 提醒`),
    LONG_TIMEOUT,
  )
  expect(events[0]).toBe(`finished ${today} 1/1`)
  expect(events[1]).toBe(`reminder ${addDays(today, 2)} 1/2`)
})

it('FLW-035 ROL-016 CAL-088 people are chosen by row and counted until they are saved, also by key', async () => {
  const site = server()
  const handle = createRef<FlowTabHandle>()
  const saved: unknown[] = []
  show(<FlowTab ref={handle} projectId={CASE} onHandlersSaved={({ handlers }) => saved.push(handlers)} />, {
    transport: site.transport,
  })
  await list()
  const { open, ended, under } = await known(site)
  await box(open.hf15FlowName)
  expect(within(rowOf(ended.hf15FlowName)).queryByRole('button', { name: /^跟进人/ })).toBeNull()
  expect(screen.getByRole('button', { name: '保存跟进人' })).toBeDisabled()
  const name = await choosePerson(open.hf15FlowName, 2)
  await waitFor(() => expect(person(open.hf15FlowName)).toHaveFocus())
  expect(person(open.hf15FlowName)).toHaveAccessibleName(
    new RegExp(`${name}.*未保存，原值 ${open.refValues['hf15HdlMemberId']}$`),
  )
  await user.click(within(rowOf(under.hf15FlowName)).getByRole('button', { name: `取消指派 ${under.hf15FlowName}` }))
  expect(screen.getByRole('button', { name: '保存跟进人 2 项未保存' })).toBeEnabled()
  expect(handle.current?.isDirty()).toBe(true)
  await inEveryScheme(expectAccessible)
  await user.keyboard('{Control>}s{/Control}')
  await notice('跟进人保存成功')
  const [sent] = site.called(PEOPLE)
  expect(sent?.list).toHaveLength(2)
  expect(sent?.list?.[1]).toMatchObject({ flowJobId: under.keyValue })
  await waitFor(
    () =>
      expect(person(open.hf15FlowName)).toHaveAccessibleName(new RegExp(`^跟进人 ${open.hf15FlowName}：\\s?${name}$`)),
    LONG_TIMEOUT,
  )
  expect(handle.current?.isDirty()).toBe(false)
  expect(saved).toMatchObject([[{ flowJobId: open.keyValue }, { flowJobId: under.keyValue, obligationUserId: null }]])
})

it('ERR-018 a case asks before chosen people are left; otherwise they are kept and offered again', async () => {
  const site = server()
  const handle = createRef<ProjectDetailHandle>()
  const detail = <ProjectDetail ref={handle} projectId={CASE} defaultTab="flow" />
  const shown = show(detail, { transport: site.transport })
  await list()
  const { open } = await known(site)
  await box(open.hf15FlowName)
  await choosePerson(open.hf15FlowName, 2)
  expect(handle.current?.isDirty()).toBe(true)
  await user.click(screen.getByRole('tab', { name: '项目资料' }))
  const question = await screen.findByRole('alertdialog', { name: '内容已修改，是否保存？' }, LONG_TIMEOUT)
  expect(question).toHaveTextContent('有 1 处修改还没有保存。')
  await user.click(within(question).getByRole('button', { name: '继续编辑' }))
  expect(screen.getByRole('tab', { name: '项目进度' })).toHaveAttribute('aria-selected', 'true')

  shown.showInstead(<p>elsewhere</p>)
  shown.showInstead(detail)
  await press('恢复')
  await press('保存跟进人 1 项未保存')
  await notice('跟进人保存成功')

  await site.api.Hf15FlowJobs.doBatchFinishJob({
    ids: [open.keyValue ?? ''],
    prjId: CASE,
    hf15PlanTime: dayOf(Date.now()),
    noticeTime: null,
    reason: '资料后补',
  })
  await waitFor(() => expect(rowOf(open.hf15FlowName)).toHaveTextContent('已完结'), LONG_TIMEOUT)
})

it('after a flow is taken back, the focus stays where the user has gone meanwhile', async () => {
  const site = server()
  let answer = (): void => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  show(<FlowTab projectId={CASE} />, {
    transport: {
      ...site.transport,
      call: async (request) => {
        if (`${request.service}.${request.method}` === UNDO) await answered
        return site.transport.call(request)
      },
    },
  })
  await list()
  const { open, ended } = await known(site)
  await press(`撤销 ${ended.hf15FlowName}`)
  await user.click(
    within(await screen.findByRole('alertdialog', {}, LONG_TIMEOUT)).getByRole('button', { name: '撤销' }),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), LONG_TIMEOUT)
  const next = await box(open.hf15FlowName)
  await user.click(next)
  answer()
  await notice('该流程已恢复请重新开始！')
  await waitFor(() => expect(rowOf(ended.hf15FlowName)).toHaveTextContent(/未开始|进行中/), LONG_TIMEOUT)
  expect(next).toHaveFocus()
  await user.keyboard(' ')
  await waitFor(() => expect(next).not.toBeChecked())
  expect(screen.queryByRole('dialog')).toBeNull()
})
