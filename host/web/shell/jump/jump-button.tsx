import { Search } from 'lucide-react'
import { lazy, type ReactElement, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Kbd } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { hasOpenDialog } from '../keyboard/has-open-dialog.ts'
import { isKey, KEYS, keyText } from '../keyboard/keys.ts'
import { type EarlyInput, earlyKeys, NOTHING_TYPED } from './early-keys.ts'
import type { JumpBoxProps } from './jump-box.tsx'
import { JumpDialog } from './jump-dialog.tsx'
import './jump-button.css'

const loadBox = async () => ({ default: (await import('./jump-box.tsx')).JumpBox })
const JumpBox = lazy(loadBox)

export type JumpButtonProps = Pick<JumpBoxProps, 'tabs' | 'current' | 'actions'>

const button = 'portal-jump-button-button'

/** Opens the search over everything, also with Ctrl+K or ⌘K. */
export function JumpButton(props: JumpButtonProps): ReactElement {
  const [first, setFirst] = useState<EarlyInput | null>(null)
  // The line has to take the next key, so it is drawn before this one ends.
  const open = () => flushSync(() => setFirst(NOTHING_TYPED))
  const close = () => setFirst(null)
  const search = (text: string) => setFirst({ text, entered: false })
  useLayoutEffect(() => {
    const early = earlyKeys.take()
    if (early) setFirst(early)
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isKey(event, KEYS.jump) || hasOpenDialog()) return
      event.preventDefault()
      flushSync(() => setFirst(NOTHING_TYPED))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => whenIdle(() => void loadBox().catch(() => undefined)), [])
  return (
    <>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-label={`${messages.head.jump}${keyText(KEYS.jump)}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search aria-hidden />
        <span>{messages.head.jump}</span>
        <span>
          <Kbd>{keyText(KEYS.jump)}</Kbd>
        </span>
      </button>
      {first ? (
        <JumpDialog first={first} onClose={close}>
          {(line) => <JumpBox {...props} line={line} onClose={close} onSearch={search} />}
        </JumpDialog>
      ) : null}
    </>
  )
}

/** Calls back when the page has nothing to do. @returns how to call it off */
function whenIdle(work: () => void): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(work)
  return () => cancelIdleCallback(waiting)
}
