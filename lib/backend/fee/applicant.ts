import type { Issue } from '../../catalogue/check.ts'
import type { Field } from '../../catalogue/field.ts'
import type { Value } from '../../catalogue/kind.ts'
import type { SignedIn } from '../handler.ts'
import { isParticipant } from '../principal.ts'
import type { Row } from '../store.ts'

/** Who hands an entry of the book in. */
interface Applicant {
  readonly name: string
  readonly field: Field
  /** The account the entry names, and the one it named before. */
  readonly named: Value
  readonly before: Value
}

/**
 * An entry is handed in by the caller, or in the name of somebody who takes part in the case; nobody else can be named.
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
