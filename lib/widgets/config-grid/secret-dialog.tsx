import { Copy } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { SecretText } from '../../field/masked/secret-text.tsx'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { gridDialogMessages } from '../../locale/zh-cn/grid-dialogs.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import type { OneTimeSecret } from './one-time-secrets.ts'

export interface SecretDialogProps {
  readonly secret: OneTimeSecret
  /** Name of the record it belongs to. */
  readonly name: string
  readonly onClose: () => void
}

/** Shows a new password once, with a button that copies it without showing it. */
export function SecretDialog({ secret, name, onClose }: SecretDialogProps): ReactElement {
  const { label, hint, value } = secret
  const texts = useMessages(gridDialogMessages)
  const common = useMessages(commonMessages)
  const notify = useNotify()
  const start = useRef<HTMLButtonElement>(null)
  const copy = (): void => {
    // Without a secure context, `navigator.clipboard` does not exist.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => notify({ tone: 'success', title: common.copied }),
        () => notify({ tone: 'error', title: common.copyFailed }),
      )
  }
  return (
    <Dialog
      open
      title={texts.secretOf({ label, name })}
      width="440px"
      closeOnScrim={false}
      initialFocus={() => start.current}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.secretDone}</Button>
          <Button ref={start} variant="primary" icon={<Copy aria-hidden />} onClick={copy}>
            {texts.secretCopy}
          </Button>
        </>
      }
    >
      <FormField label={label} hint={hint ?? undefined}>
        <SecretText label={label} value={value} />
      </FormField>
    </Dialog>
  )
}
