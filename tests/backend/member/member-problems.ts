import type { Row } from '../../../lib/backend/store.ts'
import { type GroupRow, isActiveRow, rolesOfMember } from '../../../lib/domain/member/group.ts'
import { mainMembers } from '../../../lib/domain/member/main-members.ts'
import { sideOf } from '../../../lib/domain/member/member-side.ts'

/** What is stored about the people of one case. */
export interface PeopleOfCase {
  readonly project: Row
  readonly members: readonly Row[]
  readonly groups: readonly Row[]
}

const place = ({ values }: Row): number => Number(values['sortNo'])

/** What does not fit together between members, groups and the case; empty when all is well. */
export function problemsIn({ project, members, groups }: PeopleOfCase): readonly string[] {
  const problems: string[] = []
  const byKey = new Map(members.map((row) => [row.key, row]))
  const nameOf = (id: unknown): string | null =>
    typeof id === 'string' ? String(byKey.get(id)?.values['hf23LinkName'] ?? '?') : null
  const activeRows = groups
    .toSorted((a, b) => place(a) - place(b))
    .map((row) => row.values as GroupRow)
    .filter(isActiveRow)
  for (const { hf2jMemberType, hf2jMemberId1, hf2jMemberId2 } of activeRows) {
    if (!hf2jMemberId1) problems.push('a group has nobody on its first seat')
    if (hf2jMemberId1 === hf2jMemberId2) problems.push('somebody sits on both seats')
    for (const id of [hf2jMemberId1, hf2jMemberId2]) {
      if (id && byKey.get(id)?.values['hf23MemberType'] !== hf2jMemberType)
        problems.push(`${id} sits in a group but is no member of its side`)
    }
  }
  const named = activeRows.map((row) => ({
    ...row,
    hf2jMemberName1: nameOf(row.hf2jMemberId1),
    hf2jMemberName2: nameOf(row.hf2jMemberId2),
  }))
  for (const { key, values } of members) {
    const type = String(values['hf23MemberType'])
    const roles = rolesOfMember(
      named.filter(({ hf2jMemberType }) => hf2jMemberType === type),
      type,
      { id: key, roles: (values['hf23MemberRole'] ?? []) as readonly string[] },
      sideOf(type)?.role ?? '',
    )
    if (JSON.stringify(values['hf23MemberRole'] ?? []) !== JSON.stringify(roles))
      problems.push(`${key} is stored as ${String(values['hf23MemberRole'])} and is ${roles.join()}`)
  }
  const candidates = members
    .toSorted((a, b) => place(a) - place(b))
    .map(({ key, values }) => ({
      id: key,
      type: String(values['hf23MemberType']),
      roles: (values['hf23MemberRole'] ?? []) as readonly string[],
    }))
  const main = mainMembers(
    named.toSorted((a, b) => Number(a.hf2jMemberType) - Number(b.hf2jMemberType)),
    candidates,
  )
  for (const [name, id] of Object.entries(main))
    if ((project.values[name] ?? null) !== id)
      problems.push(`${name} is stored as ${String(project.values[name])} and is ${String(id)}`)
  return problems
}
