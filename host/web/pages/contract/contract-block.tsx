import type { ReactElement } from 'react'
import type { SaleContractBlock } from 'fangkit/contract'
import { css } from '../../../../lib/styled-system/css/index.js'
import { ContractRun } from './contract-run.tsx'

const paragraph = css({ lineHeight: '28px', marginBlock: '8px', textIndent: '2em' })
const clause = css({ lineHeight: '28px', marginBlock: '6px', paddingInlineStart: '2em', textIndent: '-2em' })
const small = css({ textStyle: 'note', color: 'ink-2', marginBlock: '8px' })
const heading = css({ textStyle: 'subhead', marginBlock: '10px' })
const facts = css({
  display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', borderWidth: '1px', borderColor: 'line', marginTop: '-1px',
  '& > div': { display: 'flex' }, '& dt': { flex: 'none', width: '110px', padding: '8px', backgroundColor: 'surface-2', color: 'ink-2' }, '& dd': { flex: '1', minWidth: '0', padding: '8px', overflowWrap: 'anywhere' },
})
const signatures = css({ display: 'flex', flexWrap: 'wrap', gap: '20', marginTop: '32px', breakInside: 'avoid', '& > div': { flex: '1', minWidth: '160px', display: 'grid', gap: '20' }, '& span': { borderBottomWidth: '1px', borderBottomStyle: 'solid', borderBottomColor: 'ink', minHeight: '28px' } })

/** A paragraph of a contract. */
export function ContractBlock({ block }: { readonly block: SaleContractBlock }): ReactElement {
  if (block.kind === 'signatures') return <div className={signatures}>{block.labels.map((label) => <div key={label}><span>{label}：</span><span>日期：</span></div>)}</div>
  if (block.kind === 'facts') {
    return (
      <dl className={facts}>
        {block.facts.map(({ label, run }) => <div key={label}><dt>{label}</dt><dd><ContractRun run={run} /></dd></div>)}
      </dl>
    )
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps its pieces in their order
  const runs = block.runs.map((run, index) => <ContractRun key={index} run={run} />)
  if (block.kind === 'heading') return <h3 className={heading}>{runs}</h3>
  return <p className={block.kind === 'clause' ? clause : block.kind === 'small' ? small : paragraph}>{runs}</p>
}
