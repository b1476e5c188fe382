import { collectChanges } from '../../../lib/backend/live/change.ts'
import type { Recorder } from '../../../lib/backend/handler.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { commissionRuleTable, flowJobTable } from '../../../lib/backend/tables.ts'
import { type FeesDesk, openFeesDesk } from './fees-desk.ts'

export interface JobsDesk extends FeesDesk {
  /** A stored job of a case in Guangzhou: a sub-flow of FA01 unless `values` say otherwise. */
  readonly addJob: (key: string, values?: Values, project?: string) => Promise<void>
  /** A rule for cases that are paid at once. */
  readonly addRule: (cardType: string, expression: string, values?: Values) => Promise<void>
  /** Runs what a handler would do, as somebody, in a unit of its own, and tells what changed. */
  readonly doing: <T>(acctId: string, work: (context: Recorder) => Promise<T>) => Promise<T>
}

/** The desk of the book with jobs on it, stored as they are, without what makes or moves them. */
export async function openJobsDesk(wrap?: (store: Store) => Store): Promise<JobsDesk> {
  const desk = await openFeesDesk(wrap)
  let sortNo = 0
  return {
    ...desk,
    addJob: (key, values = {}, project = 'p1') => {
      sortNo += 1
      return desk.put(
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
      desk.put(commissionRuleTable, `rule-${hf11CardType}`, {
        hf11SceneGrp: 'HF11S05',
        hf11CardType,
        hf11CommissionExp,
        hf11Enabled: 1,
        ...values,
      }),
    doing: async (acctId, work) => {
      const { result, changes } = await desk.store.unit({ account: acctId, now: desk.clock.now }, async (unit) => {
        const { notify, all } = collectChanges()
        return {
          result: await work({
            unit,
            ports: desk.ports,
            now: desk.clock.now,
            action: 'Hf15FlowJobs.test',
            requestId: 'r',
            notify,
            principal: { acctId },
          }),
          changes: all(),
        }
      })
      await desk.backend.live.deliver(changes)
      return result
    },
  }
}
