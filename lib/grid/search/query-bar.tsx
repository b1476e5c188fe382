import { fieldsToSearch } from '../../catalogue/entity.ts'
import { ChevronDown, ChevronUp } from 'lucide-react'
import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useState,
  type RefCallback,
  useCallback,
} from 'react'
import type { Issue } from '../../catalogue/check.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css, cx } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { isComposing } from '../../ui/dom/is-composing.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { fittingFields, searchColumns, searchSpan } from './query-layout.ts'
import { SearchField } from './search-field.tsx'
import { type ReadSearch, readSearch } from './search-input.ts'
import type { GridState } from '../use-grid-state.ts'

/** The width of an element in px, updated while it is mounted; null before it is known. */
function useWidth(): readonly [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState<number | null>(null)
  const [watching] = useState<{ stop?: () => void }>({})
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      watching.stop?.()
      delete watching.stop
      if (!element) return
      setWidth(element.clientWidth)
      const observer = new ResizeObserver(() => setWidth(element.clientWidth))
      observer.observe(element)
      watching.stop = () => observer.disconnect()
    },
    [watching],
  )
  return [ref, width]
}

const SearchChips = lazyPart(() => import('../grid-extras.ts').then(({ SearchChips }) => SearchChips))

export interface QueryBarProps {
  readonly grid: Grid
  readonly state: GridState
  readonly onSearch: (search: ReadSearch['search']) => void
  readonly onReset: () => void
}

const card = css({
  flex: 'none',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
})
const bar = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '20',
  paddingTop: '14',
  paddingInline: '20',
  paddingBottom: '16',
})
const fields = css({
  flex: '1',
  minWidth: '0',
  display: 'grid',
  rowGap: '12',
  columnGap: '20',
  alignItems: 'start',
  '&[data-columns="1"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
const wide = css({ gridColumn: 'span 2' })
const buttons = css({ flex: 'none', display: 'flex', alignItems: 'center', gap: '8' })
/** When only one field fits, the buttons may wrap below it. */
const WRAPPED: CSSProperties = { flexWrap: 'wrap' }
const ALONE: CSSProperties = { flexBasis: 220 }
const NO_ISSUES: readonly Issue[] = []

/**
 * The search fields in one row, with the others behind 展开. Enter searches, but not while an input method is composing.
 */
export function QueryBar({ grid, state, onSearch, onReset }: QueryBarProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const [ref, width] = useWidth()
  const [issues, setIssues] = useState(NO_ISSUES)
  const { entity, search } = grid
  const searched = fieldsToSearch(entity)
  const declared = search.flatMap((name) => {
    const field = searched[name]
    return field ? [{ name, field }] : []
  })
  const columns = searchColumns(width)
  const fitting = fittingFields(
    declared.map(({ field }) => field),
    columns,
  )
  const shown = state.expanded ? declared : declared.slice(0, fitting)
  const active = Object.keys(state.query.search).toSorted((name, other) => search.indexOf(name) - search.indexOf(other))
  const typedText = (name: string | undefined): string | null => {
    const typed = name === undefined ? undefined : state.typed[name]
    return typeof typed === 'string' && typed !== '' ? typed : null
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from overlays into the page around this widget and must not submit a form there.
    event.stopPropagation()
    const read = readSearch(searched, state.typed, {
      number: texts.notNumber,
      day: texts.notDay,
      order: texts.wrongOrder,
    })
    setIssues(read.issues)
    if (read.issues.some(({ field }) => declared.findIndex(({ name }) => name === field) >= fitting))
      state.setExpanded(true)
    if (read.issues.length === 0) onSearch(read.search)
  }
  const holdEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
  }
  return (
    <div ref={ref} className={card}>
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not support the element */}
      <form
        role="search"
        aria-label={texts.queryBar}
        className={bar}
        style={columns === 1 ? WRAPPED : undefined}
        onSubmit={submit}
        onKeyDown={holdEnter}
        noValidate
      >
        <div className={fields} style={columns === 1 ? ALONE : undefined} data-columns={columns}>
          {shown.map(({ name, field }) => (
            <SearchField
              key={name}
              className={cx(searchSpan(field, columns) === 2 && wide)}
              field={field}
              label={labelOf(entity, name)}
              unit={field.shown ? UNIT_LABEL[field.shown] : ''}
              typed={state.typed[name] ?? ''}
              text={state.texts[name] ?? null}
              error={issues.find((issue) => issue.field === name)?.message ?? null}
              within={typedText(field.parent)}
              onType={(typed, text) => {
                setIssues((now) => now.filter((issue) => issue.field !== name))
                state.type(name, typed, text)
              }}
            />
          ))}
        </div>
        <div className={buttons}>
          <Button type="submit" variant="primary">
            {texts.query}
          </Button>
          <Button
            onClick={() => {
              setIssues(NO_ISSUES)
              onReset()
            }}
          >
            {texts.reset}
          </Button>
          {declared.length > fitting ? (
            <Button variant="text" aria-expanded={state.expanded} onClick={() => state.setExpanded(!state.expanded)}>
              {state.expanded ? texts.collapse : texts.expand}
              {state.expanded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            </Button>
          ) : null}
        </div>
      </form>
      {active.length === 0 ? null : (
        <Suspense fallback={null}>
          <SearchChips
            entity={entity}
            search={state.query.search}
            names={active}
            texts={state.texts}
            onRemove={(name) => {
              const { [name]: _dropped, ...others } = state.query.search
              state.type(name, '')
              onSearch(others)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
