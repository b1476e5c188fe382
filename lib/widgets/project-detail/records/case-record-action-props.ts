import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import type { SectionEditing } from '../sections.ts'

/** Props of an extra action on a stored record. */
export interface CaseRecordActionProps {
  readonly record: StoredRecord
  readonly check: SectionEditing['check']
  /** Passes the record as it is after the action. */
  readonly onDone: (record: StoredRecord) => void
}
