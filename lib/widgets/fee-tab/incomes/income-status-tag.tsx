import type { ReactElement } from 'react'
import { income, type Income } from '../../../domain/fee/income.ts'
import { FEE_MEANING, incomeStatus, INCOME_STATUS_CODE } from '../../../domain/fee/fee-status.ts'
import { MEANING_TONE } from '../../../grid/cells/status-tone.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { Tag } from '../../../ui/indicators/tag.tsx'

export interface IncomeStatusTagProps {
  readonly income: Pick<Income, 'payChannel' | 'paySign' | 'status'> & { readonly payStatus?: unknown }
}

/** The status of an income order, with the text of the matching status. @source INC-013 to INC-018 */
export function IncomeStatusTag({
  income: { payChannel, paySign, status, payStatus },
}: IncomeStatusTagProps): ReactElement {
  const shownStatus = incomeStatus({ payChannel, paySign, status })
  const said = typeof payStatus === 'string' && payStatus !== '' ? payStatus : null
  // A text from the back end needs no dictionary.
  const { labelOf } = useDictionary(said === null ? (income.fields.status.dict ?? null) : null)
  return (
    <Tag tone={MEANING_TONE[FEE_MEANING[shownStatus]]}>
      {said ?? labelOf(INCOME_STATUS_CODE[shownStatus]) ?? INCOME_STATUS_CODE[shownStatus]}
    </Tag>
  )
}
