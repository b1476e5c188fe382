import { ArrowLeft, CircleCheck, Download, FilePen, Printer, Undo2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import type { SaleContractDocument } from 'fangkit/contract'
import { CONTRACT_STATE } from 'fangkit/domain'
import { Button, Tag } from 'fangkit/ui'
import { projectPath } from '../../../paths.ts'
import { contractPath, printPath } from '../contract-address.ts'
import { contractMessages } from '../contract-messages.ts'
import { ReopenDialog } from './reopen-dialog.tsx'
import { useContractFile } from '../use-contract-file.ts'
import { useContractState } from './use-contract-state.ts'
import './contract-bar.css'

export interface ContractBarProps {
  readonly document: SaleContractDocument
  readonly onTerms: () => void
  readonly onChanged: () => void
}

const bar = 'portal-contract-bar-bar'
const back = 'portal-contract-bar-back'
const gap = 'portal-contract-bar-gap'

/** Shows which contract is open, its status, and its actions. */
export function ContractBar({ document: contract, onTerms, onChanged }: ContractBarProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const { download, isPending } = useContractFile()
  const state = useContractState(contract, onChanged)
  const isFinal = contract.record.contractState === CONTRACT_STATE.final
  const total = contract.parts.reduce((sum, { facts }) => sum + facts, 0)
  const missing = contract.parts.reduce((sum, part) => sum + part.missing.length, 0)
  return (
    <header className={bar}>
      <Link className={back} to={projectPath(contract.prjId)}>
        <ArrowLeft aria-hidden />
        {contractMessages.back}
      </Link>
      <h1>
        {contractMessages.title} · {contract.caseName}
      </h1>
      <Tag tone={isFinal ? 'ok' : 'idle'}>{contract.record.refValues['contractState'] ?? ''}</Tag>
      <small>
        {contract.record.contractNo} · {contractMessages.progress(total - missing, total)}
      </small>
      <span className={gap} />
      <Link to={contractPath('Tips', null)}>{contractMessages.choose}</Link>
      <Button size="sm" icon={<FilePen />} onClick={onTerms}>
        {contractMessages.terms}
      </Button>
      {contract.mayFinish && !isFinal ? (
        <Button size="sm" icon={<CircleCheck />} loading={state.isPending} onClick={() => void state.finish()}>
          {contractMessages.finish}
        </Button>
      ) : null}
      {contract.mayFinish && isFinal ? (
        <Button size="sm" icon={<Undo2 />} loading={state.isPending} onClick={() => setAsking(true)}>
          {contractMessages.reopen}
        </Button>
      ) : null}
      <Link className={back} to={printPath(contract.prjId)}>
        <Printer aria-hidden />
        {contractMessages.print}
      </Link>
      <Button size="sm" variant="primary" icon={<Download />} loading={isPending} onClick={() => download(contract)}>
        {contractMessages.download}
      </Button>
      {asking ? (
        <ReopenDialog
          onClose={() => setAsking(false)}
          onReopen={(reason) => {
            setAsking(false)
            state.reopen(reason)
          }}
        />
      ) : null}
    </header>
  )
}
