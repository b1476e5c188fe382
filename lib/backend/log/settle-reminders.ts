import { FLOW_STATUS } from '../../domain/codes.ts'
import { REMIND_END, REMIND_STATE } from '../../domain/log/remind-log.ts'
import { isClosedStep } from '../../domain/project/step-tone.ts'
import type { Recorder } from '../handler.ts'
import { notifyStored } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row, RowCursor, Unit } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { remindTable } from './log-tables.ts'
import { projectTable } from '../project/project-table.ts'

/** Reminders looked at in one unit of work. */
const AT_ONCE = 200

/**
 * Settles reminders whose matter is over: the job is finished, moved to another day or removed, or the case has ended.
 *
 * @param after where the previous unit stopped
 * @returns where to read on; null at the end
 */
export async function settleReminders(
  { unit, now, notify, action }: Pick<Recorder, 'unit' | 'now' | 'notify' | 'action'>,
  after: RowCursor | null,
): Promise<RowCursor | null> {
  const { rows } = await unit.list(remindTable, {
    where: { field: 'remindState', is: [REMIND_STATE.open] },
    pageSize: AT_ONCE,
    counted: false,
    ...(after && { after }),
  })
  const jobs = await rowsByKey(
    unit,
    flowJobTable,
    rows.map(({ values }) => textOf(values['jobId'])),
  )
  const cases = await rowsByKey(
    unit,
    projectTable,
    rows.map(({ values }) => textOf(values['prjId'])),
  )
  for (const row of rows) {
    const overWhy = endOf(row, jobs.get(textOf(row.values['jobId'])), cases.get(textOf(row.values['prjId'])))
    const settled =
      overWhy === null
        ? null
        : await unit.compareAndSet(
            remindTable,
            row.key,
            { remindState: REMIND_STATE.open },
            { remindState: REMIND_STATE.over, overAt: now, overWhy },
          )
    if (settled) notifyStored({ notify, action }, remindTable, settled)
  }
  const last = rows.length < AT_ONCE ? undefined : rows.at(-1)
  return last ? { value: null, key: last.key } : null
}

async function rowsByKey(
  unit: Unit,
  table: typeof projectTable,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const requested = [...new Set(keys.filter((key) => key !== ''))]
  if (requested.length === 0) return new Map()
  return new Map(
    (await unit.list(table, { where: { field: '$key', is: requested }, counted: false })).rows.map((row) => [
      row.key,
      row,
    ]),
  )
}

/** Why a reminder is over; null while it is open. */
function endOf({ values }: Row, job: Row | undefined, project: Row | undefined): string | null {
  const step = project?.values['hf20DemandStep']
  if (!project || isClosedStep(step)) return REMIND_END.closed
  // Reminders about no job are settled by users.
  if (textOf(values['jobId']) === '') return null
  if (!job) return REMIND_END.gone
  if (job.values['hf15Status'] === FLOW_STATUS.finished) return REMIND_END.finished
  const remindedAt = job.values['hf15RemindedAt']
  return typeof remindedAt === 'number' && remindedAt <= Number(values['remindedAt'] ?? 0) ? null : REMIND_END.putOff
}
