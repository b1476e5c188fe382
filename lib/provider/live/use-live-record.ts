import { useEffect } from 'react'
import { useCore } from '../provider-context.ts'
import { useLatest } from '../use-latest.ts'

/**
 * Tells when somebody changed a record, also when that was while its answer was on its way. Its own queries are loaded
 * anew
 * by themselves; this is for what follows from the record. When the line opens, everything on screen is loaded anew.
 *
 * @param topic service of the record, such as `Hf20PrjBase`
 * @param id null while there is no record to watch
 */
export function useLiveRecord(topic: string, id: string | null, onChanged: () => void): void {
  const { live } = useCore()
  const latest = useLatest(onChanged)
  useEffect(() => (id === null ? undefined : live.watch(topic, id, () => latest.current())), [live, topic, id, latest])
}
