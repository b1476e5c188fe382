/** A part of a file; both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads the single range of a `Range` header. Returns undefined when there is none or its form is not supported, which
 * means the whole file; null when it lies outside the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, from = '', to = ''] = match
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start >= size || end < start ? null : { start, end }
}
