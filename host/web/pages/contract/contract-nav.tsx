import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { NavLink } from 'react-router'
import type { SaleContractDocument } from 'fangkit/contract'
import { css } from '../../../../lib/styled-system/css/index.js'
import { contractPath } from './contract-address.ts'
import { contractMessages } from './messages.ts'

const nav = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '4', overflowY: 'auto', padding: '12px', '@media (max-width: 899px)': { display: 'flex', overflowX: 'auto', overflowY: 'hidden' } })
const entry = css({
  display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8', minHeight: '32px', paddingInline: '10', borderRadius: 'md', color: 'ink', whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'surface-3' }, '&[aria-current=page]': { backgroundColor: 'brand-soft', color: 'brand-ink', fontWeight: 'semibold' },
  '& small': { flex: 'none', display: 'flex', alignItems: 'center', gap: '4', textStyle: 'note', fontWeight: 'normal', color: 'ink-3' }, '& svg': { width: '14px', height: '14px' },
  '& [data-tone=warn]': { color: 'warn' }, '& [data-tone=ok]': { color: 'ok' },
})

/** The parts of a contract, and what each of them still lacks. */
export function ContractNav({ document: { parts, prjId } }: { readonly document: SaleContractDocument }): ReactElement {
  return (
    <nav className={nav} aria-label={contractMessages.parts}>
      {parts.map(({ name, title, facts, missing }) => (
        <NavLink key={name} className={entry} to={contractPath(name, prjId)}>
          {title}
          {facts === 0 ? null : missing.length === 0 ? <small data-tone="ok"><CircleCheck aria-hidden />{contractMessages.complete}</small> : <small data-tone="warn"><TriangleAlert aria-hidden />{contractMessages.missing(missing.length)}</small>}
        </NavLink>
      ))}
    </nav>
  )
}
