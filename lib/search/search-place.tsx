import { type ReactElement, type ReactNode, useContext, useMemo } from 'react'
import { useLatest } from '../provider/use-latest.ts'
import { PlaceContext } from './field-search-context.ts'

export interface SearchPlaceProps {
  /** Segment of the address of a field. */
  readonly name: string
  /** Segment of the path on screen. */
  readonly title?: string | undefined
  /** Among its siblings. */
  readonly order?: number | undefined
  /** Brings this place on screen. */
  readonly open?: (() => void | Promise<void>) | undefined
  readonly children: ReactNode
}

/** Says that the fields below lie in a tab, a section or a row, and how to open it. Draws nothing. */
export function SearchPlace({ name, title, order = 0, open, children }: SearchPlaceProps): ReactElement {
  const within = useContext(PlaceContext)
  const latest = useLatest(open)
  const place = useMemo(
    () => ({ name, title, order, within, open: () => latest.current?.() }),
    [name, title, order, within, latest],
  )
  return <PlaceContext.Provider value={place}>{children}</PlaceContext.Provider>
}
