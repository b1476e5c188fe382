import { useCallback } from 'react'
import { useCore } from '../provider-context.ts'
import { useLatest } from '../use-latest.ts'

/**
 * Wraps a callback prop in a function with a fixed identity. It calls the latest callback, and reports what that throws
 * instead of breaking the widget.
 */
export function useHostCallback<A extends readonly unknown[]>(
  callback: ((...args: A) => void) | undefined,
  op: string,
): (...args: A) => void {
  const { report } = useCore()
  const latest = useLatest(callback)
  return useCallback(
    (...args: A) => {
      try {
        const result: unknown = latest.current?.(...args)
        if (result instanceof Promise) result.catch((error: unknown) => report(error, op))
      } catch (error) {
        report(error, op)
      }
    },
    [latest, report, op],
  )
}
