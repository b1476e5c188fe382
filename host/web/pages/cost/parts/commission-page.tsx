import type { ReactElement } from 'react'
import { COST_PART } from 'fangkit/domain'
import { costMessages } from '../cost-messages.ts'
import { PartPage } from './part-page.tsx'

/** /CostManagement/EmployeeCommission */
export function CommissionPage(): ReactElement {
  return <PartPage part={COST_PART.commission} title={costMessages.commission} />
}
