import type { Scope } from '../../../catalogue/kind.ts'
import type { Stored } from '../../../contract/output.ts'
import type { ProjectFacts } from '../../../domain/facts.ts'
import type { BuyerTag } from '../../../domain/member/buyer-tag.ts'
import type { Member } from '../../../domain/member/member.ts'
import type { Relation } from '../../../domain/member/relation.ts'
import type { SectionEditing } from '../sections.ts'
import type { MemberRemoval } from './use-member-removal.ts'
import type { OpenCards } from './use-open-cards.ts'

/** Values shared by all cards of a section. */
export interface PeopleContext {
  readonly projectId: string
  /** Key and title of the section. */
  readonly section: { readonly key: string; readonly title: string }
  readonly facts: ProjectFacts & Scope
  readonly groups: readonly Stored<Relation>[]
  readonly editing: SectionEditing
  readonly readOnly: boolean
  /** True when the user may change something now: both rights and the case's status allow it. */
  readonly open: boolean
  /** The user's rights, by privilege. */
  readonly may: { readonly add: boolean; readonly edit: boolean; readonly group: boolean }
  readonly cards: OpenCards
  /** Null without the privilege. */
  readonly removal: MemberRemoval | null
  /** `tag` is the one chosen in the form of a new buyer. */
  readonly onSaved: (record: Stored<Member>, tag?: BuyerTag | null) => void
  /** The tag a buyer who was just added is to be given, by their card; `taken` clears it. */
  readonly firstTag: { readonly key: string; readonly tag: BuyerTag; readonly taken: () => void } | null
}
