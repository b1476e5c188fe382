import { type GroupRow, rolesOfSeat, seatOf } from '../../domain/member/group.ts'
import type { SignedIn } from '../handler.ts'
import { updateRecord } from '../record/store-record.ts'
import { memberTable, relationTable } from './member-tables.ts'
import { addToCase } from './add-to-case.ts'
import { newMember } from './member-record.ts'
import { type GroupDraft, type SideGroups, nameIn, seated, SEATS, storedGroup } from './relation-draft.ts'

/** True when the group names a person who is no member yet. */
export function hasNewcomers(draft: GroupDraft): boolean {
  const group = seated(draft)
  return group !== null && SEATS.some((number) => isNewcomer(group, number))
}

/** Stores one group and the new members in it. A removed or empty group stays stored as a removed row. */
export async function storeGroup(context: SignedIn, sideGroups: SideGroups, draft: GroupDraft): Promise<void> {
  const { row } = draft
  const group = seated(draft)
  if (!group) {
    if (row) await updateRecord(context, relationTable, row, { isDelete: 1 }, ['isDelete'])
    return
  }
  const { values, changed } = storedGroup({ row, after: await withNewcomers(context, sideGroups, group) })
  if (!row)
    await addToCase(context, relationTable, sideGroups.project, {
      ...values,
      hf2jPrjId: sideGroups.project.key,
      hf2jMemberType: sideGroups.side.type,
    })
  else if (changed.length > 0) await updateRecord(context, relationTable, row, values, changed)
}

async function withNewcomers(
  context: SignedIn,
  { project, side, facts }: SideGroups,
  group: GroupRow,
): Promise<GroupRow> {
  let complete = group
  for (const number of SEATS) {
    if (!isNewcomer(group, number)) continue
    const record = {
      ...newMember(side, project, facts),
      hf23LinkName: nameIn(group, number),
      hf23MemberRole: rolesOfSeat(side.type, seatOf(group, number), number),
    }
    const { key } = await addToCase(context, memberTable, project, record)
    complete = { ...complete, [`hf2jMemberId${number}`]: key }
  }
  return complete
}

const isNewcomer = (group: GroupRow, number: (typeof SEATS)[number]): boolean =>
  nameIn(group, number) !== '' && !group[`hf2jMemberId${number}`]
