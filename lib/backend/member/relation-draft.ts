import type { RecordValues } from '../../catalogue/effect.ts'
import { isOn, sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import {
  BORROWING,
  emptySeat,
  type GroupRow,
  isActiveRow,
  movedUp,
  type SeatNumber,
} from '../../domain/member/group.ts'
import type { MemberSide } from '../../domain/member/member-side.ts'
import type { relation } from '../../domain/member/relation.ts'
import type { ListRow } from '../../contract/list-input.ts'
import type { Row } from '../store.ts'
import { groupOf, type Names } from './relation-rows.ts'

/** A group as a caller sends it. */
export type SentGroup = ListRow<typeof relation>

/** What the groups of one side are checked against. */
export interface SideGroups {
  /** The case, locked. */
  readonly project: Row
  readonly side: MemberSide
  readonly facts: Scope
  /** The members of the side, by the names they have now. */
  readonly names: Names
  /** The groups of the side as they are stored. */
  readonly storedRows: readonly Row[]
}

/** A group that is being saved: as it is stored, as it was sent, and as it would be stored. */
export interface GroupDraft {
  /** Null for a new one. */
  readonly row: Row | null
  readonly sent: SentGroup
  /** Its index among the rows sent; null when it was not sent. */
  readonly at: number | null
  readonly after: GroupRow
  readonly removed: boolean
  /** Fields the user filled in that differ from what is stored. */
  readonly changed: readonly string[]
}

const FLAGS = ['isBuyer', 'isOwner', ...BORROWING] as const
export const SEATS = [1, 2] as const satisfies readonly SeatNumber[]
/**
 * The fields a group stores about its people: who they are and what was ticked. Names, roles and tags follow from
 * these.
 */
const STORED = [
  'hf2jMarryCondition1',
  ...SEATS.flatMap((number) => [`hf2jMemberId${number}`, ...FLAGS.map((flag) => `${flag}${number}`)]),
]
const NAMES = ['hf2jMemberName1', 'hf2jMemberName2']

/** The draft for a sent group, or for a stored one that was not sent. */
export function draftOf(row: Row | null, sent: SentGroup, at: number | null, names: Names): GroupDraft {
  const current = row ? groupOf(row, names) : {}
  const [before, after] = [filledIn(current, {}, names), filledIn(current, sent, names)]
  return {
    row,
    sent,
    at,
    after,
    removed: !isActiveRow({ isDelete: sent.isDelete ?? null, entityState: sent.entityState ?? null }),
    changed: [...STORED, ...NAMES].filter((name) => !sameValue(valueIn(before, name), valueIn(after, name))),
  }
}

/** The values a group is stored with, and which of them differ. */
export function storedGroup({ row, after }: Pick<GroupDraft, 'row' | 'after'>): {
  readonly values: RecordValues
  readonly changed: readonly string[]
} {
  const values = Object.fromEntries(STORED.map((name) => [name, valueIn(after, name)]))
  return { values, changed: STORED.filter((name) => !sameValue(plain(row?.values[name]), plain(values[name]))) }
}

/**
 * The group with its seats filled from the first: a person alone on the second seat moves up. Null when it is empty.
 */
export function seated({ after, removed }: GroupDraft): GroupRow | null {
  if (removed || (nameIn(after, 1) === '' && nameIn(after, 2) === '')) return null
  return nameIn(after, 1) === '' ? movedUp(after) : after
}

function filledIn(current: RecordValues, sent: SentGroup, names: Names): GroupRow {
  const marriage =
    sent.hf2jMarryCondition1 === undefined ? (current['hf2jMarryCondition1'] ?? null) : sent.hf2jMarryCondition1
  return {
    hf2jMarryCondition1: marriage,
    ...seatAfter(current, sent, 1, names),
    ...seatAfter(current, sent, 2, names),
  } as GroupRow // adapter: fields of a group by their own names
}

/**
 * An absent field stays as it is stored. Removing a name also removes its person, and a key without a name gets the
 * name of its member.
 */
function seatAfter(current: RecordValues, sent: SentGroup, number: SeatNumber, names: Names): GroupRow {
  const [idField, nameField] = [`hf2jMemberId${number}`, `hf2jMemberName${number}`] as const
  const id = String((sent[idField] === undefined ? current[idField] : sent[idField]) ?? '')
  const named =
    sent[nameField] !== undefined
      ? sent[nameField]
      : sent[idField] === undefined
        ? current[nameField]
        : id === ''
          ? null
          : (names.get(id) ?? UNKNOWN)
  const name = String(named ?? '').trim()
  if (name === '') return emptySeat(number)
  const flags = FLAGS.map((flag) => [
    `${flag}${number}`,
    isOn(sent[`${flag}${number}`] === undefined ? current[`${flag}${number}`] : sent[`${flag}${number}`]) ? 1 : null,
  ])
  return { ...emptySeat(number), [idField]: id === '' ? null : id, [nameField]: name, ...Object.fromEntries(flags) }
}

/** Used as the name of an unknown key; the group is refused before anything is stored. */
const UNKNOWN = '?'

export const nameIn = (group: GroupRow, number: SeatNumber): string => group[`hf2jMemberName${number}`] ?? ''

function valueIn(group: GroupRow, name: string): Value {
  return (group as RecordValues)[name] ?? null // adapter: a group holds values by field
}

/** A cleared flag may be stored as 0 or not at all. */
const plain = (value: Value | undefined): Value => (value === 0 ? null : (value ?? null))
