import type { Entity } from '../../../catalogue/entity.ts'
import type { Field } from '../../../catalogue/field.ts'
import { labelOf, visibleFields } from '../../../catalogue/field-state.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../../../catalogue/overlay.ts'
import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import { fieldMetaRows } from '../../../client/queries/query-options.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { overlayOf } from '../../../domain/settings/field-meta.ts'
import { useHelpIdentifiers } from '../../../field/help/use-help-identifiers.ts'
import { useStrictFields } from '../../../field/strict-metadata.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { loadState } from '../../load-state.ts'

/** A known amount of a case. */
export interface Amount {
  readonly name: string
  readonly label: string
  readonly field: Field
  /** In the stored unit. */
  readonly value: number
}

/** The amounts of a record of the case; `error` is null where the user may not see the record. */
export interface RecordAmounts {
  readonly amounts: readonly Amount[]
  readonly isLoading: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Loads a record of the case, and reads its amounts. @param isShown whether the case has such a record */
export function useAmounts(
  entity: Entity,
  names: readonly string[],
  { projectId, facts, isShown }: { readonly projectId: string; readonly facts: Scope; readonly isShown: boolean },
): RecordAmounts {
  const record = useFkQuery(isShown ? caseRecord(entity.service, projectId) : null)
  const meta = useFkQuery(isShown && entity.metaTable !== null ? fieldMetaRows(projectId, entity.metaTable) : null)
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(entity)
  const overlay = entity.metaTable === null ? NO_OVERLAY : meta.data && overlayOf(meta.data, { knownHelp, strict })
  const isKnown = record.data !== undefined && overlay !== undefined
  const { error, retry } = loadState([record, meta], isKnown)
  return {
    amounts: isKnown && record.data ? amountsIn(entity, record.data, names, { facts, overlay }) : [],
    isLoading: isShown && !isKnown && error === null,
    error: error?.kind === 'forbidden' ? null : error,
    retry,
  }
}

/** The filled amounts of a record that its form shows, too. */
function amountsIn(
  entity: Entity,
  record: object,
  names: readonly string[],
  { facts, overlay }: { readonly facts: Scope; readonly overlay: Overlay },
): readonly Amount[] {
  const values = valuesOf(entity, record)
  const scope = { ...facts, ...values }
  const visible = visibleFields(entity, scope, overlay)
  return names.flatMap((name) => {
    const field = entity.fields[name]
    const value = values[name]
    return !field || typeof value !== 'number' || !visible.includes(name)
      ? []
      : [{ name, label: labelOf(entity, name, scope, overlay), field, value }]
  })
}
