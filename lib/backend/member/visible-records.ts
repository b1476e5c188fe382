import type { Condition } from '../../catalogue/condition.ts'
import { member } from '../../domain/member/member.ts'
import { type Principal, visibleProjects } from '../principal.ts'
import type { Filter } from '../store.ts'
import { memberTable } from './member-tables.ts'
import { projectTable } from '../project/project-table.ts'
import type { MemberRecordTable } from './record-owner.ts'

/**
 * A filter for the records of one list, of all members of the cases the user sees: in the city of the session, and of
 * members who have such records.
 *
 * @param objKey a member, to read the records of that member alone
 */
export function visibleRecords(
  { owner, shown }: Pick<MemberRecordTable, 'owner' | 'shown'>,
  principal: Principal,
  objKey: string | null,
): Filter {
  const [ofMember, ofCase] = split(shown)
  return {
    all: [
      { field: '$city', is: [principal.city] },
      { field: '$project', oneOf: { table: projectTable, where: { all: [visibleProjects(principal), ...ofCase] } } },
      { field: owner, oneOf: { table: memberTable, where: { all: ofMember } } },
      ...(objKey === null ? [] : [{ field: owner, is: [objKey] }]),
    ],
  }
}

/** Splits a condition on member and case into one filter for each of them. */
function split(shown: Condition | undefined): readonly [readonly Filter[], readonly Filter[]] {
  const parts = shown === undefined ? [] : 'all' in shown ? shown.all : [shown]
  const filters = parts.map((part) => {
    if (!('is' in part)) throw new Error('who has such records is said by values of the member and the case')
    return { field: part.field, is: part.is }
  })
  const isOfMember = ({ field }: { readonly field: string }) => Object.hasOwn(member.fields, field)
  return [filters.filter(isOfMember), filters.filter((filter) => !isOfMember(filter))]
}
