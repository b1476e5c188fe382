import { sameValue } from '../../catalogue/kind.ts'
import { rolesOfMember } from '../../domain/member/group.ts'
import type { MemberSide } from '../../domain/member/member-side.ts'
import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import { listOf } from '../session.ts'
import type { Row } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { updateMainMembers } from './main-members.ts'
import { groupOf, groupRowsOf, memberRowsOf, namesOf } from './relation-rows.ts'

/**
 * Updates what follows from the groups of a case: the roles of the members of these sides, then its main members.
 *
 * @param project the case, locked
 * @returns the case as it is stored now
 * @source MEM-055, OPN-032, BAS-033
 */
export async function renewRolesAndMainMembers(
  context: SignedIn,
  project: Row,
  sides: readonly MemberSide[],
): Promise<Row> {
  for (const side of sides) await renewRoles(context, project, side)
  return updateMainMembers(context, project)
}

async function renewRoles(context: SignedIn, project: Row, { type, role }: MemberSide): Promise<void> {
  const { unit } = context
  const members = await memberRowsOf(unit, project.key, [type])
  const names = namesOf(members)
  const groups = (await groupRowsOf(unit, project.key, [type])).map((row) => groupOf(row, names))
  for (const member of members) {
    const before = listOf(member.values['hf23MemberRole'])
    const roles = rolesOfMember(groups, type, { id: member.key, roles: before }, role)
    if (!sameValue(before, roles))
      await updateRecord(context, memberTable, member, { hf23MemberRole: roles }, ['hf23MemberRole'])
  }
}
