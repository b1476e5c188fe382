import { type ReactElement, useId, useRef, useState } from 'react'
import { useFkQuery } from 'fangkit'
import type { Deadline } from 'fangkit/contract'
import { type Day, needsReason } from 'fangkit/domain'
import { Button, DatePicker, Dialog, FormField, TextInput } from 'fangkit/ui'
import { slipsOf } from './deadline-plans.ts'
import { messages } from './deadlines-messages.ts'
import { SlipList } from './slip-list.tsx'
import { usePlanning } from './use-planning.ts'

export interface PlanDialogProps {
  readonly deadline: Deadline
  /** The day it was dragged to; null when the user has yet to choose one. */
  readonly day: Day | null
  readonly today: Day
  readonly onClose: () => void
  /** Loads the deadlines again, after the job was planned or had been changed by another user. */
  readonly onChanged: () => void
}

const LONGEST_REASON = 500

/** Plans a job on another day: shows what moves with it before it is saved, and asks why a job is put off. */
export function PlanDialog({ deadline, day: dropped, today, onClose, onChanged }: PlanDialogProps): ReactElement {
  const { plan } = messages
  const [day, setDay] = useState<Day | null>(dropped ?? deadline.day)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const ids = { day: useId(), reason: useId() }
  const form = useRef<HTMLFormElement>(null)
  const isChanged = day !== null && day !== deadline.day
  const slips = useFkQuery(isChanged ? slipsOf(deadline.key, day) : null, { staleTime: 0, keepPrevious: true })
  const wantsReason = needsReason(deadline.day, day)
  const { save, isPending } = usePlanning({ deadline, onClose, onChanged, onRefused: setRefused })
  const submit = () => {
    if (!isChanged) return
    if (day < today) setRefused(plan.past)
    else if (wantsReason && reason.trim() === '') setRefused(plan.needsReason)
    else save({ day, reason: reason.trim() })
  }
  const atReason = refused === plan.needsReason ? refused : undefined
  return (
    <Dialog
      open
      title={plan.title(deadline.title)}
      width="520px"
      busy={isPending}
      onClose={onClose}
      // After dragging the day is chosen already, and the reason is what is missing.
      initialFocus={() => [...(form.current?.querySelectorAll('input') ?? [])].at(dropped === null ? 0 : -1) ?? null}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {plan.cancel}
          </Button>
          <Button variant="primary" disabled={!isChanged} loading={isPending} onClick={submit}>
            {plan.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="portal-deadlines-plan"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          {deadline.prjName} · {plan.now(deadline.day)}
        </p>
        <FormField label={plan.to} id={ids.day} required error={atReason ? undefined : (refused ?? undefined)}>
          <DatePicker
            id={ids.day}
            value={day}
            today={today}
            min={today}
            onChange={(next) => {
              setRefused(null)
              setDay(next)
            }}
          />
        </FormField>
        {wantsReason ? (
          <FormField label={plan.reason} id={ids.reason} required error={atReason}>
            <TextInput
              id={ids.reason}
              value={reason}
              maxLength={LONGEST_REASON}
              onChange={({ target }) => {
                setRefused(null)
                setReason(target.value)
              }}
            />
          </FormField>
        ) : null}
        {isChanged ? <SlipList query={slips} /> : <p>{plan.same}</p>}
        {/* Makes Enter in a field save the day. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
