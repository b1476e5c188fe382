/** A search under a name that a list declares, for every user. @public */
export interface StartingView {
  readonly title: string
  /** Search values by field, in wire form. */
  readonly search: Readonly<Record<string, string>>
}
