import type { Scope } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { Member } from '../../../../domain/member/member.ts'
import type { SectionEditing } from '../../sections.ts'

/** What all lists of one member share. */
export interface RecordContext {
  readonly projectId: string
  readonly member: Stored<Member>
  readonly memberId: string
  /** Facts of the case with the side the member stands on. */
  readonly facts: Scope
  /** What the member is called on the page. */
  readonly name: string
  /** What a member of this side is called: 买家, 业主, 抵押人, 保证人. */
  readonly side: string
  readonly readOnly: boolean
  readonly editing: SectionEditing
  /** Opens the form of a record, unless the form of another one is open; true once it is there. */
  readonly start: (place: string) => Promise<boolean>
}
