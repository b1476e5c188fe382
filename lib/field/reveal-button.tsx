import { Eye, EyeOff } from 'lucide-react'
import type { ReactElement } from 'react'
import { personalDataMessages } from '../locale/zh-cn/personal-data.ts'
import { useMessages } from '../provider/use-messages.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { Revealed } from './use-revealed.ts'

export interface RevealButtonProps {
  /** The field's label. */
  readonly label: string
  readonly revealed: Revealed
}

/** The eye of a masked field. Its name stays the same; whether it is pressed says what is shown. */
export function RevealButton({ label, revealed: { full, asking, toggle } }: RevealButtonProps): ReactElement {
  const texts = useMessages(personalDataMessages)
  return (
    <IconButton
      size="xs"
      label={texts.reveal({ label })}
      aria-pressed={full !== null}
      loading={asking}
      icon={full === null ? <Eye aria-hidden size={14} /> : <EyeOff aria-hidden size={14} />}
      onClick={toggle}
    />
  )
}
