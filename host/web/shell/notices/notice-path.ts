import type { Notices } from 'fangkit/contract'
import { isAccountNotice, partOfNotice, recordOfNotice } from 'fangkit/domain'
import { PATHS, recordPath } from '../../paths.ts'

type Linked = Pick<Notices['rows'][number], 'kind' | 'prjId' | 'jobId' | 'sourceId'>

/** Returns the address a notice links to: the record it is about, that part of the case, or the own account. */
export function noticePath(notice: Linked): string {
  if (isAccountNotice(notice)) return PATHS.account
  return recordPath(notice.prjId ?? '', recordOfNotice(notice), { tab: partOfNotice(notice) })
}
