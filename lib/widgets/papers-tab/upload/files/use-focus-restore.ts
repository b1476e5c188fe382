import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

const DIALOG = '[role=dialog], [role=alertdialog]'

interface FocusRestore {
  readonly box: RefObject<HTMLUListElement | null>
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

interface Place {
  readonly id: string | null
  readonly at: number
}

/**
 * The focus of a row stays in the list when what had it goes, as a button that has done its work does: with the row,
 * with the next one where the row is gone, or with whatever comes first in the surroundings. Rows carry
 * `data-document`.
 */
export function useFocusRestore(findContainer: () => HTMLElement | null): FocusRestore {
  const box = useRef<HTMLUListElement>(null)
  const last = useRef<Place | null>(null)
  useEffect(() => {
    const home = findContainer()
    const restoreFocus = (): void => {
      const [list, place] = [box.current, last.current]
      if (place === null || isSomewhere(home)) return
      const rows = list === null ? [] : [...list.querySelectorAll('[data-document]')]
      const row = rows.find((one) => one.getAttribute('data-document') === place.id) ?? rows[place.at] ?? rows.at(-1)
      const next = (row ?? home)?.querySelector<HTMLElement>('button:not([disabled]), a[href]')
      next?.focus({ preventScroll: true })
    }
    restoreFocus()
    // A question that closes gives the focus to the drawer when the row it began at is gone.
    home?.addEventListener('focus', restoreFocus)
    return () => home?.removeEventListener('focus', restoreFocus)
  })
  return {
    box,
    onFocus: ({ target, currentTarget }) => {
      const row = target.closest('[data-document]')
      last.current =
        row === null
          ? null
          : {
              id: row.getAttribute('data-document'),
              at: [...currentTarget.querySelectorAll('[data-document]')].indexOf(row),
            }
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      // Left for another place of the same dialog. What goes away is left for none, and a question comes back.
      if (relatedTarget !== null && relatedTarget.closest(DIALOG) === currentTarget.closest(DIALOG)) last.current = null
    },
  }
}

/** True while the focus is on something that can be pressed, not on the drawer as a whole. */
function isSomewhere(home: HTMLElement | null): boolean {
  const root = home?.getRootNode()
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return (
    focused !== null && focused !== home && focused !== home?.ownerDocument.body && focused !== home?.closest(DIALOG)
  )
}
