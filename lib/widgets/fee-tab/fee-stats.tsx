import type { ReactElement } from 'react'
import { project } from '../../domain/project/project.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { expenseStatus } from '../../domain/fee/fee-status.ts'
import { cellNumber } from '../../field/numbers/cell-number.ts'
import { commonMessages } from '../../locale/zh-cn/common.ts'
import { feeTabMessages } from '../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css, cx } from '../../styled-system/css/index.js'
import type { FeeData } from './fee-actions.ts'
import { statCard, statRow } from './fee-layout.ts'

export interface FeeStatsProps {
  readonly data: FeeData
}

const head = css({ display: 'flex', alignItems: 'center', gap: '8', textStyle: 'note', color: 'ink-2' })
const count = css({ marginInlineStart: 'auto', color: 'ink-3' })
const figure = css({ textStyle: 'figure' })
const TONES = { none: undefined, ok: css({ color: 'ok' }), warn: css({ color: 'warn' }) }

/** The sums of a case from the server, and the number of entries behind them. @source FEE-011 */
export function FeeStats({ data: { project: record, charges, expenses } }: FeeStatsProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { hf20PrjCost: cost, hf20Amount5: collected, hf20NoPayAmount: due } = record
  const reviewed = expenses.filter(({ hf40Status }) => expenseStatus(hf40Status) === 'reviewed').length
  const open = charges.filter(({ remindFee }) => (remindFee ?? 0) > 0).length
  const share = shareText(fenOf(collected) ?? 0n, fenOf(due) ?? 0n)
  return (
    <dl className={statRow}>
      <Stat
        label={texts.cost}
        amount={cost}
        note={reviewed === 0 ? null : texts.costCount({ count: reviewed })}
        tone="none"
      />
      <Stat
        label={texts.collected}
        amount={collected}
        note={share === null ? null : texts.collectedShare({ share })}
        tone={(collected ?? 0) > 0 ? 'ok' : 'none'}
      />
      <Stat
        label={texts.due}
        amount={due}
        note={open === 0 ? null : texts.dueCount({ count: open })}
        tone={(due ?? 0) > 0 ? 'warn' : 'none'}
      />
    </dl>
  )
}

interface StatProps {
  readonly label: string
  readonly amount: number | null
  readonly note: string | null
  readonly tone: keyof typeof TONES
}

function Stat({ label, amount, note, tone }: StatProps): ReactElement {
  const texts = useMessages(feeTabMessages)
  const { empty } = useMessages(commonMessages)
  return (
    <div className={statCard}>
      <dt className={head}>
        {texts.inYuan({ label })}
        {note === null ? null : <span className={count}>{note}</span>}
      </dt>
      <dd className={cx(figure, TONES[tone])}>
        {amount === null ? empty : cellNumber(project.fields.hf20Amount5, amount)}
      </dd>
    </div>
  )
}

/** The share collected, in percent with one decimal. @param collected fen @param due fen */
function shareText(collected: bigint, due: bigint): string | null {
  const all = collected + due
  if (all <= 0n || due < 0n) return null
  const tenths = (collected * 1_000n + all / 2n) / all
  return `${tenths / 10n}.${tenths % 10n}%`
}
