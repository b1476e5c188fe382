import { useLatest } from '../../provider/use-latest.ts'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { SearchInput } from '../../ui/inputs/search-input.tsx'
import { searchControl } from './search-input.ts'

export interface QuickSearchProps {
  readonly grid: Grid
  readonly field: string
  /** The current search text. */
  readonly requested: string
  readonly onSearch: (text: string) => void
}

/** How long the user must stop typing before the search starts, in ms. @source CON-011 */
const REST = 200
const box = css({ width: '220px', flex: '0 1 auto', minWidth: '120px' })

/**
 * The field of the quick search: the only search field, or the one that opens a record when the query bar does not
 * contain it.
 */
export function quickField({ entity, search, open }: Grid): string | null {
  const isText = (name: string): boolean => {
    const field = entity.fields[name]
    return field !== undefined && field.indexed === true && searchControl(field) === 'text'
  }
  const [only] = search
  if (search.length === 1 && only !== undefined && isText(only)) return only
  return open !== null && !search.includes(open) && isText(open) ? open : null
}

/** Searches while the user types. */
export function QuickSearch({ grid, field, requested, onSearch }: QuickSearchProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [typed, setTyped] = useState(requested)
  const [composing, setComposing] = useState(false)
  const reported = useRef(requested)
  const latest = useLatest(onSearch)
  // A reset or a saved view changes the search.
  useEffect(() => {
    if (reported.current === requested) return
    reported.current = requested
    setTyped(requested)
  }, [requested])
  useEffect(() => {
    if (composing || typed.trim() === reported.current) return
    const timer = setTimeout(() => {
      reported.current = typed.trim()
      latest.current(reported.current)
    }, REST)
    return () => clearTimeout(timer)
  }, [typed, composing, latest])
  return (
    <span onCompositionStart={() => setComposing(true)} onCompositionEnd={() => setComposing(false)}>
      <SearchInput
        className={box}
        size="sm"
        label={texts.quickSearch({ label: labelOf(grid.entity, field) })}
        placeholder={texts.quickSearch({ label: labelOf(grid.entity, field) })}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => {
          reported.current = text.trim()
          onSearch(reported.current)
        }}
      />
    </span>
  )
}
