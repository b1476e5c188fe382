import type { FangkitError } from '../../client/fangkit-error.ts'
import type { GridRow } from '../grid-row.ts'

/** State of a list. */
export type GridView =
  | { readonly state: 'loading' }
  | { readonly state: 'forbidden'; readonly error: FangkitError }
  | { readonly state: 'error'; readonly error: FangkitError }
  | {
      readonly state: 'empty' | 'ready'
      readonly rows: readonly GridRow[]
      readonly total: number
      /** Why these rows may be outdated; null while they are current. */
      readonly stale: FangkitError | null
    }

interface Answered {
  readonly data: { readonly rows: readonly GridRow[]; readonly total: number } | undefined
  readonly error: FangkitError | null
}

export function gridView({ data, error }: Answered): GridView {
  if (data)
    return { state: data.rows.length === 0 ? 'empty' : 'ready', rows: data.rows, total: data.total, stale: error }
  if (error === null || error.kind === 'aborted') return { state: 'loading' }
  return { state: error.kind === 'forbidden' ? 'forbidden' : 'error', error }
}
