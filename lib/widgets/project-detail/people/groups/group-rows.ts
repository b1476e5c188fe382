import type { Field, Fields } from '../../../../catalogue/field.ts'
import { isOn } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import { ENTITY_STATE } from '../../../../domain/codes.ts'
import {
  emptySeat,
  type GroupRow,
  isActiveRow,
  removedRow,
  SEAT_FIELDS,
  seatedRows,
  type SeatNumber,
  seatOf,
  ticked,
} from '../../../../domain/member/group.ts'
import { type Groupable, groupsToStart, marriageOnSeat } from '../../../../domain/member/group-start.ts'
import type { Member } from '../../../../domain/member/member.ts'
import { type Relation, relation } from '../../../../domain/member/relation.ts'
import { seatTitle } from './seat-title.ts'

/** Prefix of a checkbox field of a seat, as in the API. */
export type SeatFlag = Parameters<typeof ticked>[1]

/** A person on a seat: a member, or a name that becomes a member on save. */
export interface Person {
  readonly id: string | null
  readonly name: string
  /** Code of the marriage on the person's own card. */
  readonly marriage?: string | null | undefined
}

/** A group while it is edited. */
export interface EditedRow {
  /** Stays the same while the group is edited. */
  readonly key: string
  readonly row: GroupRow
  /** The stored version; null for a new group. */
  readonly stored: Stored<Relation> | null
  /** True for a group made of a member who is in none, until the user changes it. */
  readonly started?: true
}

export type GroupEdit =
  | {
      readonly type: 'seat'
      readonly key: string
      readonly seat: SeatNumber
      readonly person: Person | null /** The checkbox that is ticked when the group gets its first person. */
      readonly party: SeatFlag | null
    }
  | {
      readonly type: 'tick'
      readonly key: string
      readonly seat: SeatNumber
      readonly flag: SeatFlag
      readonly on: boolean
    }
  | { readonly type: 'marry'; readonly key: string; readonly code: string | null }
  | { readonly type: 'add'; readonly key: string }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'restore'; readonly key: string }
  | { readonly type: 'putBack'; readonly row: EditedRow; readonly at: number }

/** A group as it is sent: a new one, or the changed fields of a stored one. */
export type GroupChange = GroupRow & { readonly keyValue?: string | null; readonly version?: number }

/** Turns stored groups into editable rows. */
export function rowsOf(stored: readonly Stored<Relation>[]): readonly EditedRow[] {
  return stored.map((one, index) => ({ key: one.keyValue ?? `${index}`, row: one, stored: one }))
}

/** What a group takes over from a member; null for one who is not stored. */
export function groupableOf({
  keyValue,
  hf23LinkName,
  hf23MemberRole,
  hf23Marriage,
}: Stored<Member>): Groupable | null {
  return keyValue === null
    ? null
    : { id: keyValue, name: hf23LinkName?.trim() ?? '', roles: hf23MemberRole ?? [], marriage: hf23Marriage }
}

/** The groups of a side as the user begins with them: the stored ones, then one for each member who is in none. */
export function rowsToBegin(
  memberType: string,
  stored: readonly Stored<Relation>[],
  people: readonly Groupable[],
): readonly EditedRow[] {
  const started = groupsToStart(memberType, stored, people)
  return [
    ...rowsOf(stored),
    ...started.map(({ id, row }): EditedRow => ({ key: `of:${id}`, row, stored: null, started: true })),
  ]
}

export function blankRow(key: string): EditedRow {
  return { key, row: {}, stored: null }
}

/** True when both seats are empty. */
export function isVacant(row: GroupRow): boolean {
  return seatOf(row, 1).name === '' && seatOf(row, 2).name === ''
}

export function edited(rows: readonly EditedRow[], edit: GroupEdit): readonly EditedRow[] {
  const change = (how: (row: GroupRow, stored: EditedRow['stored']) => GroupRow): readonly EditedRow[] =>
    rows.map((one) =>
      one.key === keyOf(edit) ? { key: one.key, row: how(one.row, one.stored), stored: one.stored } : one,
    )
  switch (edit.type) {
    case 'seat':
      return change((row) => seated(row, edit))
    case 'tick':
      return change((row) =>
        seatOf(row, edit.seat).name === '' ? row : { ...row, ...ticked(edit.seat, edit.flag, edit.on) },
      )
    case 'marry':
      return change((row) => (isVacant(row) ? row : { ...row, hf2jMarryCondition1: edit.code }))
    case 'add':
      return [...rows, blankRow(edit.key)]
    case 'remove':
      return rows.flatMap((one) =>
        one.key !== edit.key ? [one] : one.stored === null ? [] : [{ ...one, row: removedRow(one.row) }],
      )
    case 'restore':
      return change((row, stored) => ({
        ...row,
        isDelete: stored?.isDelete ?? null,
        entityState: stored?.entityState ?? null,
      }))
    case 'putBack':
      return rows.some(({ key }) => key === edit.row.key)
        ? rows
        : [...rows.slice(0, edit.at), edit.row, ...rows.slice(edit.at)]
  }
}

function keyOf(edit: GroupEdit): string {
  return edit.type === 'putBack' ? edit.row.key : edit.key
}

function seated(row: GroupRow, { seat, person, party }: GroupEdit & { readonly type: 'seat' }): GroupRow {
  const now = seatOf(row, seat)
  if (person === null) {
    const left = { ...row, ...emptySeat(seat) }
    return isVacant(left) ? { ...left, hf2jMarryCondition1: null } : left
  }
  if (now.name === person.name && now.id === person.id) return row
  const names: GroupRow =
    seat === 1
      ? { hf2jMemberId1: person.id, hf2jMemberName1: person.name }
      : { hf2jMemberId2: person.id, hf2jMemberName2: person.name }
  const stands = party === null || isOn(row[`${party}1`]) || isOn(row[`${party}2`])
  return {
    ...row,
    ...names,
    ...(now.name === '' && !stands ? ticked(seat, party, true) : {}),
    ...(person.marriage ? { hf2jMarryCondition1: marriageOnSeat(row, seat, person.marriage) } : {}),
  }
}

type Content = readonly (readonly [keyof GroupRow, string | number | null])[]

/** The editable fields of a group; the server derives the rest. */
const DECIDED = SEAT_FIELDS.filter((field) => relation.fields[`${field}1`].serverOwned !== true)

function contentOf(row: GroupRow): Content {
  const seats = ([1, 2] as const).flatMap((number) =>
    DECIDED.map((field): Content[number] => {
      const name = `${field}${number}` as const
      if (relation.fields[name].kind === 'flag') return [name, isOn(row[name]) ? 1 : 0]
      const text = row[name]
      return [name, typeof text === 'string' && text.trim() !== '' ? text.trim() : null]
    }),
  )
  return [...seats, ['hf2jMarryCondition1', row.hf2jMarryCondition1 ?? null]]
}

/**
 * The changes to send so that the server matches the screen. A stored group without people is removed.
 * @source MEM-053, OPN-098
 */
export function changesOf(rows: readonly EditedRow[]): readonly GroupChange[] {
  return rows.flatMap(({ row, stored }): readonly GroupChange[] => {
    const [seatedRow] = seatedRows([row])
    if (stored === null)
      return seatedRow
        ? [
            {
              ...fromContent(contentOf(seatedRow).filter(([, value]) => value !== null && value !== 0)),
              entityState: ENTITY_STATE.added,
            },
          ]
        : []
    const basis = { keyValue: stored.keyValue, version: stored.version }
    const [was] = seatedRows([stored])
    if (!seatedRow) return was || !isActiveRow(row) ? [{ ...basis, ...removedRow({}) }] : []
    const before = new Map(was ? contentOf(was) : [])
    const differing = contentOf(seatedRow).filter(([name, value]) => before.get(name) !== value)
    return differing.length === 0 ? [] : [{ ...basis, ...fromContent(differing), entityState: ENTITY_STATE.changed }]
  })
}

/** The changes the user has made; groups that are as the dialog began them are none. */
export function unsavedOf(rows: readonly EditedRow[]): readonly GroupChange[] {
  return changesOf(rows.filter(({ started }) => started !== true))
}

const FIELDS: Fields = relation.fields

/** Labels of the fields that differ between two versions of a group, each with its seat. */
export function differences(before: GroupRow, after: GroupRow): readonly string[] {
  const was = new Map(contentOf(before))
  return contentOf(after).flatMap(([name, value]) => {
    const field: Field | undefined = FIELDS[name]
    if (field === undefined || field.hidden === true || was.get(name) === value) return []
    return [field.kind === 'flag' ? `${seatTitle(name.endsWith('2') ? 2 : 1)}${field.label}` : field.label]
  })
}

function fromContent(content: Content): GroupRow {
  return Object.fromEntries(content)
}

/** A text that identifies the versions of these groups. */
export function versionsOf(stored: readonly (Pick<Stored<Relation>, 'keyValue' | 'version'> | null)[]): string {
  return stored
    .flatMap((one) => (one === null ? [] : [`${one.keyValue}:${one.version}`]))
    .sort()
    .join(' ')
}
