/** What is wrong with a text, and in which field, when one can be named. */
export interface BodyIssue {
  readonly field: string
  readonly message: string
}
