import type { Entity } from '../../lib/catalogue/entity.ts'
import * as domain from '../../lib/domain.ts'
import { entities } from '../../lib/domain/entities.ts'

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' &&
  value !== null &&
  ['service', 'fields', 'shown', 'groups'].every((name) => Object.hasOwn(value, name))
const namesOf = ({ fields }: Entity): string => Object.keys(fields).sort().join()

/**
 * Every entity the library declares, those of one service beside each other; one that only repeats the fields of
 * another is left out.
 */
export const declaredEntities: readonly Entity[] = [
  ...Object.values(entities),
  ...Object.values<unknown>(domain).filter(isEntity),
]
  .filter(
    (entity, index, all) =>
      all.findIndex((other) => other.service === entity.service && namesOf(other) === namesOf(entity)) === index,
  )
  .sort((a, b) => (a.service < b.service ? -1 : a.service > b.service ? 1 : 0))

/** The entity whose fields are exactly these, of this service where there are several. */
export function entityWith(names: readonly string[], service: string): Entity | null {
  const expected = [...names].sort().join()
  const fitting = declaredEntities.filter((entity) => namesOf(entity) === expected)
  return fitting.find((entity) => entity.service === service) ?? fitting[0] ?? null
}
