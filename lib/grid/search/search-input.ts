import type { Issue } from '../../catalogue/check.ts'
import { addDays, dayOf, isDay, millisecondsOf } from '../../catalogue/day.ts'
import type { Field, Fields } from '../../catalogue/field.ts'
import type { Kind } from '../../catalogue/kind.ts'
import { toShown, toStored } from '../../catalogue/unit.ts'
import type { SearchCondition } from '../../contract/input.ts'

/** Control for searching a field: a text, a choice, or the ends of a range. */
export type SearchControl = 'text' | 'choice' | 'numbers' | 'days' | 'instants'

const CONTROL = {
  text: 'text',
  textarea: 'text',
  richtext: 'text',
  address: 'text',
  integer: 'numbers',
  number: 'numbers',
  computed: 'text',
  code: 'choice',
  codes: 'choice',
  flag: 'choice',
  yesno: 'choice',
  region: 'choice',
  account: 'choice',
  branch: 'choice',
  organisation: 'choice',
  member: 'text',
  id: 'text',
  file: 'text',
  files: 'text',
  image: 'text',
  images: 'text',
  date: 'days',
  month: 'days',
  'date-or-anytime': 'days',
  datetime: 'instants',
} satisfies Record<Kind, SearchControl>

export function searchControl(field: Field): SearchControl {
  return CONTROL[field.kind]
}

/** What the user typed for one field: one text, or both ends of a range. */
export type Typed = string | { readonly from: string; readonly to: string }
export type TypedSearch = Readonly<Record<string, Typed>>

export const NOTHING_TYPED: TypedSearch = {}

/** Texts for issues of a search; the grid's messages provide them. */
export interface SearchIssueTexts {
  readonly number: string
  readonly day: string
  readonly order: string
}

export interface ReadSearch {
  readonly search: Readonly<Record<string, SearchCondition>>
  readonly issues: readonly Issue[]
}

/** Reads typed texts as a search. Leaves out fields with an issue. */
export function readSearch(fields: Fields, typed: TypedSearch, texts: SearchIssueTexts): ReadSearch {
  const search: Record<string, SearchCondition> = {}
  const issues: Issue[] = []
  for (const [name, value] of Object.entries(typed)) {
    const field = fields[name]
    const searchCondition = field ? readSearchCondition(field, value, texts) : null
    if (searchCondition === null) continue
    if (typeof searchCondition === 'string') issues.push({ field: name, message: searchCondition })
    else search[name] = searchCondition
  }
  return { search, issues }
}

/** Writes a search as typed texts, for a query that comes from outside. */
export function typedSearch(fields: Fields, search: Readonly<Record<string, SearchCondition>>): TypedSearch {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, searchCondition]) => {
      const field = fields[name]
      return field ? [[name, typedOf(field, searchCondition)] as const] : []
    }),
  )
}

/** Reads one field: a condition, null when nothing was typed, or the issue. */
function readSearchCondition(field: Field, typed: Typed, texts: SearchIssueTexts): SearchCondition | string | null {
  if (typeof typed === 'string') {
    const text = typed.trim()
    if (text === '') return null
    return searchControl(field) === 'choice' ? { is: text.split(',') } : { contains: text }
  }
  const from = typed.from.trim()
  const to = typed.to.trim()
  if (from === '' && to === '') return null
  return searchControl(field) === 'numbers' ? readNumbers(field, from, to, texts) : readDays(field, from, to, texts)
}

function readNumbers(
  field: Field,
  from: string,
  to: string,
  { number, order }: SearchIssueTexts,
): SearchCondition | string {
  const [low, high] = [from, to].map((text) => (text === '' ? null : (toStored(field, text) ?? Number.NaN)))
  if (low === undefined || high === undefined || Number.isNaN(low) || Number.isNaN(high)) return number
  if (low !== null && high !== null && low > high) return order
  return { from: low, to: high }
}

function readDays(field: Field, from: string, to: string, { day, order }: SearchIssueTexts): SearchCondition | string {
  if ([from, to].some((text) => text !== '' && !isDay(text))) return day
  if (from !== '' && to !== '' && from > to) return order
  if (searchControl(field) === 'days') return { fromDay: from || null, toDay: to || null }
  // Includes the whole last day.
  return { from: from === '' ? null : millisecondsOf(from), to: to === '' ? null : millisecondsOf(addDays(to, 1)) - 1 }
}

function typedOf(field: Field, searchCondition: SearchCondition): Typed {
  if ('contains' in searchCondition) return searchCondition.contains
  if ('number' in searchCondition) return searchCondition.number
  if ('is' in searchCondition) return searchCondition.is.join(',')
  if ('fromDay' in searchCondition) return { from: searchCondition.fromDay ?? '', to: searchCondition.toDay ?? '' }
  const end = (value: number | null) =>
    value === null ? '' : searchControl(field) === 'instants' ? dayOf(value) : toShown(field, value)
  return { from: end(searchCondition.from), to: end(searchCondition.to) }
}
