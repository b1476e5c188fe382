import { recordsOfMember } from '../../../client/queries/case/member-plans.ts'
import { appendixInfo } from '../../../client/queries/case/paper-plans.ts'
import { MEMBER_RECORDS } from '../../../domain/member/member-records.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'

/** What is deleted together with a member. */
export interface GoesAlong {
  /** Lists of records that are not empty. */
  readonly records: readonly { readonly title: string; readonly count: number }[]
  /** Number of files handed in for the member. */
  readonly papers: number
}

/** Counts what is deleted together with a member; null where it cannot be read. @source OPN-098 */
export async function goesAlong(cache: Cache, projectId: string, memberId: string): Promise<GoesAlong | null> {
  try {
    const [info, ...lists] = await Promise.all([
      cache.fetch(appendixInfo(projectId)),
      ...MEMBER_RECORDS.map(({ entity }) => cache.fetch(recordsOfMember(entity.service, memberId))),
    ])
    // A file can be in several papers.
    const files = [...info.buyCreditInfos, ...info.sellerCreditInfos].flatMap(({ creditUrls }) => creditUrls)
    const own = files.filter(({ hf2yObjId }) => hf2yObjId === memberId)
    return {
      records: MEMBER_RECORDS.flatMap(({ entity: { title } }, at) => {
        const count = lists[at]?.length ?? 0
        return count === 0 ? [] : [{ title, count }]
      }),
      papers: new Set(own.map(({ keyValue }) => keyValue)).size,
    }
  } catch {
    return null
  }
}
