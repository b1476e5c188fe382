import { Search } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { searchMessages } from '../locale/zh-cn/search.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { isComposing } from '../ui/dom/is-composing.ts'
import { Kbd } from '../ui/indicators/kbd.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useFieldSearchCore } from './field-search-context.ts'
import type { SearchPanelHandle, SearchPanelState } from './field-search-panel.tsx'

const loadPanel = () => import('./search-open.ts')
const FieldSearchPanel = lazyPart(() => import('./search-open.ts').then(({ FieldSearchPanel }) => FieldSearchPanel))
const SearchCount = lazyPart(() => import('./search-open.ts').then(({ SearchCount }) => SearchCount))

const box = css({ position: 'static', flex: '0 1 280px', minWidth: '180px' })
const NOTHING: SearchPanelState = { count: 0, activeId: null }

/** The search box of a page. Its list appears below the nearest positioned ancestor. @source PRJ-030 */
export function FieldSearchBox(): ReactElement {
  const texts = useMessages(searchMessages)
  const search = useFieldSearchCore()
  const id = useId()
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState(NOTHING)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<SearchPanelHandle>(null)
  const cameFrom = useRef<Element | null>(null)
  const shown = isOpen && keyword.trim() !== ''

  useEffect(
    () =>
      search.bindBox(() => {
        const focused = focusedIn(input.current)
        if (focused !== input.current) cameFrom.current = focused
        input.current?.focus()
        input.current?.select()
        setOpen(true)
      }),
    [search],
  )

  const close = (): void => {
    setOpen(false)
    setKeyword('')
    setState(NOTHING)
  }
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Escape' && (isOpen || keyword !== '')) {
      close()
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus()
      cameFrom.current = null
    } else if (!shown || !panel.current?.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside have the focus; this handles their events
    <div className={box} onBlur={leave} role="presentation">
      <TextInput
        ref={input}
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown && state.count > 0}
        aria-controls={shown && state.count > 0 ? `${id}list` : undefined}
        aria-activedescendant={shown ? (state.activeId ?? undefined) : undefined}
        aria-keyshortcuts="Control+J"
        placeholder={texts.placeholder}
        icon={<Search aria-hidden />}
        trailing={
          shown ? (
            <Suspense fallback={null}>
              <SearchCount count={state.count} />
            </Suspense>
          ) : (
            <Kbd>{texts.shortcut}</Kbd>
          )
        }
        value={keyword}
        onFocus={() => {
          void loadPanel()
          setOpen(true)
        }}
        onChange={(event) => {
          setKeyword(event.currentTarget.value)
          setOpen(true)
        }}
        onKeyDown={press}
      />
      {shown ? (
        <Suspense fallback={null}>
          <FieldSearchPanel id={id} keyword={keyword} handle={panel} onState={setState} onChosen={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The focused element in the document or shadow root of an element. */
function focusedIn(element: Element | null): Element | null {
  const root = element?.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}
