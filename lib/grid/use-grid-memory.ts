import { useMemo } from 'react'
import { useCore, useSettings } from '../provider/provider-context.ts'

const ROOT = 'gridMemory'

/** State that outlives the list: it is restored when the user returns, and removed at the end of the session. */
export interface GridMemory<T> {
  readonly read: () => T | undefined
  readonly write: (value: T) => void
}

/**
 * What a list remembers under a name, per provider and city. Stored with the answers of the server, so that a log-out
 * clears both; `cache.remove({ key: ['gridMemory', name] })` clears one list.
 */
export function useGridMemory<T>(grid: string, part: string): GridMemory<T> {
  const { queryClient } = useCore()
  const { city } = useSettings().scope
  return useMemo(() => {
    const key = [city, ROOT, grid, part]
    return {
      read: () => queryClient.getQueryData<T>(key),
      write: (value) => {
        queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
        queryClient.setQueryData<T>(key, value)
      },
    }
  }, [queryClient, city, grid, part])
}
