import { useEffect, useState } from 'react'
import { useConnection } from 'fangkit'
import { isOutdated, ownBuild } from './build.ts'

/** Milliseconds between two looks, and how soon after one nobody looks again. */
const EVERY = 600_000
const NOT_BEFORE = 60_000

/** Whether the server has a newer portal: asked now and then, when the window is looked at again, and when the line is back. */
export function useNewerBuild(): boolean {
  const [newer, setNewer] = useState(false)
  const { state } = useConnection()
  const open = state === 'open'
  useEffect(() => {
    if (newer || ownBuild() === null) return
    const leaving = new AbortController()
    let last = 0
    const look = () => {
      const now = Date.now()
      if (document.visibilityState === 'hidden' || now - last < NOT_BEFORE) return
      last = now
      void isOutdated(leaving.signal).then((outdated) => {
        if (outdated && !leaving.signal.aborted) setNewer(true)
      })
    }
    if (open) look()
    const timer = setInterval(look, EVERY)
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearInterval(timer)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [newer, open])
  return newer
}
