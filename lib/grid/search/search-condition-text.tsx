import type { ReactNode } from 'react'
import { dayOf } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { formatShown, UNIT_LABEL } from '../../catalogue/unit.ts'
import type { SearchCondition } from '../../contract/input.ts'
import { CELL } from '../../field/cell.tsx'

export interface SearchConditionTextProps {
  readonly field: Field
  readonly searchCondition: SearchCondition
  /** Text of a picked key; null when it is not known. */
  readonly text: string | null
}

/** What a field is searched for, as text: the name of a code, the ends of a range with their unit. */
export function SearchConditionText({ field, searchCondition, text }: SearchConditionTextProps): ReactNode {
  if ('contains' in searchCondition) return searchCondition.contains
  if ('number' in searchCondition) return searchCondition.number
  if ('is' in searchCondition) {
    if (text !== null && text !== '') return text
    return searchCondition.is.map((value, at) => {
      const Cell = CELL[field.kind]
      return (
        <span key={value}>
          {at > 0 ? '、' : ''}
          <Cell field={field} value={field.kind === 'flag' ? Number(value) : value} text={null} />
        </span>
      )
    })
  }
  if ('fromDay' in searchCondition) return rangeText(searchCondition.fromDay, searchCondition.toDay)
  const end = (value: number | null): string | null =>
    value === null ? null : field.kind === 'datetime' ? dayOf(value) : formatShown(field, value)
  const unit = field.shown ? ` ${UNIT_LABEL[field.shown]}` : ''
  return `${rangeText(end(searchCondition.from), end(searchCondition.to))}${unit}`
}

const rangeText = (from: string | null, to: string | null): string =>
  from !== null && from === to ? from : `${from ?? ''} – ${to ?? ''}`.trim()
