import { type ReactElement, useMemo, useRef, useState } from 'react'
import type { Messages } from '../../../locale/messages.ts'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Spinner } from '../../../ui/indicators/spinner.tsx'
import type { FeeData } from '../fee-actions.ts'
import { CodeView } from './code-view.tsx'
import { CopySms } from './copy-sms.tsx'
import type { Payer } from './poster-content.ts'
import { PosterDownload } from './poster-download.tsx'
import { PosterPrint } from './poster-print.tsx'
import { useCodeState } from './use-code-state.ts'
import { type PayCodes, usePayCodes } from './use-pay-codes.ts'

/** What names the people who may pay. */
interface PayersData {
  readonly project: Pick<FeeData['project'], 'refValues'>
  readonly incomes: readonly Pick<FeeData['incomes'][number], 'hf54ObjId' | 'customeAcctName'>[]
}

export interface PayCodeDialogProps {
  readonly projectId: string
  /** Keys of unpaid online orders of the case. */
  readonly orderIds: readonly string[]
  /** True makes one code for each order instead of one for all. */
  readonly separately: boolean
  /** The case and its incomes, for the names of those who may pay. */
  readonly data: PayersData
  readonly onClose: () => void
  /** A code was paid: the ledger has to be loaded again. */
  readonly onPaid: () => void
}

const centred = css({ display: 'grid', placeItems: 'center', minHeight: '320px', paddingInline: 'pad' })
const note = css({ color: 'ink-3', textStyle: 'note' })

/** Makes payment codes and shows them as posters to send to the customer. @source FEE-025, FEE-029, FEE-030, CAL-085 */
export function PayCodeDialog({
  projectId,
  orderIds,
  separately,
  data,
  onClose,
  onPaid,
}: PayCodeDialogProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const codes = usePayCodes(projectId, orderIds, separately)
  const [page, setPage] = useState(1)
  const poster = useRef<HTMLCanvasElement>(null)
  const shown = codes.made?.[page - 1]
  const state = useCodeState(typeof shown === 'object' ? shown : null, onPaid)
  const customer = textOf(data.incomes.find(({ hf54ObjId }) => orderIds.includes(hf54ObjId ?? ''))?.customeAcctName)
  const people = useMemo(() => peopleOf(data.project, customer, texts), [data.project, customer, texts])
  const [chosen, choose] = useState(customer)
  const payer = people.find(({ name }) => name === chosen) ?? null
  const count = state && !separately ? state.code.orders.length : orderIds.length
  const summary = count === 1 ? texts.single : separately ? texts.apart({ count }) : texts.combined({ count })
  return (
    <Dialog
      open
      title={texts.title}
      badge={<span className={note}>{summary}</span>}
      width="860px"
      padded={false}
      footerNote={
        codes.made !== null && codes.made.length > 1 ? (
          <Pagination total={codes.made.length} page={page} pageSize={1} onPageChange={setPage} />
        ) : undefined
      }
      footer={
        state?.code.state === 'live' ? (
          <>
            <PosterPrint poster={poster} />
            <CopySms code={state.code} payer={payer} />
            <PosterDownload code={state.code} poster={poster} />
          </>
        ) : undefined
      }
      onClose={onClose}
    >
      {state === null ? (
        <div className={centred}>
          {typeof shown === 'string' ? (
            <Notice tone="warn" role="alert">
              {shown}
            </Notice>
          ) : (
            <Making codes={codes} />
          )}
        </div>
      ) : (
        <>
          {codes.error && !codes.busy ? (
            <Notice tone="bad" role="alert" size="slim">
              {codes.error.userMessage}
            </Notice>
          ) : null}
          <CodeView
            state={state}
            busy={codes.busy}
            poster={poster}
            onRenew={(ids) => codes.renew(page - 1, ids)}
            people={people}
            payer={payer}
            onPayer={(one) => choose(one?.name ?? '')}
          />
        </>
      )}
    </Dialog>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The buyers and owners of a case; without any, the customer of the orders. */
function peopleOf(
  { refValues }: PayersData['project'],
  customer: string,
  { buyer, owner }: Messages['payCodes'],
): readonly Payer[] {
  const named = [
    [refValues['buyers'], buyer],
    [refValues['owners'], owner],
  ] as const
  const people = named.flatMap(([names = '', role]) =>
    names.split('、').flatMap((name): readonly Payer[] => (name === '' ? [] : [{ name, role }])),
  )
  const isKnown = customer === '' || people.some(({ name }) => name === customer)
  return isKnown ? people : [{ name: customer, role: '' }, ...people]
}

/** Shown until there is a code. */
function Making({ codes: { error, busy, retry } }: { readonly codes: PayCodes }): ReactElement {
  const texts = useMessages(payCodeMessages)
  if (error && !busy)
    return (
      <ErrorState title={texts.failed} traceId={error.traceId ?? undefined} onRetry={retry}>
        {error.userMessage}
      </ErrorState>
    )
  return (
    <span role="status" aria-label={texts.making}>
      <Spinner />
    </span>
  )
}
