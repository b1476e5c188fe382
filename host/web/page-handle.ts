/** What a page says about itself to the shell; what it leaves out, the menu knows. */
export interface PageHandle {
  readonly title?: string
}
