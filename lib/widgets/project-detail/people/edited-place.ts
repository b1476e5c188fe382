import type { SectionEditing } from '../sections.ts'

/** The name under which a member in the making is edited. */
export function newPlace(memberType: string): string {
  return `new:${memberType}`
}

/** Whether a member or one of its records is what a place names; those of records end with the member's key. */
export function isWithin({ active, place }: Pick<SectionEditing, 'active' | 'place'>, memberKey: string): boolean {
  return active && place !== null && (place === memberKey || place.endsWith(`:${memberKey}`))
}
