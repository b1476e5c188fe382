import { useCallback, useMemo, useState } from 'react'
import type { LeaveChoice } from '../entity-form-context.ts'

export interface LeavingOptions {
  readonly isDirty: () => boolean
  /** True once everything is stored. */
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export interface Leaving {
  /** True when nothing is unsaved, or it was saved or given up. */
  readonly requestLeave: () => Promise<boolean>
  /** Takes the answer while the question is asked; draw `LeaveQuestion` then. */
  readonly answer: ((choice: LeaveChoice) => void) | null
}

/**
 * The question before something with unsaved changes is left.
 * @param options whose functions keep their identity while they do the same
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
