import type { RecordValues } from './effect.ts'
import type { Entity } from './entity.ts'

/** Joins the texts of several fields. Adjacent equal texts, such as a city that is its own province, appear once. */
export function composedText(parts: readonly string[], textOf: (field: string) => string | null): string | null {
  const texts = parts.flatMap((part) => textOf(part) ?? [])
  const joined = texts.filter((text, index) => text !== texts[index - 1]).join('')
  return joined === '' ? null : joined
}

/** Returns the record with its composed texts. `textOf` provides the text of each part. */
export function withComposed(
  entity: Entity,
  record: RecordValues,
  textOf: (field: string) => string | null,
): RecordValues {
  const composed = Object.entries(entity.composed).flatMap(([name, parts]) =>
    parts ? [[name, composedText(parts, textOf)] as const] : [],
  )
  return composed.length === 0 ? record : { ...record, ...Object.fromEntries(composed) }
}
