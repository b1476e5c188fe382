import type { ReactElement } from 'react'
import { commonMessages } from '../../../../../locale/zh-cn/common.ts'
import { useAuthUser } from '../../../../../provider/session/use-auth-user.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'
import type { RecordEditorProps } from './record-editor-props.ts'
import { RecordFailure } from '../record-failure.tsx'
import { RecordForm } from './member-record-form.tsx'
import { RecordSkeleton } from '../record-skeleton.tsx'
import { useRecordInMaking } from './use-record-in-making.ts'

/** Loads the initial values of a record form, then shows the form. */
export function RecordEditor(props: RecordEditorProps): ReactElement {
  const { list, record, context, onClose } = props
  const common = useMessages(commonMessages)
  const user = useAuthUser()
  const { start, error, refreshing, retry } = useRecordInMaking(list.entity, record, context)
  if (error)
    return (
      <RecordFailure
        error={error}
        retrying={refreshing}
        onRetry={retry}
        actions={
          <Button size="sm" onClick={onClose}>
            {common.cancel}
          </Button>
        }
      />
    )
  if (!start || (!user.data && !user.error)) return <RecordSkeleton />
  return <RecordForm {...props} record={start.record} defaults={start.defaults} owner={user.data?.acctId ?? null} />
}
