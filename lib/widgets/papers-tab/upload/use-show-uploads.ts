import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the rows of uploads, which are first in the list, when more files are chosen. The first row comes last,
 * so that it is visible where not all rows fit.
 */
export function useShowUploads(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const rows = count > before.current ? [...(list.current?.querySelectorAll('li') ?? [])].slice(0, count) : []
    before.current = count
    for (const row of [rows.at(-1), rows[0]]) row?.scrollIntoView({ block: 'nearest' })
  }, [list, count])
}
