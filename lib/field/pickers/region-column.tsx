import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { flag } from '../../ui/dom/flag.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { Spinner } from '../../ui/indicators/spinner.tsx'

export interface RegionColumnProps {
  readonly label: string
  readonly level: number
  /** Code whose children are offered; `''` for provinces, null while the level above is not chosen. */
  readonly parent: string | null
  /** Text of an empty column while the level above is not chosen. */
  readonly blank: string | null
  readonly value: string | null
  /** Takes the focus when the popup opens. */
  readonly starts: boolean
  readonly onPick: (code: string, name: string) => void
  readonly onMove: (direction: 1 | -1) => void
}

const frame = css({ display: 'grid', minWidth: '0' })
const column = css({
  height: '264px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '4',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  '&:is(:focus, :focus-visible)': { outline: 'none' },
  '&:focus > [data-active]': { outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
})
const item = css({
  flex: 'none',
  paddingBlock: '5px',
  paddingInline: '10',
  borderRadius: 'md',
  color: 'ink-2',
  cursor: 'pointer',
  userSelect: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _hover: { backgroundColor: 'surface-3' },
  '&[data-chosen]': { backgroundColor: 'brand-soft', color: 'brand-ink' },
})
const blankBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  padding: '10',
  color: 'ink-3',
  textStyle: 'label',
})

const TYPEAHEAD_PAUSE = 800

/** One column of the cascader: the places of one level. */
export function RegionColumn({
  label,
  level,
  parent,
  blank,
  value,
  starts,
  onPick,
  onMove,
}: RegionColumnProps): ReactElement {
  const texts = useMessages(pickerMessages)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [active, setActive] = useState<string | null>(null)
  const { entries, loading, error, reload } = useDivisions(parent)
  const places = parent === null ? [] : entries
  const at = Math.max(
    0,
    places.findIndex(({ key }) => key === (active ?? value)),
  )
  const current = places[at]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another place is marked
  useEffect(() => {
    root.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [at, places.length])

  const goTo = (index: number): void => setActive(places[Math.max(0, Math.min(places.length - 1, index))]?.key ?? null)
  const find = (event: KeyboardEvent): void => {
    const fresh = event.timeStamp - typed.current.at > TYPEAHEAD_PAUSE
    typed.current = { text: `${fresh ? '' : typed.current.text}${event.key}`, at: event.timeStamp }
    const found = places.findIndex(({ value: name }) => name.startsWith(typed.current.text))
    if (found >= 0) goTo(found)
  }
  const act = (key: string): boolean => {
    if (key === 'ArrowDown') goTo(at + 1)
    else if (key === 'ArrowUp') goTo(at - 1)
    else if (key === 'Home') goTo(0)
    else if (key === 'End') goTo(places.length - 1)
    else if (key === 'ArrowLeft') onMove(-1)
    else if (key === 'ArrowRight') onMove(1)
    else if (key !== 'Enter' && key !== ' ') return false
    else if (current) onPick(current.key, current.value)
    return true
  }
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (act(event.key)) event.preventDefault()
    else if (event.key.length === 1) find(event)
  }
  return (
    <div className={frame}>
      <div
        ref={root}
        role="listbox"
        tabIndex={0}
        data-level={level}
        aria-label={label}
        aria-busy={loading || undefined}
        aria-activedescendant={current === undefined ? undefined : `${id}${current.key}`}
        data-autofocus={flag(starts)}
        className={column}
        onKeyDown={press}
      >
        {places.map(({ key, value: name }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={key}
            id={`${id}${key}`}
            role="option"
            aria-selected={key === value}
            data-active={flag(index === at)}
            data-chosen={flag(key === value)}
            className={item}
            title={name}
            onClick={() => {
              setActive(key)
              onPick(key, name)
            }}
          >
            {name}
          </div>
        ))}
        {places.length > 0 ? null : (
          <div role="option" tabIndex={-1} aria-disabled aria-selected={false} className={blankBox}>
            {parent === null ? (
              blank
            ) : error !== null ? (
              texts.loadFailed
            ) : loading ? (
              <Spinner size={14} />
            ) : (
              texts.noMatch
            )}
          </div>
        )}
      </div>
      {error !== null && parent !== null ? (
        <Button variant="text" size="sm" onClick={reload}>
          {texts.retry}
        </Button>
      ) : null}
    </div>
  )
}
