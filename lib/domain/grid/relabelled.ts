import type { Field, Fields } from '../../catalogue/field.ts'
import type { Grid } from './define-grid.ts'

/** The list with the labels staff have set; such a label overrides one chosen by conditions. @source FRM-002 */
export function relabelled(grid: Grid, labels: Readonly<Record<string, string>>): Grid {
  const { entity } = grid
  if (Object.keys(labels).length === 0) return grid
  const named = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, Field] => [
        name,
        labels[name] === undefined ? field : { ...field, label: labels[name] },
      ]),
    )
  return {
    ...grid,
    entity: {
      ...entity,
      fields: named(entity.fields),
      groups: Object.fromEntries(
        Object.entries(entity.groups).map(([name, group]) => [name, { ...group, fields: named(group.fields) }]),
      ),
      labels: Object.fromEntries(Object.entries(entity.labels).filter(([name]) => labels[name] === undefined)),
    },
  }
}
