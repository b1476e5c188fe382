import { useCallback, useState } from 'react'

/** What the address says after `?`, and how to change it: a link shows the same page again. */
export interface Address {
  read(name: string): string | null
  /** Null takes it out of the address. */
  write(changes: Readonly<Record<string, string | null>>): void
}

/** The address with some values changed; null takes one out. */
export function addressWith(href: string, changes: Readonly<Record<string, string | null>>): string {
  const url = new URL(href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

/** Changes are written in place: the way back leads to the gallery. */
export function useAddress(): Address {
  const [search, setSearch] = useState(() => location.search)
  const read = useCallback((name: string) => new URLSearchParams(search).get(name), [search])
  const write = useCallback((changes: Readonly<Record<string, string | null>>) => {
    history.replaceState(null, '', addressWith(location.href, changes))
    setSearch(location.search)
  }, [])
  return { read, write }
}
