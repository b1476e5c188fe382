import type { Entity } from '../../../catalogue/entity.ts'

/**
 * Maps each field on a document to the fields to fill in for it: a composed or calculated value is corrected in its
 * sources. The first one gets the focus.
 */
export function inputsFor(entity: Entity, names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    names.flatMap((name) => {
      if (!entity.fields[name]) return []
      const parts = entity.composed[name]
      const reads = (entity.derived[name]?.reads ?? []).filter(
        (read) => entity.fields[read] !== undefined && entity.fields[read].hidden !== true,
      )
      return [[name, parts ?? [...reads, name]] as const]
    }),
  )
}

/** The field of the document an input belongs to; null for inputs beside it. */
export function shownBy(inputs: ReadonlyMap<string, readonly string[]>, name: string): string | null {
  if (inputs.has(name)) return name
  return [...inputs].find(([, own]) => own.includes(name))?.[0] ?? null
}
