import type { GridAction } from 'fangkit/config-grid'

/** The form of a list that is open. */
export interface AddressedForm {
  readonly action: GridAction
  /** Null for a new record. */
  readonly id: string | null
}

const BLANK = 'new'
const DOING: Readonly<Record<string, GridAction>> = { edit: 'EDIT', clone: 'CLONE' }

/** Reads the form from an address: `/XGrid/new`, `/XGrid/:id`, `/XGrid/:id?do=edit`; null for the list alone. */
export function formAt(record: string | undefined, search: string): AddressedForm | null {
  if (record === undefined || record === '') return null
  if (record === BLANK) return { action: 'ADD', id: null }
  return { action: DOING[new URLSearchParams(search).get('do') ?? ''] ?? 'VIEW', id: record }
}

/** Returns the address of a form of a list, or of the list itself when no form is open. */
export function formPath(list: string, action: GridAction | null, id: string | null): string {
  if (action === null) return list
  if (id === null) return `${list}/${BLANK}`
  const doing = Object.entries(DOING).find(([, meant]) => meant === action)?.[0]
  return `${list}/${encodeURIComponent(id)}${doing === undefined ? '' : `?do=${doing}`}`
}
