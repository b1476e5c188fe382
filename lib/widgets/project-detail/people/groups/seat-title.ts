import type { SeatNumber } from '../../../../domain/member/group.ts'
import { relation } from '../../../../domain/member/relation.ts'

/** The title of a seat. */
export function seatTitle(seat: SeatNumber): string {
  return relation.groups[`person${seat}`]?.label ?? ''
}
