import type { Condition } from '../../catalogue/condition.ts'
import { blankRecord } from '../../catalogue/entity.ts'
import { factsOf, type ProjectFacts } from '../facts.ts'
import { project } from '../project/project.ts'
import { type TypedIssue, typedIssue } from './parse-template.ts'
import { byName, either, just, list, number, oneOf, type Read, readJson, shape, words } from './read-json.ts'
import { LENDING_BANK } from './templates/conditions.ts'

/** The condition a text contains, or the issues that prevent reading it. @public */
export type ParsedCondition =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly issues: readonly TypedIssue[] }

/** Facts of a case that conditions of forms may read. */
export const FORM_FACTS: readonly string[] = [
  ...Object.keys(factsOf(blankRecord(project.fields) as ProjectFacts, { house: {}, trade: {}, loan: {} })),
  LENDING_BANK,
] // adapter: a record of this very entity

const DEEPEST = 8
const MOST_VALUES = 60
const LARGEST = 10_000_000_000_000

const field = oneOf(FORM_FACTS)
const limit = number(-LARGEST, LARGEST)
const value = either(either(words(64), limit, ''), just(null), '应为文字、数字或 null')
function conditionTo(depth: number): Read<Condition> {
  const inner: Read<Condition> =
    depth > 1 ? conditionTo(depth - 1) : (_value, path, addIssue) => void addIssue(path, `嵌套不能超过${DEEPEST}层`)
  return byName<Readonly<Record<string, Read<Condition>>>>({
    is: shape({ field, is: list(value, 1, MOST_VALUES) }),
    above: shape({ field, above: limit }),
    atLeast: shape({ field, atLeast: limit }),
    below: shape({ field, below: limit }),
    empty: shape({ field, empty: just(true) }),
    all: shape({ all: list(inner, 1, MOST_VALUES) }),
    any: shape({ any: list(inner, 1, MOST_VALUES) }),
    not: shape({ not: inner }),
  })
}
const CONDITION = conditionTo(DEEPEST)

/** Parses a typed condition strictly; it may only read the known facts of a case. Never throws. @public */
export function parseCondition(typed: string): ParsedCondition {
  const answer = readJson(typed, CONDITION)
  return answer.ok ? { ok: true, condition: answer.value } : { ok: false, issues: answer.issues.map(typedIssue) }
}
