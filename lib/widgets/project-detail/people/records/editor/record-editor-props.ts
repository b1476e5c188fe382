import type { Overlay } from '../../../../../catalogue/overlay.ts'
import type { StoredRecord } from '../../../../../client/queries/case/member-plans.ts'
import type { MemberRecords } from '../../../../../domain/member/member-records.ts'
import type { EntityFormApi } from '../../../../../form/entity-form-context.ts'
import type { RecordContext } from '../record-context.ts'

export interface RecordEditorProps {
  readonly list: MemberRecords
  /** As it was loaded last; null makes a new one. */
  readonly record: StoredRecord | null
  /** What the record is called: 社保 1. */
  readonly title: string
  readonly overlay: Overlay
  readonly context: RecordContext
  readonly onForm: (form: EntityFormApi | null) => void
  /** Saved, given up, or nothing to save. */
  readonly onClose: () => void
}
