import type { RecordValues } from '../../catalogue/effect.ts'
import { compositeOf } from '../../catalogue/composites.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { isRecordField } from '../../domain/record-fields.ts'
import { groupOf } from '../fields/drawn-fields.ts'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { useCore, useSettings } from '../../provider/provider-context.ts'

/** Which groups of a section are open. A name with a colon starts closed, every other name open. */
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

/** Name under which the unfilled fields of a stored record are opened. */
export const unfilledOf = (recordKey: string): string => `unfilled:${recordKey}`

/** Name under which it is opened who saved a record and when. */
export const recordingOf = (recordKey: string): string => `recording:${recordKey}`

/** Opens what hides a field of a stored record: its group, and the line that collapses it. */
export function openField(folds: Folds, entity: Entity, recordKey: string, name: string, values: RecordValues): void {
  folds.set(groupOf(entity, name) ?? '', true)
  if (isRecordField(name)) folds.set(recordingOf(recordKey), true)
  else if ((compositeOf(entity, name)?.parts ?? [name]).every((part) => isEmpty(values[part] ?? null)))
    folds.set(unfilledOf(recordKey), true)
}

const startsOpen = (name: string): boolean => !name.includes(':')

/** Remembers under a name which groups were opened or closed, per provider and city, until the session ends. */
export function useFolds(name: string): Folds {
  const { queryClient } = useCore()
  const { city } = useSettings().scope
  const key = useMemo(() => [ROOT, city, name], [city, name])
  const [changed, setChanged] = useState<ReadonlySet<string>>(
    () => new Set(queryClient.getQueryData<readonly string[]>(key)),
  )
  const set = useCallback(
    (group: string, open: boolean) => {
      const next = new Set(queryClient.getQueryData<readonly string[]>(key))
      if (open === startsOpen(group)) next.delete(group)
      else next.add(group)
      queryClient.setQueryDefaults([ROOT], { gcTime: Number.POSITIVE_INFINITY })
      queryClient.setQueryData(key, [...next])
      setChanged(next)
    },
    [queryClient, key],
  )
  return useMemo(() => ({ isOpen: (group) => changed.has(group) !== startsOpen(group), set }), [changed, set])
}
