import { useState } from 'react'

const KEY = 'menuCollapsed'
/** Narrower windows start with a collapsed menu. In pixels. */
const NARROW = 1_024

/** Returns whether the left menu is reduced to its icons; the choice is stored. */
export function useCollapsed(): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, set] = useState(firstChoice)
  const choose = (next: boolean) => {
    set(next)
    try {
      localStorage.setItem(KEY, String(next))
    } catch {
      // storage is blocked: the choice applies until the page is left
    }
  }
  return [collapsed, choose]
}

function firstChoice(): boolean {
  try {
    const saved = localStorage.getItem(KEY)
    if (saved !== null) return saved === 'true'
  } catch {
    // storage is blocked: the width of the window decides
  }
  return window.innerWidth < NARROW
}
