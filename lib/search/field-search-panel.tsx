import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { explainState } from '../catalogue/explain.ts'
import { matchPlaces } from '../catalogue/search-index.ts'
import { searchPanelMessages } from '../locale/zh-cn/search-panel.ts'
import { useDictionaries } from '../provider/dictionaries/use-dictionaries.ts'
import { useMessages } from '../provider/use-messages.ts'
import { useNotify } from '../provider/notices/use-notify.ts'
import { css } from '../styled-system/css/index.js'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { VisuallyHidden } from '../ui/indicators/visually-hidden.tsx'
import { FieldPreview } from './field-preview.tsx'
import { useFieldSearchCore } from './field-search-context.ts'
import { FieldSearchRow } from './field-search-row.tsx'
import { dictionariesOf, type Hit, pagePlaces, scopeOf, stateOf, conditionTextsAt } from './search-hits.ts'

/** What the box needs to know of its list. */
export interface SearchPanelState {
  readonly count: number
  readonly activeId: string | null
}

export interface SearchPanelHandle {
  /** Handles a key; true when the list used it. */
  press(key: string): boolean
}

export interface FieldSearchPanelProps {
  readonly id: string
  readonly keyword: string
  readonly handle: RefObject<SearchPanelHandle | null>
  readonly onState: (state: SearchPanelState) => void
  /** Called after a jump to a field. */
  readonly onChosen: () => void
}

/** Most results shown; another letter narrows them down. */
const MOST = 60
const PAGE = 8

const panel = css({
  position: 'absolute',
  zIndex: 'popup',
  right: 'pad',
  marginTop: '4',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px',
  overflow: 'hidden',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'overlay',
  color: 'ink',
  boxShadow: 'overlay',
  '@container (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { display: 'none' } },
})
/** Inline styles, because they are used once and the size of the style sheet is limited. */
const PLACE: CSSProperties = { top: '100%', width: 'min(664px, calc(100% - 32px))' }
const HEIGHT: CSSProperties = { maxHeight: 'min(420px, 60vh)' }
const list = css({
  minHeight: '200px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '6',
})
const more = css({ paddingBlock: '6', paddingInline: '10', textStyle: 'note', color: 'ink-3' })
const none = css({ gridColumn: '1 / -1' })

/** The fields that match a keyword, and a preview of the marked one. */
export function FieldSearchPanel({ id, keyword, handle, onState, onChosen }: FieldSearchPanelProps): ReactElement {
  const texts = useMessages(searchPanelMessages)
  const search = useFieldSearchCore()
  const go = useGoTo(onChosen)
  const [sources] = useState(search.sources)
  const places = useMemo(() => pagePlaces(sources), [sources])
  const hits = useMemo(() => matchPlaces(places, keyword), [places, keyword])
  const listed = hits.slice(0, MOST)
  const [marked, setMarked] = useState<string | null>(null)
  const at = Math.max(
    0,
    listed.findIndex(({ place }) => place.key === marked),
  )
  const active = listed[at]
  const { labelOf } = useDictionaries(dictionariesOf(listed, sources))
  const box = useRef<HTMLDivElement>(null)

  const activeId = active ? optionId(id, at) : null
  useEffect(() => onState({ count: hits.length, activeId }), [onState, hits.length, activeId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again whenever another row is marked
  useEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [at, listed.length])
  useImperativeHandle(
    handle,
    () => ({
      press(key) {
        const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE }[key]
        if (to !== undefined) setMarked(listed[Math.min(Math.max(to, 0), listed.length - 1)]?.place.key ?? null)
        else if (key === 'Enter') {
          if (active) go(active)
        } else return false
        return true
      },
    }),
    [at, listed, active, go],
  )

  const whyHidden = (hit: Hit): string | null => {
    const { place } = hit
    if (place.later) return texts.later
    if (place.shown) return null
    const {
      source: { entity },
      record,
      name,
    } = place
    return (
      explainState(entity, name, scopeOf(record), conditionTextsAt(place, sources, labelOf), record.overlay)[0] ??
      texts.hidden
    )
  }
  return (
    <div className={panel} style={PLACE}>
      <VisuallyHidden>
        <span role="status">{hits.length === 0 ? texts.none : texts.found({ count: hits.length })}</span>
      </VisuallyHidden>
      {!active ? (
        <div className={none}>
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        </div>
      ) : (
        <>
          <div
            ref={box}
            id={`${id}list`}
            role="listbox"
            aria-label={texts.results}
            tabIndex={-1}
            className={list}
            style={HEIGHT}
          >
            {listed.map((hit, index) => (
              <FieldSearchRow
                key={hit.place.key}
                id={optionId(id, index)}
                hit={hit}
                active={index === at}
                why={whyHidden(hit)}
                onMark={() => setMarked(hit.place.key)}
                onChoose={() => go(hit)}
              />
            ))}
            {hits.length > listed.length ? (
              <div role="presentation" className={more}>
                {texts.more({ count: hits.length - listed.length })}
              </div>
            ) : null}
          </div>
          <FieldPreview
            place={active.place}
            state={stateOf(active.place)}
            words={conditionTextsAt(active.place, sources, labelOf)}
            why={whyHidden(active)}
            onGo={() => go(active)}
          />
        </>
      )}
    </div>
  )
}

const optionId = (id: string, index: number): string => `${id}option${index}`

/** Goes to a field, and shows a notice when it could not be reached. */
function useGoTo(onChosen: () => void): (hit: Hit) => void {
  const texts = useMessages(searchPanelMessages)
  const notify = useNotify()
  const { reach } = useFieldSearchCore()
  return ({ place }) => {
    if (!place.shown) return
    onChosen()
    void reach(place.source, place.name).then((reached) => {
      if (reached === null)
        notify({
          tone: 'warning',
          title: texts.unreachable({ label: place.parts.at(-1) ?? '' }),
          text: texts.unreachableText,
        })
    })
  }
}
