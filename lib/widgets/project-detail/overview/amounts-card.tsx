import type { ReactElement } from 'react'
import type { Entity } from '../../../catalogue/entity.ts'
import { labelOf } from '../../../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../../catalogue/kind.ts'
import { NO_OVERLAY } from '../../../catalogue/overlay.ts'
import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { CELL } from '../../../field/cell.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine } from './overview-line.tsx'

export interface AmountsCardProps {
  readonly projectId: string
  readonly record: DraftRecord<Project>
  readonly facts: Scope
  /** Keys of the sections the case shows. */
  readonly sections: readonly string[]
  readonly onOpenSection: (section: string) => void
  /** Opens the ledger; absent where it is not installed. */
  readonly onOpenFees: (() => void) | undefined
}

const OF_TRADE = ['hf2hContractAmt', 'hf2hParPrice']
const OF_LOAN = ['hf2iLoanAmt', 'hf2iFundLoan']
const OF_CASE = ['hf20NoPayAmount', 'hf20PrjCost']

/** The amounts of a case that are known: price, down payment, loans, and the totals of its ledger. */
export function AmountsCard(props: AmountsCardProps): ReactElement {
  const { projectId, record, facts, sections, onOpenSection, onOpenFees } = props
  const texts = useMessages(overviewMessages)
  const traded = useFkQuery(sections.includes('trade') ? caseRecord(trade.service, projectId) : null)
  const lent = useFkQuery(sections.includes('loan') ? caseRecord(loan.service, projectId) : null)
  const lines = [
    ...amountsOf(trade, traded.data, facts, OF_TRADE, () => onOpenSection('trade')),
    ...amountsOf(loan, lent.data, facts, OF_LOAN, () => onOpenSection('loan')),
    ...amountsOf(project, record, facts, OF_CASE, onOpenFees),
  ]
  const failed = [traded, lent].find(({ error, data }) => error !== null && data === undefined)
  return (
    <Card title={texts.money}>
      {lines.length > 0 || failed ? (
        lines
      ) : (
        <OverviewLine label={null} onOpen={undefined}>
          {texts.noMoney}
        </OverviewLine>
      )}
      {failed?.error ? (
        <OverviewLine label={texts.failed} action={texts.retry} onOpen={() => void failed.refetch()}>
          {failed.error.userMessage}
        </OverviewLine>
      ) : null}
    </Card>
  )
}

function amountsOf(
  entity: Entity,
  record: object | null | undefined,
  facts: Scope,
  names: readonly string[],
  onOpen: (() => void) | undefined,
): readonly ReactElement[] {
  if (!record) return []
  const values = valuesOf(entity, record)
  return names.flatMap((name) => {
    const field = entity.fields[name]
    const value = values[name] ?? null
    if (!field || isEmpty(value)) return []
    const Cell = CELL[field.kind]
    return (
      <OverviewLine key={name} label={labelOf(entity, name, { ...facts, ...values }, NO_OVERLAY)} onOpen={onOpen}>
        <b>
          <Cell field={field} value={value} text={null} />
        </b>
      </OverviewLine>
    )
  })
}
