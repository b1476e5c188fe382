import { useCallback, useEffect, useState } from 'react'
import { fieldMetaRows, projectDraft } from '../../../client/queries/query-options.ts'
import type { Stored } from '../../../contract/output.ts'
import { fieldMeta } from '../../../domain/settings/field-meta.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'

const TABLE = project.metaTable ?? 1

/**
 * Handles a save: the page switches to the saved record, then all data about cases and their metadata loads again.
 *
 * @param renew makes the other sections load again; must keep its identity
 * @source PRJ-045, PRJ-046
 */
export function useSavedProject(
  close: () => void,
  renew: () => void,
  onSaved: (record: Stored<Project>, created: boolean) => void,
): (record: Stored<Project>, created: boolean) => void {
  const cache = useCache()
  const [saved, setSaved] = useState<{ readonly id: string | null } | null>(null)
  // All data about cases, lists included, is out of date; it loads after the page has switched to the saved record.
  useEffect(() => {
    if (!saved) return
    // The answer to the save contains the record itself.
    void cache.invalidate([project.service], projectDraft({ id: saved.id ?? '' }))
    void cache.invalidate([fieldMeta.service])
  }, [saved, cache])

  return useCallback(
    (record, created) => {
      const id = record.keyValue
      if (id !== null) {
        cache.set(projectDraft({ id }), record)
        const lines = cache.get(fieldMetaRows(null, TABLE))
        if (created && lines) cache.set(fieldMetaRows(id, TABLE), lines)
      }
      close()
      setSaved({ id })
      // After a creation nothing else is loaded yet.
      if (!created) renew()
      onSaved(record, created)
    },
    [cache, close, renew, onSaved],
  )
}
