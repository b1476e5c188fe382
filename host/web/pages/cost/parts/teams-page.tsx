import type { ReactElement } from 'react'
import { COST_PART } from 'fangkit/domain'
import { costMessages } from '../cost-messages.ts'
import { PartPage } from './part-page.tsx'

/** /CostManagement/CooperatingTeams */
export function TeamsPage(): ReactElement {
  return <PartPage part={COST_PART.teams} title={costMessages.teams} />
}
