import type { ReactElement, ReactNode } from 'react'
import { css } from '../../../styled-system/css/index.js'
import { VoucherColumn } from './voucher-column.tsx'

export interface BesideVouchersProps {
  /** Ids of their documents; null where a field holds none. */
  readonly ids: readonly (string | null)[]
  readonly children: ReactNode
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '14' })
const main = css({ display: 'grid', gap: '14', flex: '999 1 440px', minWidth: '0' })

/**
 * What is examined with the pictures of its vouchers at its right, below it where there is no room.
 * @source INC-019, EXP-011
 */
export function BesideVouchers({ ids, children }: BesideVouchersProps): ReactElement {
  const there = ids.filter((id): id is string => id !== null && id !== '')
  return (
    <div className={row}>
      <div className={main}>{children}</div>
      {/* A voucher that comes or goes leaves what is being filled in where it is. */}
      {there.length === 0 ? null : <VoucherColumn key={there.join()} ids={there} />}
    </div>
  )
}
