import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState, labelOf } from '../../catalogue/field-state.ts'
import { sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import type { FormContext } from '../state/basis.ts'
import { compositeOf } from '../../catalogue/composites.ts'

/** One row of the comparison: a field, or the fields of one control. */
export interface ConflictRow {
  readonly label: string
  readonly fields: readonly string[]
  /** Who changed it: `both` needs a decision, the others are merged automatically. */
  readonly by: 'both' | 'me' | 'them'
}

/** The three versions of a record in a conflict. */
export interface ThreeWay {
  readonly original: RecordValues
  readonly theirs: RecordValues
  readonly mine: RecordValues
}

export type Side = 'mine' | 'theirs'

/** What two users changed, in screen order. Leaves out fields that are computed from others by rule. */
export function conflictRows(
  entity: Entity,
  { original, theirs, mine }: ThreeWay,
  { facts, overlay }: FormContext,
): readonly ConflictRow[] {
  const scope: Scope = { ...facts, ...mine }
  const differs = (names: readonly string[], a: RecordValues, b: RecordValues): boolean =>
    names.some((name) => !sameValue(a[name], b[name]))
  const seen = new Set<string>()
  return Object.keys(entity.fields).flatMap((name): readonly ConflictRow[] => {
    const composite = compositeOf(entity, name)
    const fields = composite?.parts ?? [name]
    const state = fieldState(entity, name, scope, overlay)
    if (seen.has(name) || state.field.hidden || !state.editable) return []
    for (const part of fields) seen.add(part)
    const byMe = differs(fields, original, mine)
    const byThem = differs(fields, original, theirs)
    if ((!byMe && !byThem) || (byMe && byThem && !differs(fields, mine, theirs))) return []
    return [
      {
        label: composite?.label ?? labelOf(entity, name, scope, overlay),
        fields,
        by: byMe && byThem ? 'both' : byMe ? 'me' : 'them',
      },
    ]
  })
}

/** The other user's record with your changes on top, as decided row by row, and the values that follow from them. */
export function mergedRecord(
  entity: Entity,
  { theirs, mine }: ThreeWay,
  rows: readonly ConflictRow[],
  sideOf: (row: ConflictRow) => Side,
  facts: Scope,
): RecordValues {
  const taken = rows.filter((row) => sideOf(row) === 'mine').flatMap(({ fields }) => fields)
  const own: Record<string, Value> = Object.fromEntries(taken.map((name) => [name, mine[name] ?? null]))
  return settle(entity, theirs, { ...theirs, ...own }, facts, new Set(taken)).record
}
