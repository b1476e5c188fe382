import { id, integer, text } from '../../catalogue/field.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fund } from '../../domain/member/fund.ts'
import { member } from '../../domain/member/member.ts'
import { ownHouse } from '../../domain/member/own-house.ts'
import { social } from '../../domain/member/social.ts'
import { tax } from '../../domain/member/tax.ts'
import { workCredit } from '../../domain/member/work-credit.ts'
import { defineCall } from '../call.ts'
import { LARGEST_PAGE, params } from '../input.ts'
import { operationCall } from '../record/operation-calls.ts'
import { nothing, rowsOutput } from '../output.ts'
import { recordCalls } from '../record/record-calls.ts'
import { revealCall } from '../record/reveal-call.ts'

const paging = {
  page: integer('页码', { min: 1 }),
  pageSize: integer('每页条数', { min: 1, max: LARGEST_PAGE }),
} as const

/** Members are listed below their case, so there is no list over all of them here. */
const { getPageList: _page, getSubPageList: _list, ...ofMember } = recordCalls(member)

/**
 * Members of a case. `doCreate` takes the case (`objKey`) and the side (`objCode`, as in `MEMBER_TYPE`).
 * @source CAL-028, CAL-037
 */
export const memberCalls = {
  ...ofMember,
  getSubPageList: defineCall({
    service: member.service,
    method: 'getSubPageList',
    effect: 'read',
    summary: '某项目（objKey）的成员；memberType 为 0 买家、1 业主、2 保证人，缺省为全部',
    input: params({
      ...paging,
      objKey: id('项目ID', { required: true }),
      memberType: text('成员类别', { maxLength: 8 }),
    }),
    output: rowsOutput(member),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-028', 'OPN-030', 'MEM-076'],
  }),
  deleteMember: defineCall({
    service: member.service,
    method: 'deleteMember',
    effect: 'write',
    summary: '从项目中移除成员：其记录一并移除，所在分组让出位置，主买家与主业主随之更新',
    input: params({ id: id('成员ID', { required: true }), prjId: id('项目ID', { required: true }) }),
    output: nothing,
    errors: ['NOT_FOUND', 'STATUS'],
    requirements: ['CAL-037', 'MEM-074'],
  }),
  revealField: revealCall(member),
} as const

/**
 * Records of a member; `objKey` is the key of the member. `getPageList` without it returns those of every case the
 * caller can see.
 * @source CAL-029 to CAL-033, OPN-098
 */
function memberRecordCalls<E extends Entity>(entity: E) {
  return { ...recordCalls(entity), doDelete: operationCall(entity, 'delete') } as const
}

/** Calls for the work and credit of a member. */
export const workCreditCalls = { ...memberRecordCalls(workCredit), revealField: revealCall(workCredit) } as const
/** Calls for a member's records of the provident fund. */
export const fundCalls = memberRecordCalls(fund)
/** Calls for a member's records of social insurance. */
export const socialCalls = memberRecordCalls(social)
/** Calls for a member's records of personal tax. */
export const taxCalls = memberRecordCalls(tax)
/** Calls for the houses a member already owns. */
export const ownHouseCalls = memberRecordCalls(ownHouse)

/** The calls any of these lists of records has. */
export type MemberRecordCalls = ReturnType<typeof memberRecordCalls<Entity>>

const BY_SERVICE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [workCredit.service, workCreditCalls],
  [fund.service, fundCalls],
  [social.service, socialCalls],
  [tax.service, taxCalls],
  [ownHouse.service, ownHouseCalls],
])

/** The calls of one list of records, by service. @throws Error for a service that has no such records */
export function recordCallsOf(service: string): MemberRecordCalls {
  const calls = BY_SERVICE.get(service)
  if (calls === undefined) throw new Error(`${service} keeps no records of members`)
  return calls as MemberRecordCalls // adapter: the lists differ only in their fields, which their entity declares
}
