import type { ReactElement } from 'react'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ForbiddenState } from '../../ui/feedback/forbidden-state.tsx'

export interface PickerBlankProps {
  readonly error: FangkitError | null
  readonly onRetry: () => void
  readonly retrying: boolean
  /** Text for a result without rows. */
  readonly nothing: string
}

/** Shown instead of rows: no permission, an error, or no results. */
export function PickerBlank({ error, onRetry, retrying, nothing }: PickerBlankProps): ReactElement {
  const texts = useMessages(pickerMessages)
  if (error === null) return <EmptyState role="status" title={nothing} />
  if (error.kind === 'forbidden')
    return <ForbiddenState title={texts.notAllowed}>{texts.askAdministrator}</ForbiddenState>
  return (
    <ErrorState title={texts.loadFailed} onRetry={onRetry} retrying={retrying} traceId={error.traceId ?? undefined}>
      {texts.stillTyped}
    </ErrorState>
  )
}
