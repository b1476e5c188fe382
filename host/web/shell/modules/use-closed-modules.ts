import { useMemo } from 'react'
import { answerOf, useFkQuery } from 'fangkit'
import { moduleCalls } from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

const CLOSED = concerns(answerOf(moduleCalls.getClosedModules, {}), ['MenuItems'])
const FIVE_MINUTES = 300_000

/**
 * Codes of the menu the city does without, renewed when its managers switch one. None until they are known: nothing is
 * held back by a slow line.
 */
export function useClosedModules(): ReadonlySet<string> {
  const { data } = useFkQuery(CLOSED, { staleTime: FIVE_MINUTES })
  return useMemo(() => new Set(data ?? []), [data])
}
