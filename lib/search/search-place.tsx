import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { useLatest } from '../provider/use-latest.ts'
import { PlaceContext } from './field-search-context.ts'

export interface SearchPlaceProps {
  /** Segment in the address of a field. */
  readonly name: string
  /** Segment in the path on screen; the title of the entity below when absent. */
  readonly title?: string | undefined
  /** Position among its siblings. */
  readonly order?: number | undefined
  /** Shows this place on screen. */
  readonly open?: (() => void | Promise<void>) | undefined
  readonly children: ReactNode
}

/** Declares that the fields below are in a tab, a section or a row, and how to open it. Renders nothing itself. */
export function SearchPlace({ name, title, order = 0, open, children }: SearchPlaceProps): ReactElement {
  const within = useContext(PlaceContext)
  const latest = useLatest(open)
  const place = useMemo(
    () => ({ name, title, order, within, open: () => latest.current?.() }),
    [name, title, order, within, latest],
  )
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
}
