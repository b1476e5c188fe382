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

/** An amount of a case that its form shows. */
export interface Amount {
  readonly name: string
  readonly label: string
  readonly field: Field
  /** In the stored unit; null while it is empty. */
  readonly value: number | null
}

/** The amounts of a record of the case; `error` is null where the user may not see the record. */
export interface RecordAmounts {
  readonly amounts: readonly Amount[]
  /** A day of the record; null while it is empty, undefined where its form does not show it, or it is not known. */
  readonly dayOf: (name: string) => { readonly label: string; readonly day: string | null } | undefined
  readonly isLoading: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** What is read of which record. */
export interface AmountsOf {
  readonly projectId: string
  /** Facts of the case. */
  readonly facts: Scope
  /** Whether the case has such a record. */
  readonly isShown: boolean
}

/** Loads a record of the case, and reads its amounts. */
export function useAmounts(
  entity: Entity,
  names: readonly string[],
  { projectId, facts, isShown }: AmountsOf,
): RecordAmounts {
  const record = useFkQuery(isShown ? caseRecord(entity.service, projectId) : null)
  const meta = useFkQuery(isShown && entity.metaTable !== null ? fieldMetaRows(projectId, entity.metaTable) : null)
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(entity)
  const overlay = entity.metaTable === null ? NO_OVERLAY : meta.data && overlayOf(meta.data, { knownHelp, strict })
  const isKnown = record.data !== undefined && overlay !== undefined
  const { error, retry } = loadState([record, meta], isKnown)
  const shown = isKnown && record.data ? shownIn(entity, record.data, { facts, overlay }) : null
  return {
    amounts: names.flatMap((name) => {
      const { field, label, value } = shown?.(name) ?? {}
      if (!field || label === undefined) return []
      return { name, label, field, value: typeof value === 'number' ? value : null }
    }),
    dayOf: (name) => {
      const of = shown?.(name)
      return of && { label: of.label, day: typeof of.value === 'string' && of.value !== '' ? of.value : null }
    },
    isLoading: isShown && !isKnown && error === null,
    error: error?.kind === 'forbidden' ? null : error,
    retry,
  }
}

/** Reads the fields of a record that its form shows, too. */
function shownIn(
  entity: Entity,
  record: object,
  { facts, overlay }: { readonly facts: Scope; readonly overlay: Overlay },
) {
  const values = valuesOf(entity, record)
  const scope = { ...facts, ...values }
  const visible = visibleFields(entity, scope, overlay)
  return (name: string) => {
    const field = entity.fields[name]
    return field && visible.includes(name)
      ? { field, label: labelOf(entity, name, scope, overlay), value: values[name] }
      : undefined
  }
}
