import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { css, cx } from '../../styled-system/css/index.js'
import { flag } from '../../ui/dom/flag.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { Spinner } from '../../ui/indicators/spinner.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { VisuallyHidden } from '../../ui/indicators/visually-hidden.tsx'

export interface PickerItem {
  readonly key: string
  readonly name: string
  readonly note?: string | undefined
  /** Replaces name and note: cells aligned with the header. */
  readonly cells?: ReactNode
}

export interface PickerListProps {
  readonly label: string
  readonly placeholder: string
  readonly keyword: string
  readonly onKeyword: (keyword: string) => void
  readonly items: readonly PickerItem[]
  readonly value: string | null
  readonly onPick: (item: PickerItem) => void
  readonly loading: boolean
  /** Shown instead of the list: no results, or an error. */
  readonly blank: ReactNode
  /** Read by screen readers when the results change. */
  readonly status: string
  /** Further filters, between the search box and the rows. */
  readonly filters?: ReactNode
  /** Column headers above the rows. */
  readonly header?: ReactNode
  /** More spacing, for drawers. */
  readonly roomy?: boolean
  /** Class that lays out the cells of a row. */
  readonly rowClass?: string | undefined
  readonly footer?: ReactNode
}

const head = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  padding: '8',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
  '&[data-roomy]': { paddingBlock: '12', paddingInline: '20' },
})
const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  flex: '1 1 auto',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  '&[data-roomy]': { paddingInline: '10', '& > *': { minHeight: '36px' } },
})
const option = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  paddingBlock: '5px',
  paddingInline: '10',
  borderRadius: 'md',
  color: 'ink-2',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-active]:not([data-chosen])': { backgroundColor: 'surface-3', color: 'ink' },
  '&[data-active]': { outline: '2px solid transparent', outlineOffset: '-2px' },
  '&[data-chosen]': { backgroundColor: 'brand-soft', color: 'brand-ink' },
  '&[data-chosen][data-active]': { boxShadow: 'inset 0 0 0 1px {colors.brand-line}' },
  '& > svg': { flex: 'none', width: '14px', height: '14px', color: 'brand' },
})
const optionName = css({ flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const optionNote = css({ textStyle: 'note', color: 'ink-3' })
/** Reserves the height of a page of results, so that the box opens where it will fit. */
const results = css({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: '200px' })
const blankBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '44px',
  paddingInline: '14',
  color: 'ink-3',
  textStyle: 'label',
})

/** A list with a search box that keeps the focus; arrow keys move the mark, Enter picks. */
export function PickerList({
  label,
  placeholder,
  keyword,
  onKeyword,
  items,
  value,
  onPick,
  loading,
  blank,
  status,
  filters,
  header,
  roomy = false,
  rowClass,
  footer,
}: PickerListProps): ReactElement {
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(value)
  const index = items.findIndex(({ key }) => key === active)
  const current = Math.max(0, index)

  const move = (to: number): void => {
    const next = items[to]
    if (next) setActive(next.key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another row is marked
  useEffect(() => {
    listRef.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current, items])
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') move(current + 1)
    else if (event.key === 'ArrowUp') move(current - 1)
    else if (event.key === 'Enter') {
      const chosen = items[current]
      if (chosen && !loading) onPick(chosen)
    } else return
    event.preventDefault()
  }
  return (
    <>
      <div className={head} data-roomy={flag(roomy)}>
        <TextInput
          data-autofocus
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={items.length > 0 ? `${id}${current}` : undefined}
          placeholder={placeholder}
          icon={loading ? <Spinner /> : <Search aria-hidden />}
          value={keyword}
          onChange={(event) => onKeyword(event.currentTarget.value)}
          onKeyDown={press}
        />
        {filters}
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <div className={results}>
        {items.length > 0 ? header : null}
        {items.length === 0 ? (
          <div className={blankBox}>{blank}</div>
        ) : (
          <div
            ref={listRef}
            id={`${id}list`}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            className={list}
            data-roomy={flag(roomy)}
          >
            {items.map((item, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the focus and handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={item.key}
                id={`${id}${at}`}
                role="option"
                aria-selected={item.key === value}
                data-active={flag(at === current)}
                data-chosen={flag(item.key === value)}
                className={cx(option, rowClass)}
                onPointerMove={() => setActive(item.key)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(item)}
              >
                {item.cells ?? (
                  <>
                    <span className={optionName} title={item.name}>
                      {item.name}
                    </span>
                    {item.note === undefined ? null : <span className={optionNote}>{item.note}</span>}
                  </>
                )}
                {item.key === value ? <Check aria-hidden /> : null}
              </div>
            ))}
          </div>
        )}
      </div>
      {footer}
    </>
  )
}
