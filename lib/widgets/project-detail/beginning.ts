/** Section or field the host wants the page to start at. */
export interface Beginning {
  readonly section: string | undefined
  readonly field: string | undefined
  readonly editing: string | undefined
}
