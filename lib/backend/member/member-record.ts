import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Scope, Value } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { homeAddressAfter } from '../../domain/member/home.ts'
import {
  hasSide,
  type MemberSide,
  metaMemberType,
  metaScopes,
  sideOf,
  sideWord,
} from '../../domain/member/member-side.ts'
import { member } from '../../domain/member/member.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import { blankOf, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'

/** A stored member as its record, with the fields that depend on the place of the house. */
export const memberOf = (row: Row, facts: Scope): RecordValues => recordOf(member, row, facts)

/** The side a stored member belongs to. */
export function sideOfMember({ key, values }: Row): MemberSide {
  const side = sideOf(textOf(values['hf23MemberType']))
  if (!side) throw new Error(`member ${key} stands on no side`)
  return side
}

/** The side a new member is added to. @throws Refusal INVALID for one that is unknown, or that the case has not */
export function openSide(memberType: Value | undefined, facts: Scope, field: string): MemberSide {
  const label = member.fields['hf23MemberType'].label
  if (typeof memberType !== 'string' || memberType === '') throw Refusal.invalid([{ field, message: `${label}必填` }])
  const side = sideOf(memberType)
  if (!side) throw Refusal.invalid([{ field, message: `${label}不在可选范围内` }])
  if (!hasSide(side, facts))
    throw Refusal.invalid([{ field, message: `按项目当前的付款方式和贷款方案，没有${sideWord(side, facts)}` }])
  return side
}

/**
 * The start values of a new member: declared defaults, the case and the side, the address of the house, and the role of
 * members who are in no group.
 */
export function newMember({ type, role }: MemberSide, project: Row, facts: Scope): RecordValues {
  const blank = blankOf(member)
  const presets: RecordValues = {
    hf23PrjId: project.key,
    hf23MemberType: type,
    hf23MemberRole: [role],
    hf23HomeAddress: homeAddressAfter(null, null, facts['hf20HouseAddress'] ?? null),
  }
  return settle(member, blank, { ...blank, ...presets }, facts).record
}

/** The start values of a copy: without the fields the server sets, and without personal data. */
export function copyOf(entity: Entity, record: RecordValues, freshRecord: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(entity.fields).map(([name, { serverOwned, sensitive }]) => [
      name,
      (serverOwned || sensitive ? freshRecord[name] : record[name]) ?? null,
    ]),
  )
}

/** The field metadata that applies to members of a side, or to their records. */
export function rulesFor(unit: Unit, entity: Entity, side: MemberSide, project: Row, facts: Scope): Promise<Overlay> {
  return overlayFor(unit, entity, project.key, { memberType: metaMemberType(side), scopes: metaScopes(side, facts) })
}

/**
 * Refuses to change fields that are fixed once the record is stored.
 * @throws Refusal INVALID for a value of a field that never changes once it is stored
 */
export function refuseMoving(
  entity: Entity,
  before: RecordValues,
  input: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  const moved = names.filter((name) => input[name] !== undefined && input[name] !== before[name])
  if (moved.length > 0)
    throw Refusal.invalid(moved.map((field) => ({ field, message: `${entity.fields[field]?.label ?? field}不能修改` })))
}
