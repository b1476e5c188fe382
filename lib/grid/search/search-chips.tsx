import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { dayOf } from '../../catalogue/day.ts'
import { type Entity, fieldsToSearch } from '../../catalogue/entity.ts'
import type { Field } from '../../catalogue/field.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import { formatShown, UNIT_LABEL } from '../../catalogue/unit.ts'
import type { SearchCondition } from '../../contract/input.ts'
import { CELL } from '../../field/cell.tsx'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'

export interface SearchChipsProps {
  readonly entity: Entity
  readonly search: Readonly<Record<string, SearchCondition>>
  /** Only these fields; the others are visible themselves. */
  readonly names: readonly string[]
  /** Texts of picked keys, by field. */
  readonly texts: Readonly<Record<string, string>>
  readonly onRemove: (name: string) => void
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  margin: '0',
  paddingInline: 'pad',
  paddingBottom: '12',
  listStyle: 'none',
})
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6',
  maxWidth: 'full',
  minHeight: '26px',
  paddingInline: '10',
  borderRadius: 'full',
  backgroundColor: 'brand-soft',
  color: 'brand-ink',
  textStyle: 'note',
  '& > span': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    marginInlineEnd: '-8px',
    borderRadius: 'full',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& > button > svg': { width: '12px', height: '12px' },
})

/** Shows the search of fields that are not visible. */
export function SearchChips({ entity, search, names, texts, onRemove }: SearchChipsProps): ReactElement | null {
  const words = useMessages(configGridMessages)
  const shown = names.flatMap((name) => {
    const field = fieldsToSearch(entity)[name]
    const searchCondition = search[name]
    return field && searchCondition ? [{ name, field, searchCondition, label: labelOf(entity, name) }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className={list} aria-label={words.activeSearch}>
      {shown.map(({ name, field, searchCondition, label }) => (
        <li key={name} className={chip}>
          <span>
            {label}：<SearchConditionText field={field} searchCondition={searchCondition} text={texts[name] ?? null} />
          </span>
          <button
            type="button"
            aria-label={words.dropCondition({ label })}
            title={words.dropCondition({ label })}
            onClick={() => onRemove(name)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

function SearchConditionText({
  field,
  searchCondition,
  text,
}: {
  readonly field: Field
  readonly searchCondition: SearchCondition
  readonly text: string | null
}): ReactNode {
  if ('contains' in searchCondition) return searchCondition.contains
  if ('number' in searchCondition) return searchCondition.number
  if ('is' in searchCondition) {
    if (text !== null && text !== '') return text
    return searchCondition.is.map((value, at) => {
      const Cell = CELL[field.kind]
      return (
        <span key={value}>
          {at > 0 ? '、' : ''}
          <Cell field={field} value={value} text={null} />
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
