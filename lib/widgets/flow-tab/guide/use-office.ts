import { useEffect } from 'react'
import { nearestOffice, office } from '../../../client/queries/case/flow-plans.ts'
import type { Stored } from '../../../contract/output.ts'
import type { OrganisationDetail } from '../../../domain/organisation.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import type { AnyJob } from '../flow-actions.ts'
import type { GuideQuery } from './guide-load.tsx'

/**
 * Where a job is done: what it names, else the nearest of its kind, which it names from then on.
 * Null for a job that asks for no organisation at all.
 *
 * @source FLW-010, CAL-096, CAL-097
 */
export function useOffice(
  projectId: string,
  job: AnyJob,
  onChanged: () => void,
): GuideQuery<Stored<OrganisationDetail> | null> | null {
  const { keyValue, hf15OrgType: type, hf15DivisionDetailId: named } = job
  const isRequested = named !== null || type !== null
  const nearest = useFkQuery(isRequested ? nearestOffice(projectId, keyValue, type ?? undefined) : null)
  // Having one found changes the job: whoever may not change it, or cannot now, sees what it names.
  const isRefused = nearest.error?.kind === 'forbidden' || nearest.error?.kind === 'refused'
  const assigned = useFkQuery(isRefused && named !== null ? office(named) : null)
  const latestOnChanged = useLatest(onChanged)
  const found = nearest.data?.keyValue ?? null
  useEffect(() => {
    if (found !== null && found !== named) latestOnChanged.current()
  }, [found, named, latestOnChanged])
  if (!isRequested) return null
  return isRefused && named !== null ? assigned : nearest
}
