import { useEffect, useState } from 'react'
import { useConnection } from 'fangkit'
import { newerBuild, ownBuild } from './build.ts'

/** Interval between two checks, and the minimum time after one before the next. In milliseconds. */
const EVERY = 600_000
const NOT_BEFORE = 60_000

/** The event of the bundler when a part of the portal could not be loaded. */
const PART_MISSING = 'vite:preloadError'

/**
 * Returns whether the server has a newer portal: checked at intervals, when the window is shown again, when the
 * connection is back, and at once when a part is missing.
 */
export function useNewerBuild(): boolean {
  const [newer, setNewer] = useState(false)
  const { state } = useConnection()
  const open = state === 'open'
  useEffect(() => {
    if (newer || ownBuild() === null) return
    const leaving = new AbortController()
    let last = 0
    const ask = () => {
      last = Date.now()
      void newerBuild(leaving.signal).then((build) => {
        if (build !== null && !leaving.signal.aborted) setNewer(true)
      })
    }
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - last >= NOT_BEFORE) ask()
    }
    if (open) look()
    const timer = setInterval(look, EVERY)
    window.addEventListener('focus', look)
    window.addEventListener(PART_MISSING, ask)
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearInterval(timer)
      window.removeEventListener('focus', look)
      window.removeEventListener(PART_MISSING, ask)
      document.removeEventListener('visibilitychange', look)
    }
  }, [newer, open])
  return newer
}
