import { useEffect } from 'react'
import type { Address } from './address.ts'

/** How much of the frame a page around the example wants: the widget alone, or its props, events and code, too. */
const PARTS = ['stage', 'page']
const NAME = 'in'

type Changes = Readonly<Record<string, string | null>>
const changesIn = (data: unknown): Changes | null =>
  typeof data === 'object' && data !== null && 'fangkitExample' in data && typeof data.fangkitExample === 'object'
    ? // adapter: only pages of this site are listened to, and they send parameters
      (data.fangkitExample as Changes)
    : null

/**
 * Follows the page of this site that shows the example in a frame (`?in=page`): tells it what the address says, and
 * changes the address as it is told.
 */
export function useOuterPage({ search, write }: Address): void {
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    const part = parameters.get(NAME)
    if (part === null || !PARTS.includes(part) || parent === window) return
    document.documentElement.dataset['in'] = part
    parent.postMessage({ fangkitExample: Object.fromEntries(parameters) }, location.origin)
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const changes = changesIn(data)
      if (source === parent && origin === location.origin && changes !== null) write(changes)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [search, write])
}
