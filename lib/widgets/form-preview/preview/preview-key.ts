import type { KeyboardEvent } from 'react'
import { CTRL_KEYS, isCtrlKey } from '../../../ui/dom/ctrl-key.ts'
import { isComposing } from '../../../ui/dom/is-composing.ts'

export interface PreviewMoves {
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onSave: () => void
}

/** Handles keys for the document as a whole. Controls with a list and overlays keep their own keys. */
export function previewKey(event: KeyboardEvent, { onStep, onClose, onSave }: PreviewMoves): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event
  // Events from portals bubble through the React tree, but come from outside this element.
  if (
    event.defaultPrevented ||
    isComposing(event) ||
    shiftKey ||
    !(target instanceof Element && currentTarget.contains(target))
  )
    return
  const plain = !altKey && !ctrlKey && !metaKey
  const withAlt = altKey && !ctrlKey && !metaKey
  const move =
    plain && key === 'Escape' && target.getAttribute('aria-expanded') !== 'true'
      ? onClose
      : withAlt && key === 'ArrowLeft'
        ? () => onStep(-1)
        : withAlt && key === 'ArrowRight'
          ? () => onStep(1)
          : isCtrlKey(event.nativeEvent, CTRL_KEYS.save)
            ? onSave
            : null
  if (move === null) return
  event.preventDefault()
  if (!event.repeat) move()
}
