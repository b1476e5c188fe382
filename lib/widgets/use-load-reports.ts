import { useEffect } from 'react'
import type { FangkitError } from '../client/fangkit-error.ts'
import { useHostCallback } from '../provider/callbacks/use-host-callback.ts'

interface LoadCallbacks {
  readonly onReady?: (() => void) | undefined
  readonly onError?: ((error: FangkitError) => void) | undefined
}

/** Notifies the host once that a widget shows its data, and of every failure to load it. */
export function useLoadReports(
  { onReady, onError }: LoadCallbacks,
  { data, error }: { readonly data: unknown; readonly error: FangkitError | null },
): void {
  const ready = useHostCallback(onReady, 'onReady')
  const failed = useHostCallback(onError, 'onError')
  const isReady = data !== null
  useEffect(() => {
    if (isReady) ready()
  }, [isReady, ready])
  useEffect(() => {
    if (error !== null) failed(error)
  }, [error, failed])
}
