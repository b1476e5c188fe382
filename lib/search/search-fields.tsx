import { useContext, useEffect } from 'react'
import { useLatest } from '../provider/use-latest.ts'
import { FieldSearchContext, type Place, PlaceContext, type SearchFieldsProps } from './field-search-context.ts'

/** Announces the fields of a record to the search of the page; does nothing without a search. Renders nothing. */
export function SearchFields(props: SearchFieldsProps): null {
  const core = useContext(FieldSearchContext)
  const place = useContext(PlaceContext)
  const latest = useLatest({ ...props, places: chainOf(place) })
  useEffect(() => core?.announce(() => latest.current), [core, latest])
  return null
}

/** The places around a place, outermost first. */
function chainOf(place: Place | null): readonly Place[] {
  return place === null ? [] : [...chainOf(place.within), place]
}
