import type { Overlay } from '../../../../../catalogue/overlay.ts'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import type { RecordContext } from '../record-context.ts'

export interface RecordEditorProps {
  readonly list: MemberRecords
  /** The last loaded version; null creates a record. */
  readonly record: StoredRecord | null
  /** Title of the record: 社保 1. */
  readonly title: string
  readonly overlay: Overlay
  readonly context: RecordContext
  readonly onForm: (form: EntityFormApi | null) => void
  /** Called after a save or discard, or when there is nothing to save. */
  readonly onClose: () => void
}
