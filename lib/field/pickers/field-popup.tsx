import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { FloatingBox } from '../../ui/overlays/floating-box.tsx'
import type { PickerPopup } from './picker-field.tsx'

export interface FieldPopupProps extends PickerPopup {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Wide enough for a search; its list scrolls by itself. Inline, because the size of the style sheet is limited. */
const SIZE: CSSProperties = {
  minWidth: 'max(var(--reference-width, 120px), 280px)',
  maxWidth: 'min(560px, var(--available-width, 560px))',
  maxHeight: 'min(420px, var(--available-height, 420px))',
  overflow: 'hidden',
}

/** The box of a picker, named after its field. */
export function FieldPopup({ label, triggerId, children, ...box }: FieldPopupProps): ReactElement {
  const texts = useMessages(pickerMessages)
  return (
    <FloatingBox {...box} anchorId={triggerId} label={texts.pick({ label })} style={SIZE}>
      {children}
    </FloatingBox>
  )
}
