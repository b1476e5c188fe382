import type { Issue } from '../../catalogue/check.ts'
import type { Field } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import type { SignedIn } from '../handler.ts'
import { isParticipant } from '../principal.ts'
import type { Row } from '../store.ts'

/** The person who submits a ledger entry. */
interface Applicant {
  readonly name: string
  readonly field: Field
  /** The account the entry names, and the one it named before. */
  readonly named: Value
  readonly before: Value
}

/**
 * An entry is submitted by the caller, or on behalf of a participant of the case. No other person can be named.
 * @source server rule R7
 */
export function applicantIssues(
  { principal }: SignedIn,
  project: Row,
  { name, field, named, before }: Applicant,
): readonly Issue[] {
  if (
    typeof named !== 'string' ||
    named === '' ||
    named === before ||
    named === principal.acctId ||
    isParticipant(named, project)
  )
    return []
  return [{ field: name, message: `${field.label}只能是本人或参与该项目的人员` }]
}
