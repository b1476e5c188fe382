import type { CSSProperties, ReactElement, ReactNode } from 'react'
import type { Scope } from '../../../catalogue/kind.ts'
import type { Overlay } from '../../../catalogue/overlay.ts'
import { toShown, UNIT_LABEL } from '../../../catalogue/unit.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { project, type Project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import { priceGap } from '../../../domain/trade/price-parts.ts'
import { cellNumber } from '../../../field/numbers/cell-number.ts'
import { overviewMessages } from '../../../locale/zh-cn/project-detail/overview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { VisuallyHidden } from '../../../ui/indicators/visually-hidden.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { OverviewLine, OverviewPlace } from './overview-line.tsx'
import { type Amount, type RecordAmounts, useAmounts } from './use-amounts.ts'

/** The amounts of a case, by record. */
export interface CaseAmounts {
  readonly traded: RecordAmounts
  readonly lent: RecordAmounts
  /** By how much the price differs from what it is paid in; null while that is not known. */
  readonly gap: number | null
}

export interface AmountsCardProps {
  readonly amounts: CaseAmounts
  readonly record: DraftRecord<Project>
  readonly overlay: Overlay
  readonly onOpenSection: (section: string) => void
  /** Opens the ledger; absent where it is not installed. */
  readonly onOpenFees: (() => void) | undefined
}

type Known = Amount & { readonly value: number }

const PRICE = 'hf2hContractAmt'
const DOWN = 'hf2hParPrice'
/** The parts of the price, each with what is known about it. */
const LOANS = [
  { name: 'hf2iLoanAmt', rate: 'hf2iLoanRate', years: 'hf2iLoanYear' },
  { name: 'hf2iFundLoan', rate: 'hf2iFundRate', years: 'hf2iFundRepayYear' },
] as const
const OF_TRADE = [PRICE, DOWN, 'hf2hOnlineAmt', 'hf2hDeposit']
const OF_LOAN = [...LOANS.flatMap(({ name, rate, years }) => [name, rate, years]), 'hf2iMonthPay']
/** Totals of the ledger; the server calculates them. */
const [COLLECTED, DUE] = ['hf20Amount5', 'hf20NoPayAmount'] as const

const name = css({ display: 'block', textStyle: 'note', color: 'ink-2' })
const figure = css({ display: 'block', textStyle: 'figure' })
const due = css({ display: 'block', textStyle: 'figure', color: 'warn' })
/** Inline styles, because they are used once and the size of the style sheet is limited. */
const ROW: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  alignItems: 'start',
}
const TILE: CSSProperties = { display: 'block', padding: '10px 0 10px 20px', border: 0, position: 'relative' }
const PART: CSSProperties = { display: 'inline-block' }
const SIGN: CSSProperties = { position: 'absolute', insetInlineStart: 0, top: '34px' }
const UNIT: CSSProperties = { position: 'absolute', insetInlineEnd: '20px', top: '10px' }
const FRAME: CSSProperties = { position: 'relative' }

/** Loads the amounts of a case: price, down payment and loans. @param sections keys of those the case shows */
export function useCaseAmounts(projectId: string, facts: Scope, sections: readonly string[]): CaseAmounts {
  const traded = useAmounts(trade, OF_TRADE, { projectId, facts, isShown: sections.includes('trade') })
  const lent = useAmounts(loan, OF_LOAN, { projectId, facts, isShown: sections.includes('loan') })
  const amountOf = (of: RecordAmounts, key: string): number | null =>
    of.amounts.find((amount) => amount.name === key)?.value ?? null
  const loans = LOANS.flatMap(({ name: key }) => lent.amounts.find((amount) => amount.name === key) ?? [])
  const gap = priceGap({
    price: amountOf(traded, PRICE),
    down: amountOf(traded, DOWN),
    loans: loans.map(({ value }) => value),
  })
  return { traded, lent, gap }
}

/**
 * The amounts of a case that are known and that the user may see: the price and what it is paid in, and the ledger.
 * The unit is written once.
 */
export function AmountsCard(props: AmountsCardProps): ReactElement | null {
  const { amounts, record, overlay, onOpenSection, onOpenFees } = props
  const { traded, lent, gap } = amounts
  const texts = useMessages(overviewMessages)
  const failed = [traded, lent].find(({ error }) => error !== null)
  const known = new Map(
    [...traded.amounts, ...lent.amounts].flatMap((amount) => (isKnown(amount) ? [[amount.name, amount]] : [])),
  )
  const ledger = [COLLECTED, DUE].flatMap((key) => {
    const field = project.fields[key]
    const value = record[key]
    return typeof value !== 'number' || overlay.hidden.has(key) ? [] : [{ name: key, label: field.label, field, value }]
  })
  const price = known.get(PRICE)?.value ?? 0
  const shareOf = ({ value }: Known): string =>
    price > 0 ? texts.share({ percent: ((value / price) * 100).toFixed(2) }) : ''
  const written = (key: string): string => {
    const one = known.get(key)
    return one && one.value !== 0 ? `${one.label} ${cellNumber(one.field, one.value)}` : ''
  }
  const withUnit = (key: string): string => {
    const one = known.get(key)
    return one ? `${toShown(one.field, one.value)}${one.field.shown === 'percent' ? '' : ' '}${unitOf(one)}` : ''
  }
  const parts = [
    { key: PRICE, section: 'trade', sign: '', about: () => [written('hf2hOnlineAmt')] },
    { key: DOWN, section: 'trade', sign: '=', about: (one: Known) => [shareOf(one), written('hf2hDeposit')] },
    ...LOANS.map(({ name: key, rate, years }, at) => ({
      key,
      section: 'loan',
      sign: '+',
      about: () => [
        withUnit(rate),
        withUnit(years),
        // Both loans are paid back together.
        at === LOANS.findIndex((other) => known.has(other.name)) ? written('hf2iMonthPay') : '',
      ],
    })),
  ].flatMap(({ key, about, ...part }) => {
    const one = known.get(key)
    return one ? [{ ...part, one, about: about(one) }] : []
  })
  const all = ledger.reduce((sum, { value }) => sum + value, 0)
  const tiles = [
    ...parts.map(({ one, section, sign, about }) => ({
      one,
      // Signs say that the parts reach the price, as far as that was compared.
      sign: gap === null ? '' : sign,
      about,
      onOpen: () => onOpenSection(section),
    })),
    ...ledger.map((one) => ({
      one,
      sign: '',
      about: one.name === COLLECTED && ledger.length > 1 ? [texts.payable({ amount: cellNumber(one.field, all) })] : [],
      onOpen: onOpenFees,
    })),
  ]
  const units = [...new Set(tiles.map(({ one }) => unitOf(one)))]
  const [unit] = units.length === 1 ? units : []
  const unitIn = (one: Known): ReactNode => {
    const text = texts.inUnit({ unit: unitOf(one) })
    return unit === undefined ? text : <VisuallyHidden>{text}</VisuallyHidden>
  }
  if (traded.isLoading || lent.isLoading) return <SkeletonBlock height="106px" />
  return (
    <Card aria-label={texts.money}>
      {tiles.length > 0 ? (
        <div style={FRAME}>
          <div style={ROW}>
            {tiles.map(({ one, sign, about, onOpen }) => (
              <OverviewPlace key={one.name} style={TILE} onOpen={onOpen}>
                <span className={name}>
                  {one.label}
                  {unitIn(one)}
                </span>
                {sign === '' ? null : (
                  <span aria-hidden style={{ ...SIGN, color: `var(--fk-colors-${gap === 0 ? 'ink-3' : 'warn'})` }}>
                    {sign}
                  </span>
                )}
                <span className={one.name === DUE && one.value > 0 ? due : figure}>
                  {cellNumber(one.field, one.value)}
                </span>
                <span className={name}>
                  {about.filter(Boolean).map((text, at, { length }) => (
                    <span key={text} style={PART}>
                      {at + 1 < length ? `${text}\u00a0·\u00a0` : text}
                    </span>
                  ))}
                </span>
              </OverviewPlace>
            ))}
          </div>
          {unit === undefined ? null : (
            <span aria-hidden className={name} style={UNIT}>
              {texts.unit({ unit })}
            </span>
          )}
        </div>
      ) : null}
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

const isKnown = (amount: Amount): amount is Known => amount.value !== null
const unitOf = ({ field }: Amount): string => (field.shown ? UNIT_LABEL[field.shown] : '')
