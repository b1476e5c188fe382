import { useEffect } from 'react'
import { useCore } from '../provider-context.ts'
import { useLatest } from '../use-latest.ts'

/**
 * Notifies you when a user changed a record, also if that happened while its answer was loading. Queries of the record
 * reload by themselves; use this hook for what depends on the record. When the connection opens, everything on screen
 * reloads.
 *
 * @param topic service of the record, such as `Hf20PrjBase`
 * @param id null while there is no record to watch
 */
export function useLiveRecord(topic: string, id: string | null, onChanged: () => void): void {
  const { live } = useCore()
  const latest = useLatest(onChanged)
  useEffect(() => (id === null ? undefined : live.watch(topic, id, () => latest.current())), [live, topic, id, latest])
}
