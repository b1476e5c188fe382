import type { ReactElement } from 'react'
import type { SaleContractPart } from 'fangkit/contract'
import { ContractBlock } from './contract-block.tsx'
import './contract-part-view.css'

const title = 'portal-contract-part-view-title'

/** One part of a contract with its title. */
export function ContractPartView({ part }: { readonly part: SaleContractPart }): ReactElement {
  return (
    <section aria-labelledby={`contract-${part.name}`}>
      <h2 id={`contract-${part.name}`} className={title}>
        {part.title}
      </h2>
      {part.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the paragraphs of a part never changes
        <ContractBlock key={index} block={block} />
      ))}
    </section>
  )
}
