import { members } from '../../../client/queries/case/member-plans.ts'
import type { Stored } from '../../../contract/output.ts'
import { MEMBER_RECORDS } from '../../../domain/member/member-records.ts'
import { member, type Member } from '../../../domain/member/member.ts'
import { relation } from '../../../domain/member/relation.ts'
import { project } from '../../../domain/project/project.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'

/** Puts a saved member into the list at once, and invalidates everything that names it. */
export function noteSaved(cache: Cache, projectId: string, saved: Stored<Member>): void {
  const plan = members(projectId, saved.hf23MemberType ?? '')
  const known = cache.get(plan) ?? []
  const isThere = known.some(({ keyValue }) => keyValue === saved.keyValue)
  cache.set(plan, isThere ? known.map((one) => (one.keyValue === saved.keyValue ? saved : one)) : [...known, saved])
  refresh(cache)
}

/** Takes a removed member out of the list. */
export function noteRemoved(cache: Cache, projectId: string, { keyValue, hf23MemberType }: Stored<Member>): void {
  const plan = members(projectId, hf23MemberType ?? '')
  cache.set(
    plan,
    (cache.get(plan) ?? []).filter((one) => one.keyValue !== keyValue),
  )
  refresh(cache)
}

/** Invalidates everything about the people of cases. */
export function refreshPeople(cache: Cache): void {
  void cache.invalidate([member.service, relation.service, ...MEMBER_RECORDS.map(({ entity }) => entity.service)])
}

/** Groups contain names of members, and a case those of its main ones. */
function refresh(cache: Cache): void {
  void cache.invalidate([member.service, relation.service, project.service])
}
