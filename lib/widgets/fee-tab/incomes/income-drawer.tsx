import { type ReactElement, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react'
import type { Stored } from '../../../contract/output.ts'
import { income as incomeEntity, type Income } from '../../../domain/fee/income.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { valuesOf } from '../../../form/state/record-values.ts'
import { feeIncomeMessages } from '../../../locale/zh-cn/fees/fee-income.ts'
import { feeTabMessages } from '../../../locale/zh-cn/fees/fee-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { Drawer } from '../../../ui/dialogs/drawer.tsx'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonCard } from '../../../ui/loading/skeleton-card.tsx'
import { PendingSteps } from '../examinations/pending-steps.tsx'
import type { FeeDrawerProps, IncomeTarget } from '../fee-actions.ts'
import { LoadFailure } from '../../load-failure.tsx'
import { BesideVouchers } from '../vouchers/beside-vouchers.tsx'
import { FinanceCheck } from './review/finance-check.tsx'
import { IncomeFormFooter } from './form/income-form-footer.tsx'
import { IncomeSheet } from './income-sheet.tsx'
import { useIncomeTarget } from './income-target.ts'
import { ReturnDialog } from '../examinations/return-dialog.tsx'
import { ReturnInline, useReturnPhrases } from '../examinations/return-inline.tsx'
import { queueKeys, reasonKeys, useReviewKeys } from '../../review/use-review-keys.ts'
import { ReviewFooter } from './review/review-footer.tsx'
import { IncomeStatusTag } from './income-status-tag.tsx'
import { useIncomeReview } from './review/use-income-review.ts'
import { saidAbove } from './voucher/voucher-rows.ts'
import { WithdrawDialog } from './review/withdraw-dialog.tsx'

const IncomeForm = lazyPart(() => import('./form/income-form.tsx').then(({ IncomeForm }) => IncomeForm))

export interface IncomeDrawerProps extends FeeDrawerProps {
  readonly target: IncomeTarget
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const number = css({ textStyle: 'label', color: 'ink-2', whiteSpace: 'nowrap' })
const spacer = css({ flex: '1' })
const around = css({ display: 'contents' })
const after = css({ marginInlineStart: '6' })
const NOTHING: readonly string[] = []

/** The drawer of one income: fill in, review, or read. @source INC-006, INC-009, INC-019, INC-020 */
export function IncomeDrawer({ target, ...props }: IncomeDrawerProps): ReactElement {
  const { projectId, actions, reports, queue, inPlace, onClose, guard } = props
  const texts = useMessages(feeIncomeMessages)
  const failures = useMessages(feeTabMessages)
  const load = useIncomeTarget(target, props)
  const { record, order, mode, blocked } = load
  const review = useIncomeReview(record, order, mode === 'review' && record !== null, props)
  const [form, setForm] = useState<EntityFormApi | null>(null)
  const [asked, setAsked] = useState<'return' | 'withdraw' | null>(null)
  const finish = useCallback(
    (income: Stored<Income>) => {
      reports.orderSubmitted({ income, source: 'user' })
      actions.refresh()
      onClose()
    },
    [reports, actions, onClose],
  )
  const typed = form ?? review
  const settle = (): Promise<boolean> => typed.requestLeave()
  useImperativeHandle(guard, () => ({ isDirty: typed.isDirty, requestLeave: settle }))
  const leave = (): void => void settle().then((left) => (left ? onClose() : undefined))
  const walk = (id: string): void =>
    void settle().then((left) => (left ? actions.openIncome({ action: 'open', id }) : undefined))
  const step = (by: 1 | -1): void => void settle().then((left) => (left ? queue?.onStep(by) : undefined))
  const decides = mode === 'review' && order !== null && !review.deciding
  const phrases = useReturnPhrases()
  const reasons = useRef<HTMLButtonElement>(null)
  const askReturn = (): void => (inPlace ? reasons.current?.focus() : setAsked('return'))
  const inside = useReviewKeys({
    ...(decides && { a: () => void review.approve(), r: askReturn }),
    ...(decides && inPlace && reasonKeys(phrases, review.giveBack)),
    ...(queue !== undefined && queueKeys(queue, step)),
  })

  const isForm = (mode === 'add' || mode === 'change') && blocked === null
  const waiting = (
    <div className={column}>
      <SkeletonCard rows={2} />
      <SkeletonCard rows={3} />
    </div>
  )
  const title =
    mode === 'add'
      ? texts.addTitle
      : mode === 'change'
        ? texts.changeTitle
        : mode === 'review'
          ? texts.reviewTitle
          : saleOrder.title
  const body =
    load.error !== null ? (
      <LoadFailure texts={failures} error={load.error} retrying={load.refreshing} onRetry={load.retry} />
    ) : record === null ? (
      waiting
    ) : (
      <div className={column}>
        {blocked === null ? null : (
          <Notice tone="warn" role="status" title={texts.blockedTitle}>
            {blocked}
          </Notice>
        )}
        {review.overtaken ? (
          <Notice tone="warn" role="status" title={texts.decidedMeanwhile}>
            {review.overtaken.userMessage} {texts.decidedText}
          </Notice>
        ) : null}
        {load.abilities?.status === 'returned' && record.suggest !== null ? (
          <Notice tone="bad" role="note" title={texts.reason({ reason: record.suggest })}>
            {mode === 'change' ? <span className={after}>{texts.returnedText}</span> : null}
          </Notice>
        ) : null}
        {isForm ? (
          <Suspense fallback={waiting}>
            <IncomeForm
              {...props}
              record={record}
              type={target.action === 'add' ? (target.type ?? null) : null}
              onForm={setForm}
              onSubmitted={finish}
            />
          </Suspense>
        ) : mode === 'add' ? null : (
          <BesideVouchers large={inPlace} ids={[record.hf54Image]}>
            <IncomeSheet
              projectId={projectId}
              record={record}
              order={order}
              above={inPlace && mode === 'review' ? saidAbove(valuesOf(incomeEntity, record), review.reading) : NOTHING}
            >
              {mode === 'review' ? (
                <FinanceCheck
                  record={record}
                  reading={review.reading}
                  memo={review.memo}
                  onMemo={review.setMemo}
                  compact={inPlace}
                >
                  {inPlace && order !== null ? (
                    <ReturnInline busy={review.deciding} onReturn={review.giveBack} first={reasons} />
                  ) : null}
                </FinanceCheck>
              ) : null}
            </IncomeSheet>
          </BesideVouchers>
        )}
      </div>
    )
  return (
    <>
      <Drawer
        open
        inPlace={inPlace}
        title={title}
        badge={
          record === null || mode === 'add' ? undefined : (
            <>
              <IncomeStatusTag income={record} />
              <span className={number}>{record.billNo}</span>
            </>
          )
        }
        headerActions={
          !inPlace && (mode === 'review' || queue !== undefined) && target.action === 'open' ? (
            <PendingSteps pending={review.pending} id={target.id} onGo={walk} queue={queue} onStep={step} />
          ) : undefined
        }
        busy={review.busy}
        onClose={leave}
        footer={
          isForm ? (
            <IncomeFormFooter form={form} onCancel={leave} />
          ) : mode === 'review' && order !== null ? (
            <ReviewFooter
              differences={review.differences.length}
              busy={review.deciding}
              inPlace={inPlace}
              queue={queue}
              onSkip={() => step(1)}
              onReturn={askReturn}
              onApprove={() => void review.approve()}
              onClose={leave}
            />
          ) : (
            <>
              {load.abilities?.withdraw ? (
                <Button variant="danger" onClick={() => setAsked('withdraw')}>
                  {texts.withdraw}
                </Button>
              ) : null}
              <span className={spacer} />
              {inPlace ? null : <Button onClick={leave}>{texts.close}</Button>}
            </>
          )
        }
      >
        <div ref={inside} className={around}>
          {body}
        </div>
      </Drawer>
      <ReturnDialog
        open={asked === 'return' && mode === 'review' && !inPlace}
        title={texts.giveBackTitle({ billNo: record?.billNo ?? '' })}
        busy={review.busy}
        onReturn={review.giveBack}
        onClose={() => setAsked(null)}
      />
      {asked === 'withdraw' && record !== null && load.abilities?.withdraw ? (
        <WithdrawDialog projectId={projectId} income={record} onDone={actions.refresh} onClose={() => setAsked(null)} />
      ) : null}
    </>
  )
}
