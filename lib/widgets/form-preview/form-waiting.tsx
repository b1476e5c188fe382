import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useMessages } from '../../provider/use-messages.ts'
import { FormSkeleton } from './form-skeleton.tsx'

/** Until the forms, or the code that shows them, are there. */
export function FormWaiting(): ReactElement {
  const texts = useMessages(formPreviewMessages)
  return (
    <HostSlot name="Loading" props={{ label: texts.loading }}>
      <FormSkeleton />
    </HostSlot>
  )
}
