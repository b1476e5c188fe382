import { useState } from 'react'
import type { Size } from './view.ts'

export interface Picture {
  /** Which picture this is about. */
  readonly of: string
  readonly state: 'loading' | 'shown' | 'failed'
  /** As it is stored; nothing before it is there. */
  readonly size: Size
  /** Grows with every retry. */
  readonly attempt: number
  readonly onLoaded: (size: Size) => void
  readonly onFailed: () => void
  readonly onRetry: () => void
}

const NONE: Size = { width: 0, height: 0 }
const FIRST: Pick<Picture, 'state' | 'size' | 'attempt'> = { state: 'loading', size: NONE, attempt: 0 }

/** How far the loading of one picture has come; another one starts anew, a new address is a new chance. */
export function usePicture(of: string, src: string): Picture {
  const [held, setHeld] = useState({ of, src, ...FIRST })
  const { attempt, state, size } = held.of === of ? held : FIRST
  // What is on screen stays there until its new address has been loaded.
  const now = { of, src, attempt, size, state: held.src === src || state === 'shown' ? state : FIRST.state }
  return {
    ...now,
    onLoaded: (found) => setHeld({ ...now, state: 'shown', size: found }),
    onFailed: () => setHeld({ ...now, state: 'failed' }),
    onRetry: () => setHeld({ ...now, state: 'loading', attempt: now.attempt + 1 }),
  }
}
