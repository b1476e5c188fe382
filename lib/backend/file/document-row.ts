import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/** A document row with typed properties. */
export interface DocumentRow {
  readonly id: string
  /** File name with its ending, as it is downloaded. */
  readonly name: string
  /** Format of the stored bytes, as the host judged it: `jpg`, `pdf`. */
  readonly format: string
  /** Bytes. */
  readonly size: number
  /** SHA-256 of the content, by which {@link Files} finds it. */
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
