import { Download, Printer } from 'lucide-react'
import { type ReactElement, useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import type { SaleContractDocument } from 'fangkit/contract'
import { Button, Tag } from 'fangkit/ui'
import { messages } from '../../../messages.ts'
import { contractPath } from '../contract-address.ts'
import { ContractAnswer } from '../contract-answer.tsx'
import { ContractProvider } from '../document/contract-context.tsx'
import { ContractPartView } from '../document/contract-part-view.tsx'
import './contract-print.css'
import { contractMessages } from '../contract-messages.ts'
import { useContractFile } from '../use-contract-file.ts'
import './contract-print-page.css'

const page = 'portal-contract-print-page-page'
const bar = 'portal-contract-print-page-bar'
const paper = 'portal-contract-print-page-paper'

/** /ContractPrint?project=: all parts of a contract together, laid out for A4. @source ROU-016, OPN-084 */
export function ContractPrintPage(): ReactElement {
  const [query] = useSearchParams()
  const project = query.get('project')
  if (project === null || project === '') return <Navigate to={contractPath('Tips', null)} replace />
  return (
    <ContractAnswer project={project} actions={<Link to={contractPath('Tips', null)}>{contractMessages.choose}</Link>}>
      {(document) => <PrintedContract contract={document} />}
    </ContractAnswer>
  )
}

function PrintedContract({ contract }: { readonly contract: SaleContractDocument }): ReactElement {
  const { download, isPending } = useContractFile()
  const { parts, record, caseName, prjId, inFull } = contract
  useEffect(() => {
    document.title = messages.titled(contractMessages.titled(contractMessages.printTitle, caseName))
  }, [caseName])
  return (
    <ContractProvider value={{ document: { ...contract, mayEdit: false }, openTerms: () => undefined }}>
      <div className={page}>
        <div className={bar}>
          <Link to={contractPath('Tips', prjId)}>{contractMessages.view}</Link>
          <small>
            {contractMessages.masked}
            {inFull ? contractMessages.inFull : contractMessages.notInFull}
          </small>
          <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
            {contractMessages.printNow}
          </Button>
          <Button
            size="sm"
            variant="primary"
            icon={<Download />}
            loading={isPending}
            onClick={() => download(contract)}
          >
            {contractMessages.download}
          </Button>
        </div>
        {/* The printed sheet is white in every scheme. */}
        <main className={paper} data-scheme="light">
          <header>
            <span>{record.contractNo}</span>
            <Tag size="sm">{contractMessages.specimen}</Tag>
          </header>
          <h1>{contractMessages.title}</h1>
          {parts.map((part) => (
            <ContractPartView key={part.name} part={part} />
          ))}
        </main>
      </div>
    </ContractProvider>
  )
}
