import { useMemo } from 'react'
import { helpIdentifiers } from '../../client/queries/help-plans.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'

/**
 * Returns the help identifiers in use; empty until they are loaded. For `overlayOf(lines, { knownHelp })`.
 * @source FRM-031, OPN-041
 */
export function useHelpIdentifiers(): ReadonlySet<string> {
  const { data } = useFkQuery(helpIdentifiers())
  return useMemo(() => new Set(data ?? []), [data])
}
