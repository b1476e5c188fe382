import { type ReactElement, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { expenseDetail } from '../../../client/queries/case/fee-plans.ts'
import type { Stored } from '../../../contract/output.ts'
import { EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { isExpenseToDo } from '../../../domain/fee/fee-status.ts'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { feeExpenseMessages } from '../../../locale/zh-cn/fees/fee-expense.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { css } from '../../../styled-system/css/index.js'
import { Drawer } from '../../../ui/dialogs/drawer.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import type { ExpenseTarget, FeeDrawerProps } from '../fee-actions.ts'
import { ReturnDialog } from '../examinations/return-dialog.tsx'
import { ExaminationList } from '../examinations/examination-list.tsx'
import { BesideVouchers } from '../vouchers/beside-vouchers.tsx'
import { ExpenseBody } from './expense-body.tsx'
import { ExpenseFooter } from './expense-footer.tsx'
import { ExpenseStatusTag } from './expense-status-tag.tsx'
import { useAfterDecision } from '../../review/after-decision.ts'
import { queueKeys, reasonKeys, useReviewKeys } from '../../review/use-review-keys.ts'
import { ReturnInline, useReturnPhrases } from '../examinations/return-inline.tsx'
import { PendingSteps } from '../examinations/pending-steps.tsx'
import { useExpense } from './use-expense.ts'
import { type Decision, useExpenseDecision } from './use-expense-decision.ts'

export interface ExpenseDrawerProps extends FeeDrawerProps {
  readonly target: ExpenseTarget
}

const around = css({ display: 'contents' })
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const NONE: readonly null[] = []
const TITLE = { add: 'addTitle', mend: 'mendTitle', review: 'reviewTitle', read: 'detailTitle' } as const

/** The drawer of an expense: add, correct, review, or read. @source EXP-002, EXP-004, EXP-008 to EXP-014 */
export function ExpenseDrawer(props: ExpenseDrawerProps): ReactElement {
  const { target, projectId, data, actions, reports, queue, inPlace, onClose, guard } = props
  const id = target.action === 'open' ? target.id : null
  const texts = useMessages(feeExpenseMessages)
  const load = useExpense(target, props)
  const { record, mode } = load
  const [form, setForm] = useState<EntityFormApi | null>(null)
  const [asking, setAsking] = useState(false)
  const [round, restart] = useRestart(id, form, actions.refresh)
  const pending = data.expenses.flatMap(({ keyValue, hf40Status }) =>
    keyValue !== null && isExpenseToDo(hf40Status) ? [keyValue] : [],
  )

  const saved = (now: Stored<Expense>): void => {
    actions.refresh()
    if (mode === 'review') return
    reports.expenseSubmitted({ expense: now, source: 'user' })
    onClose()
  }
  const toNext = useAfterDecision(queue, onClose)
  const decided = (done: string, decision: Decision): void => {
    form?.discard()
    actions.refresh()
    reports.reviewed({ kind: 'expense', id: done, decision, source: 'user' })
    const rest = pending.filter((key) => key !== done)
    const next = rest[pending.indexOf(done)] ?? rest[0]
    setAsking(false)
    if (toNext(decision)) return
    if (next === undefined) onClose()
    else actions.openExpense({ action: 'open', id: next })
  }
  const { busy, deciding, approve, giveBack } = useExpenseDecision({
    project: data.project,
    form,
    onDecided: decided,
    onStale: restart,
    // In a list the question is shown beside the button.
    asks: !inPlace,
  })
  useOvertaken(asking && mode === 'read' && busy === null, () => setAsking(false))
  useImperativeHandle(
    guard,
    () => ({ isDirty: () => form?.isDirty() ?? false, requestLeave: async () => (await form?.requestLeave()) ?? true }),
    [form],
  )
  const leave = (then: () => void): void => {
    if (form === null) then()
    else void form.requestLeave().then((left) => (left ? then() : undefined))
  }
  const step = (by: 1 | -1): void => leave(() => queue?.onStep(by))
  const decides = mode === 'review' && form !== null && deciding === null
  const phrases = useReturnPhrases()
  const reasons = useRef<HTMLButtonElement>(null)
  const askReturn = (): void => (inPlace ? reasons.current?.focus() : setAsking(true))
  const returnNow = (reason: string): void =>
    void giveBack(reason).then((over) => (over ? setAsking(false) : undefined))
  const inside = useReviewKeys({
    ...(decides && { a: () => void approve(), r: askReturn }),
    ...(decides && inPlace && reasonKeys(phrases, returnNow)),
    ...(queue !== undefined && queueKeys(queue, step)),
  })
  return (
    <div className={around}>
      <Drawer
        open
        inPlace={inPlace}
        title={texts[TITLE[mode ?? (target.action === 'add' ? 'add' : 'read')]]}
        badge={record && id !== null ? <ExpenseStatusTag record={record} /> : undefined}
        headerActions={
          !inPlace && (mode === 'review' || queue !== undefined) && id !== null ? (
            <PendingSteps
              pending={pending}
              id={id}
              onGo={(other) => leave(() => actions.openExpense({ action: 'open', id: other }))}
              queue={queue}
              onStep={step}
            />
          ) : undefined
        }
        busy={busy !== null}
        onClose={() => leave(onClose)}
        footer={
          <ExpenseFooter
            inPlace={inPlace}
            mode={mode}
            form={form}
            busy={deciding}
            queue={queue}
            onSkip={() => step(1)}
            onLeave={() => leave(onClose)}
            onApprove={() => void approve()}
            onReturn={askReturn}
          />
        }
      >
        <BesideVouchers
          large={inPlace}
          ids={
            mode === 'review' || mode === 'read' ? [record?.hf40InvoiceImage ?? null, record?.hf40Proof ?? null] : NONE
          }
        >
          <div ref={inside} className={column}>
            <ExpenseBody
              key={`${id} ${round}`}
              load={load}
              projectId={projectId}
              paid={data.expenses}
              reports={reports}
              onSaved={saved}
              onStale={restart}
              inPlace={inPlace}
              onForm={setForm}
            />
            {inPlace && mode === 'review' && form !== null ? (
              <Card padded>
                <ReturnInline busy={deciding !== null} onReturn={returnNow} first={reasons} />
              </Card>
            ) : null}
            {id === null ? null : <ExaminationList objCode={EXAMINED_OBJECT.expense} objId={id} />}
          </div>
        </BesideVouchers>
        <ReturnDialog
          title={texts.returnTitle}
          open={asking && !inPlace}
          busy={busy === 'returned'}
          onClose={() => setAsking(false)}
          onReturn={returnNow}
        />
      </Drawer>
    </div>
  )
}

/** Grows when the form restarts from the stored record; the unsaved values are offered as a draft. */
function useRestart(id: string | null, form: EntityFormApi | null, refresh: () => void): readonly [number, () => void] {
  const cache = useCache()
  const [round, setRound] = useState(0)
  const again = (): void => setRound((last) => last + 1)
  const restart = (): void => {
    form?.saveDraft()
    refresh()
    // The drawer shows load errors itself.
    if (id !== null) void cache.fetch(expenseDetail(id)).then(again, again)
  }
  return [round, restart]
}

/** Closes the reason dialog when someone else has decided meanwhile. */
function useOvertaken(overtaken: boolean, stop: () => void): void {
  const { overtaken: title } = useMessages(feeExpenseMessages)
  const notify = useNotify()
  const latest = useLatest(stop)
  useEffect(() => {
    if (!overtaken) return
    notify({ tone: 'warning', title })
    latest.current()
  }, [overtaken, notify, title, latest])
}
