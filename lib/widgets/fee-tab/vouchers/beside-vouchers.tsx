import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { css } from '../../../styled-system/css/index.js'
import { VoucherColumn } from './voucher-column.tsx'

export interface BesideVouchersProps {
  /** Document ids of the vouchers; null where a field is empty. */
  readonly ids: readonly (string | null)[]
  /** The vouchers come first and take the width the entry leaves. */
  readonly large?: boolean
  readonly children: ReactNode
}

const row = css({ display: 'flex', flexWrap: 'wrap', minWidth: '0', alignItems: 'start', gap: '14' })
const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14',
  flex: '999 1 440px',
  minWidth: '0',
})

/** Reversed, so that the entry is above its vouchers where the space is too narrow. */
const REVERSED: CSSProperties = { flexDirection: 'row-reverse' }
const NARROW: CSSProperties = { flex: '1 1 404px' }

/**
 * Shows the examined entry with its vouchers on the right, or below it where the space is too narrow. Large vouchers
 * stand on the left.
 * @source INC-019, EXP-011
 */
export function BesideVouchers({ ids, large = false, children }: BesideVouchersProps): ReactElement {
  const there = ids.filter((id): id is string => id !== null && id !== '')
  return (
    <div className={row} style={large ? REVERSED : undefined}>
      <div className={main} style={large ? NARROW : undefined}>
        {children}
      </div>
      {/* The form keeps its position in the tree when a voucher is added or removed, so that it stays mounted. */}
      {there.length === 0 ? null : <VoucherColumn key={there.join()} ids={there} large={large} />}
    </div>
  )
}
