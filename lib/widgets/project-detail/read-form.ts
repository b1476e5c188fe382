import type { EntityFormApi } from '../../form/entity-form-context.ts'
import type { SearchRecord } from '../../search/field-search-context.ts'

/** The unsaved record of a form, for the search. */
export function readForm({ controller }: EntityFormApi): SearchRecord {
  const values = controller.values()
  const texts = Object.keys(controller.entity.fields).flatMap((name) => {
    const text = controller.textOf(name, values[name] ?? null)
    return text === null ? [] : [[name, text] as const]
  })
  return { ...controller.context(), values, refValues: Object.fromEntries(texts) }
}
