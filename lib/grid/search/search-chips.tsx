import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import { type Entity, fieldsToSearch } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { SearchCondition } from '../../contract/input.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { SearchConditionText } from './search-condition-text.tsx'

export interface SearchChipsProps {
  readonly entity: Entity
  readonly search: Readonly<Record<string, SearchCondition>>
  /** The fields, in their order. */
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

/** Shows what is searched for, each condition with a button that drops it alone. */
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
