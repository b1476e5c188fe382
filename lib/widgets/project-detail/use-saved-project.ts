import { useCallback, useEffect, useState } from 'react'
import { fieldMetaLines, projectDraft } from '../../client/query-options.ts'
import type { Stored } from '../../contract/output.ts'
import { fieldMeta } from '../../domain/field-meta.ts'
import { project, type Project } from '../../domain/project/project.ts'
import { useCache } from '../../provider/use-cache.ts'

const TABLE = project.metaTable ?? 1

/**
 * What follows from a save: the page turns to the saved record, then everything about cases and their metadata is loaded anew.
 *
 * @param renew has the other sections load theirs; keeps its identity
 * @source PRJ-045, PRJ-046
 */
export function useSavedProject(close: () => void, renew: () => void, onSaved: (record: Stored<Project>, created: boolean) => void): (record: Stored<Project>, created: boolean) => void {
  const cache = useCache()
  const [saves, setSaves] = useState(0)
  // Everything about cases is out of date now, lists included; asked for after the page has turned to the saved record.
  useEffect(() => {
    if (saves === 0) return
    void cache.invalidate([project.service])
    void cache.invalidate([fieldMeta.service])
  }, [saves, cache])

  return useCallback((saved, created) => {
    const id = saved.keyValue
    if (id !== null) {
      cache.set(projectDraft({ id }), saved)
      const lines = cache.get(fieldMetaLines(null, TABLE))
      if (created && lines) cache.set(fieldMetaLines(id, TABLE), lines)
    }
    close()
    setSaves((count) => count + 1)
    // Of a case that was just created nothing else is loaded yet.
    if (!created) renew()
    onSaved(saved, created)
  }, [cache, close, renew, onSaved])
}
