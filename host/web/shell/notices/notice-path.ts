import type { Notices } from 'fangkit/contract'
import { partOfNotice, recordOfNotice } from 'fangkit/domain'
import { recordPath } from '../../paths.ts'

type Linked = Pick<Notices['rows'][number], 'kind' | 'prjId' | 'jobId' | 'sourceId'>

/** Returns the address a notice links to: the record it is about, or that part of the case. */
export function noticePath(notice: Linked): string {
  return recordPath(notice.prjId ?? '', recordOfNotice(notice), { tab: partOfNotice(notice) })
}
