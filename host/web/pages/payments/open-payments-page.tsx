import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Banknote } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { answerOf, useFkQuery, useNotify } from 'fangkit'
import { type Stored, unmatchedPaymentCalls } from 'fangkit/contract'
import { formatShown, instantText, type UnmatchedPayment, unmatchedPayment } from 'fangkit/domain'
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Notice,
  SkeletonCard,
  Table,
  TableCell,
  TableHeaderCell,
  TableRow,
} from 'fangkit/ui'
import { projectPath } from '../../paths.ts'
import { EndPaymentDialog, type EndPaymentDialogProps } from './end-payment-dialog.tsx'
import { paymentMessages } from './payments-messages.ts'
import './payments.css'

const page = 'portal-payments-page'
const about = 'portal-payments-about'
const acts = 'portal-payments-actions'
const scrolls = 'portal-payments-scrolls'

const OPEN = answerOf(unmatchedPaymentCalls.getOpenPayments, {})
const { fields } = unmatchedPayment

/** /OpenPayments?payment=: payments that could not be posted, to be refunded or posted by hand. @source ruling 23 */
export function OpenPaymentsPage(): ReactElement {
  const text = paymentMessages
  const { data, error, isFetching, refetch } = useFkQuery(OPEN, { staleTime: 0 })
  const [query] = useSearchParams()
  const [ending, setEnding] = useState<Pick<EndPaymentDialogProps, 'payment' | 'end'> | null>(null)
  const again = () => void refetch()
  const notify = useNotify()
  const changed = () => {
    void refetch().then(
      ({ data: rows }) => {
        // Another user has handled the payment of the open dialog, so there is nothing left to do.
        if (ending && rows && !rows.some(({ keyValue }) => keyValue === ending.payment.keyValue)) setEnding(null)
      },
      (thrown: unknown) => notify({ tone: 'error', title: String(thrown) }),
    )
  }
  if (data === undefined) {
    if (error?.kind === 'forbidden' || error?.kind === 'refused')
      return (
        <div className={page}>
          <Card>
            <ForbiddenState>{text.notYours}</ForbiddenState>
          </Card>
        </div>
      )
    if (error)
      return (
        <div className={page}>
          <Card>
            <ErrorState onRetry={again} retrying={isFetching} traceId={error.traceId ?? undefined}>
              {error.userMessage}
            </ErrorState>
          </Card>
        </div>
      )
    return (
      <div className={page}>
        <SkeletonCard />
      </div>
    )
  }
  return (
    <div className={page}>
      <p className={about}>{text.about}</p>
      {error ? (
        <Notice tone="warn" role="alert">
          {error.userMessage}
        </Notice>
      ) : null}
      <Card size="slim" title={text.title} note={data.length > 0 ? text.total(data.length) : undefined}>
        {data.length === 0 ? (
          <EmptyState icon={<Banknote />} title={text.none}>
            {text.noneText}
          </EmptyState>
        ) : (
          <div className={scrolls}>
            <Table label={text.title}>
              <thead>
                <TableRow>
                  <TableHeaderCell>{fields.transaction.label}</TableHeaderCell>
                  <TableHeaderCell numeric unit={text.yuan}>
                    {fields.amount.label}
                  </TableHeaderCell>
                  <TableHeaderCell>{fields.paidAt.label}</TableHeaderCell>
                  <TableHeaderCell>{fields.reason.label}</TableHeaderCell>
                  <TableHeaderCell>{text.project}</TableHeaderCell>
                  <TableHeaderCell>{text.actions}</TableHeaderCell>
                </TableRow>
              </thead>
              <tbody>
                {data.map((payment) => (
                  <PaymentRow
                    key={payment.keyValue}
                    payment={payment}
                    current={payment.keyValue === query.get('payment')}
                    onEnd={(end) => setEnding({ payment, end })}
                  />
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Card>
      {ending === null ? null : <EndPaymentDialog {...ending} onClose={() => setEnding(null)} onChanged={changed} />}
    </div>
  )
}

interface PaymentRowProps {
  readonly payment: Stored<UnmatchedPayment>
  /** The address names it: its actions come into view and take the focus. */
  readonly current: boolean
  readonly onEnd: (end: EndPaymentDialogProps['end']) => void
}

function PaymentRow({
  payment: { transaction, amount, paidAt, reason, prjId, refValues },
  current,
  onEnd,
}: PaymentRowProps): ReactElement {
  const text = paymentMessages
  const actions = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (current) actions.current?.querySelector('button')?.focus()
  }, [current])
  return (
    <TableRow current={current}>
      <TableCell truncate title={transaction ?? ''}>
        {transaction}
      </TableCell>
      <TableCell numeric>{formatShown(fields.amount, amount ?? 0)}</TableCell>
      <TableCell>{paidAt === null ? '' : instantText(paidAt)}</TableCell>
      <TableCell truncate title={reason ?? ''}>
        {reason}
      </TableCell>
      <TableCell>
        {prjId === null ? (
          text.noProject
        ) : (
          <Link to={projectPath(prjId, { tab: 'fees' })}>{refValues.prjId ?? text.project}</Link>
        )}
      </TableCell>
      <TableCell>
        <span ref={actions} className={acts}>
          <Button size="sm" aria-label={text.giveBackOf(transaction ?? '')} onClick={() => onEnd('giveBack')}>
            {text.giveBack}
          </Button>
          <Button
            size="sm"
            aria-label={text.transferToCaseOf(transaction ?? '')}
            onClick={() => onEnd('bookElsewhere')}
          >
            {text.transferToCase}
          </Button>
        </span>
      </TableCell>
    </TableRow>
  )
}
