import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Pointing } from './draft/use-charge-editor.ts'

export interface ChargeView {
  readonly root: RefObject<HTMLDivElement | null>
  readonly opened: ReadonlySet<string>
  readonly setOpen: (key: string, open: boolean) => void
  /** Collapsed groups. */
  readonly closed: ReadonlySet<string>
  readonly toggle: (group: string) => void
  /** Moves the keyboard focus to the target once it is rendered. */
  readonly settle: () => void
}

const NONE: ReadonlySet<string> = new Set()
const WRONG = '[aria-invalid=true]'
const FIRST = 'input:not([readonly]), [role=combobox]:not([aria-readonly=true]), [role=alert] button'

/** Which rows are in edit mode and which groups are collapsed; the target of `pointing` opens and gets the focus. */
export function useChargeView(pointing: Pointing | null, groupOf: (key: string) => string | null): ChargeView {
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(NONE)
  const [closed, setClosed] = useState(NONE)
  const awaited = useRef<string | null>(null)
  const setOpen = useCallback((key: string, open: boolean) => {
    setOpened((now) => withMember(now, key, open))
    // When a row opens, the focus goes into it; when it closes, the focus goes to its buttons.
    awaited.current = open ? key : null
  }, [])
  const toggle = useCallback((group: string) => setClosed((now) => withMember(now, group, !now.has(group))), [])
  const seen = useRef<Pointing | null>(pointing)
  useEffect(() => {
    if (pointing === null || pointing === seen.current) return
    seen.current = pointing
    setOpen(pointing.key, true)
    const group = groupOf(pointing.key)
    if (group !== null) setClosed((now) => withMember(now, group, false))
  }, [pointing, groupOf, setOpen])
  // A target row can take the focus only once it is rendered open.
  const settle = useCallback(() => {
    if (awaited.current === null) return
    const rows = [
      ...(root.current?.querySelectorAll<HTMLElement>(`[data-charge="${CSS.escape(awaited.current)}"]`) ?? []),
    ]
    const target = first(rows, WRONG) ?? first(rows, FIRST)
    if (target === null) return
    awaited.current = null
    target.focus()
  }, [])
  useEffect(settle)
  return { root, opened, setOpen, closed, toggle, settle }
}

function first(rows: readonly HTMLElement[], selector: string): HTMLElement | null {
  for (const row of rows) {
    const found = row.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return null
}

function withMember(set: ReadonlySet<string>, member: string, included: boolean): ReadonlySet<string> {
  if (set.has(member) === included) return set
  return included ? new Set([...set, member]) : new Set([...set].filter((one) => one !== member))
}
