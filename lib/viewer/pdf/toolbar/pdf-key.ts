import { isComposing } from '../../../ui/dom/is-composing.ts'
import type { KeyboardEvent } from 'react'
import { steppedZoom, type Zoom } from '../viewport/zoom.ts'

/** What a key does in the viewer. */
export type PdfKey =
  | { readonly zoom: Zoom | ((factor: number) => number) }
  /** Scrolls by a part of the stage height; 1 is a full screen. */
  | { readonly screens: number }
  /** Scrolls by a distance. @unit px */
  | { readonly by: { readonly x: number; readonly y: number } }
  | { readonly end: 'first' | 'last' }
  | { readonly search: true }

const LARGER: PdfKey = { zoom: (factor) => steppedZoom(factor, 1) }
const SMALLER: PdfKey = { zoom: (factor) => steppedZoom(factor, -1) }
const FIT: PdfKey = { zoom: 'width' }
const ZOOMS: Readonly<Record<string, PdfKey>> = { '+': LARGER, '=': LARGER, '-': SMALLER, '0': FIT }
/** Distance that an arrow key scrolls. @unit px */
const STRIDE = 40
const MOVES: Readonly<Record<string, PdfKey>> = {
  PageDown: { screens: 0.9 },
  PageUp: { screens: -0.9 },
  Home: { end: 'first' },
  End: { end: 'last' },
  ArrowDown: { by: { x: 0, y: STRIDE } },
  ArrowUp: { by: { x: 0, y: -STRIDE } },
  ArrowRight: { by: { x: STRIDE, y: 0 } },
  ArrowLeft: { by: { x: -STRIDE, y: 0 } },
}

/** Returns the action of a key; null for keys of the browser, a text box or an input method. */
export function pdfKey(event: KeyboardEvent): PdfKey | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (event.defaultPrevented || isComposing(event) || altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' && !shiftKey ? { search: true } : (ZOOMS[key] ?? null)
  if (target instanceof Element && target.matches('input, textarea')) return null
  return ZOOMS[key] ?? (shiftKey ? null : (MOVES[key] ?? null))
}
