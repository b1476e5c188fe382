import { useRef } from 'react'
import { toFangkitError } from '../../../../../client/fangkit-error.ts'
import { groups } from '../../../../../client/queries/case/member-plans.ts'
import { callName } from '../../../../../contract/call.ts'
import type { Stored } from '../../../../../contract/output.ts'
import { relationCalls } from '../../../../../contract/case/relation-calls.ts'
import { member } from '../../../../../domain/member/member.ts'
import { type Relation, relation } from '../../../../../domain/member/relation.ts'
import { project } from '../../../../../domain/project/project.ts'
import { noticeOf } from '../../../../../provider/notices/notice-of.ts'
import { useCache } from '../../../../../provider/queries/use-cache.ts'
import { useNotify } from '../../../../../provider/notices/use-notify.ts'

export interface StoredGroups {
  /** Puts the saved groups of a side into the cache. */
  readonly store: (type: string, saved: readonly Stored<Relation>[]) => void
  /** Invalidates all data that depends on the saved groups, if any were saved. */
  readonly settle: () => void
  /** Loads the groups again; null and a notice on failure. */
  readonly latest: (type: string) => Promise<readonly Stored<Relation>[] | null>
  readonly refresh: () => void
}

/** The groups as stored on the server. */
export function useStoredGroups(projectId: string, types: readonly string[]): StoredGroups {
  const cache = useCache()
  const notify = useNotify()
  const plan = groups(projectId, types.join())
  const unsettled = useRef(false)
  return {
    store(type, saved) {
      unsettled.current = true
      cache.set(plan, [...(cache.get(plan) ?? []).filter((row) => row.hf2jMemberType !== type), ...saved])
    },
    settle() {
      if (!unsettled.current) return
      unsettled.current = false
      void cache.invalidate([relation.service, member.service, project.service])
    },
    async latest(type) {
      try {
        await cache.invalidate(plan)
        return (await cache.fetch(plan)).filter((row) => row.hf2jMemberType === type)
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, callName(relationCalls.getRelationMemberList)))
        if (notice) notify(notice)
        return null
      }
    },
    refresh: () => void cache.invalidate(plan),
  }
}
