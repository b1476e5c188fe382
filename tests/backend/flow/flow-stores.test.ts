import { describe, expect, it } from 'vitest'
import { DuplicateError } from '../../../lib/backend/store.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'
import { FLOW, type FlowFixture, LATER, LOG, openFlowFixture, TODAY, WITHOUT_PAPERS } from './flow-fixture.ts'

const STORES = storesWith('the embedded database')
const fixtureOver = fixtureOverEach(STORES, tables, (store) => openFlowFixture(() => store))

/**
 * A day in a case: jobs are opened, handled, planned, reopened and handed over, and the main flow changes. Returns
 * every answer.
 */
async function day(fixture: FlowFixture): Promise<readonly Awaited<ReturnType<Send>>[]> {
  const prjId = await fixture.openCase()
  const answers: Awaited<ReturnType<Send>>[] = []
  const [follow, provider, manager] = [
    await fixture.as('follow'),
    await fixture.as('provider'),
    await fixture.as('manager'),
  ]
  const ask = async (send: Send, call: string, body: unknown) => {
    const answer = await send(call, body)
    answers.push(answer)
    return answer
  }
  const id = (code: string) => fixture.idOf(prjId, code)
  await ask(follow, `${FLOW}.updateObligationUsers`, [
    { flowJobId: await id('FB2'), obligationUserId: 'a-provider' },
    { flowJobId: await id('FC'), obligationUserId: null },
  ])
  await ask(provider, 'Hf20PrjBase.getPageList', {})
  await ask(provider, 'Hf20PrjBase.getOne', { id: prjId })
  await ask(follow, `${FLOW}.doBatchFinishJob`, {
    ids: [await id('FA'), await id('FB')],
    prjId,
    hf15PlanTime: TODAY,
    reason: WITHOUT_PAPERS,
  })
  await ask(follow, `${FLOW}.doBatchFinishJob`, {
    ids: [await id('FC')],
    prjId,
    hf15PlanTime: LATER,
    noticeTime: LATER,
  })
  await ask(follow, `${FLOW}.redoNodeJobs`, { id: await id('FA2') })
  await ask(follow, `${FLOW}.doAddFlowJobs`, {
    objId: prjId,
    flowCodes: ['FA3', 'FE'],
    hf15PlanTime: TODAY,
    reason: WITHOUT_PAPERS,
  })
  await ask(manager, 'Hf20PrjBase.doSave', { keyValue: prjId, prjPayType: 'HH2004', hf20ManagerId: 'a-manager' })
  for (const call of [`${FLOW}.getMainFlowJobs`, `${FLOW}.getSecondFlowJobs`, `${FLOW}.getAddableFlows`])
    await ask(manager, call, { objId: prjId })
  for (const call of [`${LOG}.getPrjLogList`, `${LOG}.getObligationUserLogList`]) await ask(manager, call, { prjId })
  return answers
}

/** Numbers keys by their first occurrence: a database may run a unit twice, and the second run takes further keys. */
function renamed(answers: unknown): unknown {
  const names = new Map<string, string>()
  return JSON.parse(
    JSON.stringify(answers).replace(/"k\d{4}"/g, (key) => {
      if (!names.has(key)) names.set(key, `"key ${names.size + 1}"`)
      return names.get(key) ?? key
    }),
  )
}

describe('the work of a case', () => {
  it('is the same over every store', async () => {
    const days = []
    for (const name of STORES) days.push(await day(fixtureOver(name)))
    const [memory, ...others] = days
    expect(memory?.map(({ success, code }) => (success ? 'done' : code))).toEqual(
      Array.from({ length: 13 }, () => 'done'),
    )
    expect(rowsIn(memory?.[1] ?? {}).map(({ keyValue }) => keyValue)).toEqual([recordIn(memory?.[2] ?? {}).keyValue])
    for (const other of others) expect(renamed(other)).toEqual(renamed(memory))
  })
  it.each(STORES)('has each flow once in %s, no matter who writes it', async (name) => {
    const fixture = fixtureOver(name)
    await fixture.addCase('twice')
    const job = (key: string, hf15FlowCode: string) =>
      fixture.put(flowJobTable, key, { hf15PrjId: 'twice', hf15FlowCode }, { project: 'twice', city: '440100' })
    await job('first', 'FA')
    await expect(job('second', 'FA')).rejects.toThrow(DuplicateError)
    await job('third', 'FB')
  })
})
