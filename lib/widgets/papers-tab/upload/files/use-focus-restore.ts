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
 * Keeps the focus in the list when the focused element is removed, as a button is after its action: it moves to the
 * row, to the next row where the row is removed, or to the first element of the container. Rows carry `data-document`.
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
    // A dialog that closes focuses the drawer when the row it started from no longer exists.
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
      // The focus moved elsewhere in the same dialog. A removed element has no focus target, and a question returns the
      // focus.
      if (relatedTarget !== null && relatedTarget.closest(DIALOG) === currentTarget.closest(DIALOG)) last.current = null
    },
  }
}

/** True while the focus is on a control, not on the drawer as a whole. */
function isSomewhere(home: HTMLElement | null): boolean {
  const root = home?.getRootNode()
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
  return (
    focused !== null && focused !== home && focused !== home?.ownerDocument.body && focused !== home?.closest(DIALOG)
  )
}
