/** What a page declares to the shell; the menu provides what is missing. */
export interface PageHandle {
  readonly title?: string
}
