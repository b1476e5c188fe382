import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { SearchRecord } from '../../search/field-search-context.ts'

/** The record of a form as it is being typed, for the search. */
export function readForm({ session }: EntityFormApi): SearchRecord {
  const values = session.values()
  const texts = Object.keys(session.entity.fields).flatMap((name) => {
    const text = session.textOf(name, values[name] ?? null)
    return text === null ? [] : [[name, text] as const]
  })
  return { ...session.surroundings(), values, refValues: Object.fromEntries(texts) }
}
