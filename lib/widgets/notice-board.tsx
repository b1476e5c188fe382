import { type ReactElement, useEffect, useState } from 'react'
import { commonMessages } from '../locale/zh-cn/common.ts'
import { useMessages } from '../provider/use-messages.ts'
import type { NoticeOutlet } from '../provider/notices/use-notice-outlet.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { createToaster } from '../ui/toasts/create-toaster.ts'
import { Toaster } from '../ui/toasts/toaster.tsx'

export interface NoticeBoardProps {
  readonly outlet: NoticeOutlet
}

/** Shows the notices and questions of the provider. */
export function NoticeBoard({ outlet }: NoticeBoardProps): ReactElement {
  const texts = useMessages(commonMessages)
  const [toaster] = useState(createToaster)
  const { waiting, take, confirm } = outlet
  useEffect(() => {
    if (waiting === 0) return
    for (const { id, tone, title, text, traceId, action } of take()) {
      const lines = [text, traceId === undefined ? undefined : texts.trace({ id: traceId })].filter(
        (line) => line !== undefined,
      )
      toaster.show({ id, tone, title, ...(lines.length > 0 && { text: lines.join(' ') }), ...(action && { action }) })
    }
  }, [waiting, take, toaster, texts])
  return (
    <>
      <Toaster toaster={toaster} />
      {confirm === null ? null : (
        <ConfirmDialog
          key={confirm.id}
          open
          title={confirm.title}
          confirmLabel={confirm.confirmLabel ?? texts.confirm}
          cancelLabel={confirm.cancelLabel ?? texts.cancel}
          danger={confirm.danger}
          words={confirm.words}
          onConfirm={() => confirm.answer(true)}
          onCancel={() => confirm.answer(false)}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  )
}
