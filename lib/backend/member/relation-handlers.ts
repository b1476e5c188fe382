import { relationCalls } from '../../contract/case/relation-calls.ts'
import { MEMBER_SIDES } from '../../domain/member/member-side.ts'
import { relation } from '../../domain/member/relation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement } from '../handler.ts'
import { needs } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { visibleCase } from './case-access.ts'
import { answerGroups, groupRowsOf, memberRowsOf, namesOf } from './relation-rows.ts'
import { saveGroups } from './save-groups.ts'

/** The calls of groups of members. @source CAL-035, CAL-036 */
export const relationHandlers = [
  implement(
    relationCalls.getRelationMemberList,
    needs(PRIVILEGE.search),
    async ({ hf2jPrjId, hf2jMemberType }, context) => {
      const { unit } = context
      const types = typesIn(hf2jMemberType ?? '')
      const project = await visibleCase(context, hf2jPrjId)
      const [members, groups] = await Promise.all([
        memberRowsOf(unit, project.key, types),
        groupRowsOf(unit, project.key, types),
      ])
      return { data: await answerGroups(unit, groups, namesOf(members)) }
    },
  ),
  implement(relationCalls.saveChanges, needs(PRIVILEGE.save), async (input, context) => ({
    data: await saveGroups(input, context),
  })),
]

const TYPES: readonly string[] = Object.values(MEMBER_SIDES).map(({ type }) => type)

/** Splits several sides joined by commas, such as '0,2'. @throws Refusal INVALID @source MEM-052, OPN-031 */
function typesIn(text: string): readonly string[] {
  const types = text.split(',')
  if (types.every((type) => TYPES.includes(type))) return types
  throw Refusal.invalid([{ field: 'hf2jMemberType', message: `${relation.fields.hf2jMemberType.label}不在可选范围内` }])
}
