import { SHARE_WAY } from '../../domain/log/share-log.ts'
import type { Recorder } from '../handler.ts'
import { notifyStored } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { shareTable } from './log-tables.ts'

/** What was shared outside the portal. */
export interface Shared {
  /** A code of SHARE_KIND. */
  readonly kind: string
  readonly title: string
  /** A code of SHARE_WAY. */
  readonly way?: string
  readonly objId?: string
}

/** Records that something of a case was given to a person outside the portal. @source ROU-007 (/ShareLogGrid) */
export async function noteShare(
  context: Recorder,
  project: Row,
  { kind, title, way = SHARE_WAY.screen, objId }: Shared,
): Promise<void> {
  const { unit, ports, now } = context
  const values = {
    shareKind: kind,
    shareTitle: title.slice(0, shareTable.fields['shareTitle']?.maxLength ?? title.length),
    shareWay: way,
    sharedAt: now,
    prjId: project.key,
    ...(objId !== undefined && { objId }),
  }
  const row = await unit.insert(shareTable, { key: ports.ids.key(), project: project.key, city: project.city, values })
  notifyStored(context, shareTable, row)
}
