import type { Stored } from '../../../../contract/output.ts'
import { MARRIAGE } from '../../../../domain/codes.ts'
import { isActiveRow, seatOf } from '../../../../domain/member/group.ts'
import type { Relation } from '../../../../domain/member/relation.ts'

/** A person in the same group. */
export interface Partner {
  readonly name: string
  readonly spouse: boolean
}

const MARRIED: ReadonlySet<string> = new Set(Object.values(MARRIAGE))

/** The people who share a group with a member. @source MEM-050 */
export function partnersOf(rows: readonly Stored<Relation>[], memberKey: string): readonly Partner[] {
  return rows.filter(isActiveRow).flatMap((row) => {
    const [first, second] = [seatOf(row, 1), seatOf(row, 2)]
    const other = first.id === memberKey ? second : second.id === memberKey ? first : null
    return other === null || other.name === ''
      ? []
      : [{ name: other.name, spouse: MARRIED.has(row.hf2jMarryCondition1 ?? '') }]
  })
}
