import { useEffect } from 'react'
import { nearestOffice, office } from '../../../client/queries/case/flow-plans.ts'
import type { Stored } from '../../../contract/output.ts'
import type { OrganisationDetail } from '../../../domain/organisation.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import type { AnyJob } from '../flow-actions.ts'
import type { GuideQuery } from './guide-load.tsx'

/**
 * The organisation of a job: the one it names, or the nearest of its type, which is then stored with the job. Null for
 * a job without an organisation.
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
  // Finding one changes the job, so users who may not change it see the named organisation only.
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
