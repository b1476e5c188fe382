import type { ReactElement } from 'react'
import type { SaleContractBlock } from 'fangkit/contract'
import { ContractRun } from './contract-run.tsx'
import './contract-block.css'

const paragraph = 'portal-contract-block-paragraph'
const clause = 'portal-contract-block-clause'
const small = 'portal-contract-block-small'
const heading = 'portal-contract-block-heading'
const facts = 'portal-contract-block-facts'
const signatures = 'portal-contract-block-signatures'

/** A paragraph of a contract. */
export function ContractBlock({ block }: { readonly block: SaleContractBlock }): ReactElement {
  if (block.kind === 'signatures')
    return (
      <div className={signatures}>
        {block.labels.map((label) => (
          <div key={label}>
            <span>{label}：</span>
            <span>日期：</span>
          </div>
        ))}
      </div>
    )
  if (block.kind === 'facts') {
    return (
      <dl className={facts}>
        {block.facts.map(({ label, run }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ContractRun run={run} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces of a text never changes
  const runs = block.runs.map((run, index) => <ContractRun key={index} run={run} />)
  if (block.kind === 'heading') return <h3 className={heading}>{runs}</h3>
  return <p className={block.kind === 'clause' ? clause : block.kind === 'small' ? small : paragraph}>{runs}</p>
}
