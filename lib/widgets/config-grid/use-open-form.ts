import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { GridAction } from '../../grid/grid-events.ts'
import { useGridMemory } from '../../grid/use-grid-memory.ts'

/** The form that is open. */
export interface OpenForm {
  readonly action: GridAction
  /** Null for a blank record. */
  readonly id: string | null
  /** Changes when another form opens; stays the same when a form continues after its first save. */
  readonly round: number
}

export interface OpenForms {
  readonly opened: OpenForm | null
  /** Opens a form after asking about unsaved changes. False when the user stays. */
  readonly open: (action: GridAction, id: string | null) => Promise<boolean>
  readonly close: () => Promise<boolean>
  /** Notifies that the open form's record now has a key. @source GRD-017 */
  readonly goOn: (id: string) => void
  readonly setForm: (form: EntityFormApi | null) => void
  readonly isDirty: () => boolean
}

/**
 * Holds which form is open beside a list: one at a time, remembered with the list.
 *
 * @param first the form the host requests. The host is notified of every form that opens or closes otherwise, and must
 * check for unsaved changes before it removes a form
 */
export function useOpenForm(
  list: string,
  first: Pick<OpenForm, 'action' | 'id'> | null,
  onChange: (form: OpenForm | null) => void,
): OpenForms {
  const memory = useGridMemory<Pick<OpenForm, 'action' | 'id'> | null>(list, 'form')
  const form = useRef<EntityFormApi | null>(null)
  const [opened, setOpened] = useState<OpenForm | null>(() => {
    const requested = first ?? memory.read() ?? null
    return requested && { ...requested, round: 0 }
  })
  useEffect(() => {
    // Copies and blank records start again; their unsaved values are stored as a draft.
    memory.write(
      opened && opened.id !== null && opened.action !== 'CLONE' ? { action: opened.action, id: opened.id } : null,
    )
  }, [memory, opened])

  const left = useCallback(async (): Promise<boolean> => (form.current ? form.current.requestLeave() : true), [])
  const open = useCallback(
    async (action: GridAction, id: string | null) => {
      if (!(await left())) return false
      setOpened((now) => ({ action, id, round: (now?.round ?? 0) + 1 }))
      return true
    },
    [left],
  )
  const action = first?.action
  const id = first?.id ?? null
  /** The form that the host has open. */
  const known = useRef(nameOf(first))
  useEffect(() => {
    const requested = action === undefined ? null : nameOf({ action, id })
    if (requested === known.current) return
    known.current = requested
    if (action === undefined) setOpened(null)
    else void open(action, id)
  }, [action, id, open])
  useEffect(() => {
    if (nameOf(opened) === known.current) return
    known.current = nameOf(opened)
    onChange(opened)
  }, [opened, onChange])
  return {
    opened,
    open,
    close: useCallback(async () => {
      if (!(await left())) return false
      setOpened(null)
      return true
    }, [left]),
    goOn: useCallback((key: string) => setOpened((now) => now && { ...now, action: 'EDIT', id: key }), []),
    setForm: useCallback((next: EntityFormApi | null) => {
      form.current = next
    }, []),
    isDirty: useCallback(() => form.current?.isDirty() ?? false, []),
  }
}

const nameOf = (form: Pick<OpenForm, 'action' | 'id'> | null): string | null => form && `${form.action} ${form.id}`
