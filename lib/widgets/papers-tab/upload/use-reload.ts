import { useCallback } from 'react'
import { appendixInfo } from '../../../client/queries/case/paper-plans.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useLatest } from '../../../provider/use-latest.ts'

/** Loads the list again; resolves once it is loaded. The list shows load errors itself. */
export function useReload(projectId: string, onChanged: () => void): () => Promise<void> {
  const cache = useCache()
  const latest = useLatest(onChanged)
  return useCallback(async () => {
    latest.current()
    await cache.fetch(appendixInfo(projectId)).then(
      () => undefined,
      () => undefined,
    )
  }, [cache, latest, projectId])
}
