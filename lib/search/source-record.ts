import { withDerived } from '../catalogue/effect.ts'
import { blankRecord } from '../catalogue/entity.ts'
import { isEmpty } from '../catalogue/kind.ts'
import type { SearchRecord, SearchSource } from './field-search-context.ts'

/** The record of a source; when there is none, the initial values of a new one. */
export function sourceRecord({ entity, read, begin }: SearchSource): SearchRecord {
  const record = read()
  return begin
    ? { ...record, values: withDerived(entity, { ...blankRecord(entity.fields), ...record.values }, record.facts) }
    : record
}

/**
 * Whether a visible field is rendered, or will be once the record exists. Fields the server fills in appear after the
 * first save.
 */
export function isDrawnIn({ entity, drawn, begin }: SearchSource, { values }: SearchRecord, field: string): boolean {
  if (begin && entity.fields[field]?.serverOwned && isEmpty(values[field] ?? null)) return false
  return drawn?.(field) ?? true
}
