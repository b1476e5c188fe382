import { NOTICE_STATE, notice } from '../../domain/flow/notice.ts'
import type { Recorder } from '../handler.ts'
import type { Unit } from '../store.ts'
import { noticeRuleOf } from './notice-config.ts'
import { noticeTable } from './notice-tables.ts'

/**
 * Sends a notice about the account of one person, of no case and no city; to nobody where the kind is switched off.
 *
 * @param message its kind is a code of NOTICE_KIND
 */
export async function sendOwnNotice(
  unit: Unit,
  { ports, now, notify }: Pick<Recorder, 'ports' | 'now' | 'notify'>,
  message: { readonly acctId: string; readonly kind: string; readonly title: string; readonly body: string },
): Promise<void> {
  if (!(await noticeRuleOf(unit, message.kind)).enabled) return
  const key = ports.ids.key()
  const values = { ...message, state: NOTICE_STATE.sent, sentAt: now }
  await unit.insert(noticeTable, { key, project: null, city: null, values })
  notify.personal(notice.service, key, message.acctId)
}
