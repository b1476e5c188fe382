import { addDays, dayOf, type Field, type Grid } from 'fangkit/domain'
import { searchableFields } from 'fangkit/contract'

/** One way of asking for a page of a list. */
export interface Question {
  /** Questions of a kind are summed up in one line. */
  readonly kind: string
  readonly name: string
  readonly input: Readonly<Record<string, unknown>>
}

/** A record of the list as it is answered. */
export type Answered = Readonly<Record<string, unknown>>

const PAGE = 10
const MONTH = 30
const NOWHERE = '没有这样的一条'
const UNSORTED = new Set(['codes', 'files', 'images'])

/**
 * Every question the screen of a list can ask: pages, each column up and down, each search field by what it is, and
 * several at once.
 *
 * @param samples rows of the list, whose values are searched for
 */
export function questionsOf(
  { entity, search }: Grid,
  samples: readonly Answered[],
  total: number,
): readonly Question[] {
  const fields = searchableFields(entity)
  const last = Math.max(1, Math.ceil(total / PAGE))
  const sample = (name: string) =>
    samples
      .map((row) => row[name])
      .find(
        (value) =>
          value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
  const asked = search.flatMap((name) => (fields[name] ? questionsAbout(name, fields[name], sample(name)) : []))
  const several = asked
    .filter(({ kind }) => kind !== 'search, nothing found')
    .slice(0, 4)
    .map(({ input }) => input)
  return [
    { kind: 'page, first', name: '1', input: {} },
    { kind: 'page, deep', name: 'middle', input: { page: Math.ceil(last / 2) } },
    { kind: 'page, deep', name: 'last', input: { page: last } },
    ...asked,
    { kind: 'search, several', name: 'together', input: Object.assign({}, ...several) },
    { kind: 'search, several', name: 'together, deep', input: Object.assign({ page: 20 }, several[0], several[1]) },
    ...Object.entries(fields)
      .filter(([, { kind }]) => !UNSORTED.has(kind))
      .flatMap(([name]) => [
        { kind: 'sort', name, input: { sort: `${name}:asc` } },
        { kind: 'sort', name, input: { sort: `${name}:desc` } },
        { kind: 'sort, deep', name, input: { sort: `${name}:desc`, page: Math.ceil(last / 2) } },
      ]),
  ]
}

/** What a person may put into one field of the query bar. */
function questionsAbout(name: string, field: Field, value: unknown): readonly Question[] {
  if (value === undefined) return []
  const put = (kind: string, requested: unknown): Question => ({
    kind: `search, ${kind}`,
    name,
    input: { [name]: requested },
  })
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'richtext':
    case 'address': {
      const text = String(value)
      const middle = Math.floor(text.length / 2)
      return [
        put('part of a text', text.slice(middle, middle + 2)),
        put('part of a text', text.slice(1, -1) || text),
        put('nothing found', NOWHERE),
      ]
    }
    case 'integer':
    case 'number':
      return [put('range of numbers', `${Number(value) * 0.8},${Number(value) * 1.2}`.replace(/(\.\d{2})\d+/g, '$1'))]
    case 'date':
    case 'date-or-anytime':
    case 'datetime':
      return typeof value === 'number' ? [put('range of days', `${addDays(dayOf(value), -MONTH)},${dayOf(value)}`)] : []
    case 'month':
      return [put('range of days', String(value))]
    case 'account':
      return [put('person', value)]
    case 'flag':
      return [put('dictionary', String(value))]
    default:
      return [put('dictionary', Array.isArray(value) ? value.join(',') : value)]
  }
}
