import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Kbd, Tag } from 'fangkit/ui'
import { isKey, KEYS, keyText } from '../keyboard/keys.ts'
import type { EarlyInput } from './early-keys.ts'
import type { JumpLine, JumpSummary } from './jump-line.ts'
import { JumpLoading } from './jump-loading.tsx'
import { messages } from './jump-messages.ts'
import './jump-dialog.css'

export interface JumpDialogProps {
  /** What was typed before the dialog was there. */
  readonly first: EarlyInput
  readonly onClose: () => void
  /** The list below the line; it may still be loading. */
  readonly children: (line: JumpLine) => ReactNode
}

const dialog = 'portal-jump-dialog'
const lineRow = 'portal-jump-dialog-line'
const beside = 'portal-jump-dialog-beside'

/** True while an input method handles the key; Safari reports only code 229. */
const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229

const NOTHING: JumpSummary = { count: '', byPinyin: false }

/**
 * The panel of the search: a line to type into, which takes keys from the moment the panel opens, and the list below it
 * once it is loaded. A native dialog, because that one is on the page and has the focus without waiting for a frame.
 */
export function JumpDialog({ first, onClose, children }: JumpDialogProps): ReactElement {
  const panel = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null)
  const listId = useId()
  const [typed, setTyped] = useState(first.text)
  const [entered, setEntered] = useState(first.entered)
  const [highlighted, setHighlighted] = useState<string>()
  const [summary, setSummary] = useState(NOTHING)
  useLayoutEffect(() => {
    const element = panel.current
    element?.showModal()
    input.current?.focus()
    // Closing gives the focus back to where it was.
    return () => element?.close()
  }, [])
  const type = (text: string) => {
    setTyped(text)
    setEntered(false)
  }
  const onKeys = useCallback((press: ((event: KeyboardEvent) => void) | null) => {
    keys.current = press
  }, [])
  const line = useMemo<JumpLine>(
    () => ({
      text: typed.trim(),
      entered,
      setEntered,
      onKeys,
      onHighlight: setHighlighted,
      onSummary: setSummary,
      listId,
    }),
    [typed, entered, onKeys, listId],
  )
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (isKey(event.nativeEvent, KEYS.jump)) {
      event.preventDefault()
      input.current?.select()
    } else if (isKey(event.nativeEvent, KEYS.escape)) {
      event.preventDefault()
      if (typed === '') onClose()
      else type('')
    } else if (event.target !== input.current) return
    else if (keys.current) keys.current(event)
    else if (event.key === 'Enter' && typed.trim() !== '') setEntered(true)
  }
  const pressOutside = (event: MouseEvent) => {
    if (event.target === panel.current) onClose()
  }
  return (
    <dialog
      ref={panel}
      className={dialog}
      aria-label={messages.title}
      onKeyDown={press}
      onMouseDown={pressOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={lineRow}>
        <Search aria-hidden />
        <input
          ref={input}
          type="text"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={messages.title}
          aria-expanded={highlighted !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={highlighted}
          placeholder={messages.placeholder}
          maxLength={60}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <span className={beside}>
          {summary.count}
          {summary.byPinyin ? <Tag size="sm">{messages.byPinyin}</Tag> : null}
          <button type="button" aria-label={`${messages.close} ${keyText(KEYS.escape)}`} onClick={onClose}>
            <Kbd>{keyText(KEYS.escape)}</Kbd>
          </button>
        </span>
      </div>
      <Suspense fallback={<Loading listId={listId} />}>{children(line)}</Suspense>
    </dialog>
  )
}

function Loading({ listId }: { readonly listId: string }): ReactElement {
  return (
    <div id={listId} role="listbox" aria-label={messages.results} aria-busy>
      <JumpLoading />
    </div>
  )
}
