import { useEffect, useState } from 'react'
import { useCore } from '../../../provider/provider-context.ts'
import { useLatest } from '../../../provider/use-latest.ts'

const SECOND = 1_000
const MINUTE = 60
const HOUR = 3_600

/** Time until an instant (epoch milliseconds), such as `00:29:58`; calls `onEnd` when it is reached. */
export function useTimeLeft(until: number | null, running: boolean, onEnd: () => void): string {
  const { now } = useCore()
  const [at, setAt] = useState(now)
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - at) / SECOND))
  const ended = running && left === 0
  useEffect(() => {
    if (!running || ended) return undefined
    const timer = setInterval(() => setAt(now()), SECOND)
    return () => clearInterval(timer)
  }, [now, running, ended])
  const latest = useLatest(onEnd)
  useEffect(() => {
    if (ended) latest.current()
  }, [ended, latest])
  return [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), left % MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
