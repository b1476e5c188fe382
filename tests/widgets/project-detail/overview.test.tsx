import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { flowJobCalls, type FlowJobRow } from '../../../lib/contract/flow/flow-job-calls.ts'
import { houseCalls, tradeCalls } from '../../../lib/contract/case/case-record-calls.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { appendixInfoCalls, type AppendixInfo } from '../../../lib/contract/document/paper-calls.ts'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import { FLOW_STATUS, MEMBER_TYPE, PAPER_FILE_STATE, PAPER_STATE } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { addMember, CASE } from './record-stage.tsx'
import { answering, type Server, server } from './stage.tsx'

/** A case without house and owners, and one in which every amount is entered. */
const UNFINISHED = 'demo-project-70'
const PRICED = 'demo-project-36'
/** A case with everything its step requires. */
const COMPLETE = 'demo-project-44'
const region = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('region', { name }, LONG_TIMEOUT)
const selected = (name: string): Promise<HTMLElement> =>
  screen.findByRole('tab', { name, selected: true }, LONG_TIMEOUT)
const fills = (lacks: HTMLElement): Promise<HTMLElement[]> =>
  within(lacks).findAllByRole('button', { name: /填写$/ }, LONG_TIMEOUT)

/** Field metadata of an installation that leaves the field out. */
const without = (field: string, transport: Transport): Transport => ({
  ...transport,
  call: async (request) => {
    const answer = await transport.call(request)
    if (request.method !== 'loadrieldMeta' || !Array.isArray(answer.data)) return answer
    const isOther = ({ hf02FldName }: { readonly hf02FldName?: unknown }) => hf02FldName !== field
    return { ...answer, data: answer.data.filter(isOther) }
  },
})

/** The server, with changed data in one answer. */
const changed = (
  transport: Transport,
  { service, method }: { readonly service: string; readonly method: string },
  change: (data: unknown) => unknown,
): Transport => ({
  ...transport,
  call: async (request): Promise<Envelope> => {
    const answer = await transport.call(request)
    return request.service === service && request.method === method ? { ...answer, data: change(answer.data) } : answer
  },
})
/** A file that was compared with its original. */
const FILE = { keyValue: 'file-1', version: 1, refValues: {}, hf2yState: PAPER_FILE_STATE.checked }
const TODAY = dayOf(Date.now())

/** The current job of the case. */
async function currentJob({ api }: Server): Promise<FlowJobRow> {
  const { data } = await api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })
  const open = data.filter(({ hf15Status }) => hf15Status !== FLOW_STATUS.finished)
  const job = open.find(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress) ?? open[0]
  if (!job) throw new Error('every job is finished')
  return job
}

/** Opens the overview of the case; its next step, and the calls that notify the host of an open record. */
async function nextStep(on: Server) {
  const onRecordChange = vi.fn()
  show(<ProjectDetail projectId={CASE} defaultTab="overview" onRecordChange={onRecordChange} />, {
    transport: on.transport,
  })
  return { step: await region('下一步'), onRecordChange }
}

describe('the overview of a case', () => {
  it('ruling 28 names the step the case is at, and who has it; its lines open that step', async () => {
    const on = server()
    const job = await currentJob(on)
    const { step, onRecordChange } = await nextStep(on)
    expect(within(step).getByText(job.hf15FlowName ?? '')).toBeVisible()
    expect(within(step).getByRole('button', { name: /^负责人/ })).toHaveTextContent(
      job.refValues['hf15HdlMemberId'] ?? '未指派',
    )
    const phases = within(await screen.findByRole('list', { name: '阶段' })).getAllByRole('listitem')
    expect(phases.find((one) => one.getAttribute('aria-current') === 'step')).toHaveTextContent(job.categoryName ?? '')
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(step).getByRole('button', { name: '办理这一步' }))
    await selected('项目进度')
    expect(await screen.findByRole('dialog', { name: job.hf15FlowName ?? '' }, LONG_TIMEOUT)).toBeVisible()
    const opened = { record: `job/${job.keyValue}`, source: 'user' }
    await waitFor(() => expect(onRecordChange).toHaveBeenLastCalledWith(opened))
  })

  it('ruling 27 counts what the sections require, and leads into the form of the section', async () => {
    show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, { transport: server().transport })
    const lacks = await region(/^这一步还缺 \d+ 项$/)
    const fill = (await fills(lacks)).find((one) => one.textContent?.includes('交易房屋'))
    expect(fill).toBeDefined()
    await userEvent.click(fill as HTMLElement) // adapter: just checked
    await selected('项目资料')
    expect(await region('交易房屋')).toBeVisible()
    expect(await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)).toBeVisible()
  })

  it('ruling 27 names what the step had to have once nothing lacks, and leads to the section', async () => {
    show(<ProjectDetail projectId={COMPLETE} defaultTab="overview" />, { transport: server().transport })
    const lacks = await region('这一步的资料已齐')
    expect(lacks).toHaveTextContent(/共 (\d+) 项，已齐 \1/)
    await userEvent.click(within(lacks).getByRole('button', { name: /^\d+ 项已填 ?交易房屋$/ }))
    await selected('项目资料')
    expect(await region('交易房屋')).toBeVisible()
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  })

  it('says which section it could not read, and reads it again; one that is not for the user is named', async () => {
    const on = server()
    let refused: Error | { success: boolean; code: string; message: string } | null = new Error('offline')
    const { unmount } = show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, {
      transport: answering(on.transport, ({ service, method }) =>
        service === houseCalls.getSubPageList.service && method === houseCalls.getSubPageList.method ? refused : null,
      ),
    })
    const lacks = await region(/还缺|没有核对完/)
    const retry = await within(lacks).findByRole('button', { name: /交易房屋.*重试$/ }, LONG_TIMEOUT)
    await waitFor(() => expect(lacks).not.toHaveTextContent('正在核对'), LONG_TIMEOUT)
    expect(lacks).toHaveTextContent(/没有核对完|还有没核对的部分/)
    refused = null
    await userEvent.click(retry)
    expect(
      (await fills(await region(/^这一步还缺 \d+ 项$/))).some((one) => one.textContent?.includes('交易房屋')),
    ).toBe(true)
    unmount()
    refused = { success: false, code: 'NO_PERMISSION', message: '您不能查看房屋' }
    show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, {
      transport: answering(on.connect('manager'), ({ service, method }) =>
        service === houseCalls.getSubPageList.service && method === houseCalls.getSubPageList.method ? refused : null,
      ),
    })
    const again = await region(/还缺|没有核对完/)
    await waitFor(() => expect(again).toHaveTextContent('不可查看交易房屋'), LONG_TIMEOUT)
    await waitFor(() => expect(again).not.toHaveTextContent('正在核对'), LONG_TIMEOUT)
  })

  it('says of each person what this step lacks of them', async () => {
    show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, { transport: server().transport })
    const people = await region('人员')
    const [buyer] = await within(people).findAllByRole(
      'button',
      { name: /买家.*(缺 \d+ 份资料|\d+ 项未填|已齐)/ },
      LONG_TIMEOUT,
    )
    expect(buyer).toBeVisible()
  })

  it('names the role and the masked phone of each person, and asks for nobody twice', async () => {
    const on = server()
    await addMember(on, '曾蓉样', MEMBER_TYPE.buyer)
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport: on.transport })
    const people = await region('人员')
    const line = await within(people).findByRole('button', { name: /^曾蓉样/ }, LONG_TIMEOUT)
    await waitFor(() => expect(line).toHaveTextContent(/曾蓉样买家.*154\*{6}12/), LONG_TIMEOUT)
    expect(line).not.toHaveTextContent('15400000012')
    const asked = on.called('Hf23PrjMember.getSubPageList').map(({ body, query }) => JSON.stringify([body, query]))
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('plans the step on another day where the user may, through the guide that asks for the day', async () => {
    const on = server()
    const job = await currentJob(on)
    const { step, onRecordChange } = await nextStep(on)
    expect(within(step).getByRole('button', { name: /^办理日期.*改日期$/ })).toBeVisible()
    await userEvent.click(within(step).getByRole('button', { name: '设置提醒' }))
    await selected('项目进度')
    expect(await screen.findByRole('dialog', { name: '提醒日期' }, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() =>
      expect(onRecordChange).toHaveBeenLastCalledWith({ record: `job/${job.keyValue}`, source: 'user' }),
    )
  })

  it('says in words how many days are left for the step', async () => {
    const on = server()
    const job = await currentJob(on)
    const day = addDays(TODAY, 5)
    const planned = (rows: unknown) =>
      (rows as FlowJobRow[]).map(
        (
          row, // adapter: the answer of this very call
        ) => (row.keyValue === job.keyValue ? { ...row, hf15PlanTime: day, hf15NoticeTime: day } : row),
      )
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, {
      transport: changed(on.transport, flowJobCalls.getSecondFlowJobs, planned),
    })
    expect(within(await region('下一步')).getByRole('button', { name: /^办理日期/ })).toHaveTextContent(
      new RegExp(`${day.slice(5)} 周.前办完余 5 天${day.slice(5)} 提醒`),
    )
  })

  it('lists what has to be dealt with: overdue steps, then amounts, expiring papers and what is unpaid', async () => {
    const on = server()
    const job = await currentJob(on)
    const late = (rows: unknown) =>
      (rows as FlowJobRow[]).map(
        (
          row, // adapter: the answer of this very call
        ) => (row.keyValue === job.keyValue ? { ...row, hf15PlanTime: addDays(TODAY, -3) } : row),
      )
    const expiring = (data: unknown) => {
      const info = data as AppendixInfo // adapter: the answer of this very call
      const [row] = info.buyCreditInfos
      if (!row) throw new Error('no papers')
      const file = { ...FILE, hf2yObjId: 'someone', daysLeft: 2, hf2yExpiryDay: addDays(TODAY, 2) }
      const [using] = row.usings
      const paper = {
        ...row,
        cardTypeName: '征信报告',
        flowJobs: [{ jobId: 'later', flowName: '', finished: 0 }],
        usings: [{ ...using, id: 'someone', name: '曾蓉样', state: PAPER_STATE.ready, asked: 1, waived: '', role: '' }],
        creditUrls: [file],
      }
      return { ...info, buyCreditInfos: [paper], sellerCreditInfos: [] }
    }
    const transport = changed(
      changed(changed(on.transport, flowJobCalls.getSecondFlowJobs, late), appendixInfoCalls.getAppendixInfo, expiring),
      projectCalls.doCreate,
      (data) => ({ ...(data as object), hf20NoPayAmount: 19_800 }),
    )
    const onRecordChange = vi.fn()
    show(<ProjectDetail projectId={CASE} defaultTab="overview" onRecordChange={onRecordChange} />, { transport })
    const todo = await region('要处理')
    await waitFor(
      () => expect(within(todo).getAllByRole('button', { name: /去办理$|上传新件$|查看$/ })).toHaveLength(3),
      LONG_TIMEOUT,
    )
    const lines = within(todo).getAllByRole('button', { name: /去办理$|上传新件$|查看$/ })
    expect(lines[0]).toHaveTextContent(/^逾期 3 天/)
    expect(lines[1]).toHaveTextContent(/^快到期征信报告曾蓉样 · \d\d-\d\d · 余 2 天上传新件$/)
    expect(lines[2]).toHaveTextContent(/^待收待收金额 19,800\.00 元/)
    await inEveryScheme(expectAccessible)
    await userEvent.click(lines[0] as HTMLElement) // adapter: just checked
    await selected('项目进度')
  })

  it('says that nothing has to be dealt with, in its place', async () => {
    const on = server()
    const planned = (rows: unknown) =>
      (rows as FlowJobRow[]).map((row) => ({ ...row, hf15PlanTime: addDays(TODAY, 9) })) // adapter: this very call
    const transport = changed(
      changed(
        changed(on.transport, flowJobCalls.getSecondFlowJobs, planned),
        appendixInfoCalls.getAppendixInfo,
        (data) => ({ ...(data as object), buyCreditInfos: [], sellerCreditInfos: [] }),
      ),
      projectCalls.doCreate,
      (data) => ({ ...(data as object), hf20NoPayAmount: 0 }),
    )
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport })
    expect(await region('要处理')).toHaveTextContent('没有要处理的事')
  })

  it('says when the price is not what it is paid in', async () => {
    const { service, method } = tradeCalls.getSubPageList
    const on = server()
    const dearer = (rows: unknown) =>
      (rows as { readonly hf2hParPrice: number }[]).map((row) => ({
        // adapter: the answer of this very call
        ...row,
        hf2hParPrice: row.hf2hParPrice + 50_000,
      }))
    show(<ProjectDetail projectId={PRICED} defaultTab="overview" />, {
      transport: changed(on.transport, { service, method }, dearer),
    })
    const line = await within(await region('要处理')).findByRole('button', { name: /核对$/ }, LONG_TIMEOUT)
    expect(line).toHaveTextContent('不一致首付与贷款合计比成交价多 50,000.00 元')
    await userEvent.click(line)
    await selected('项目资料')
  })

  it('invites nobody to change what they only may look at', async () => {
    show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, { transport: server('viewer').transport })
    const step = await region('下一步')
    expect(within(step).getByRole('button', { name: '查看这一步' })).toBeVisible()
    const lacks = await region(/^这一步还缺 \d+ 项$/)
    expect((await within(lacks).findAllByRole('button', { name: /查看$/ }, LONG_TIMEOUT)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /填写$|上传$|办理这一步|设置提醒|改日期/ })).toBeNull()
  })

  it('shows an amount and leads to its section; one that the user may not see has no line', async () => {
    const on = server()
    const { unmount } = show(<ProjectDetail projectId={PRICED} defaultTab="overview" />, {
      transport: on.transport,
    })
    const price = { name: /^合同成交价 ?（元） ?[\d,]+\.00/ }
    expect(within(await region('金额')).getByRole('button', price)).toBeVisible()
    expect(screen.getByRole('button', { name: /^首期款 ?（元） ?[\d,]+\.00 ?占成交价 \d+\.\d\d%/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', price))
    await selected('项目资料')
    unmount()
    show(<ProjectDetail projectId={PRICED} defaultTab="overview" strictMetadata />, {
      transport: without('hf2hParPrice', on.connect('manager')),
    })
    expect(within(await region('金额')).getByRole('button', price)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^首期款/ })).toBeNull()
  })

  it('says in its card what could not be loaded, and the other cards stay', async () => {
    const { service, method } = flowJobCalls.getMainFlowJobs
    const on = server()
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, {
      transport: answering(on.transport, (request) =>
        request.service === service && request.method === method ? new Error('offline') : null,
      ),
    })
    const step = await region('下一步')
    expect(await within(step).findByRole('button', { name: '重试' }, LONG_TIMEOUT)).toBeVisible()
    expect(within(await region('人员')).getByRole('button', { name: /^跟进经理/ })).toBeVisible()
  })
})
