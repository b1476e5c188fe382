import { type ReactElement, useMemo } from 'react'
import { fieldMetaRows } from '../../client/queries/query-options.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { overlayOf } from '../../domain/settings/field-meta.ts'
import { relabelled } from '../../domain/grid/relabelled.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'

export interface GovernedHostProps {
  readonly definition: Grid
  /** Draws the list. Passed as a function so that bundlers keep the list code in one chunk. */
  readonly children: (definition: Grid) => ReactElement
}

/**
 * A list whose field names staff can change: columns, conditions and forms use these names and follow changes.
 * @source FRM-002
 */
export function GovernedHost({ definition, children }: GovernedHostProps): ReactElement {
  const { metaTable } = definition.entity
  const { data } = useFkQuery(metaTable === null ? null : fieldMetaRows(null, metaTable))
  const named = useMemo(() => (data ? relabelled(definition, overlayOf(data).labels) : definition), [definition, data])
  return children(named)
}
