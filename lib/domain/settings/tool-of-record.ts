import type { Entity } from '../../catalogue/entity.ts'
import { loan } from '../loan/loan.ts'
import { fund } from '../member/fund.ts'
import { member } from '../member/member.ts'

/**
 * The tools whose templates fill the blank form of a record; where two name the same field, the first one counts.
 * Estimation tools (taxes, fees) fill none, because their assumptions are no facts of a case.
 * @source FRM-030
 */
const TOOLS: readonly (readonly [record: Entity, tools: readonly string[]])[] = [
  [member, ['TOOL-MEMBER']],
  [fund, ['TOOL-FUND']],
  [loan, ['TOOL-INSTALMENT', 'TOOL-FUND']],
]

/** Tools that fill the blank form of the records of a service, the first one first. */
export function toolsOf(service: string): readonly string[] {
  return TOOLS.find(([record]) => record.service === service)?.[1] ?? []
}

/** Titles of the records whose blank form a tool fills. */
export function recordsFilledBy(toolId: string): readonly string[] {
  return TOOLS.flatMap(([{ title }, tools]) => (tools.includes(toolId) ? [title] : []))
}
