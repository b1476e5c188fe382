import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { CASE, mainsOf } from '../flow-tab/stage.ts'
import { notice, type Server, server } from './stage.tsx'

/** A host that stores the open record in its address, and can ask for others. */
function Host({ tab, ask }: { readonly tab: 'fees' | 'flow' | 'papers'; readonly ask: readonly string[] }) {
  const [record, setRecord] = useState(ask[0])
  return (
    <>
      <output aria-label="address">{record ?? '—'}</output>
      {ask.map((address) => (
        <button key={address} type="button" onClick={() => setRecord(address)}>
          {address}
        </button>
      ))}
      <ProjectDetail
        projectId={CASE}
        tab={tab}
        record={record}
        onRecordChange={({ record: now }) => setRecord(now ?? undefined)}
      />
    </>
  )
}
const address = () => screen.getByLabelText('address').textContent
const ask = (record: string) => screen.getByText(record, { selector: 'button' }).click()

const jobsOf = async ({ api }: Server) => (await api.Hf15FlowJobs.getSecondFlowJobs({ objId: CASE })).data

describe('SHL-001 a record the host asks for', () => {
  it('is the job, also one that is finished or a main flow; the list below is unfolded down to it', async () => {
    const on = server()
    const jobs = await jobsOf(on)
    const ended = jobs.find(({ finish }) => finish === 1)
    const open = jobs.findLast(({ finish }) => finish !== 1)
    const [main] = mainsOf((await on.api.Hf15FlowJobs.getMainFlowJobs({ objId: CASE })).data)
    if (!ended || !open || !main) throw new Error('the case has come further than this test knows')
    const names = [open, ended, main]
    show(<Host tab="flow" ask={names.map(({ keyValue }) => `job/${keyValue}`)} />, {
      transport: on.transport,
    })
    for (const { keyValue, hf15FlowName } of names) {
      ask(`job/${keyValue}`)
      expect(await screen.findByRole('dialog', { name: new RegExp(`^${hf15FlowName}`) }, LONG_TIMEOUT)).toBeVisible()
      expect(address()).toBe(`job/${keyValue}`)
      expect(document.querySelector(`[data-job="${keyValue}"]`)).not.toBeNull()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('—'), LONG_TIMEOUT)
  })
  it.each([
    ['flow', 'job/gone', '要打开的流程已不在进度中'],
    ['papers', 'file/gone', '要打开的文件已不在资料中'],
  ] as const)('is named as missing in %s when %s is not there any longer', async (tab, record, text) => {
    show(<Host tab={tab} ask={[record]} />, { transport: server().transport })
    expect(await notice(text)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
