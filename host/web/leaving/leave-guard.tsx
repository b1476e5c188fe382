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
  /** Asks this page before it is left. @returns how to stop asking */
  readonly watch: (isDirty: IsDirty) => () => void
  /** Whether something on the open page is unsaved. */
  readonly isDirty: IsDirty
  /** True when nothing is unsaved, or the person lets it go. */
  readonly mayLeave: () => Promise<boolean>
  /** Goes without asking, after {@link mayLeave} said so. */
  readonly pass: (go: () => void) => void
  /** Loads the window anew without asking, after {@link mayLeave} said so. */
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
    // Nobody chooses to go to the log-in while working: the session ended, and what was typed is kept.
    if (letGo.current || nextLocation.pathname === PATHS.login) return false
    return currentLocation.pathname !== nextLocation.pathname && isDirty()
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // One question per attempt, also when effects run twice.
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
