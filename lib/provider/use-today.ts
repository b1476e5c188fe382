import { useCallback, useSyncExternalStore } from 'react'
import { addDays, dayOf, millisecondsOf, type Day } from '../catalogue/day.ts'
import { useCore } from './provider-context.ts'

/** Milliseconds. Timers have a maximum, and a computer may have slept meanwhile. */
const LONGEST_WAIT = 3_600_000

/** The current day in Asia/Shanghai; changes at its midnight. @public */
export function useToday(): Day {
  const { now } = useCore()
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        const midnight = millisecondsOf(addDays(dayOf(now()), 1))
        timer = setTimeout(turn, Math.min(Math.max(midnight - now(), 1_000), LONGEST_WAIT))
      }
      const turn = () => {
        listener()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [now],
  )
  const today = () => dayOf(now())
  return useSyncExternalStore(subscribe, today, today)
}
