import { expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { flowJobCalls } from '../../../lib/contract/flow/flow-job-calls.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

it('FLW-021 main flows come by category, each with its position group and the sum of its sub-flows', async () => {
  const client = createClient({ transport: createMemoryTransport(), auth: createMemoryAuth() })
  const {
    data: { flowWorkVos },
  } = await client.call(flowJobCalls.getMainFlowJobs, { objId: 'demo-project-06' })
  expect(flowWorkVos.length).toBeGreaterThan(1)
  const jobs = flowWorkVos.flatMap(({ categoryName, jobsList }) => {
    expect([categoryName, jobsList.length > 0]).toEqual([expect.stringMatching(/\p{Script=Han}/u), true])
    expect(jobsList.map((job) => job.categoryName)).toEqual(jobsList.map(() => categoryName))
    return jobsList
  })
  for (const { userGroup, refValues } of jobs)
    if (userGroup !== null)
      expect([userGroup, refValues['userGroup']]).toEqual([
        expect.stringMatching(/^HX59\d\d$/),
        expect.stringMatching(/\p{Script=Han}/u),
      ])
  expect(jobs.filter(({ userGroup }) => userGroup !== null).length).toBeGreaterThan(3)
  for (const {
    SubflowData: { total, finished },
  } of jobs)
    expect(total >= finished && finished >= 0).toBe(true)
  expect(jobs.some(({ SubflowData: { total } }) => total > 1)).toBe(true)
})
