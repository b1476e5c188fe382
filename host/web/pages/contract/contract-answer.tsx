import type { ReactElement, ReactNode } from 'react'
import { useFkQuery } from 'fangkit'
import type { SaleContractDocument } from 'fangkit/contract'
import { Card, ErrorState, ForbiddenState, Notice, SkeletonCard } from 'fangkit/ui'
import { contractPlan } from './contract-plan.ts'
import './contract-answer.css'

export interface ContractAnswerProps {
  readonly project: string
  readonly children: (document: SaleContractDocument, reload: () => void) => ReactNode
  /** What else the user can do when there is no contract. */
  readonly actions: ReactNode
}

const lone = 'portal-contract-answer-single'

/** Loads the contract of a case, or shows why there is none. */
export function ContractAnswer({ project, children, actions }: ContractAnswerProps): ReactElement {
  const { data, error, isFetching, refetch } = useFkQuery(contractPlan(project), { staleTime: 0 })
  const again = () => void refetch()
  if (data === undefined) {
    if (error === null)
      return (
        <div className={lone}>
          <SkeletonCard rows={8} columns={1} />
        </div>
      )
    return (
      <div className={lone}>
        <Card>
          {error.kind === 'forbidden' ? (
            <ForbiddenState actions={actions}>{error.userMessage}</ForbiddenState>
          ) : (
            <ErrorState
              {...(error.retryable && { onRetry: again, retrying: isFetching })}
              traceId={error.traceId ?? undefined}
              actions={actions}
            >
              {error.userMessage}
            </ErrorState>
          )}
        </Card>
      </div>
    )
  }
  return (
    <>
      {error ? (
        <Notice tone="warn" role="alert">
          {error.userMessage}
        </Notice>
      ) : null}
      {children(data, again)}
    </>
  )
}
