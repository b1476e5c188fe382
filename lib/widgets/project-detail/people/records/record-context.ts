import type { Scope } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { Member } from '../../../../domain/member/member.ts'
import type { SectionEditing } from '../../sections.ts'

/** Values shared by all lists of one member. */
export interface RecordContext {
  readonly projectId: string
  readonly member: Stored<Member>
  readonly memberId: string
  /** Facts of the case and the side of the member. */
  readonly facts: Scope
  /** Name of the member on the page. */
  readonly name: string
  /** Name of the side's role: 买家, 业主, 抵押人, 保证人. */
  readonly side: string
  readonly readOnly: boolean
  readonly editing: SectionEditing
  /** Opens the form of a record, unless another one is open; true once it is ready. */
  readonly start: (place: string) => Promise<boolean>
}
