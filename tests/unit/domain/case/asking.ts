import { check } from '../../../../lib/catalogue/check.ts'
import { settle } from '../../../../lib/catalogue/effect.ts'
import { blankRecord, type Entity } from '../../../../lib/catalogue/entity.ts'
import { fieldState } from '../../../../lib/catalogue/field-state.ts'
import type { Scope, Value } from '../../../../lib/catalogue/kind.ts'
import { NO_OVERLAY } from '../../../../lib/catalogue/overlay.ts'

export type Values = Readonly<Record<string, Value>>
export const TODAY = '2026-11-21'

/** What one declaration answers: `facts` are those of the case, `record` what is filled in. */
export function asking(entity: Entity) {
  const blank = blankRecord(entity.fields)
  const scope = (record: Values, facts: Scope): Scope => ({ ...facts, ...blank, ...record })
  return {
    /** Whether each of the fields is on screen. */
    shows: (names: readonly string[], record: Values, facts: Scope = {}): readonly boolean[] =>
      names.map((name) => fieldState(entity, name, scope(record, facts)).visible),
    /** For which values of one field another one is on screen. */
    shownFor: (
      name: string,
      of: string,
      values: readonly Value[],
      record: Values = {},
      facts: Scope = {},
    ): readonly Value[] =>
      values.filter((value) => fieldState(entity, name, scope({ ...record, [of]: value }, facts)).visible),
    says: (record: Values, facts: Scope = {}): readonly string[] =>
      check(entity, { ...blank, ...record }, { today: TODAY, facts }).map(({ message }) => message),
    /** What is said when the metadata requires these fields. */
    saysRequired: (required: readonly string[], record: Values, facts: Scope = {}): readonly string[] =>
      check(
        entity,
        { ...blank, ...record },
        { today: TODAY, facts, overlay: { ...NO_OVERLAY, required: new Set(required) } },
      ).map(({ message }) => message),
    settled: (before: Values, change: Values, facts: Scope = {}): Values =>
      settle(entity, { ...blank, ...before }, { ...blank, ...before, ...change }, facts, new Set(Object.keys(change)))
        .record,
    labelOf: (name: string, record: Values): string => fieldState(entity, name, scope(record, {})).label,
  }
}
