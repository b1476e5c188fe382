import type { ReactElement } from 'react'
import { income, type Income } from '../../../domain/fee/income.ts'
import { type IncomeStanding, incomeStanding, STATUS_OF_STANDING } from '../../../domain/fee/standing.ts'
import { useDictionary } from '../../../provider/use-dictionary.ts'
import { Tag, type TagTone } from '../../../ui/tag.tsx'

export interface StandingTagProps {
  readonly income: Pick<Income, 'payChannel' | 'paySign' | 'status'> & { readonly payStatus?: unknown }
}

const TONE: Readonly<Record<IncomeStanding, TagTone>> = {
  pending: 'warn',
  unpaid: 'warn',
  paid: 'ok',
  returned: 'bad',
  reviewed: 'ok',
}

/** How an order of income stands, in the words of the status that stands for it. @source INC-013 to INC-018 */
export function StandingTag({ income: { payChannel, paySign, status, payStatus } }: StandingTagProps): ReactElement {
  const standing = incomeStanding({ payChannel, paySign, status })
  const said = typeof payStatus === 'string' && payStatus !== '' ? payStatus : null
  // What the back end has put in words needs no dictionary.
  const { labelOf } = useDictionary(said === null ? (income.fields.status.dict ?? null) : null)
  return (
    <Tag tone={TONE[standing]}>{said ?? labelOf(STATUS_OF_STANDING[standing]) ?? STATUS_OF_STANDING[standing]}</Tag>
  )
}
