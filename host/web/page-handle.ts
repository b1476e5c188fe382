/** What a page says about itself to the shell. */
export interface PageHandle {
  readonly title: string
}
