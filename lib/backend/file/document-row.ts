import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** A document row with typed properties. */
export interface DocumentRow {
  readonly id: string
  readonly name: string
  readonly format: string
  /** Bytes. */
  readonly size: number
  readonly hash: string
}

export function documentOf({ key, values }: Row): DocumentRow {
  const size = values['size']
  return {
    id: key,
    name: textOf(values['name']),
    format: textOf(values['format']),
    hash: textOf(values['hash']),
    size: typeof size === 'number' ? size : 0,
  }
}
