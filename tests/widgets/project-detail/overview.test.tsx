import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { flowJobCalls, type FlowJobRow } from '../../../lib/contract/flow/flow-job-calls.ts'
import { houseCalls } from '../../../lib/contract/case/case-record-calls.ts'
import { FLOW_STATUS } from '../../../lib/domain/codes.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, type Server, server } from './stage.tsx'

/** A case whose house and owners are not registered, and one in which every amount is known. */
const UNFINISHED = 'demo-project-70'
const PRICED = 'demo-project-36'
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

/** The job the case is at. */
async function currentJob({ api }: Server): Promise<FlowJobRow> {
  const { data } = await api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })
  const open = data.filter(({ hf15Status }) => hf15Status !== FLOW_STATUS.finished)
  const job = open.find(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress) ?? open[0]
  if (!job) throw new Error('every job is finished')
  return job
}

describe('the overview of a case', () => {
  it('ruling 28 names the step the case is at, and who has it; its lines open that step', async () => {
    const on = server()
    const job = await currentJob(on)
    const onRecordChange = vi.fn()
    show(<ProjectDetail projectId={CASE} defaultTab="overview" onRecordChange={onRecordChange} />, {
      transport: on.transport,
    })
    const step = await region('下一步')
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
      { name: /^买家信息.*(缺 \d+ 份资料|\d+ 项未填|已齐)/ },
      LONG_TIMEOUT,
    )
    expect(buyer).toBeVisible()
  })

  it('invites nobody to change what they only may look at', async () => {
    show(<ProjectDetail projectId={UNFINISHED} defaultTab="overview" />, { transport: server('viewer').transport })
    const step = await region('下一步')
    expect(within(step).getByRole('button', { name: '查看这一步' })).toBeVisible()
    const lacks = await region(/^这一步还缺 \d+ 项$/)
    expect((await within(lacks).findAllByRole('button', { name: /查看$/ }, LONG_TIMEOUT)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /填写$|上传$|办理这一步/ })).toBeNull()
  })

  it('shows an amount and leads to its section; one that the user may not see has no line', async () => {
    const on = server()
    const { unmount } = show(<ProjectDetail projectId={PRICED} defaultTab="overview" />, {
      transport: on.transport,
    })
    const price = { name: /^合同成交价（元） ?[\d,]+\.00$/ }
    expect(within(await region('金额')).getByRole('button', price)).toBeVisible()
    expect(screen.getByRole('button', { name: /^首期款（元） ?[\d,]+\.00 ?占成交价 \d+\.\d\d%$/ })).toBeVisible()
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
