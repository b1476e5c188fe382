import type { KeyboardEvent } from 'react'
import { isComposing } from '../../../ui/dom/is-composing.ts'

export interface PreviewMoves {
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  readonly onSave: () => void
}

/**
 * What a key does to the document as a whole; what belongs to a control with a list, or lies over the page, keeps its
 * keys.
 */
export function previewKey(event: KeyboardEvent, { onStep, onClose, onSave }: PreviewMoves): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event
  // What is drawn over the page belongs to its React tree, but not to its element.
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
          : (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's'
            ? onSave
            : null
  if (move === null) return
  event.preventDefault()
  if (!event.repeat) move()
}
