import { useMemo } from 'react'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { fieldDefaults, fieldMetaRows, projectDraft } from '../../client/queries/query-options.ts'
import type { DraftRecord } from '../../contract/output.ts'
import { overlayOf } from '../../domain/settings/field-meta.ts'
import { project, type Project } from '../../domain/project/project.ts'
import { useStrictFields } from '../../field/strict-metadata.ts'
import { useHelpIdentifiers } from '../../field/help/use-help-identifiers.ts'
import { applicableDefaults } from '../../form/applicable-defaults.ts'
import { useDictionaries } from '../../provider/dictionaries/use-dictionaries.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { loadState } from '../load-state.ts'

/** The record of a project page or drawer. */
export type ProjectSource =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'copy'; readonly of: string }

export interface ProjectData {
  readonly record: DraftRecord<Project>
  readonly overlay: Overlay
  /** Initial values of empty fields of a new record. @source FRM-029, PRJ-053 */
  readonly defaults: RecordValues
}

export interface ProjectLoad {
  readonly data: ProjectData | null
  readonly error: FangkitError | null
  /** True while newer data loads. */
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  readonly retry: () => void
}

const TABLE = project.metaTable ?? 1
const DICTIONARIES = [
  ...new Set(
    Object.values(project.fields).flatMap(({ kind, dict }) =>
      dict !== undefined && (kind === 'code' || kind === 'codes') ? [dict] : [],
    ),
  ),
]
const NO_DICTIONARIES: readonly string[] = []
const NO_DEFAULTS: RecordValues = {}

/** Loads everything the basic requirements need, in one round. @source BAS-044, PRJ-052, FRM-007 */
export function useProject(source: ProjectSource): ProjectLoad {
  const id = source.kind === 'stored' ? source.id : null
  const plan =
    source.kind === 'stored' ? { id: source.id } : source.kind === 'copy' ? { id: source.of, isClone: 1 as const } : {}
  const record = useFkQuery(projectDraft(plan))
  const meta = useFkQuery(fieldMetaRows(id, TABLE))
  const defaultsQuery = useFkQuery(source.kind === 'blank' ? fieldDefaults(null, TABLE) : null)
  const knownHelp = useHelpIdentifiers()
  const strict = useStrictFields(project)
  // A stored record comes with its labels; a form loads its dictionaries itself.
  useDictionaries(source.kind === 'stored' ? NO_DICTIONARIES : DICTIONARIES)

  // A new record needs a fresh answer, never a cached one.
  const fresh = record.data !== undefined && (id !== null || record.isFetchedAfterMount) ? record.data : null
  const isNew = source.kind === 'blank'
  const overlay = useMemo(
    () => (meta.data ? overlayOf(meta.data, { knownHelp, strict }) : null),
    [meta.data, knownHelp, strict],
  )
  const defaults = useMemo(
    () =>
      !isNew
        ? NO_DEFAULTS
        : defaultsQuery.data && fresh
          ? applicableDefaults(project, fresh, defaultsQuery.data)
          : null,
    [isNew, defaultsQuery.data, fresh],
  )
  const data = useMemo(
    () => (fresh && overlay && defaults ? { record: fresh, overlay, defaults } : null),
    [fresh, overlay, defaults],
  )
  const queries = isNew ? [record, meta, defaultsQuery] : [record, meta]
  return { data, ...loadState(queries, data !== null) }
}
