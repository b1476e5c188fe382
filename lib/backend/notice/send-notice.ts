import { NOTICE_KIND, NOTICE_STATE, notice } from '../../domain/flow/notice.ts'
import { RECEIVER_FIELD } from '../../domain/flow/notice-config.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import type { Recorder } from '../handler.ts'
import { noteReminder } from '../log/note-reminder.ts'
import { textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'
import { noticeTable } from '../tables.ts'
import { noticeRuleOf } from './notice-config.ts'
import { worded } from './notice-text.ts'

/** What somebody is told about a case. */
export interface Message {
  /** Accounts of whoever is told. */
  readonly acctId: string | readonly string[]
  /** NOTICE_KIND. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** The job it is about; absent when it is about several. */
  readonly jobId?: string | undefined
  /** Day something is to be done, for reminders. */
  readonly planDay?: string | null
  /** The rule a reminder is given by. */
  readonly rule?: string
  /** Somebody has to phone, whatever is laid down for the kind. */
  readonly byPhone?: boolean
}

/**
 * Tells somebody something about a case, and whoever else the installation wants told; nobody where it is switched off.
 * Their open pages, and nobody else's, hear of it.
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
  const { kind, jobId } = message
  const { title, body } = await worded(unit, project, message, acctId)
  const key = ports.ids.key()
  const values: Values = {
    acctId,
    kind,
    title: cut(hideNumbers(title), noticeTable.fields['title']?.maxLength),
    body: cut(hideNumbers(body), noticeTable.fields['body']?.maxLength),
    prjId,
    ...(jobId !== undefined && { jobId }),
    state: NOTICE_STATE.sent,
    sentAt: now,
  }
  await unit.insert(noticeTable, { key, project: prjId, city, values })
  notify.personal(notice.service, key, acctId)
}

export const cut = (text: string, longest = text.length): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
