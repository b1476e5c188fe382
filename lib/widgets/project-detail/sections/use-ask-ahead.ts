import { useEffect } from 'react'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useStable } from '../../../provider/use-stable.ts'
import type { HostSection, ProjectSectionKey } from '../sections.ts'

const ALL: readonly ProjectSectionKey[] = ['demand', 'house', 'buyers', 'owners', 'trade', 'loan']

/**
 * Loads the data of the sections while the case itself loads, so that a page opens in one round of calls instead of
 * two. For kinds that exclude each other, the unused answer is empty.
 */
export function useAskAhead(
  prjId: string | null,
  requested: readonly (ProjectSectionKey | HostSection)[] | undefined,
  readOnly: boolean,
): void {
  const cache = useCache()
  const sections = useStable(requested === undefined ? ALL : requested.filter((section) => typeof section === 'string'))
  useEffect(() => {
    if (prjId === null) return
    const asked = import('./section-plans.ts').then(({ sectionPlans }) =>
      Promise.all(sectionPlans(sections, prjId, readOnly).map((plan) => cache.fetch(plan))),
    )
    // The sections load their data themselves, and show failures.
    asked.catch(() => undefined)
  }, [prjId, sections, readOnly, cache])
}
