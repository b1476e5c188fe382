/** A member of a case, to choose. @public */
export interface MemberChoice {
  readonly key: string
  readonly name: string
  readonly role: 'buyer' | 'owner'
  /** What tells two of the same name apart: a masked number, a relation. */
  readonly note?: string | undefined
}
