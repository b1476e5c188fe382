import type { ReactElement } from 'react'
import { memberGroupsMessages } from '../../../../../locale/zh-cn/project-detail/member-groups.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { Button } from '../../../../../ui/buttons/button.tsx'

export interface UndoRemovalProps {
  readonly no: number
  /** Names of its people who are in other groups now. */
  readonly taken: readonly string[]
  readonly disabled: boolean
  readonly onUndo: () => void
}

/** Undoes the removal of a stored group, unless its people are in other groups now. */
export function UndoRemoval({ no, taken, disabled, onUndo }: UndoRemovalProps): ReactElement {
  const texts = useMessages(memberGroupsMessages)
  return (
    <Button
      variant="link"
      aria-label={texts.undoRow({ no })}
      title={taken.length > 0 ? texts.undoTaken({ names: taken.join('、') }) : undefined}
      disabled={disabled || taken.length > 0}
      onClick={onUndo}
    >
      {texts.undo}
    </Button>
  )
}
