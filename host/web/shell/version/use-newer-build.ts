import { useEffect, useState } from 'react'
import { useConnection } from 'fangkit'
import { newerBuild, ownBuild } from './build.ts'

/** Milliseconds between two looks, and how soon after one nobody looks again. */
const EVERY = 600_000
const NOT_BEFORE = 60_000

/** What the bundler reports when a part of the portal is not to be had. */
const PART_MISSING = 'vite:preloadError'

/**
 * Whether the server has a newer portal: asked now and then, when the window is looked at again, when the line is back,
 * and at once when a part is missing.
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
