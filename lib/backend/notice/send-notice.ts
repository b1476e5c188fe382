import { notice } from '../../domain/flow/notice.ts'
import type { Recorder } from '../handler.ts'
import type { Row } from '../store.ts'
import { noticeTable } from '../tables.ts'

/** What somebody is told about a case. */
export interface Message {
  /** Account of whoever is told. */
  readonly acctId: string
  /** NOTICE_KIND. */
  readonly kind: string
  readonly title: string
  readonly body: string
  /** The job it is about; absent when it is about several. */
  readonly jobId?: string | undefined
}

/** Tells somebody something about a case; their open pages, and nobody else's, hear of it. */
export async function sendNotice({ unit, ports, now, notify }: Recorder, { key: prjId, city }: Row, { acctId, kind, title, body, jobId }: Message): Promise<void> {
  const key = ports.ids.key()
  const values = { acctId, kind, title: cut(title, noticeTable.fields['title']?.maxLength), body: cut(body, noticeTable.fields['body']?.maxLength), prjId, ...(jobId !== undefined && { jobId }), sentAt: now }
  await unit.insert(noticeTable, { key, project: prjId, city, values })
  notify.personal(notice.service, key, acctId)
}

const cut = (text: string, longest = text.length): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
