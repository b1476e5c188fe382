import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useCore, useSettings } from '../../provider/provider-context.ts'

/** Which groups of a section are closed. */
export interface Folds {
  readonly isOpen: (group: string) => boolean
  readonly set: (group: string, open: boolean) => void
}

const FoldContext = createContext<Folds | null>(null)

/** Lets users close the groups of the fields below. */
export const FoldProvider = FoldContext.Provider

/** The folds around this component; null where groups are always open. */
export function useGroupFolds(): Folds | null {
  return useContext(FoldContext)
}

const ROOT = 'foldMemory'

/** Remembers closed groups under a name, per provider and city, until the session ends. */
export function useFolds(name: string): Folds {
  const { queryClient } = useCore()
  const { city } = useSettings().scope
  const key = useMemo(() => [ROOT, city, name], [city, name])
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(queryClient.getQueryData<readonly string[]>(key)),
  )
  const set = useCallback(
    (group: string, open: boolean) => {
      const next = new Set(queryClient.getQueryData<readonly string[]>(key))
      if (open) next.delete(group)
      else next.add(group)
      queryClient.setQueryDefaults([ROOT], { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData(key, [...next])
      setClosed(next)
    },
    [queryClient, key],
  )
  return useMemo(() => ({ isOpen: (group) => !closed.has(group), set }), [closed, set])
}
