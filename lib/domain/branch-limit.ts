/** Limits of a search for bank branches; an absent property does not limit. */
export interface BranchLimit {
  readonly province?: string | null
  readonly city?: string | null
  readonly area?: string | null
  /** Code of the bank's head office. */
  readonly head?: string | null
  /** A further condition the installation defines. @source OPN-085 */
  readonly extra?: string | null
}

/**
 * `LimitVal` of a branch list: province, city, area and head office, comma-joined in that order.
 * @source PCK-007, OPN-086
 */
export function writeBranchLimit({ province, city, area, head, extra }: BranchLimit): string {
  return [province, city, area, head, ...(extra ? [extra] : [])].map((part) => part ?? '').join(',')
}

/** @see writeBranchLimit */
export function readBranchLimit(limit: string | null): Required<BranchLimit> {
  const [province, city, area, head, extra] = (limit ?? '').split(',').map((part) => part.trim() || null)
  return {
    province: province ?? null,
    city: city ?? null,
    area: area ?? null,
    head: head ?? null,
    extra: extra ?? null,
  }
}
