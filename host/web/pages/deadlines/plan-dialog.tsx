import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useState } from 'react'
import { useFkQuery } from 'fangkit'
import type { Deadline, JobSlips } from 'fangkit/contract'
import { type Day, needsReason } from 'fangkit/domain'
import { Button, Checkbox, DatePicker, FormField, IconButton, TextInput } from 'fangkit/ui'
import { slipsOf } from './deadline-plans.ts'
import { messages } from './deadlines-messages.ts'
import type { Move } from './month-days.ts'
import { PlanPanel } from './plan-panel.tsx'
import { SlipList } from './slip-list.tsx'
import { type Follower, usePlanning } from './use-planning.ts'

export interface PlanDialogProps {
  readonly deadline: Deadline
  /** The day it was dragged to; null when the user has yet to choose one. */
  readonly day: Day | null
  readonly today: Day
  /** True where it is shown beside the month. */
  readonly docked: boolean
  /** Receives what moves, and nothing once it closes. Keeps its identity. */
  readonly onMoves: (moves: readonly Move[]) => void
  readonly onClose: () => void
  /** Loads the deadlines again, after the job was planned or had been changed by another user. */
  readonly onChanged: () => void
}

const LONGEST_REASON = 500

/** The later jobs that can move in the same save: those with a day of their own. */
const followersIn = (slips: JobSlips | undefined): JobSlips['rows'] =>
  slips?.rows.filter(({ planned }) => planned === 1) ?? []

/**
 * Plans a job on another day, which can be reached by working days: shows what moves with it before it is saved, moves
 * that along when the user wants it, and asks why a job is put off.
 */
export function PlanDialog(props: PlanDialogProps): ReactElement {
  const { deadline, day: dropped, today, docked, onMoves, onClose, onChanged } = props
  const { plan } = messages
  const [day, setDay] = useState<Day | null>(dropped ?? deadline.day)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [wantsFollowers, setWantsFollowers] = useState(false)
  const ids = { day: useId(), reason: useId() }
  const isChanged = day !== null && day !== deadline.day
  const slips = useFkQuery(day === null ? null : slipsOf(deadline.key, day), { staleTime: 0, keepPrevious: true })
  const wantsReason = needsReason(deadline.day, day)
  const followers = followersIn(slips.data)
  const barred = followers.find(({ whyNot }) => (whyNot ?? null) !== null)
  const moves = wantsFollowers && followers.length > 0 && barred === undefined
  const { save, isPending } = usePlanning({ deadline, onClose, onChanged, onRefused: setRefused })
  // An answer for another day would move the later jobs to days nobody saw.
  const isCurrent = slips.data !== undefined && !slips.isPlaceholderData
  const known = isCurrent ? slips.data : undefined
  const moving = useMemo(() => movesOf(deadline, isChanged ? day : null, known), [deadline, isChanged, day, known])
  useEffect(() => {
    onMoves(moving)
    return () => onMoves([])
  }, [onMoves, moving])
  const move = (next: Day | null) => {
    setRefused(null)
    setDay(next)
  }
  const [earlier, after] = isCurrent ? [slips.data?.workdayBefore, slips.data?.workdayAfter] : []
  // From a day that has gone by it goes to today.
  const later = after !== undefined && after < today ? today : after
  const mayGoEarlier = earlier !== undefined && earlier >= today
  const step = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.altKey || event.metaKey) return
    const next = event.key === 'ArrowUp' ? earlier : event.key === 'ArrowDown' ? later : undefined
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    event.stopPropagation()
    if (next !== undefined && next >= today) move(next)
  }
  const submit = () => {
    if (!isChanged || (moves && !isCurrent)) return
    if (day < today) setRefused(plan.past)
    else if (wantsReason && reason.trim() === '') setRefused(plan.needsReason)
    else
      save({
        day,
        reason: reason.trim(),
        followers: moves
          ? followers.map(({ key, to, version }): Follower => ({ id: key, hf15PlanTime: to, version: version || null }))
          : [],
      })
  }
  const atReason = refused === plan.needsReason ? refused : undefined
  return (
    <PlanPanel
      title={plan.title(deadline.title)}
      docked={docked}
      busy={isPending}
      onClose={onClose}
      // After dragging the day is chosen already, and the reason is what is missing.
      focusId={dropped === null ? ids.day : ids.reason}
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
          <div className="portal-deadlines-step" onKeyDownCapture={step}>
            <DatePicker id={ids.day} value={day} today={today} min={today} onChange={move} />
            <IconButton
              variant="bordered"
              icon={<ChevronLeft aria-hidden />}
              label={plan.earlier}
              disabled={!mayGoEarlier}
              onClick={() => move(earlier ?? day)}
            />
            <IconButton
              variant="bordered"
              icon={<ChevronRight aria-hidden />}
              label={plan.later}
              disabled={later === undefined}
              onClick={() => move(later ?? day)}
            />
          </div>
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
        {isChanged ? <SlipList query={slips} moves={moves} /> : <p>{plan.same}</p>}
        {isChanged && followers.length > 0 ? (
          <div>
            <Checkbox
              value={wantsFollowers && !barred}
              disabled={barred !== undefined}
              label={plan.withFollowers(followers.length)}
              onChange={setWantsFollowers}
            />
            {barred ? <small>{plan.barred(barred.title, barred.whyNot ?? '')}</small> : null}
          </div>
        ) : null}
        {/* Makes Enter in a field save the day. */}
        <button type="submit" hidden />
      </form>
    </PlanPanel>
  )
}

/** The job and those behind it on their way to other days; only the job itself while they are not known. */
function movesOf({ key, title, day: from }: Deadline, to: Day | null, slips: JobSlips | undefined): readonly Move[] {
  if (to === null) return []
  const lateBy = (job: string, on: Day): number =>
    slips?.broken.find((one) => one.job === job && one.to === on)?.workdays ?? 0
  return [{ key, title, from, to }, ...(slips?.rows ?? [])].map((one) => ({
    key: one.key,
    title: one.title,
    from: one.from,
    to: one.to,
    lateBy: lateBy(one.title, one.to),
  }))
}
