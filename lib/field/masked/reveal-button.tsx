import { Eye, EyeOff } from 'lucide-react'
import { type ReactElement, Suspense } from 'react'
import { LONGEST_REASON } from '../../contract/record/operation-calls.ts'
import { personalDataMessages } from '../../locale/zh-cn/fields/personal-data.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { Revealed } from './use-revealed.ts'

const ReasonDialog = lazyPart(() =>
  import('../../ui/dialogs/reason-dialog.tsx').then(({ ReasonDialog }) => ReasonDialog),
)

export interface RevealButtonProps {
  /** The field's label. */
  readonly label: string
  readonly revealed: Revealed
}

/**
 * The reveal button of a masked field; it asks for a reason first. Its name does not change; `aria-pressed` says
 * whether the text is shown.
 */
export function RevealButton({
  label,
  revealed: { full, asking, requested, toggle, giveReason, cancel },
}: RevealButtonProps): ReactElement {
  const texts = useMessages(personalDataMessages)
  return (
    <>
      <IconButton
        size="xs"
        label={texts.reveal({ label })}
        aria-pressed={full !== null}
        loading={asking}
        icon={full === null ? <Eye aria-hidden size={14} /> : <EyeOff aria-hidden size={14} />}
        onClick={toggle}
      />
      {requested ? (
        <Suspense fallback={null}>
          <ReasonDialog
            title={texts.reveal({ label })}
            texts={texts}
            maxLength={LONGEST_REASON}
            busy={false}
            onReason={giveReason}
            onClose={cancel}
          />
        </Suspense>
      ) : null}
    </>
  )
}
