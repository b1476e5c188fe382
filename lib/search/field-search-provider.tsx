import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { createFieldSearch } from './create-field-search.ts'
import { FieldSearchContext } from './field-search-context.ts'

export interface FieldSearchProviderProps {
  readonly children: ReactNode
}

/** Collects the fields of one page. Renders nothing itself. */
export function FieldSearchProvider({ children }: FieldSearchProviderProps): ReactElement {
  const [search] = useState(createFieldSearch)
  useEffect(() => search.stop, [search])
  return <FieldSearchContext.Provider value={search.core}>{children}</FieldSearchContext.Provider>
}
