import type { Entity } from '../../catalogue/entity.ts'
import type { Fields } from '../../catalogue/field.ts'

/** The group of values that are computed for each answer. */
const GROUP = 'computed'

/**
 * Adds values to the entity of a list that the server computes from other rows, such as the number of people who hold a
 * role. They are shown and exported, and never stored, searched or submitted.
 * @throws Error when the entity has a field of that name
 * @public
 */
export function withComputed<F extends Fields, const G extends Fields, Q extends Fields = Fields>(
  entity: Entity<F, Q>,
  computed: G,
): Entity<F & G, Q> {
  const taken = Object.keys(computed).filter((name) => Object.hasOwn(entity.fields, name))
  if (taken.length > 0) throw new Error(`${entity.service}: declared twice: ${taken.join(', ')}`)
  const fields = Object.fromEntries(
    Object.entries(computed).map(([name, field]) => [name, { ...field, serverOwned: true as const }]),
  )
  const { record, ...groups } = entity.groups
  return {
    ...entity,
    groups: { ...groups, [GROUP]: { label: '相关情况', fields }, ...(record && { record }) },
    // adapter: the fields of both, those of the second marked as server-owned
    fields: { ...entity.fields, ...fields } as F & G,
  }
}

/** True for a field that {@link withComputed} added: no store has it. */
export const isComputedColumn = ({ groups }: Entity, name: string): boolean =>
  Object.hasOwn(groups[GROUP]?.fields ?? {}, name)
