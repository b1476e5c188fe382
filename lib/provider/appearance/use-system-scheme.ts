import { useSyncExternalStore } from 'react'
import type { Scheme } from './appearance.ts'

const DARK = '(prefers-color-scheme: dark)'
const CONTRAST = '(prefers-contrast: more)'

function subscribe(listener: () => void): () => void {
  const queries = [DARK, CONTRAST].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
function current(): Scheme {
  if (window.matchMedia(CONTRAST).matches) return 'contrast'
  return window.matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The colour scheme set in the user's system. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(subscribe, current, () => 'light')
}
