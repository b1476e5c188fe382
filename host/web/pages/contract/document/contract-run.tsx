import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { SaleContractRun } from 'fangkit/contract'
import { projectPath } from '../../../paths.ts'
import { useContract } from './contract-context.tsx'
import { contractMessages } from '../contract-messages.ts'
import './contract-run.css'

const value = 'portal-contract-run-value'
const gap = 'portal-contract-run-gap'

/** Words of a contract, or a fact; a missing fact links to the place where it is filled in. */
export function ContractRun({ run: { text, fact } }: { readonly run: SaleContractRun }): ReactElement {
  const { document: contract, openTerms } = useContract()
  if (!fact) return <>{text}</>
  if (text.trim() !== '') return <span className={value}>{text}</span>
  const { label, field, section } = fact
  if (section === 'terms')
    return contract.mayEdit ? (
      <button type="button" className={gap} title={contractMessages.fill(label)} onClick={() => openTerms(field)}>
        {contractMessages.blank(label)}
      </button>
    ) : (
      <span className={gap}>{contractMessages.blank(label)}</span>
    )
  return (
    <Link
      className={gap}
      title={contractMessages.fill(label)}
      to={projectPath(contract.prjId, { section, field, ...(contract.mayEdit && { edit: section }) })}
    >
      {contractMessages.blank(label)}
    </Link>
  )
}
