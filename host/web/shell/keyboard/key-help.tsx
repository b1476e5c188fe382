import { lazy, type ReactElement, Suspense, useEffect } from 'react'
import { isKey, KEYS } from './keys.ts'
import { mayUseLetter } from './letter-keys.ts'

const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

export interface KeyHelpProps {
  readonly open: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** With Chinese input on, the key of the question mark types a full-width one. */
const FULL_WIDTH = '？'

/** The sheet of keys, and the key that opens it. */
export function KeyHelp({ open, onOpen, onClose }: KeyHelpProps): ReactElement | null {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = isKey(event, KEYS.sheet) || isKey(event, { key: FULL_WIDTH })
      if (!asked || !mayUseLetter(event)) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onOpen])
  return open ? (
    <Suspense fallback={null}>
      <KeySheet onClose={onClose} />
    </Suspense>
  ) : null
}
