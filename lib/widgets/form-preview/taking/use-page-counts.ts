import { useEffect, useState } from 'react'
import { formFields } from '../../../client/queries/case/form-plans.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import type { FormDocumentRow } from '../document-list.ts'
import type { PageCounts } from './sheet-plan.ts'

/** Number of parallel counts, because the server lays out the document for each. */
const AT_ONCE = 4

export interface CountedPages {
  readonly counts: PageCounts
  readonly counting: boolean
  /** True when some could not be counted. */
  readonly failed: boolean
}

/** Counts the pages of documents before they are printed. */
export function usePageCounts(projectId: string, documents: readonly FormDocumentRow[]): CountedPages {
  const cache = useCache()
  const [counts, setCounts] = useState<PageCounts>(new Map())
  useEffect(() => {
    let left = false
    const waiting = documents.map(({ formId }) => formId)
    const next = async (): Promise<void> => {
      const formId = waiting.shift()
      if (formId === undefined || left) return
      const pages = await cache.fetch(formFields(projectId, formId)).then(
        (fields) => fields.pages.length,
        () => null,
      )
      if (left) return
      setCounts((before) => new Map([...before, [formId, pages]]))
      await next()
    }
    for (let lane = 0; lane < AT_ONCE; lane += 1) void next()
    return () => {
      left = true
    }
  }, [cache, projectId, documents])
  const known = documents.map(({ formId }) => counts.get(formId))
  return { counts, counting: known.includes(undefined), failed: known.includes(null) }
}
