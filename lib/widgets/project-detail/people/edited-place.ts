import type { SectionEditing } from '../sections.ts'

/** The place name of a new member. */
export function newPlace(memberType: string): string {
  return `new:${memberType}`
}

/** True when a place is a member or one of its records; places of records end with the member's key. */
export function isWithin({ active, place }: Pick<SectionEditing, 'active' | 'place'>, memberKey: string): boolean {
  return active && place !== null && (place === memberKey || place.endsWith(`:${memberKey}`))
}
