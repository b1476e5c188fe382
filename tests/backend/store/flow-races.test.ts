import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Row, Table } from '../../../lib/backend/store.ts'
import { flowJobTable, flowLogTable } from '../../../lib/backend/flow/flow-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import type { BulkResult } from '../../../lib/contract/record/operation-calls.ts'
import type { Send } from '../handlers/fixture.ts'
import { done, finish, FLOW, type FlowFixture, openFlowFixture, TODAY } from '../flow/flow-fixture.ts'
import { openPostgres } from './opened.ts'

const AT_ONCE = 20
const ROUNDS = Number(process.env['FLOW_RACE_ROUNDS'] ?? 3)
const PATIENCE = 30_000 * ROUNDS

// Only where several connections work at once does a race prove anything.
describe('jobs at the same time on PostgreSQL', () => {
  let fixture: FlowFixture
  let follow: Send
  let manager: Send
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    fixture = await openFlowFixture(() => store)
    follow = await fixture.as('follow')
    manager = await fixture.as('manager')
  })
  // What went wrong inside, where an answer says no more than that something did.
  afterEach(() => expect(fixture.reports).toEqual([]))
  afterAll(() => store?.close())

  const together = <T>(ask: (i: number) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, i) => ask(i)))
  const rowsOf = async (table: Table, project: string): Promise<readonly Row[]> =>
    (
      await fixture.store.unit({ account: 'system', now: 0 }, (unit) =>
        unit.list(table, { where: { field: '$project', is: [project] }, sort: [{ field: 'sortNo' }] }),
      )
    ).rows
  const jobs = async (prjId: string) =>
    Object.fromEntries((await rowsOf(flowJobTable, prjId)).map((row) => [String(row.values['hf15FlowCode']), row]))
  /** How often each thing was done to a job, by the log. */
  const actions = async (prjId: string, jobId: string | undefined) => {
    const counted = new Map<string, number>()
    for (const { values } of await rowsOf(flowLogTable, prjId)) {
      const action = String(values['hf2vActionType'])
      if (values['hf2vJobId'] === jobId && values['hf2vKind'] === 'ACTION')
        counted.set(action, (counted.get(action) ?? 0) + 1)
    }
    return Object.fromEntries([...counted].sort())
  }
  /** The status of main flows follows from their sub-flows, in whatever order the calls ran. */
  const expectMains = async (prjId: string) => {
    const all = Object.values(await jobs(prjId))
    for (const { values } of all) {
      const below = all
        .filter((sub) => sub.values['hf15FatherCode'] === values['hf15FlowCode'])
        .map((sub) => sub.values['hf15Status'])
      if (below.length > 0)
        expect(values['hf15Status']).toBe(
          below.every((status) => status === 'BD9603')
            ? 'BD9603'
            : below.every((status) => status === 'BD9601')
              ? 'BD9601'
              : 'BD9602',
        )
    }
  }
  const wins = (results: readonly (readonly BulkResult[])[], id: string | undefined) =>
    results.flat().filter((one) => one.id === id && one.ok).length

  it('C07 a job that many finish at once is finished once, with one line, and the next one starts once', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prjId = await fixture.openCase()
      const { FA1, FA2 } = await jobs(prjId)
      const results = await together((i) => finish(i % 2 === 0 ? follow : manager, prjId, [FA1?.key ?? '']))
      expect(wins(results, FA1?.key)).toBe(1)
      expect(results.flat().filter(({ ok, message }) => !ok && message === '该流程已完结')).toHaveLength(AT_ONCE - 1)
      expect(await actions(prjId, FA1?.key)).toEqual({ 开始: 1, 完结: 1, 添加: 1 })
      expect(await actions(prjId, FA2?.key)).toEqual({ 开始: 1, 添加: 1 })
      await expectMains(prjId)
    }
  })

  it('C07 finishing and taking back at once: each success leaves one line, the last one sets the job’s state', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prjId = await fixture.openCase()
      const { FA1 } = await jobs(prjId)
      const id = FA1?.key ?? ''
      const ends = await together(async (i) => {
        if (i % 2 === 0) return wins([await finish(follow, prjId, [id])], id) === 1 ? 'finished' : 'refused'
        return (await manager(`${FLOW}.redoNodeJobs`, { id })).success ? 'undone' : 'refused'
      })
      const [finished, undone] = ['finished', 'undone'].map((end) => ends.filter((one) => one === end).length) as [
        number,
        number,
      ]
      expect(finished).toBeGreaterThanOrEqual(1)
      expect([0, 1]).toContain(finished - undone)
      const lines = await actions(prjId, id)
      expect([lines['完结'] ?? 0, lines['撤销'] ?? 0]).toEqual([finished, undone])
      expect((await jobs(prjId))['FA1']?.values['hf15Status']).toBe(finished === undone ? 'BD9601' : 'BD9603')
      await expectMains(prjId)
    }
  })

  it('C08 batches that overlap finish each job once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prjId = await fixture.openCase()
      const { FA, FA1, FA2, FB1, FC } = await jobs(prjId)
      const sets = [
        [FA, FB1],
        [FA2, FC],
        [FC, FA1, FB1],
        [FB1, FA, FC],
      ].map((set) => set.map((row) => row?.key ?? ''))
      const results = await together((i) => finish(manager, prjId, sets[i % sets.length] ?? []))
      for (const row of [FA1, FA2, FB1, FC]) {
        expect(wins(results, row?.key)).toBe(1)
        expect((await actions(prjId, row?.key))['完结']).toBe(1)
      }
      await expectMains(prjId)
    }
  })

  it('C17 flows that many add and finish at once come once, and are finished once', { timeout: PATIENCE }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prjId = await fixture.openCase({ prjPayType: 'HH2004' })
      const answers = await together(() =>
        follow(`${FLOW}.doAddFlowJobs`, { objId: prjId, flowCodes: ['FB1', 'FD'], hf15PlanTime: TODAY }),
      )
      const added = answers
        .map((answer) => (done(answer).data as { readonly added: readonly unknown[] }).added.length)
        .filter((count) => count > 0)
      expect(added).toEqual([4])
      const { FB1, FD1 } = await jobs(prjId)
      for (const row of [FB1, FD1]) expect(await actions(prjId, row?.key)).toEqual({ 完结: 1, 添加: 1 })
      await expectMains(prjId)
    }
  })

  it('a case that is made another one while its jobs are handled keeps what was handled, and loses the rest', {
    timeout: PATIENCE,
  }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const prjId = await fixture.openCase()
      const { FB1, FB2 } = await jobs(prjId)
      const answers = await together(async (i) => {
        if (i % 2 === 0) return finish(manager, prjId, [FB1?.key ?? ''])
        done(await manager('Hf20PrjBase.doSave', { keyValue: prjId, prjPayType: 'HH2004' }))
        return []
      })
      const after = await jobs(prjId)
      const handled = wins(answers, FB1?.key)
      expect([after['FB1']?.values['hf15Status'] ?? null, handled]).toEqual(handled === 1 ? ['BD9603', 1] : [null, 0])
      // What the finished job started has started, and stays.
      expect(after['FB2']?.key ?? null).toBe(handled === 1 ? (FB2?.key ?? '') : null)
      await expectMains(prjId)
    }
  })
})
