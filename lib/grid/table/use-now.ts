import { useEffect, useState } from 'react'
import { useCore } from '../../provider/provider-context.ts'

const HALF_A_MINUTE = 30_000

/** The current time, exact enough for 刚刚 and N 分钟前. */
export function useNow(): number {
  const { now } = useCore()
  const [instant, setInstant] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), HALF_A_MINUTE)
    return () => clearInterval(timer)
  }, [now])
  return instant
}
