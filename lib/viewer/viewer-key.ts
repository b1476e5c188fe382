import { type ChangeView, moved, otherMode, RESTING, stepped, ZOOM_STEP } from './view.ts'

export type ViewerKey = { readonly go: 'previous' | 'next' | 'first' | 'last' } | { readonly change: ChangeView }

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Distance that an arrow key moves a picture. @unit px */
const STRIDE = 60
const KEYS: Readonly<Record<string, ViewerKey>> = {
  ArrowLeft: { go: 'previous' },
  ArrowRight: { go: 'next' },
  Home: { go: 'first' },
  End: { go: 'last' },
  ArrowUp: { change: stepped(ZOOM_STEP) },
  ArrowDown: { change: stepped(-ZOOM_STEP) },
  '+': { change: stepped(ZOOM_STEP) },
  '=': { change: stepped(ZOOM_STEP) },
  '-': { change: stepped(-ZOOM_STEP) },
  ' ': { change: otherMode },
  '0': { change: () => RESTING },
}
/** Keys with Shift: they scroll in that direction. */
const WITH_SHIFT: Readonly<Record<string, ViewerKey>> = {
  ArrowLeft: { change: moved({ x: STRIDE, y: 0 }) },
  ArrowRight: { change: moved({ x: -STRIDE, y: 0 }) },
  ArrowUp: { change: moved({ x: 0, y: STRIDE }) },
  ArrowDown: { change: moved({ x: 0, y: -STRIDE }) },
}

/** Returns the action of a key; keys with Ctrl, Alt or ⌘ belong to the browser. @source IMG-007 */
export function viewerKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): ViewerKey | null {
  if (ctrlKey || metaKey || altKey) return null
  return (shiftKey ? WITH_SHIFT[key] : undefined) ?? KEYS[key] ?? null
}
