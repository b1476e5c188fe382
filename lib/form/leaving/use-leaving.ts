import { useCallback, useMemo, useState } from 'react'
import type { LeaveChoice } from '../entity-form-context.ts'

export interface LeavingOptions {
  readonly isDirty: () => boolean
  /** Saves; true once everything is stored. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export interface Leaving {
  /** True when nothing is unsaved, or the changes were saved or discarded. */
  readonly requestLeave: () => Promise<boolean>
  /** Receives the answer while the question is open; render `LeaveQuestion` while it is set. */
  readonly answer: ((choice: LeaveChoice) => void) | null
}

/**
 * Asks before something with unsaved changes closes.
 *
 * @param options functions that keep their identity while they do the same
 */
export function useLeaving({ isDirty, save, discard }: LeavingOptions): Leaving {
  const [answer, setAnswer] = useState<((choice: LeaveChoice) => void) | null>(null)
  const requestLeave = useCallback(async (): Promise<boolean> => {
    if (!isDirty()) return true
    const choice = await new Promise<LeaveChoice>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (choice === 'discard') discard()
    return choice === 'discard' || (choice === 'save' && (await save()))
  }, [isDirty, save, discard])
  return useMemo(() => ({ requestLeave, answer }), [requestLeave, answer])
}
