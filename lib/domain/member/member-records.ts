import { holds, type Condition } from '../../catalogue/condition.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { fund } from './fund.ts'
import { ownHouse } from './own-house.ts'
import { PERSONAL_BUYER } from './party.ts'
import { social } from './social.ts'
import { tax } from './tax.ts'
import { workCredit } from './work-credit.ts'

/** A list of records of a member. */
export interface MemberRecords {
  readonly key: 'workCredit' | 'social' | 'fund' | 'tax' | 'ownHouse'
  readonly entity: Entity
  /** The field that holds the member's key. */
  readonly owner: string
  /** Title of one record, shown before its number. */
  readonly itemTitle: string
  /** Which members have such records; all of them when absent. Reads the member type and the facts of the case. */
  readonly shown?: Condition
}

/** The lists of records in their order. @source REC-001 to REC-003, REC-026 @public */
export const MEMBER_RECORDS: readonly MemberRecords[] = [
  { key: 'workCredit', entity: workCredit, owner: 'hf24MemberId', itemTitle: workCredit.title },
  { key: 'social', entity: social, owner: 'hf26MemberId', itemTitle: social.title },
  { key: 'fund', entity: fund, owner: 'hf25MemberId', itemTitle: fund.title, shown: PERSONAL_BUYER },
  { key: 'tax', entity: tax, owner: 'hf27MemberId', itemTitle: tax.title, shown: PERSONAL_BUYER },
  { key: 'ownHouse', entity: ownHouse, owner: 'hf28MemberId', itemTitle: '房产', shown: PERSONAL_BUYER },
]

/** The lists a member has: `scope` is the facts of the case with the member's `hf23MemberType`. @public */
export function recordsFor(scope: Scope): readonly MemberRecords[] {
  return MEMBER_RECORDS.filter(({ shown }) => !shown || holds(shown, scope))
}
