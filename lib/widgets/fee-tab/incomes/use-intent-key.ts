import { useCallback, useRef } from 'react'
import { newIdempotencyKey } from '../../../client/client.ts'

/** One key per intent: the same content that is tried again goes under the same key, other content under another. */
export function useIntentKey(): (content: unknown) => string {
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)
  return useCallback((asked) => {
    const content = JSON.stringify(asked)
    if (intent.current?.content !== content) intent.current = { key: newIdempotencyKey(), content }
    return intent.current.key
  }, [])
}
