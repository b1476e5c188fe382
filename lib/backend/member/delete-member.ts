import { memberCalls } from '../../contract/case/member-calls.ts'
import { emptySeat, type GroupRow, movedUp } from '../../domain/member/group.ts'
import { MEMBER_RECORDS } from '../../domain/member/member-records.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { forgetMember } from '../case-record/naming.ts'
import { implement, type SignedIn } from '../handler.ts'
import { forgetPapersOf } from '../paper/remove-file.ts'
import { needs } from '../policy.ts'
import { removeRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { memberRecordTables, memberTable, relationTable } from './member-tables.ts'
import { changeableCase } from './case-access.ts'
import { sideOfMember } from './member-record.ts'
import { storedGroup } from './relation-draft.ts'
import { groupRowsOf } from './relation-rows.ts'
import { renewRolesAndMainMembers } from './renew-roles.ts'

/** Removes a member from a case, with everything that depends on them. @source CAL-037, MEM-074, OPN-098 */
export const deleteMemberHandler = implement(
  memberCalls.deleteMember,
  needs(PRIVILEGE.remove),
  async ({ id, prjId }, context) => {
    const project = await changeableCase(context, prjId)
    const row = id ? await context.unit.get(memberTable, id, { lock: true }) : null
    if (!row || row.project !== project.key) throw new Refusal('NOT_FOUND', '成员不存在或已被移除')
    await removeRecordsOf(context, row)
    await leaveSeats(context, row)
    await forgetMember(context, project, row.key)
    await forgetPapersOf(context, project, row.key)
    await removeRecord(context, memberTable, row)
    await renewRolesAndMainMembers(context, project, [sideOfMember(row)])
    return { data: null }
  },
)

async function removeRecordsOf(context: SignedIn, { key }: Row): Promise<void> {
  for (const { entity, owner } of MEMBER_RECORDS) {
    const table = memberRecordTables[entity.service]
    if (!table) throw new Error(`records of ${entity.service} are stored nowhere`)
    const { rows } = await context.unit.list(table, { where: { field: owner, is: [key] }, counted: false })
    for (const record of rows) await removeRecord(context, table, record)
  }
}

/** Leaves the other person of a shared group alone on its first seat; removes a group that becomes empty. */
async function leaveSeats(context: SignedIn, { key, project }: Row): Promise<void> {
  for (const row of await groupRowsOf(context.unit, project ?? '')) {
    const group = row.values as GroupRow // adapter: the fields of a group by their own names
    const [first, second] = [group.hf2jMemberId1 ?? null, group.hf2jMemberId2 ?? null]
    if (first !== key && second !== key) continue
    const after = first === key ? movedUp(group) : { ...group, ...emptySeat(2) }
    const empty = first === key && second === null
    const { values, changed } = storedGroup({ row, after })
    await updateRecord(
      context,
      relationTable,
      row,
      { ...values, isDelete: empty ? 1 : null },
      empty ? [...changed, 'isDelete'] : changed,
    )
  }
}
