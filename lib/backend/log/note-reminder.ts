import { REMIND_STATE } from '../../domain/log/remind-log.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import type { Recorder } from '../handler.ts'
import { notifyStored } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { remindTable } from './log-tables.ts'

/** A reminder that was sent. */
export interface Reminded {
  readonly acctId: string
  readonly title: string
  readonly jobId?: string | undefined
  readonly planDay?: string | null
  /** The rule that caused it; absent for a reminder of the planned day of the job. */
  readonly rule?: string | undefined
  /** The receiver has to be phoned as well. */
  readonly byPhone: boolean
}

/**
 * Records that a user was reminded; the record stays open until the matter is settled.
 * @source ROU-007 (/RemindLogGrid)
 */
export async function noteReminder(
  context: Recorder,
  project: Row,
  { acctId, title, jobId, planDay, rule, byPhone }: Reminded,
): Promise<void> {
  const { unit, ports, now } = context
  const longest = remindTable.fields['remindTitle']?.maxLength ?? title.length
  const row = await unit.insert(remindTable, {
    key: ports.ids.key(),
    project: project.key,
    city: project.city,
    values: {
      remindTitle: hideNumbers(title).slice(0, longest),
      acctId,
      prjId: project.key,
      ...(jobId !== undefined && { jobId }),
      ...(planDay && { planDay }),
      ...(rule !== undefined && { remindRule: rule }),
      remindedAt: now,
      byPhone: byPhone ? 1 : 0,
      phoned: 0,
      remindState: REMIND_STATE.open,
    },
  })
  notifyStored(context, remindTable, row)
}
