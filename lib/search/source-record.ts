import { withDerived } from '../catalogue/effect.ts'
import { blankRecord } from '../catalogue/entity.ts'
import { isEmpty } from '../catalogue/kind.ts'
import type { SearchRecord, SearchSource } from './field-search-context.ts'

/** The record of a source; where none was begun yet, as a new one begins. */
export function sourceRecord({ entity, read, begin }: SearchSource): SearchRecord {
  const record = read()
  return begin
    ? { ...record, values: withDerived(entity, { ...blankRecord(entity.fields), ...record.values }, record.facts) }
    : record
}

/**
 * Whether a field the rules show is drawn, or will be once the record is begun: what the server fills in comes with the
 * first save.
 */
export function isDrawnIn({ entity, drawn, begin }: SearchSource, { values }: SearchRecord, field: string): boolean {
  if (begin && entity.fields[field]?.serverOwned && isEmpty(values[field] ?? null)) return false
  return drawn?.(field) ?? true
}
