import { DICTIONARIES } from '../../../../lib/backend/seed/dictionaries/dictionaries.ts'
import type { Condition } from '../../../../lib/catalogue/condition.ts'
import { entities } from '../../../../lib/domain/entities.ts'
import { CASE_TABLES } from './case-table.ts'
import type { Values } from './asking.ts'

/** Fields that share one condition. */
export interface Conditional {
  readonly service: string
  readonly names: readonly string[]
  readonly points: readonly Boundary[]
}

/** What they are under one set of values: a point next to, on or beyond a limit of their condition. */
export interface Boundary {
  /** Values the condition reads: of the record, of the case, of other records. */
  readonly inputs: Values
  readonly shown: boolean
  /** Their labels there, in the order of their names. */
  readonly labels: readonly string[]
}

/** Codes that fields without a dictionary of their own are asked with: districts beside the one that counts. */
const DISTRICTS = ['440106', '440112', '440113']
const CODES = new Map(DICTIONARIES.map(({ code, entries }) => [code, entries.map(([key]) => key)]))
const FIELDS = Object.assign({}, ...Object.values(entities).map(({ fields }) => fields)) as Readonly<
  Record<
    string,
    { readonly kind: string; readonly dict?: string; readonly min?: number; readonly options?: readonly string[] }
  >
>

/** A value of a field that has neither codes nor a limit, for conditions that only ask whether it is filled. */
const FILLED: Readonly<Record<string, string | number>> = {
  text: '示例',
  textarea: '示例',
  address: '示例路1号',
  date: '2026-01-05',
  number: 1,
  integer: 1,
}

/** The values of the field of a condition without parts: empty, every code, or the values around its limit. */
function edgesOf(leaf: Condition): readonly Values[] {
  if (!('field' in leaf)) throw new Error('no leaf')
  const field = FIELDS[leaf.field]
  const codes =
    field?.kind === 'region'
      ? DISTRICTS
      : field?.kind === 'yesno'
        ? ['0', '1']
        : (field?.options ?? CODES.get(field?.dict ?? '') ?? [])
  const filled = FILLED[field?.kind ?? '']
  const limit = 'above' in leaf ? leaf.above : 'atLeast' in leaf ? leaf.atLeast : 'below' in leaf ? leaf.below : null
  const step = field?.kind === 'integer' ? 1 : 0.01
  const values =
    limit === null
      ? [
          null,
          ...codes.map((code) => (field?.kind === 'codes' ? [code] : code)),
          ...(codes.length === 0 && filled !== undefined ? [filled] : []),
        ]
      : [null, ...[limit - step, limit, limit + step].filter((value) => value >= (field?.min ?? 0))]
  return values.map((value) => ({ [leaf.field]: value }))
}

/** Values under which a condition holds. */
function satisfying(condition: Condition): Values {
  if ('all' in condition) return Object.assign({}, ...condition.all.map(satisfying)) as Values
  if ('any' in condition) return condition.any[0] ? satisfying(condition.any[0]) : {}
  const predicate =
    'not' in condition
      ? (values: Values) => !expected(condition.not, values)
      : (values: Values) => expected(condition, values)
  const found = edgesOf('not' in condition ? condition.not : condition).find(
    (values) => Object.values(values).every((value) => value !== null) && predicate(values),
  )
  return found ?? ('field' in condition ? { [condition.field]: null } : {})
}

/** One condition at a time goes through its values, while the others hold. */
function points(condition: Condition): readonly Values[] {
  if ('all' in condition) {
    return condition.all.flatMap((part, index) =>
      points(part).map((values) => ({
        ...(Object.assign({}, ...condition.all.filter((_other, at) => at !== index).map(satisfying)) as Values),
        ...values,
      })),
    )
  }
  if ('any' in condition) return condition.any.flatMap(points)
  return 'not' in condition ? points(condition.not) : edgesOf(condition)
}

/** The meaning of a condition, restated. */
function expected(condition: Condition, values: Values): boolean {
  if ('all' in condition) return condition.all.every((part) => expected(part, values))
  if ('any' in condition) return condition.any.some((part) => expected(part, values))
  if ('not' in condition) return !expected(condition.not, values)
  const value = values[condition.field] ?? null
  if ('empty' in condition) return value === null
  if ('is' in condition)
    return Array.isArray(value)
      ? value.some((one) => condition.is.includes(one))
      : condition.is.includes(value as string) // adapter: no list
  if (typeof value !== 'number') return false
  return 'above' in condition
    ? value > condition.above
    : 'below' in condition
      ? value < condition.below
      : value >= condition.atLeast
}

/** Every conditional field of demand, house, trade and loan, at every limit of its rule and of its label. */
export const BOUNDARIES: readonly Conditional[] = Object.entries(CASE_TABLES).flatMap(([service, groups]) => {
  const lines = Object.values(groups).flatMap((fields) => Object.entries(fields))
  const conditions = new Map(
    lines.flatMap(([, [, , , when]]) => (when?.shown ? [[JSON.stringify(when.shown), when.shown] as const] : [])),
  )
  return [...conditions].map(([text, shown]): Conditional => {
    const alike = lines.filter(([, [, , , when]]) => JSON.stringify(when?.shown) === text)
    const inputs = [
      shown,
      ...alike.flatMap(([, [, , , when]]) => (when?.labels ?? []).map((label) => label.when)),
    ].flatMap(points)
    const once = [
      ...new Map(inputs.map((values) => [JSON.stringify(Object.entries(values).toSorted()), values])).values(),
    ]
    const labelOf = (values: Values) =>
      alike.map(([, [, label, , when]]) => when?.labels?.find((one) => expected(one.when, values))?.use ?? label)
    return {
      service,
      names: alike.map(([name]) => name),
      points: once.map((values) => ({ inputs: values, shown: expected(shown, values), labels: labelOf(values) })),
    }
  })
})
