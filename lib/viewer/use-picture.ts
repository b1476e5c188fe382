import { useState } from 'react'
import type { Size } from './view.ts'

export interface Picture {
  /** Identifies the picture of this state. */
  readonly of: string
  readonly state: 'loading' | 'shown' | 'failed'
  /** Natural size of the picture; undefined until it is loaded. */
  readonly size: Size
  /** Increases with every retry. */
  readonly attempt: number
  readonly onLoaded: (size: Size) => void
  readonly onFailed: () => void
  readonly onRetry: () => void
}

const NONE: Size = { width: 0, height: 0 }
const FIRST: Pick<Picture, 'state' | 'size' | 'attempt'> = { state: 'loading', size: NONE, attempt: 0 }

/** Tracks the loading of one picture. Another picture starts over, and a new address is another attempt. */
export function usePicture(of: string, src: string): Picture {
  const [held, setHeld] = useState({ of, src, ...FIRST })
  const { attempt, state, size } = held.of === of ? held : FIRST
  // The picture on screen stays until its new address has been loaded.
  const now = { of, src, attempt, size, state: held.src === src || state === 'shown' ? state : FIRST.state }
  return {
    ...now,
    onLoaded: (found) => setHeld({ ...now, state: 'shown', size: found }),
    onFailed: () => setHeld({ ...now, state: 'failed' }),
    onRetry: () => setHeld({ ...now, state: 'loading', attempt: now.attempt + 1 }),
  }
}
