import { members } from '../../../client/queries/case/member-plans.ts'
import type { Stored } from '../../../contract/output.ts'
import { MEMBER_RECORDS } from '../../../domain/member/member-records.ts'
import { member, type Member } from '../../../domain/member/member.ts'
import { relation } from '../../../domain/member/relation.ts'
import { project } from '../../../domain/project/project.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'

/** The list shows a saved member at once; everything that names it is loaded anew. */
export function noteSaved(cache: Cache, projectId: string, saved: Stored<Member>): void {
  const plan = members(projectId, saved.hf23MemberType ?? '')
  const known = cache.get(plan) ?? []
  const isThere = known.some(({ keyValue }) => keyValue === saved.keyValue)
  cache.set(plan, isThere ? known.map((one) => (one.keyValue === saved.keyValue ? saved : one)) : [...known, saved])
  refresh(cache)
}

/** The list no longer shows a removed member. */
export function noteRemoved(cache: Cache, projectId: string, { keyValue, hf23MemberType }: Stored<Member>): void {
  const plan = members(projectId, hf23MemberType ?? '')
  cache.set(
    plan,
    (cache.get(plan) ?? []).filter((one) => one.keyValue !== keyValue),
  )
  refresh(cache)
}

/** Everything about the people of cases is asked for anew. */
export function refreshPeople(cache: Cache): void {
  for (const { service } of [member, relation, ...MEMBER_RECORDS.map(({ entity }) => entity)])
    void cache.invalidate([service])
}

/** Groups name members, and a case its main ones. */
function refresh(cache: Cache): void {
  for (const { service } of [member, relation, project]) void cache.invalidate([service])
}
