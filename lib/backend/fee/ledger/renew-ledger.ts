import { charge } from '../../../domain/fee/charge.ts'
import { renewCommission } from '../../commission/renew-commission.ts'
import type { Recorder } from '../../handler.ts'
import { updateRecord } from '../../record/store-record.ts'
import type { Row } from '../../store.ts'
import { projectTable } from '../../project/project-table.ts'
import { readLedger, sumsOf } from './case-ledger.ts'

/**
 * Stores the sums of a case from its rows, with the commission that follows from them, and notifies open pages of its
 * ledger. The case is locked.
 *
 * @returns the case as it is now
 * @source FEE-011, FLW-019, ruling 10
 */
export async function renewLedger(context: Recorder, project: Row): Promise<Row> {
  const ledger = await readLedger(context.unit, project)
  const sums = sumsOf(ledger)
  const changed = Object.keys(sums).filter((name) => (project.values[name] ?? null) !== sums[name])
  // Pages subscribe to the whole ledger by the key of the case.
  context.notify.record(charge.service, project.key, project)
  const renewed =
    changed.length === 0
      ? project
      : await updateRecord(context, projectTable, project, { ...project.values, ...sums }, changed)
  await renewCommission(context, renewed, ledger)
  return renewed
}
