import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'

/** User events after which something may be unsaved, or saved. */
const DEEDS = ['input', 'change', 'click', 'keyup', 'drop'] as const
/** Checks again after this long, because a save takes a while. In milliseconds. */
const AGAIN = 1_500

/** Returns whether the open page has unsaved changes. Pages are asked after every user event. */
export function useDirty(): boolean {
  const { isDirty } = useLeaveGuard()
  const { pathname } = useLocation()
  const [dirty, setDirty] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks at once after a change of page
  useEffect(() => {
    const look = () => setDirty(isDirty())
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const soon = () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      for (const after of [0, AGAIN]) timers.add(setTimeout(look, after))
    }
    soon()
    for (const deed of DEEDS) document.addEventListener(deed, soon, { passive: true })
    return () => {
      for (const deed of DEEDS) document.removeEventListener(deed, soon)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isDirty, pathname])
  return dirty
}
