/** What is wrong with a text, and the field it is about when one can be named. */
export interface BodyIssue {
  readonly field: string
  readonly message: string
}
