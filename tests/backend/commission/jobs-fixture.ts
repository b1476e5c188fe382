import { tables } from '../../../lib/backend/tables.ts'
import { collectChanges } from '../../../lib/backend/live/change.ts'
import type { Recorder } from '../../../lib/backend/handler.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { commissionRuleTable } from '../../../lib/backend/commission/commission-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { type FeesFixture, openFeesFixture } from '../fee/fees-fixture.ts'

export interface JobsFixture extends FeesFixture {
  /** A stored job of a case in Guangzhou: a sub-flow of FA01 unless `values` say otherwise. */
  readonly addJob: (key: string, values?: Values, project?: string) => Promise<void>
  /** A rule for cases that are paid at once. */
  readonly addRule: (cardType: string, expression: string, values?: Values) => Promise<void>
  /** Runs a function as a user in a unit of its own, as a handler does, and returns the published changes. */
  readonly doing: <T>(acctId: string, work: (context: Recorder) => Promise<T>) => Promise<T>
}

/** The back end of the book with jobs on it, stored as they are, without what makes or moves them. */
export async function openJobsFixture(wrap?: (store: Store) => Store): Promise<JobsFixture> {
  const fixture = await openFeesFixture(wrap)
  let sortNo = 0
  return {
    ...fixture,
    addJob: (key, values = {}, project = 'p1') => {
      sortNo += 1
      return fixture.put(
        flowJobTable,
        key,
        {
          hf15PrjId: project,
          hf15JobId: key,
          hf15FlowCode: `F-${key}`,
          hf15FatherCode: 'FA01',
          hf15FlowName: `流程${key}`,
          hf15Status: 'BD9601',
          userGroup: 'HX5901',
          hf15Weight: 1,
          sortNo,
          ...values,
        },
        { project, city: '440100' },
      )
    },
    addRule: (hf11CardType, hf11CommissionExp, values = {}) =>
      fixture.put(commissionRuleTable, `rule-${hf11CardType}`, {
        hf11SceneGrp: 'HF11S05',
        hf11CardType,
        hf11CommissionExp,
        hf11Enabled: 1,
        ...values,
      }),
    doing: async (acctId, work) => {
      const { result, changes } = await fixture.store.unit(
        { account: acctId, now: fixture.clock.now },
        async (unit) => {
          const { notify, all } = collectChanges()
          return {
            result: await work({
              unit,
              ports: fixture.ports,
              tables,
              now: fixture.clock.now,
              action: 'Hf15FlowJobs.test',
              requestId: 'r',
              notify,
              principal: { acctId },
            }),
            changes: all(),
          }
        },
      )
      await fixture.backend.live.deliver(changes)
      return result
    },
  }
}
