import { all, any, holds, is, not, type Condition } from '../../catalogue/condition.ts'
import type { Choice } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { LOAN_SCHEME, PAY_WAY } from '../codes.ts'

/** A part of the project information tab. */
export interface ProjectSection {
  readonly key: 'basic' | 'demand' | 'house' | 'buyers' | 'owners' | 'trade' | 'loan'
  readonly title: string
  readonly titles?: readonly Choice<string>[]
  readonly shown?: Condition
}

const UNDER_MORTGAGE = is('hf20LoanScheme', LOAN_SCHEME.mortgage)

/**
 * The sections in their order, with when they appear and what they are called.
 * @source PRJ-017 to PRJ-023, ruling 12
 */
export const PROJECT_SECTIONS: readonly ProjectSection[] = [
  { key: 'basic', title: '基础需求' },
  // The switch is not there under a mortgage; what it was set to before counts for nothing.
  { key: 'demand', title: '找房需求', shown: all(is('hf20Ctrl1', 1), not(UNDER_MORTGAGE)) },
  { key: 'house', title: '交易房屋', titles: [{ when: UNDER_MORTGAGE, use: '抵押物业' }] },
  { key: 'buyers', title: '买家信息', shown: not(UNDER_MORTGAGE) },
  { key: 'owners', title: '业主信息', titles: [{ when: UNDER_MORTGAGE, use: '抵押人信息' }] },
  { key: 'trade', title: '交易信息', shown: not(UNDER_MORTGAGE) },
  { key: 'loan', title: '贷款信息', shown: any(is('hf20PayWay', PAY_WAY.loan), UNDER_MORTGAGE) },
]

/** The sections a case shows, each under the title it has there. */
export function sectionsOf(facts: Scope): readonly { readonly key: ProjectSection['key']; readonly title: string }[] {
  return PROJECT_SECTIONS.filter(({ shown }) => !shown || holds(shown, facts)).map(({ key, title, titles }) => ({
    key,
    title: titles?.find(({ when }) => holds(when, facts))?.use ?? title,
  }))
}
