import { useCallback, useState } from 'react'
import { useLatest } from '../provider/use-latest.ts'
import { type ChangeView, RESTING, type ViewSizes, type View, within } from './view.ts'

/** Manages the view of the picture `of`; another picture starts with the initial view. `change` is stable. */
export function useView(
  of: string,
  viewSizes: ViewSizes,
): { readonly view: View; readonly change: (step: ChangeView) => void } {
  const [held, setHeld] = useState({ of, view: RESTING })
  const latest = useLatest({ of, viewSizes })
  const change = useCallback(
    (step: ChangeView) => {
      setHeld((now) => {
        const { of: current, viewSizes: place } = latest.current
        return { of: current, view: step(within(now.of === current ? now.view : RESTING, place), place) }
      })
    },
    [latest],
  )
  return { view: within(held.of === of ? held.view : RESTING, viewSizes), change }
}
