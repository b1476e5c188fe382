import { type ReactElement, useEffect, useState } from 'react'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import type { SaleContractDocument } from 'fangkit/contract'
import { CONTRACT_PARTS } from 'fangkit/domain'
import { Notice } from 'fangkit/ui'
import { LeaveGuardProvider } from '../../leaving/leave-guard.tsx'
import { messages } from '../../messages.ts'
import { PATHS } from '../../paths.ts'
import { contractPath, isContractPart } from './contract-address.ts'
import { ContractAnswer } from './contract-answer.tsx'
import { ContractBar } from './bar/contract-bar.tsx'
import { ContractProvider } from './document/contract-context.tsx'
import { ContractNav } from './contract-nav.tsx'
import { ContractPartView } from './document/contract-part-view.tsx'
import { ContractPicker } from './contract-picker.tsx'
import { contractMessages } from './contract-messages.ts'
import { TermsDrawer } from './terms-drawer.tsx'
import './contract-page.css'

const page = 'portal-contract-page-page'
const body = 'portal-contract-page-body'
const main = 'portal-contract-page-main'
const paper = 'portal-contract-page-paper'
const turn = 'portal-contract-page-turn'
const lone = 'portal-contract-page-single'

/** /ContractView/:part?project=: a sale contract, part by part, outside the shell. @source ROU-015, OPN-084 */
export function ContractPage(): ReactElement {
  const { part } = useParams()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const project = query.get('project')
  if (!isContractPart(part))
    return <Navigate to={part === undefined ? contractPath('Tips', project) : PATHS.notFound} replace />
  const home = <Link to={PATHS.home}>{contractMessages.home}</Link>
  if (project === null || project === '') {
    return (
      <div className={page}>
        <span />
        <main className={lone}>
          <ContractPicker onPick={(chosen) => void navigate(contractPath(part, chosen))} />
          {home}
        </main>
      </div>
    )
  }
  return (
    <LeaveGuardProvider>
      <ContractAnswer
        key={project}
        project={project}
        actions={
          <>
            <Link to={contractPath(part, null)}>{contractMessages.choose}</Link> {home}
          </>
        }
      >
        {(document, reload) => <OpenedContract contract={document} part={part} onChanged={reload} />}
      </ContractAnswer>
    </LeaveGuardProvider>
  )
}

function OpenedContract({
  contract,
  part,
  onChanged,
}: {
  readonly contract: SaleContractDocument
  readonly part: (typeof CONTRACT_PARTS)[number]
  readonly onChanged: () => void
}): ReactElement {
  const [query, setQuery] = useSearchParams()
  const term = query.get('term')
  const [terms, setTerms] = useState<{ readonly field: string | null } | null>(term === null ? null : { field: term })
  const shown = contract.parts.find(({ name }) => name === part)
  const at = CONTRACT_PARTS.indexOf(part)
  const neighbour = (step: number) => contract.parts.find(({ name }) => name === CONTRACT_PARTS[at + step])
  const [before, after] = [neighbour(-1), neighbour(1)]
  const { prjId, record, caseName } = contract
  useEffect(() => {
    document.title = messages.titled(contractMessages.titled(shown?.title ?? contractMessages.title, caseName))
  }, [shown?.title, caseName])
  return (
    <ContractProvider value={{ document: contract, openTerms: (field) => setTerms({ field }) }}>
      <div className={page}>
        <ContractBar document={contract} onTerms={() => setTerms({ field: null })} onChanged={onChanged} />
        <div className={body}>
          <ContractNav document={contract} />
          <main className={main} key={part}>
            <article className={paper}>
              {contract.changedSinceFinal ? <Notice tone="warn">{contractMessages.changed}</Notice> : null}
              {record.reopenReason ? (
                <Notice tone="info">{contractMessages.reopened(record.reopenReason)}</Notice>
              ) : null}
              {contract.warnings.length > 0 ? (
                <Notice tone="warn" title={contractMessages.warnings}>
                  {contract.warnings.join('；')}
                </Notice>
              ) : null}
              {shown ? <ContractPartView part={shown} /> : null}
              <small>
                {contractMessages.masked}
                {contract.inFull ? contractMessages.inFull : contractMessages.notInFull}
              </small>
              <div className={turn}>
                {before ? (
                  <Link to={contractPath(before.name, prjId)}>
                    {contractMessages.previous}：{before.title}
                  </Link>
                ) : (
                  <span />
                )}
                {after ? (
                  <Link to={contractPath(after.name, prjId)}>
                    {contractMessages.next}：{after.title}
                  </Link>
                ) : (
                  <span />
                )}
              </div>
            </article>
          </main>
        </div>
      </div>
      {terms ? (
        <TermsDrawer
          key={`${record.version}`}
          document={contract}
          field={terms.field}
          onClose={() => {
            setTerms(null)
            if (term !== null) setQuery({ project: prjId }, { replace: true })
          }}
          onChanged={onChanged}
        />
      ) : null}
    </ContractProvider>
  )
}
