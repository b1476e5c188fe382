import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveGuard } from '../../leaving/leave-guard.tsx'

/** What people do before something is unsaved, or saved. */
const DEEDS = ['input', 'change', 'click', 'keyup', 'drop'] as const
/** A save takes a while to be answered. */
const AGAIN = 1_500

/**
 * Whether the open page holds something unsaved. Pages say so when they are asked: they are, whenever somebody has done
 * something.
 */
export function useDirty(): boolean {
  const { isDirty } = useLeaveGuard()
  const { pathname } = useLocation()
  const [dirty, setDirty] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is asked at once
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
