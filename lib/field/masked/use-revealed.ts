import { useState } from 'react'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { noticeOf } from '../../provider/notices/notice-of.ts'
import { useNotify } from '../../provider/notices/use-notify.ts'

/** Asks for the full text. @param reason why the user needs it; the back end logs it */
export type Reveal = (reason: string) => Promise<string>

/** State of a masked value that can be revealed. */
export interface Revealed {
  /** The full text; null while it is masked. */
  readonly full: string | null
  readonly asking: boolean
  /** True while the user is asked for a reason. */
  readonly requested: boolean
  /** Reveals the masked text once a reason is entered, or hides the revealed text. */
  readonly toggle: () => void
  readonly giveReason: (reason: string) => void
  readonly cancel: () => void
  readonly forget: () => void
}

/**
 * Stores a revealed text only while it is on screen. Another mask or another `onReveal` means another record, version
 * or value, so the revealed text is dropped, also when its answer arrives late.
 */
export function useRevealed(mask: string | null, onReveal: Reveal | undefined): Revealed {
  const notify = useNotify()
  const [held, setHeld] = useState<{ readonly full: string; readonly mask: string | null; readonly by: Reveal } | null>(
    null,
  )
  const [requested, setRequested] = useState<Reveal | null>(null)
  const [asked, setAsked] = useState<Reveal | null>(null)
  if (held !== null && (held.mask !== mask || held.by !== onReveal)) setHeld(null)

  const reveal = async (by: Reveal, reason: string): Promise<void> => {
    setRequested(null)
    setAsked(() => by)
    try {
      const full = await by(reason)
      setHeld({ full, mask, by })
    } catch (error) {
      const notice = noticeOf(toFangkitError(error, 'reveal'))
      if (notice) notify(notice)
    } finally {
      setAsked((current: Reveal | null) => (current === by ? null : current))
    }
  }
  const forget = (): void => setHeld(null)
  return {
    full: held?.full ?? null,
    asking: asked !== null && asked === onReveal,
    requested: requested !== null && requested === onReveal,
    toggle: () => {
      if (held !== null) forget()
      else if (onReveal) setRequested(() => onReveal)
    },
    giveReason: (reason) => {
      if (onReveal) void reveal(onReveal, reason)
    },
    cancel: () => setRequested(null),
    forget,
  }
}
