import { useCallback } from 'react'
import { recordsOfMember, type StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import { member as memberEntity } from '../../../../../domain/member/member.ts'
import { useCache } from '../../../../../provider/queries/use-cache.ts'

/** Puts a saved record into its list at once, and invalidates what depends on it. @source REC-009 */
export function useSavedRecord(service: string, memberId: string): (saved: StoredRecord) => void {
  const cache = useCache()
  return useCallback(
    (saved) => {
      const plan = recordsOfMember(service, memberId)
      const rows = cache.get(plan)
      if (rows)
        cache.set(
          plan,
          rows.some(({ keyValue }) => keyValue === saved.keyValue)
            ? rows.map((row) => (row.keyValue === saved.keyValue ? saved : row))
            : [...rows, saved],
        )
      void cache.invalidate([service, memberEntity.service])
    },
    [cache, service, memberId],
  )
}
