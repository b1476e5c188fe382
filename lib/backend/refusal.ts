import type { Issue } from '../catalogue/check.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'

/** Maximum number of issues. More do not help, and an answer must not be longer than the request. */
const MOST_ISSUES = 200
const LONGEST_NAME = 200

/** Ends a call with a business failure and rolls back its unit of work. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: WireErrorCode
  readonly data: unknown

  constructor(code: WireErrorCode, message: string = WIRE_ERRORS[code].message, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }

  /** Refuses an input, naming every wrong field; the first issue is the message. */
  static invalid(issues: readonly Issue[]): Refusal {
    const named = issues.slice(0, MOST_ISSUES).map((issue) => ({ ...issue, field: issue.field.slice(0, LONGEST_NAME) }))
    return new Refusal('INVALID', issues[0]?.message, { issues: named })
  }
}
