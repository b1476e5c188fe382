import { useMemo, useRef } from 'react'
import { useCore } from '../provider-context.ts'

/**
 * A callback that answers where something leads, asked while it is drawn. One that goes wrong is reported once, and
 * nothing leads there.
 */
export function useHostAddress<A extends readonly unknown[]>(
  callback: ((...args: A) => string | undefined) | undefined,
  op: string,
): ((...args: A) => string | undefined) | undefined {
  const { report } = useCore()
  const reported = useRef(false)
  return useMemo(
    () =>
      callback &&
      ((...args: A) => {
        try {
          const answer: unknown = callback(...args)
          if (typeof answer === 'string') return answer
          // What becomes of it is of no use any more.
          if (answer instanceof Promise) answer.catch(() => undefined)
          if (answer !== undefined) throw new TypeError(`${op} answered no address`)
        } catch (error) {
          // The host may draw anew when it hears of it: not while something is being drawn.
          if (!reported.current) queueMicrotask(() => report(error, op))
          reported.current = true
        }
        return undefined
      }),
    [callback, op, report],
  )
}
