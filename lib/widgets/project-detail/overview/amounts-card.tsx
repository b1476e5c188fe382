import type { CSSProperties, ReactElement } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { UNIT_LABEL } from '../../../catalogue/unit.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine, OverviewPlace } from './overview-line.tsx'
import { type Amount, useAmounts } from './use-amounts.ts'

export interface AmountsCardProps {
  readonly projectId: string
  readonly record: DraftRecord<Project>
  readonly overlay: Overlay
  readonly facts: Scope
  /** Keys of the sections the case shows. */
  readonly sections: readonly string[]
  readonly onOpenSection: (section: string) => void
  /** Opens the ledger; absent where it is not installed. */
  readonly onOpenFees: (() => void) | undefined
}

const PRICE = 'hf2hContractAmt'
const OF_TRADE = [PRICE, 'hf2hParPrice']
const OF_LOAN = ['hf2iLoanAmt', 'hf2iFundLoan']
/** Parts of the price. */
const SHARES: readonly string[] = [...OF_TRADE.slice(1), ...OF_LOAN]
/** Totals of the ledger; the server calculates them. */
const OF_LEDGER = ['hf20Amount5', 'hf20NoPayAmount'] as const

const name = css({ display: 'block', textStyle: 'note', color: 'ink-2' })
const figure = css({ display: 'block', textStyle: 'figure' })
const due = css({ display: 'block', textStyle: 'figure', color: 'warn' })
/** Inline styles, because they are used once and the size of the style sheet is limited. */
const ROW: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' }
const TILE: CSSProperties = { display: 'block', padding: '10px 0 10px 20px', border: 0 }

/** The amounts of a case that are known and that the user may see: price, down payment, loans, and the ledger. */
export function AmountsCard(props: AmountsCardProps): ReactElement | null {
  const { projectId, record, overlay, facts, sections, onOpenSection, onOpenFees } = props
  const texts = useMessages(overviewMessages)
  const traded = useAmounts(trade, OF_TRADE, { projectId, facts, isShown: sections.includes('trade') })
  const lent = useAmounts(loan, OF_LOAN, { projectId, facts, isShown: sections.includes('loan') })
  const failed = [traded, lent].find(({ error }) => error !== null)
  const price = traded.amounts.find(({ name: key }) => key === PRICE)?.value ?? 0
  const tile = ({ name: key, label, field, value }: Amount, onOpen: (() => void) | undefined): ReactElement => (
    <OverviewPlace key={key} style={TILE} onOpen={onOpen}>
      <span className={name}>{texts.amount({ label, unit: field.shown ? UNIT_LABEL[field.shown] : '' })}</span>
      <span className={key === 'hf20NoPayAmount' && value > 0 ? due : figure}>{cellNumber(field, value)}</span>
      {SHARES.includes(key) && price > 0 ? (
        <span className={name}>{texts.share({ percent: percentOf(value, price) })}</span>
      ) : null}
    </OverviewPlace>
  )
  const tiles = [
    ...traded.amounts.map((amount) => tile(amount, () => onOpenSection('trade'))),
    ...lent.amounts.map((amount) => tile(amount, () => onOpenSection('loan'))),
    ...OF_LEDGER.flatMap((key) => {
      const field = project.fields[key]
      const value = record[key]
      return typeof value !== 'number' || overlay.hidden.has(key)
        ? []
        : tile({ name: key, label: field.label, field, value }, onOpenFees)
    }),
  ]
  if (traded.isLoading || lent.isLoading) return <SkeletonBlock height="70px" />
  return (
    <Card aria-label={texts.money}>
      {tiles.length > 0 ? <div style={ROW}>{tiles}</div> : null}
      {tiles.length > 0 || failed ? null : (
        <OverviewLine label={texts.money} onOpen={undefined}>
          {texts.noMoney}
        </OverviewLine>
      )}
      {failed?.error ? (
        <OverviewLine label={texts.failed} action={texts.retry} onOpen={failed.retry}>
          {failed.error.userMessage}
        </OverviewLine>
      ) : null}
    </Card>
  )
}

const percentOf = (part: number, whole: number): string => ((part / whole) * 100).toFixed(2)
