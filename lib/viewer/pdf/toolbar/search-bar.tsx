import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useRef } from 'react'
import { pdfMessages } from '../../../locale/zh-cn/documents/pdf.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { isComposing } from '../../../ui/dom/is-composing.ts'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import type { TextSearch } from '../text/use-text-search.ts'

export interface SearchBarProps {
  readonly search: TextSearch
  readonly onClose: () => void
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  flex: 'none',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  backgroundColor: 'surface',
  paddingInline: '12',
  paddingBlock: '6',
})
const figure = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })

/** Searches the file. Enter goes to the next hit, Shift and Enter to the previous one. */
export const SearchBar = forwardRef<HTMLInputElement, SearchBarProps>(function SearchBar({ search, onClose }, ref) {
  const { typed, type, count, current, reading, go } = search
  const text = useMessages(pdfMessages)
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLInputElement) // adapter: the box is mounted as long as the bar is
  useEffect(() => box.current?.select(), [])
  const onKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape') {
      // Otherwise Escape would also close a drawer around the file.
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    go(event.shiftKey ? -1 : 1)
  }
  const said = count > 0 ? text.hits({ place: current + 1, count }) : reading ? text.searching : text.noHits
  return (
    <search className={bar}>
      <div style={{ flex: '0 1 260px' }}>
        <SearchInput
          ref={box}
          size="sm"
          label={text.search}
          placeholder={text.searchHint}
          value={typed}
          onChange={type}
          onKeyDown={onKey}
        />
      </div>
      <span role="status" className={figure} style={{ minWidth: 64 }}>
        {typed === '' ? '' : said}
      </span>
      <IconButton
        size="sm"
        label={text.previousHit}
        title={text.withKey({ label: text.previousHit, key: 'Shift+Enter' })}
        icon={<ChevronUp aria-hidden />}
        disabled={count === 0}
        onClick={() => go(-1)}
      />
      <IconButton
        size="sm"
        label={text.nextHit}
        title={text.withKey({ label: text.nextHit, key: 'Enter' })}
        icon={<ChevronDown aria-hidden />}
        disabled={count === 0}
        onClick={() => go(1)}
      />
      <IconButton
        size="sm"
        label={text.closeSearch}
        title={text.withKey({ label: text.closeSearch, key: 'Esc' })}
        icon={<X aria-hidden />}
        style={{ marginInlineStart: 'auto' }}
        onClick={onClose}
      />
    </search>
  )
})
