import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { FLOW_STATUS } from '../../../lib/domain/codes.ts'
import { flowJobCalls } from '../../../lib/contract/flow/flow-job-calls.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { emptyCase } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { answering, server } from './stage.tsx'

const region = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('region', { name }, LONG_TIMEOUT)
const selected = (name: string): Promise<HTMLElement> =>
  screen.findByRole('tab', { name, selected: true }, LONG_TIMEOUT)

describe('the overview of a case', () => {
  it('ruling 28 names the step in progress, who has it and what is overdue; the lines open the steps', async () => {
    const on = server()
    const { data: subs } = await on.api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })
    const working = subs?.find(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress)
    const open = working ?? subs?.find(({ hf15Status }) => hf15Status !== FLOW_STATUS.finished)
    expect(open).toBeDefined()
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport: on.transport })
    const step = await region('下一步')
    expect(within(step).getByText(open?.hf15FlowName ?? '')).toBeVisible()
    expect(within(step).getByRole('button', { name: /^负责人/ })).toHaveTextContent(
      open?.refValues['hf15HdlMemberId'] ?? '未指定',
    )
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(step).getByRole('button', { name: '办理这一步' }))
    await selected('项目进度')
  })

  it('ruling 27 counts what the sections require, and leads into the section', async () => {
    const on = server()
    await emptyCase(on)
    show(<ProjectDetail projectId={CASE} defaultTab="overview" />, { transport: on.transport })
    const lacks = await region(/^这一步还缺 \d+ 项$/)
    const fill = await within(lacks).findAllByRole('button', { name: /填写$/ }, LONG_TIMEOUT)
    const title = /未填(.+)填写$/.exec(fill[0]?.textContent ?? '')?.[1] ?? ''
    await userEvent.click(fill[0] as HTMLElement) // adapter: there is at least one
    await selected('项目资料')
    expect(await region(title)).toBeVisible()
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
