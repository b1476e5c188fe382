import { isComposing } from '../../../ui/dom/is-composing.ts'
import type { KeyboardEvent } from 'react'
import { steppedZoom, type Zoom } from '../viewport/zoom.ts'

/** What a key does to what is seen. */
export type PdfKey =
  | { readonly zoom: Zoom | ((factor: number) => number) }
  /** Parts of the stage; 1 is what is seen at once. */
  | { readonly screens: number }
  /** @unit px */
  | { readonly by: { readonly x: number; readonly y: number } }
  | { readonly end: 'first' | 'last' }
  | { readonly search: true }

const LARGER: PdfKey = { zoom: (factor) => steppedZoom(factor, 1) }
const SMALLER: PdfKey = { zoom: (factor) => steppedZoom(factor, -1) }
const FIT: PdfKey = { zoom: 'width' }
const ZOOMS: Readonly<Record<string, PdfKey>> = { '+': LARGER, '=': LARGER, '-': SMALLER, '0': FIT }
/** @unit px */
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

/** Null for what belongs to the browser, to a text box or to an input method. */
export function pdfKey(event: KeyboardEvent): PdfKey | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (event.defaultPrevented || isComposing(event) || altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' && !shiftKey ? { search: true } : (ZOOMS[key] ?? null)
  if (target instanceof Element && target.matches('input, textarea')) return null
  return ZOOMS[key] ?? (shiftKey ? null : (MOVES[key] ?? null))
}
