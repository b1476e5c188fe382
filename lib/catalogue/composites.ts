import type { Composite, Entity } from './entity.ts'

/** The composite a field is part of, if it is drawn as one control. */
export function compositeOf(entity: Entity, name: string): Composite | null {
  return Object.values(entity.composites).find((composite) => composite.parts.some((part) => part === name)) ?? null
}

/** The field that represents a control: the first part of a composite, otherwise the field itself. */
export function leadOf(entity: Entity, name: string): string {
  return compositeOf(entity, name)?.parts[0] ?? name
}

/** Each control once, by the field that represents it, in the order of the names. */
export function leads(entity: Entity, names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => leadOf(entity, name)))]
}
