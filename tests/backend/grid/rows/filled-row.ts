import { fieldState } from '../../../../lib/catalogue/field-state.ts'
import type { Field } from '../../../../lib/catalogue/field.ts'
import { isEmpty, type Value } from '../../../../lib/catalogue/kind.ts'
import type { Grid } from '../../../../lib/domain/grid/define-grid.ts'

export type Values = Readonly<Record<string, Value>>

/** Invented numbers, for fields that are answered masked and so cannot be copied from another row. */
const OF_NOBODY = { phone: '15400009999', id: '440199199001010015', bank: '6200000000000000003' } as const

/** What a form of a list is filled in after. */
export interface Example {
  /** Rows of the list; the first of them is taken after. */
  readonly rows: readonly Values[]
  /** Tells one filled form from the next. */
  readonly serial: number
  /** Codes a dictionary offers. */
  readonly codesOf: (dict: string) => readonly string[]
  /** Lists of fields no two rows may share, as the table says. */
  readonly unique: readonly (readonly string[])[]
  /** Values a field may take, where not all its dictionary offers are allowed. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  readonly extra?: Values
}

/** Documents belong to one record. */
const OF_ONE_RECORD = new Set<string>(['file', 'files', 'image', 'images'])

/**
 * What a person would fill into the blank form of a list: what another row of it says, wherever the form is open,
 * numbers of nobody for personal data, and something new where no two rows may be alike.
 *
 * @returns null when every choice is taken already
 */
export function filledRow(
  grid: Grid,
  { rows, serial, codesOf, unique, choices = {}, extra = {} }: Example,
): Values | null {
  const { entity, parent, states } = grid
  const [like = {}] = rows
  const asked = (name: string, field: Field): Value =>
    field.sensitive
      ? OF_NOBODY[field.sensitive]
      : OF_ONE_RECORD.has(field.kind) || isEmpty(like[name])
        ? null
        : (like[name] ?? null)
  const taken: Values = {
    ...Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, asked(name, field)])),
    keyValue: null,
    ...extra,
  }
  const open = Object.keys(entity.fields).filter((name) => {
    const { visible, editable } = fieldState(entity, name, taken)
    return (visible && editable && name !== states?.field) || (name === parent && !entity.fields[name]?.serverOwned)
  })
  const values = Object.fromEntries(
    open.flatMap((name) => (isEmpty(taken[name]) ? [] : [[name, taken[name] ?? null] as const])),
  )
  // The server generates these values, such as numbers, and keeps them unique.
  const isServerOwned = (fields: readonly string[]) => fields.every((name) => entity.fields[name]?.serverOwned)
  const newValues = unique
    .filter((fields) => !isServerOwned(fields))
    .map((fields) => newly(grid, fields, { rows, serial, codesOf, unique, choices }))
  return newValues.includes(null) ? null : { ...values, ...Object.assign({}, ...newValues), ...extra }
}

/** Values of these fields no row has together; null when there are none left. */
function newly(
  { entity }: Grid,
  fields: readonly string[],
  { rows, serial, codesOf, choices: allowed = {} }: Example,
): Values | null {
  const written = fields.find(
    (name) => WRITTEN.has(entity.fields[name]?.kind ?? '') && entity.fields[name]?.dict === undefined,
  )
  const field = written === undefined ? undefined : entity.fields[written]
  if (written !== undefined && field)
    return {
      [written]: another(
        field,
        rows.map((row) => row[written] ?? null),
        serial,
      ),
    }
  const choices = fields.map((name) => {
    const { dict, options } = entity.fields[name] ?? {}
    return (
      allowed[name] ??
      (dict === undefined ? [...new Set(rows.map((row) => row[name] ?? null))] : (options ?? codesOf(dict)))
    )
  })
  const together = choices.reduce<readonly (readonly Value[])[]>(
    (ways, offered) => ways.flatMap((way) => offered.map((value) => [...way, value])),
    [[]],
  )
  const had = new Set(rows.map((row) => JSON.stringify(fields.map((name) => row[name] ?? null))))
  const free = together.find((way) => !had.has(JSON.stringify(way)))
  return free ? Object.fromEntries(fields.map((name, index) => [name, free[index] ?? null])) : null
}

/** What a person types; of the rest there may be nothing else to choose. */
const WRITTEN = new Set(['text', 'textarea', 'address', 'integer', 'number', 'date', 'month'])

/** A value no row has. */
function another(
  { kind, maxLength = 40, min = 0, max = 1_000_000, precision, stored }: Field,
  had: readonly Value[],
  serial: number,
): Value {
  switch (kind) {
    case 'integer':
    case 'number': {
      const step = kind === 'integer' ? 1 : stored === 'ratio' ? 0.0001 : 10 ** -(precision ?? 0)
      const free = [...Array(2_000).keys()]
        .map((at) => Number((min + (serial + at) * step).toFixed(6)))
        .find((value) => value <= max && !had.includes(value))
      return free ?? null
    }
    case 'date':
      return `2031-${two(1 + (Math.floor(serial / 28) % 12))}-${two(1 + (serial % 28))}`
    case 'month':
      return `20${two(31 + Math.floor(serial / 12))}-${two(1 + (serial % 12))}`
    // Codes often say in their first letters what they are of.
    default:
      return `${/^[A-Z]+_/.exec(String(had[0] ?? ''))?.[0] ?? ''}CE${String(serial).padStart(4, '0')}`.slice(
        0,
        maxLength,
      )
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The same field with something else in it, as far as a person could type it; null where only a choice would do. */
export function retyped(
  grid: Grid,
  row: Values,
  unique: Example['unique'],
): { readonly name: string; readonly value: Value } | null {
  const uniqueFields = new Set(unique.flat())
  const open = Object.entries(grid.entity.fields).filter(([name, { sensitive, freeText }]) => {
    const { visible, editable } = fieldState(grid.entity, name, row)
    return visible && editable && !sensitive && !freeText && !uniqueFields.has(name) && name !== grid.parent
  })
  const byKind = (...kinds: readonly string[]) =>
    open.find(([, { kind, rules = [], dict }]) => kinds.includes(kind) && rules.length === 0 && dict === undefined)
  const found = byKind('textarea') ?? byKind('text') ?? byKind('integer') ?? byKind('flag') ?? byKind('number')
  if (!found) return null
  const [name, { kind, min = 0, maxLength = 40 }] = found
  const value = row[name] ?? null
  if (kind === 'flag') return { name, value: value === 1 ? 0 : 1 }
  if (kind === 'integer' || kind === 'number') return { name, value: value === min ? min + 1 : min }
  return { name, value: (value === '例样' ? '样例' : '例样').slice(0, maxLength) }
}
