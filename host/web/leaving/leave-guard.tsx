import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from 'fangkit'
import { messages } from '../messages.ts'
import { PATHS } from '../paths.ts'

type IsDirty = () => boolean

interface LeaveGuard {
  /** Registers a page that is asked before it is left. @returns a function that unregisters it */
  readonly watch: (isDirty: IsDirty) => () => void
  /** Returns whether the open page has unsaved changes. */
  readonly isDirty: IsDirty
  /** Returns true when nothing is unsaved, or the user agrees to discard it. */
  readonly mayLeave: () => Promise<boolean>
  /** Navigates without asking, after {@link mayLeave} returned true. */
  readonly pass: (go: () => void) => void
  /** Reloads the window without asking, after {@link mayLeave} returned true. */
  readonly reload: () => void
}

const LeaveGuardContext = createContext<LeaveGuard | null>(null)

/** Asks before a page with unsaved changes is left: by a link, a closed tab, the back button, or the window. */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const confirm = useConfirm()
  const watched = useRef(new Set<IsDirty>())
  const letGo = useRef(false)
  const isDirty = useCallback(() => [...watched.current].some((dirty) => dirty()), [])

  const ask = useCallback(
    () =>
      confirm({
        title: messages.leave.title,
        text: messages.leave.text,
        confirmLabel: messages.leave.leave,
        cancelLabel: messages.leave.stay,
        danger: true,
      }),
    [confirm],
  )
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Does not block the log-in page: the session has ended, and typed values are stored as drafts.
    if (letGo.current || nextLocation.pathname === PATHS.login) return false
    return currentLocation.pathname !== nextLocation.pathname && isDirty()
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // Asks once per attempt, even when effects run twice.
    if (blocker.state !== 'blocked' || asked.current === blocker.location.key) return
    asked.current = blocker.location.key
    void ask().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
  }, [blocker, ask])

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (!letGo.current && isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isDirty])

  const guard = useMemo<LeaveGuard>(
    () => ({
      watch: (dirty) => {
        watched.current.add(dirty)
        return () => void watched.current.delete(dirty)
      },
      isDirty,
      mayLeave: async () => !isDirty() || ask(),
      pass: (go) => {
        letGo.current = true
        try {
          go()
        } finally {
          letGo.current = false
        }
      },
      reload: () => {
        letGo.current = true
        window.location.reload()
      },
    }),
    [ask, isDirty],
  )
  return <LeaveGuardContext.Provider value={guard}>{children}</LeaveGuardContext.Provider>
}

export function useLeaveGuard(): LeaveGuard {
  const guard = useContext(LeaveGuardContext)
  if (!guard) throw new Error('LeaveGuardProvider is missing')
  return guard
}
