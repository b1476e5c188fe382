import type { ReactElement } from 'react'
import type { Overlay } from '../../../../catalogue/overlay.ts'
import type { StoredRecord } from '../../../../client/member-plans.ts'
import type { MemberRecords } from '../../../../domain/member/member-records.ts'
import type { EntityFormApi } from '../../../../form/entity-form-context.ts'
import { commonMessages } from '../../../../locale/zh-cn/common.ts'
import { useAuthUser } from '../../../../provider/use-auth-user.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/button.tsx'
import { RecordFailure } from './record-failure.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordLines } from './record-lines.tsx'
import type { RecordSurroundings } from './record-surroundings.ts'
import { useRecordInMaking } from './use-record-in-making.ts'

export interface RecordEditorProps {
  readonly list: MemberRecords
  /** As it was loaded last; null makes a new one. */
  readonly record: StoredRecord | null
  /** What the record is called: 社保 1. */
  readonly title: string
  readonly overlay: Overlay
  readonly around: RecordSurroundings
  readonly onForm: (form: EntityFormApi | null) => void
  /** Saved, given up, or nothing to save. */
  readonly onClose: () => void
}

/** Loads what the form of a record starts with, then shows the form. */
export function RecordEditor(props: RecordEditorProps): ReactElement {
  const { list, record, around, onClose } = props
  const common = useMessages(commonMessages)
  const user = useAuthUser()
  const { start, error, fetching, retry } = useRecordInMaking(list.entity, record, around)
  if (error) return <RecordFailure error={error} retrying={fetching} onRetry={retry} actions={<Button size="sm" onClick={onClose}>{common.cancel}</Button>} />
  if (!start || (!user.data && !user.error)) return <RecordLines />
  return <RecordForm {...props} record={start.record} defaults={start.defaults} owner={user.data?.acctId ?? null} />
}
