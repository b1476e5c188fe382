import type { ReactElement, ReactNode } from 'react'
import { select } from '../../styled-system/recipes/index.js'
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx'
import { FloatingBox, type FloatingBoxProps } from '../overlays/floating-box.tsx'

export interface ChoicePopupProps
  extends ChoiceListProps,
    Pick<FloatingBoxProps, 'anchorId' | 'contentId' | 'onClose'> {
  readonly footer?: ReactNode
}

/** The list under a combobox, whose text box keeps the focus. */
export function ChoicePopup({ anchorId, contentId, onClose, footer, ...list }: ChoicePopupProps): ReactElement {
  return (
    <FloatingBox role="presentation" anchorId={anchorId} contentId={contentId} onClose={onClose}>
      <ChoiceList {...list} />
      {footer === undefined || footer === null ? null : <div className={select().footer}>{footer}</div>}
    </FloatingBox>
  )
}
