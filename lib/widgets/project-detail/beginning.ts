/** Where the host wants the page to begin. */
export interface Beginning {
  readonly section: string | undefined
  readonly field: string | undefined
  readonly editing: string | undefined
}
