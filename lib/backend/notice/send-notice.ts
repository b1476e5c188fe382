import { NOTICE_KIND, NOTICE_STATE, notice } from '../../domain/flow/notice.ts'
import { RECEIVER_FIELD } from '../../domain/flow/notice-config.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import type { Recorder } from '../handler.ts'
import { noteReminder } from '../log/note-reminder.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { noticeTable } from './notice-tables.ts'
import { noticeRuleOf } from './notice-config.ts'
import { worded } from './notice-text.ts'

/** A notice about a case. */
export interface Message {
  /** Accounts that receive it. */
  readonly acctId: string | readonly string[]
  /** A code of NOTICE_KIND. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** The job it is about; absent when it is about several. */
  readonly jobId?: string | undefined
  /** Key of the income, expense or file it is about, the first of several. */
  readonly sourceId?: string | undefined
  /** For reminders: the day the job is to be done. */
  readonly planDay?: string | null
  /** The rule that causes a reminder. */
  readonly rule?: string
  /** The receiver has to be phoned, whatever is configured for the kind. */
  readonly byPhone?: boolean
}

/**
 * Sends a notice about a case to its receivers and to others the installation configures; to nobody where the kind is
 * switched off. Only their open pages are notified.
 */
export async function sendNotice(context: Recorder, project: Row, message: Message): Promise<void> {
  const { unit, principal } = context
  const { enabled, alsoTell, byPhone } = await noticeRuleOf(unit, message.kind)
  if (!enabled) return
  const further = alsoTell
    .map((receiver) => textOf(project.values[RECEIVER_FIELD[receiver] ?? '']))
    .filter((acctId) => acctId !== principal.acctId)
  const direct = typeof message.acctId === 'string' ? [message.acctId] : message.acctId
  for (const acctId of new Set([...direct, ...further]))
    if (acctId !== '') await sendTo(context, project, message, acctId)
  if (message.kind !== NOTICE_KIND.due && !byPhone) return
  for (const acctId of direct)
    await noteReminder(context, project, { ...message, acctId, byPhone: byPhone || message.byPhone === true })
}

async function sendTo(
  { unit, ports, now, notify }: Recorder,
  project: Row,
  message: Message,
  acctId: string,
): Promise<void> {
  const { key: prjId, city } = project
  const { kind, jobId, sourceId } = message
  const { title, body } = await worded(unit, project, message, acctId)
  const key = ports.ids.key()
  const values: Values = {
    acctId,
    kind,
    title: cut(hideNumbers(title), noticeTable.fields['title']?.maxLength),
    body: cut(hideNumbers(body), noticeTable.fields['body']?.maxLength),
    prjId,
    ...(jobId !== undefined && { jobId }),
    ...(sourceId !== undefined && { sourceId }),
    state: NOTICE_STATE.sent,
    sentAt: now,
  }
  await unit.insert(noticeTable, { key, project: prjId, city, values })
  notify.personal(notice.service, key, acctId)
}

export const cut = (text: string, longest = text.length): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
