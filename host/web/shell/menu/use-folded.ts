import { useCallback, useState } from 'react'

const KEY = 'menuFolded'

/** Number of groups that are open before the user folds or unfolds one. */
const OPEN_AT_FIRST = 2

export interface Folding {
  /** @param rank position among the groups, from 0; null for an entry that contains others */
  readonly isOpen: (code: string, rank: number | null) => boolean
  readonly setOpen: (code: string, open: boolean) => void
}

/**
 * Tracks which parts of the menu are unfolded: the first groups, those of the open page, and what the user chose, which
 * is stored.
 */
export function useFolded(ancestors: readonly string[]): Folding {
  const [chosen, choose] = useState(readStored)
  // Choices made on other pages stay; opening a page unfolds the groups that contain it.
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
    return {} // storage is blocked or contains something else
  }
}

function saveFolded(chosen: Readonly<Record<string, boolean>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // storage is blocked: the choice applies until the page is left
  }
}
