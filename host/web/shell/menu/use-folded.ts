import { useCallback, useState } from 'react'

const KEY = 'menuFolded'

/** How many groups of the menu stand open before somebody folds or unfolds one. */
const OPEN_AT_FIRST = 2

export interface Folding {
  /** @param rank place among its likes, from 0; null for an entry that holds others */
  readonly isOpen: (code: string, rank: number | null) => boolean
  readonly setOpen: (code: string, open: boolean) => void
}

/**
 * Which parts of the menu are unfolded: the first groups, that of the open page, and what somebody chose, which is
 * kept.
 */
export function useFolded(ancestors: readonly string[]): Folding {
  const [chosen, choose] = useState(readStored)
  // What somebody chose on another page holds; a page that is opened shows where it stands.
  const [seen, see] = useState(ancestors.join(' '))
  const here = ancestors.join(' ')
  const [shut, setShut] = useState(false)
  if (seen !== here) {
    see(here)
    setShut(false)
  }
  const isOpen = (code: string, rank: number | null): boolean => {
    if (ancestors.includes(code) && !shut) return true
    return chosen[code] ?? (rank !== null && rank < OPEN_AT_FIRST)
  }
  const isOnPath = useCallback((code: string) => here.split(' ').includes(code), [here])
  const setOpen = useCallback(
    (code: string, open: boolean) => {
      if (isOnPath(code)) setShut(!open)
      choose((now) => {
        const next = { ...now, [code]: open }
        saveFolded(next)
        return next
      })
    },
    [isOnPath],
  )
  return { isOpen, setOpen }
}

function readStored(): Readonly<Record<string, boolean>> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    return Object.fromEntries(
      Object.entries(saved).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
    )
  } catch {
    return {} // storage is blocked or holds something else
  }
}

function saveFolded(chosen: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // blocked storage: the choice holds until the page is left
  }
}
