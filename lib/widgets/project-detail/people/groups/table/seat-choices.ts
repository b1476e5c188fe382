import { isActiveRow, seatOf } from '../../../../../domain/member/group.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import type { Choice } from '../../../../../ui/choice.ts'
import type { EditedRow, Person } from '../group-rows.ts'

/** A person who can be put on a seat. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Distinguishes people with the same name. */
  readonly note: string | undefined
  /** Code of the marriage on the person's own card. */
  readonly marriage?: string | null
}

/** The people available for the seats of a side. */
export interface Candidates {
  readonly list: readonly Candidate[]
  readonly loading: boolean
  /** Set when loading failed; retries it. */
  readonly failed: (() => void) | null
  /** True when a new person may be named. */
  readonly mayAdd: boolean
}

const NEW = 'new:'

/** The option value of a person; a new person is identified by name. */
export function choiceOf({ id, name }: Person): string {
  return id ?? NEW + name
}

/** The person an option represents. */
export function personOf({ value }: Choice, candidates: readonly Candidate[]): Person {
  const known = candidates.find(({ id }) => id === value)
  return known
    ? { id: known.id, name: known.name, marriage: known.marriage }
    : { id: null, name: value.slice(NEW.length) }
}

/** Group numbers of everyone, from 1, by member key and by name. */
export function placesOf(
  rows: readonly EditedRow[],
  except: { readonly key: string; readonly seat: 1 | 2 } | null = null,
): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(({ key, row }, index) =>
      (isActiveRow(row) ? ([1, 2] as const) : []).flatMap((number) => {
        const { id, name } = seatOf(row, number)
        if (name === '' || (key === except?.key && number === except.seat)) return []
        return [[name, index + 1], ...(id === null ? [] : [[id, index + 1] as const])] as const
      }),
    ),
  )
}

/** Trims a name and limits its length. */
export function nameOf(typed: string): string {
  return [...typed.trimStart()].slice(0, relation.fields.hf2jMemberName1.maxLength).join('')
}

interface SeatChoiceParts {
  readonly candidates: readonly Candidate[]
  /** Group numbers of the people on other seats. */
  readonly taken: ReadonlyMap<string, number>
  readonly query: string
  /** Null where no new person may be named. */
  readonly newLabel: ((name: string) => string) | null
  readonly takenHint: (no: number) => string
}

/** Matching members without a seat, then the new person the typed name would create. */
export function seatChoices({ candidates, taken, query, newLabel, takenHint }: SeatChoiceParts): readonly Choice[] {
  const typed = query.trim()
  const free = candidates.filter(({ id, name }) => !taken.has(id) && name.includes(typed))
  const no = taken.get(typed)
  return [
    ...free.map(({ id, name, note }) => ({ value: id, label: name, hint: note })),
    ...(typed === '' || newLabel === null
      ? []
      : [{ value: NEW + typed, label: newLabel(typed), hint: no === undefined ? undefined : takenHint(no) }]),
  ]
}

/**
 * The person a typed name means on blur: the only one with this name, or a new member. Null where it may have been a
 * search.
 */
export function meantBy(
  typed: string,
  choices: readonly Choice[],
  candidates: readonly Candidate[],
  mayAdd: boolean,
): Person | null {
  const name = typed.trim()
  if (name === '') return null
  const members = choices.filter(({ value }) => !value.startsWith(NEW))
  const [exact, ...others] = members.filter(({ label }) => label === name)
  if (exact && others.length === 0) return personOf(exact, candidates)
  return members.length === 0 && mayAdd ? { id: null, name } : null
}
