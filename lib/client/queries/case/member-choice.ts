/** A member of a case as an option to choose. @public */
export interface MemberChoice {
  readonly key: string
  readonly name: string
  readonly role: 'buyer' | 'owner'
  /** Distinguishes members of the same name: a masked number or a relation. */
  readonly note?: string | undefined
}
