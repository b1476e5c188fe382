import { useMemo } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { moduleCalls } from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

const CLOSED = concerns(answerOf(moduleCalls.getClosedModules, {}), ['MenuItems'])
const FIVE_MINUTES = 300_000

/**
 * Menu codes of modules that are off in the city; loaded again when managers switch one. Empty until they are known, so
 * that a slow network blocks no page.
 */
export function useClosedModules(): ReadonlySet<string> {
  const { data } = useFkQuery(CLOSED, { staleTime: FIVE_MINUTES })
  return useMemo(() => new Set(data ?? []), [data])
}
