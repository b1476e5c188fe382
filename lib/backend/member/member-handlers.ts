import { PAGE_SIZE } from '../../contract/input.ts'
import { memberCalls } from '../../contract/case/member-calls.ts'
import { sideOf } from '../../domain/member/member-side.ts'
import { member } from '../../domain/member/member.ts'
import { PRIVILEGE, type Privilege } from '../../domain/permission/privilege.ts'
import { implement, type SignedIn } from '../handler.ts'
import { needs, SIGNED_IN } from '../policy.ts'
import { answerRecord, answerRows } from '../record/answer.ts'
import { revealHandler } from '../record/reveal.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { Refusal } from '../refusal.ts'
import type { Filter } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { factsOfCase, visibleCase, visibleChild } from './case-access.ts'
import { copyOf, memberOf, newMember, openSide, sideOfMember } from './member-record.ts'
import { saveMember } from './save-member.ts'

/** The privileges that apply to members and their records. */
const USED: readonly Privilege[] = [
  PRIVILEGE.search,
  PRIVILEGE.detail,
  PRIVILEGE.add,
  PRIVILEGE.update,
  PRIVILEGE.remove,
  PRIVILEGE.save,
]

export const memberHandlers = [
  implement(
    memberCalls.getSubPageList,
    needs(PRIVILEGE.search),
    async ({ objKey, memberType, page, pageSize }, context) => {
      const project = await visibleCase(context, objKey)
      const facts = factsOfCase(project)
      const where: Filter = { all: [{ field: '$project', is: [project.key] }, ...ofType(memberType)] }
      const { rows, total } = await context.unit.list(memberTable, {
        where,
        sort: [{ field: 'sortNo' }],
        page: page ?? 1,
        pageSize: pageSize ?? PAGE_SIZE,
      })
      return { data: await answerRows(context.unit, member, rows, (_record, row) => memberOf(row, facts)), total }
    },
  ),
  implement(memberCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => ({
    data: await storedMember(context, id),
  })),
  implement(memberCalls.doCreate, needs(PRIVILEGE.detail), async ({ id, isClone, objKey, objCode }, context) => {
    if (!id) return { data: await blankMember(context, objKey, objCode) }
    return { data: isClone === 1 ? await copiedMember(context, id) : await storedMember(context, id) }
  }),
  ...saveHandlers(memberCalls, needs(PRIVILEGE.save), saveMember),
  revealHandler(member, memberTable),
  implement(memberCalls.getOpts, SIGNED_IN, async (_input, { principal }) => ({
    data: USED.filter((privilege) => principal.privileges.has(privilege)),
  })),
]

/** A filter for the members of one type. @throws Refusal INVALID for an unknown side */
function ofType(memberType: string | null | undefined): readonly Filter[] {
  if (!memberType) return []
  if (!sideOf(memberType)) throw Refusal.invalid([{ field: 'memberType', message: '成员类别不在可选范围内' }])
  return [{ field: 'hf23MemberType', is: [memberType] }]
}

async function storedMember(context: SignedIn, id: string | null | undefined) {
  const { row, project } = await visibleChild(context, memberTable, id)
  return answerRecord(context.unit, member, memberOf(row, factsOfCase(project)), row)
}

async function blankMember(context: SignedIn, objKey: string | null | undefined, objCode: string | null | undefined) {
  if (!objKey) throw Refusal.invalid([{ field: 'objKey', message: '项目ID必填' }])
  const project = await visibleCase(context, objKey)
  const facts = factsOfCase(project)
  return answerRecord(context.unit, member, newMember(openSide(objCode, facts, 'objCode'), project, facts), null)
}

async function copiedMember(context: SignedIn, id: string) {
  const { row, project } = await visibleChild(context, memberTable, id)
  const facts = factsOfCase(project)
  const side = openSide(sideOfMember(row).type, facts, 'id')
  return answerRecord(context.unit, member, copyOf(member, memberOf(row, facts), newMember(side, project, facts)), null)
}
