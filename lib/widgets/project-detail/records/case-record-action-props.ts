import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import type { SectionEditing } from '../sections.ts'

/** What is given to something of its own that can be done to a stored record. */
export interface CaseRecordActionProps {
  readonly record: StoredRecord
  readonly check: SectionEditing['check']
  /** The record as it is afterwards. */
  readonly onDone: (record: StoredRecord) => void
}
