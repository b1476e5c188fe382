import { useState } from 'react'
import type { Size } from '../../viewer/view.ts'

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

/** How far the loading of one picture has come; another one starts anew. */
export function usePicture(of: string): Picture {
  const [held, setHeld] = useState({ of, ...FIRST })
  const now = held.of === of ? held : { of, ...FIRST }
  return {
    ...now,
    onLoaded: (size) => setHeld({ ...now, state: 'shown', size }),
    onFailed: () => setHeld({ ...now, state: 'failed' }),
    onRetry: () => setHeld({ ...now, state: 'loading', attempt: now.attempt + 1 }),
  }
}
