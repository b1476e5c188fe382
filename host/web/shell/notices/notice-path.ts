import { partOfNotice } from 'fangkit/domain'
import { projectPath } from '../../paths.ts'

/** Returns the address a notice links to: the part of the case it is about. */
export function noticePath(notice: { readonly kind: string | null; readonly prjId: string | null }): string {
  return projectPath(notice.prjId ?? '', { tab: partOfNotice(notice) })
}
