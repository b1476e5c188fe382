import { memberCalls, recordCallsOf } from '../../../contract/case/member-calls.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import { relationCalls } from '../../../contract/case/relation-calls.ts'
import { sideOf } from '../../../domain/member/member-side.ts'
import type { Member } from '../../../domain/member/member.ts'
import type { Relation } from '../../../domain/member/relation.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { MemberChoice } from './member-choice.ts'
import { answerOf, pageOf, type QueryPlan } from '../query-options.ts'

/** One page that holds all rows: no case has more members and no member more records. */
const ALL = { page: 1, pageSize: 200 } as const

/** Members of one side of a case, in the order they were added. @source CAL-028 @public */
export function members(prjId: string, memberType: string): QueryPlan<readonly Stored<Member>[]> {
  return rowsOf(pageOf(memberCalls.getSubPageList, { ...ALL, objKey: prjId, memberType }))
}

/** Members of all sides of a case. @source CAL-028 */
export function membersOfCase(prjId: string): QueryPlan<readonly Stored<Member>[]> {
  return rowsOf(pageOf(memberCalls.getSubPageList, { ...ALL, objKey: prjId }))
}

/** Members that other records can name, each with its masked document number. */
export function choicesOf(members: readonly Stored<Member>[]): readonly MemberChoice[] {
  return members.flatMap(({ keyValue, hf23LinkName, hf23MemberType, hf23CardNo }) => {
    const role = sideOf(hf23MemberType)?.key
    if (role !== 'buyer' && role !== 'owner') return []
    return [{ key: keyValue, name: hf23LinkName ?? keyValue, role, ...(hf23CardNo !== null && { note: hf23CardNo }) }]
  })
}

/** A blank member of one side of a case. Never cached: every form starts from a new one. @public */
export function memberBlank(prjId: string, memberType: string): QueryPlan<DraftRecord<Member>> {
  return { ...answerOf(memberCalls.doCreate, { objKey: prjId, objCode: memberType }), staleTime: 0 }
}

/** Groups of one or several sides of a case (`'0,2'`). @source CAL-035, OPN-031 @public */
export function groups(prjId: string, memberType: string): QueryPlan<readonly Stored<Relation>[]> {
  return answerOf(relationCalls.getRelationMemberList, { hf2jPrjId: prjId, hf2jMemberType: memberType })
}

/** A stored record of a member, of any of its lists. */
export type StoredRecord = Stored<RecordValues>
/** Records of a member from one list. @source CAL-029 to CAL-033 @public */
export function recordsOfMember(service: string, memberId: string): QueryPlan<readonly StoredRecord[]> {
  return rowsOf(pageOf(recordCallsOf(service).getSubPageList, { ...ALL, objKey: memberId }))
}

/** A blank record of a member. Never cached. @public */
export function recordBlank(service: string, memberId: string): QueryPlan<DraftRecord<RecordValues>> {
  return { ...answerOf(recordCallsOf(service).doCreate, { objKey: memberId }), staleTime: 0 }
}

function rowsOf<R>({ key, load, ...rest }: QueryPlan<{ readonly rows: readonly R[] }>): QueryPlan<readonly R[]> {
  return { ...rest, key: [...key, 'rows'], load: async (client, options) => (await load(client, options)).rows }
}
