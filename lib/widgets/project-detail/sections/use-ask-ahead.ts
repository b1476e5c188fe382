import { useEffect } from 'react'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useStable } from '../../../provider/use-stable.ts'
import type { HostSection, ProjectSectionKey } from '../sections.ts'

const ALL: readonly ProjectSectionKey[] = ['demand', 'house', 'buyers', 'owners', 'trade', 'loan']

/**
 * Asks for what the sections of a stored case will show while the case itself is still on its way: a page opens in one
 * round of calls instead of two. Of kinds that exclude each other, the answer nobody shows is empty.
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
    // The sections ask for themselves, and say what went wrong.
    asked.catch(() => undefined)
  }, [prjId, sections, readOnly, cache])
}
