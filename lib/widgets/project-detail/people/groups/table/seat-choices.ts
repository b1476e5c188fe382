import { isActiveRow, seatOf } from '../../../../../domain/member/group.ts'
import { relation } from '../../../../../domain/member/relation.ts'
import type { Choice } from '../../../../../ui/choice.ts'
import type { EditedRow, Person } from '../group-rows.ts'

/** Somebody who may be seated. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Tells people of one name apart. */
  readonly note: string | undefined
}

/** Whom the seats of a side may have. */
export interface Candidates {
  readonly list: readonly Candidate[]
  readonly loading: boolean
  /** They did not load; asks for them again. */
  readonly failed: (() => void) | null
  /** Somebody new may be named. */
  readonly mayAdd: boolean
}

const NEW = 'new:'

/** A person as the value of a choice; somebody new goes by the name. */
export function choiceOf({ id, name }: Person): string {
  return id ?? NEW + name
}

/** Who a choice stands for. */
export function personOf({ value }: Choice, candidates: readonly Candidate[]): Person {
  const known = candidates.find(({ id }) => id === value)
  return known ? { id: known.id, name: known.name } : { id: null, name: value.slice(NEW.length) }
}

/** In which group everybody sits, by key where they are members and by name; counted from 1. */
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

/** What a name may have at most, and no blanks around it. */
export function nameOf(typed: string): string {
  return [...typed.trimStart()].slice(0, relation.fields.hf2jMemberName1.maxLength).join('')
}

interface SeatChoiceParts {
  readonly candidates: readonly Candidate[]
  /** Where the others sit. */
  readonly taken: ReadonlyMap<string, number>
  readonly query: string
  /** Null where nobody new may be named. */
  readonly newLabel: ((name: string) => string) | null
  readonly takenHint: (no: number) => string
}

/** Members nobody has seated yet who match what is typed, then whoever the typed name would create. */
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
 * Whom a typed name means when somebody leaves without choosing: the only one who bears it, or a new member. Null where
 * it may have been a search.
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
