import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../locale/zh-cn/form-preview.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useSlots } from '../../provider/use-slots.ts'
import { FormSkeleton } from './form-skeleton.tsx'

/** Until the forms, or the code that shows them, are there. */
export function FormWaiting(): ReactElement | null {
  const texts = useMessages(formPreviewMessages)
  const { Loading } = useSlots()
  return Loading === undefined ? <FormSkeleton /> : Loading === null ? null : <Loading label={texts.loading} />
}
