import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { isComposing } from '../../../ui/dom/is-composing.ts'

/** Minimum width of the comparison. @unit px */
const LEAST = 320
const MOST = 720
const USUAL = 400
const STEP = 24

/** Props of a handle between two columns; the width is that of the second one. */
export interface Split {
  readonly width: number
  readonly handle: {
    readonly 'aria-valuemin': number
    readonly 'aria-valuemax': number
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onDoubleClick: () => void
  }
}

/** @param available total width of both columns in px */
export function useSplit(available: number): Split {
  const [chosenWidth, setChosenWidth] = useState(USUAL)
  const most = Math.max(LEAST, Math.min(MOST, available - 480))
  const held = (width: number): number => Math.round(Math.min(most, Math.max(LEAST, width)))
  const width = held(chosenWidth)
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: width + STEP,
    ArrowRight: width - STEP,
    Home: most,
    End: LEAST,
  }
  return {
    width,
    handle: {
      'aria-valuemin': LEAST,
      'aria-valuemax': most,
      onKeyDown(event) {
        const next = moves[event.key]
        if (next === undefined || event.altKey || isComposing(event)) return
        event.preventDefault()
        setChosenWidth(held(next))
      },
      onPointerDown: ({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId),
      onPointerMove({ currentTarget, pointerId, clientX }) {
        if (!currentTarget.hasPointerCapture(pointerId)) return
        const end = currentTarget.parentElement?.getBoundingClientRect().right ?? clientX
        setChosenWidth(held(end - clientX))
      },
      onDoubleClick: () => setChosenWidth(USUAL),
    },
  }
}
