import { entities } from '../../domain/entities.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'

/** Labels of the fields that choose from each dictionary. */
export function placesOf(grids: readonly Grid[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>()
  for (const { title, fields } of [
    ...Object.values(entities),
    ...grids.map(({ title, entity }) => ({ title, fields: entity.fields })),
  ]) {
    for (const { dict, label } of Object.values(fields))
      if (dict) places.set(dict, (places.get(dict) ?? new Set()).add(`${title}·${label}`))
  }
  return new Map([...places].map(([dict, names]) => [dict, [...names]]))
}
