import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../locale/zh-cn/documents/form-preview.ts'
import { HostSlot } from '../../provider/slots/host-slot.tsx'
import { useMessages } from '../../provider/use-messages.ts'
import { FormSkeleton } from './form-skeleton.tsx'

/** Shown until the forms and their code are loaded. */
export function FormWaiting(): ReactElement {
  const texts = useMessages(formPreviewMessages)
  return (
    <HostSlot name="Loading" props={{ label: texts.loading }}>
      <FormSkeleton />
    </HostSlot>
  )
}
