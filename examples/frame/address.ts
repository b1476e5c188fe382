import { useCallback, useState } from 'react'

/** Reads and changes the query of the address, so that a link shows the same page again. */
export interface Address {
  readonly search: string
  read(name: string): string | null
  /** Null removes the parameter from the address. */
  write(changes: Readonly<Record<string, string | null>>): void
}

/** Returns the address with some parameters changed; null removes one. */
export function addressWith(href: string, changes: Readonly<Record<string, string | null>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Replaces the history entry at each change, so that the back button leads to the gallery. */
export function useAddress(): Address {
  const [search, setSearch] = useState(() => location.search)
  const read = useCallback((name: string) => new URLSearchParams(search).get(name), [search])
  const write = useCallback((changes: Readonly<Record<string, string | null>>) => {
    history.replaceState(null, '', addressWith(location.href, changes))
    setSearch(location.search)
  }, [])
  return { search, read, write }
}
