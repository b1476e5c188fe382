import { useMemo, useRef } from 'react'
import { useCore } from '../provider-context.ts'

/** A host callback that returns an address while rendering. An error in it is reported once, and there is no link. */
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
          // A promise is not an address, so its rejection is ignored.
          if (answer instanceof Promise) answer.catch(() => undefined)
          if (answer !== undefined) throw new TypeError(`${op} answered no address`)
        } catch (error) {
          // The host may set state when it is notified, which is not allowed during a render.
          if (!reported.current) queueMicrotask(() => report(error, op))
          reported.current = true
        }
        return undefined
      }),
    [callback, op, report],
  )
}
