import { fieldsToSearch } from '../../catalogue/entity.ts'
import { instantText, dayOf } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { formatShown, UNIT_LABEL } from '../../catalogue/unit.ts'
import type { SearchCondition } from '../../contract/input.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { isCoded, valueText } from '../../field/value-text.ts'
import type { FieldTexts } from '../../field/field-texts.ts'
import type { PrintSheet } from '../../ui/dom/print-sheet.ts'
import type { GridQuery } from '../grid-query.ts'
import type { GridRow } from '../grid-row.ts'

export interface ListSheetParts {
  readonly grid: Grid
  readonly query: GridQuery
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly fieldTexts: FieldTexts
  readonly texts: {
    readonly conditions: (values: { readonly text: string }) => string
    readonly none: string
    readonly rows: (values: { readonly count: number; readonly total: number }) => string
    readonly printed: (values: { readonly who: string; readonly at: string }) => string
    readonly empty: string
  }
  /** Number of all rows found. */
  readonly total: number
  readonly who: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** A list as it is printed: search, number of rows, user, time, and the columns on screen. */
export function listSheet({
  grid,
  query,
  columns,
  rows,
  fieldTexts,
  texts,
  total,
  who,
  at,
}: ListSheetParts): PrintSheet {
  const conditions = Object.entries(query.search).flatMap(([name, searchCondition]) => {
    const field = fieldsToSearch(grid.entity)[name]
    return field
      ? [`${labelOf(grid.entity, name)} ${searchConditionText(name, field, searchCondition, rows, fieldTexts)}`]
      : []
  })
  return {
    title: grid.title,
    lines: [
      texts.conditions({ text: conditions.length === 0 ? texts.none : conditions.join('；') }),
      texts.rows({ count: rows.length, total }),
      texts.printed({ who, at: instantText(at) }),
    ],
    tables: [
      {
        title: '',
        columns: columns.map(({ label, unit }) => (unit === '' ? label : `${label}（${unit}）`)),
        rows: rows.map((row) => columns.map((column) => cellText(column, row, fieldTexts))),
        empty: texts.empty,
      },
    ],
  }
}

function cellText({ name, field, numeric }: GridColumn, row: GridRow, texts: FieldTexts): string {
  const value = row[name] ?? null
  const text = row.refValues[name] ?? null
  // Keys without a text mean nothing to a reader.
  if (isEmpty(value) || (isCoded(field) && text === null)) return ''
  return typeof value === 'number' && numeric ? formatShown(field, value) : (valueText(field, value, texts, text) ?? '')
}

/** The texts of searched keys come from the rows that were found. */
function searchConditionText(
  name: string,
  field: Field,
  searchCondition: SearchCondition,
  rows: readonly GridRow[],
  texts: FieldTexts,
): string {
  if ('contains' in searchCondition) return searchCondition.contains
  if ('number' in searchCondition) return searchCondition.number
  if ('is' in searchCondition)
    return searchCondition.is
      .map((value) => rows.find((row) => row[name] === value)?.refValues[name] ?? valueText(field, value, texts) ?? '')
      .join('、')
  if ('fromDay' in searchCondition) return range(searchCondition.fromDay, searchCondition.toDay)
  const end = (value: number | null): string | null =>
    value === null ? null : field.kind === 'datetime' ? dayOf(value) : formatShown(field, value)
  return `${range(end(searchCondition.from), end(searchCondition.to))}${field.shown ? UNIT_LABEL[field.shown] : ''}`
}

const range = (from: string | null, to: string | null): string =>
  from !== null && from === to ? from : `${from ?? ''} – ${to ?? ''}`.trim()
