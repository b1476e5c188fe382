import { all, any, holds, is, not, type Condition } from '../../catalogue/condition.ts'
import type { Choice } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { DEMAND_STEP, LOAN_SCHEME, PAY_WAY } from '../codes.ts'

/** A section of the project information tab. */
export interface ProjectSection {
  /** Names the section in addresses and in `data-section`. */
  readonly key: 'basic' | 'demand' | 'house' | 'buyers' | 'owners' | 'trade' | 'loan'
  readonly title: string
  /** Alternative titles under conditions; the first that holds applies. */
  readonly titles?: readonly Choice<string>[]
  /** The section appears only while this holds for the facts of the case; always when absent. */
  readonly shown?: Condition
  /** The step from which a case needs it; it can be filled in earlier. @source ruling 27 */
  readonly from: string
}

const UNDER_MORTGAGE = is('hf20LoanScheme', LOAN_SCHEME.mortgage)
const { consulting, agencySigned, netSigned, submitted, certified, released } = DEMAND_STEP
/** The steps of an open case, in their order. */
const ORDERED_STEPS: readonly string[] = [consulting, agencySigned, netSigned, submitted, certified, released]

/**
 * The sections in their order: when they appear, their titles, and the step from which a case needs them. A
 * consultation needs the requirements; the agency contract needs the house, both parties and the terms; the loan is
 * applied for after the sale is signed online.
 * @source PRJ-017 to PRJ-023, ruling 12
 */
export const PROJECT_SECTIONS: readonly ProjectSection[] = [
  { key: 'basic', title: '基础需求', from: consulting },
  // A mortgage has no such switch, so its former value is ignored.
  { key: 'demand', title: '找房需求', shown: all(is('hf20Ctrl1', 1), not(UNDER_MORTGAGE)), from: consulting },
  { key: 'house', title: '交易房屋', titles: [{ when: UNDER_MORTGAGE, use: '抵押物业' }], from: agencySigned },
  { key: 'buyers', title: '买家信息', shown: not(UNDER_MORTGAGE), from: agencySigned },
  { key: 'owners', title: '业主信息', titles: [{ when: UNDER_MORTGAGE, use: '抵押人信息' }], from: agencySigned },
  { key: 'trade', title: '交易信息', shown: not(UNDER_MORTGAGE), from: agencySigned },
  { key: 'loan', title: '贷款信息', shown: any(is('hf20PayWay', PAY_WAY.loan), UNDER_MORTGAGE), from: netSigned },
]

/** The sections a case shows, each with its current title. */
export function sectionsOf(facts: Scope): readonly { readonly key: ProjectSection['key']; readonly title: string }[] {
  return PROJECT_SECTIONS.filter(({ shown }) => !shown || holds(shown, facts)).map(({ key, title, titles }) => ({
    key,
    title: titles?.find(({ when }) => holds(when, facts))?.use ?? title,
  }))
}

/** True when the current step of the case needs the section; an undeclared step counts as the first one. */
export function isNeeded(key: ProjectSection['key'], { hf20DemandStep: step }: Scope): boolean {
  const from = PROJECT_SECTIONS.find((section) => section.key === key)?.from
  const reached = Math.max(0, ORDERED_STEPS.indexOf(String(step)))
  return from !== undefined && ORDERED_STEPS.indexOf(from) <= reached
}
