import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FlowTab } from '../../../lib/widgets/flow-tab/flow-tab.tsx'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { press } from '../press.ts'
import { notice, server } from '../project-detail/stage.tsx'
import { CASE, list, mainsOf, rowOf } from './stage.ts'

const UNDO = 'Hf15FlowJobs.redoNodeJobs'
const user = userEvent.setup()

it('after finishing, the user reads what comes next and can go there, or take it back', async () => {
  const site = server()
  show(<FlowTab projectId={CASE} />, { transport: site.transport })
  await list()
  const jobs = async () => (await site.api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })).data
  const mains = mainsOf((await site.api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data)
  const under = mains.find(({ SubflowData: { finished, total } }) => finished > 0 && finished < total)
  const open = (await jobs()).find((job) => job.hf15FatherCode === under?.hf15FlowCode && job.finish !== 1)
  if (!open) throw new Error('nothing to finish')
  const finish = async (): Promise<void> => {
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${open.hf15FlowName}` }, LONG_TIMEOUT))
    await press('完结')
    const question = await screen.findByRole('dialog', { name: /仍要完结/ }, LONG_TIMEOUT)
    await user.click(within(question).getByRole('button', { name: '客户承诺补交' }))
    await user.click(within(question).getByRole('button', { name: '仍要完结' }))
    await notice('已完结 1 个流程')
  }
  await finish()
  const go = await screen.findByRole('button', { name: '去办理' }, LONG_TIMEOUT)
  const line = go.closest('[role=status]')?.textContent ?? ''
  const [, name] = /下一步：(.+)，(?:由.+办理|还没有指派办理人)/.exec(line) ?? []
  const after = [...mains, ...(await jobs())].find(({ hf15FlowName }) => hf15FlowName === name)
  expect(after?.finish, line).not.toBe(1)
  expect(name).not.toBe(open.hf15FlowName)
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await notice('该流程已恢复请重新开始！')
  expect(site.called(UNDO).at(-1)?.body).toMatchObject({ id: open.keyValue })
  await waitFor(() => expect(rowOf(open.hf15FlowName)).toHaveTextContent(/未开始|进行中/), LONG_TIMEOUT)
  await waitFor(() => expect(screen.queryByRole('button', { name: '去办理' })).toBeNull())

  await finish()
  await press('去办理')
  expect(await screen.findByRole('dialog', { name: new RegExp(name ?? 'none') }, LONG_TIMEOUT)).toBeVisible()
  expect(screen.queryByRole('button', { name: '去办理' })).toBeNull()
})
