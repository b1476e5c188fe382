import type { ReactElement } from 'react'
import { COST_PART } from 'fangkit/domain'
import { costMessages } from '../cost-messages.ts'
import { PartPage } from './part-page.tsx'

/** /CostManagement/Marketing */
export function MarketingPage(): ReactElement {
  return <PartPage part={COST_PART.marketing} title={costMessages.marketing} />
}
