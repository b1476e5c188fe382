import { useCallback, useRef } from 'react'
import { newIdempotencyKey } from '../../../client/client.ts'

/** Returns an idempotency key that stays the same while the content does; other content gets a new key. */
export function useIntentKey(): (content: unknown) => string {
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)
  return useCallback((asked) => {
    const content = JSON.stringify(asked)
    if (intent.current?.content !== content) intent.current = { key: newIdempotencyKey(), content }
    return intent.current.key
  }, [])
}
