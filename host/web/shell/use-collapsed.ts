import { useState } from 'react'

const KEY = 'menuCollapsed'
/** Narrower windows start with icons only. */
const NARROW = 1_024

/** Whether the left menu is down to its icons; a choice is kept. */
export function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, set] = useState(firstChoice)
  const choose = (next: boolean) => {
    set(next)
    try {
      localStorage.setItem(KEY, String(next))
    } catch {
      // blocked storage: the choice holds until the page is left
    }
  }
  return [collapsed, choose]
}

function firstChoice(): boolean {
  try {
    const saved = localStorage.getItem(KEY)
    if (saved !== null) return saved === 'true'
  } catch {
    // blocked storage: as wide as the window allows
  }
  return window.innerWidth < NARROW
}
