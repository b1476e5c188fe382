import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { NavLink } from 'react-router'
import type { SaleContractDocument } from 'fangkit/contract'
import { contractPath } from './contract-address.ts'
import { contractMessages } from './contract-messages.ts'
import './contract-nav.css'

const nav = 'portal-contract-nav-nav'
const entry = 'portal-contract-nav-entry'

/** Lists the parts of a contract, with the number of missing facts in each. */
export function ContractNav({ document: { parts, prjId } }: { readonly document: SaleContractDocument }): ReactElement {
  return (
    <nav className={nav} aria-label={contractMessages.parts}>
      {parts.map(({ name, title, facts, missing }) => (
        <NavLink key={name} className={entry} to={contractPath(name, prjId)}>
          {title}
          {facts === 0 ? null : missing.length === 0 ? (
            <small data-tone="ok">
              <CircleCheck aria-hidden />
              {contractMessages.complete}
            </small>
          ) : (
            <small data-tone="warn">
              <TriangleAlert aria-hidden />
              {contractMessages.missing(missing.length)}
            </small>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
