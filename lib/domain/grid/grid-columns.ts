import type { Field } from '../../catalogue/field.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Kind } from '../../catalogue/kind.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import type { StatusMeaning } from '../project/step-tone.ts'
import type { Grid } from './define-grid.ts'

/** A column a list can show. @public */
export interface GridColumn {
  /** Wire name of the field. */
  readonly name: string
  /** Its declaration, with what the list adds to it. */
  readonly field: Field
  readonly label: string
  /** Unit shown beside the label; empty for a value without one. */
  readonly unit: string
  /** True for numbers, which are aligned at the right. */
  readonly numeric: boolean
  /** True for an indexed field; several codes in one cell cannot be sorted by. */
  readonly sortable: boolean
  /** Shown by default. */
  readonly shown: boolean
  /** Meanings of its codes, when they are states. */
  readonly statuses?: Readonly<Record<string, StatusMeaning>> | undefined
}

/** The title of a column in a file: its label, with its unit. */
export const columnTitle = (label: string, unit: string): string => (unit === '' ? label : `${label}（${unit}）`)

/** Whether a kind fits into one line of a table. */
const LISTABLE = {
  text: true,
  textarea: true,
  richtext: false,
  address: true,
  integer: true,
  number: true,
  code: true,
  codes: true,
  flag: true,
  yesno: true,
  date: true,
  month: true,
  datetime: true,
  'date-or-anytime': true,
  region: true,
  account: true,
  branch: true,
  organisation: true,
  member: true,
  file: false,
  files: false,
  image: false,
  images: false,
  computed: true,
  id: false,
} satisfies Record<Kind, boolean>

/**
 * Every column of a list: first those it names, which are shown; then the others, which a user can add, with those the
 * entity marks as columns first. A field added to the entity can be chosen without changing the list.
 * @public
 */
export function gridColumns(grid: Grid): readonly GridColumn[] {
  const { entity, columns } = grid
  const columnOf = (name: string, shown: boolean) => columnIn(grid, name, shown)
  const listable = Object.entries(entity.fields).flatMap(([name, field]) =>
    !field.hidden && !field.passing && LISTABLE[field.kind] && !columns.includes(name) ? [name] : [],
  )
  const marked = listable.filter((name) => entity.fields[name]?.column)
  const rest = listable.filter((name) => !entity.fields[name]?.column)
  return [
    ...columns.flatMap((name) => columnOf(name, true)),
    ...[...marked, ...rest].flatMap((name) => columnOf(name, false)),
  ]
}

function columnIn({ entity, statuses }: Grid, name: string, shown: boolean): readonly GridColumn[] {
  const field = entity.fields[name]
  if (!field) return []
  const numeric = field.kind === 'number' || field.kind === 'integer'
  return [
    {
      name,
      field,
      label: labelOf(entity, name),
      unit: numeric && field.shown ? UNIT_LABEL[field.shown] : '',
      numeric,
      sortable: field.indexed === true && field.kind !== 'codes',
      shown,
      statuses: statuses?.[field.dict ?? ''],
    },
  ]
}
