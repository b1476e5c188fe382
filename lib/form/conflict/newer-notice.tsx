import { type ReactElement, useState } from 'react'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { readingMessages } from '../../locale/zh-cn/fields/reading.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { agoText } from '../ago.ts'
import { useEntityFormApi } from '../entity-form-context.ts'
import { useFormState } from '../state/use-form-state.ts'

export interface NewerNoticeProps {
  /** The most recently loaded record. */
  readonly record: {
    readonly version: number
    readonly updTime: number | null
    readonly refValues: Readonly<Record<string, string>>
  }
}

/**
 * Reports that another user saved the record while it is edited here. Input stays: a save sends changed fields only.
 */
export function NewerNotice({ record: { version, updTime, refValues } }: NewerNoticeProps): ReactElement | null {
  const { controller } = useEntityFormApi()
  const texts = useMessages(formMessages)
  const reading = useMessages(readingMessages)
  const started = useFormState(controller, () => controller.basis().version)
  const [now] = useState(() => Date.now())
  if (version <= started || started === 0) return null
  const when = updTime === null ? '' : agoText(updTime, Math.max(now, updTime), reading)
  return (
    <Notice tone="info" title={texts.newer({ by: refValues['updUsr'] ?? reading.somebody, when })} role="status">
      {texts.newerText}
    </Notice>
  )
}
