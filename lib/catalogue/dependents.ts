import { reads } from './condition.ts'
import type { Entity } from './entity.ts'

/** What a field decides about another one: that it appears, must be filled, is locked and so on. @public */
export type DependentWay = 'shown' | 'required' | 'locked' | 'options' | 'label' | 'value' | 'emptied'

/** A field that changes with another one, in every way it does. @public */
export interface Dependent {
  /** Wire name of the field that changes. */
  readonly name: string
  /** In a fixed order; at least one. */
  readonly ways: readonly DependentWay[]
}

/**
 * The visible fields of an entity that change with a field, in screen order. The field may belong to another record of
 * the case: entities read those as facts.
 * @public
 */
export function dependentsOf(entity: Entity, name: string): readonly Dependent[] {
  const { shown, required, readOnly, cleared, derived, composed, labels, options, onChange } = entity
  const setBy = new Set((onChange[name] ?? []).flatMap(({ set }) => Object.keys(set)))
  // Effects of other fields may apply only under a condition on this one.
  for (const effect of Object.values(onChange).flatMap((effects) => effects ?? []))
    if (effect.when && reads(effect.when).includes(name)) for (const field of Object.keys(effect.set)) setBy.add(field)
  const isRead = (condition: Parameters<typeof reads>[0] | undefined): boolean =>
    condition !== undefined && reads(condition).includes(name)
  return Object.entries(entity.fields).flatMap(([field, declared]) => {
    if (declared.hidden || field === name) return []
    const decided: Readonly<Record<DependentWay, boolean>> = {
      shown: isRead(shown[field]),
      required: isRead(required[field]),
      locked: isRead(readOnly[field]),
      options: declared.parent === name || (options[field] ?? []).some(({ when }) => isRead(when)),
      label: (labels[field] ?? []).some(({ when }) => isRead(when)),
      value:
        setBy.has(field) ||
        (derived[field]?.reads.includes(name) ?? false) ||
        (composed[field]?.includes(name) ?? false),
      emptied: declared.parent === name || isRead(cleared[field]),
    }
    const ways = WAYS.filter((way) => decided[way])
    return ways.length > 0 ? [{ name: field, ways }] : []
  })
}

const WAYS: readonly DependentWay[] = ['shown', 'required', 'locked', 'options', 'label', 'value', 'emptied']
