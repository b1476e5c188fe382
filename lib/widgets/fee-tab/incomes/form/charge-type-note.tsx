import type { ReactNode } from 'react'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useIncomeSurroundings } from './income-surroundings.ts'

/** Below the charge type: that there is none to choose. */
export function ChargeTypeNote(): ReactNode {
  const texts = useMessages(feeIncomeMessages)
  return useIncomeSurroundings().charges.length === 0 ? texts.noCharges : null
}
