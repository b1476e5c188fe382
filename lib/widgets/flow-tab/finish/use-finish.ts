import { useCallback, useRef, useState } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import { newIdempotencyKey } from '../../../client/client.ts'
import { mainFlows, subFlows } from '../../../client/queries/case/flow-plans.ts'
import { type FinishResult, flowJobCalls } from '../../../contract/flow/flow-job-calls.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { isReminder } from '../../../domain/flow/job-status.ts'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useToday } from '../../../provider/use-today.ts'
import type { AnyJob } from '../flow-actions.ts'
import { shortDay } from '../short-day.ts'
import type { FlowReports } from '../use-flow-reports.ts'
import { type AfterFinish, afterFinishing, personOf } from './next-step.ts'

/** A job that was refused, and why. */
export interface RefusedJob {
  readonly id: string
  readonly name: string
  readonly why: string
}

/** A job that needs papers, or a reason to finish without them. */
export interface LackingJob {
  readonly id: string
  readonly name: string
  readonly missing: readonly string[]
}

/** Jobs that were not finished because papers are missing. */
export interface Lacking {
  readonly day: Day
  readonly jobs: readonly LackingJob[]
}

export interface Finishing {
  readonly busy: boolean
  /** The open question: whether to finish jobs without their papers. @source ruling 26 */
  readonly lacking: Lacking | null
  /** Finishes them with the reason; null leaves them unfinished. */
  readonly answer: (reason: string | null) => void
  /** Finishes jobs, or plans them when the day is later than tomorrow. */
  readonly run: (ids: readonly string[], day: Day) => void
  /** Handles the result of a bulk action, from any caller. */
  readonly settle: (outcome: Outcome) => Promise<void>
  readonly refused: readonly RefusedJob[]
  /** The job to do after those just finished; null when there is none to point at. */
  readonly next: AnyJob | null
  readonly dismissNext: () => void
  readonly dismiss: () => void
}

export interface Outcome {
  /** True after the question for a reason: earlier refusals stay visible. */
  readonly answered?: boolean
  readonly day: Day
  readonly reminder: boolean
  readonly results: readonly FinishResult[]
}

export interface FinishingOptions {
  readonly projectId: string
  /** Names of main flows; sub-flows are loaded when one was refused. */
  readonly names: ReadonlyMap<string, string>
  readonly reports: FlowReports
  /** Keys of the finished jobs, to be unticked. */
  readonly onDone: (ids: readonly string[]) => void
  readonly onChanged: () => void
}

const NONE: readonly RefusedJob[] = []
const NOTHING_AFTER: AfterFinish = { next: null, undoable: [] }

/** Finishes and plans jobs; each job gets its own result. @source CAL-091, FLW-029, FLW-032, OPN-056, OPN-057 */
export function useFinish(options: FinishingOptions): Finishing {
  const texts = useMessages(flowTabMessages)
  const notify = useNotify()
  const cache = useCache()
  const today = useToday()
  const [refused, setRefused] = useState(NONE)
  const [lacking, setLacking] = useState<Lacking | null>(null)
  const [next, setNext] = useState<AnyJob | null>(null)
  const intent = useRef<{ readonly key: string; readonly content: string } | null>(null)
  const latest = useLatest(options)
  const { projectId } = options

  const { mutate: takeBack } = useFkMutation<AfterFinish['undoable'], void>(
    async (jobs, client) => {
      for (const job of jobs) await client.call(flowJobCalls.redoNodeJobs, job)
    },
    {
      onSuccess: () => {
        setNext(null)
        notify({ tone: 'success', title: texts.undone })
        latest.current.onChanged()
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        latest.current.onChanged()
      },
    },
  )
  const dismissNext = useCallback(() => setNext(null), [])
  /** Reads the flows as they are now. Without them, what comes next stays unknown. */
  const lookAhead = useCallback(
    (ids: readonly string[]): Promise<AfterFinish> =>
      Promise.all([cache.fetch(mainFlows(projectId)), cache.fetch(subFlows(projectId))]).then(
        ([{ flowWorkVos }, subs]) =>
          afterFinishing(
            flowWorkVos.flatMap(({ jobsList }) => jobsList),
            subs,
            ids,
          ),
        () => NOTHING_AFTER,
      ),
    [cache, projectId],
  )

  const settle = useCallback(
    async ({ day, reminder, results, answered = false }: Outcome): Promise<void> => {
      setLacking(null)
      const { names, reports, onDone, onChanged } = latest.current
      const [done, left] = [results.filter(({ ok }) => ok), results.filter(({ ok }) => !ok)]
      const asked = left.filter(({ missing }) => missing.length > 0)
      onDone(done.map(({ id }) => id))
      onChanged()
      if (done.length > 0) {
        const after = reminder ? NOTHING_AFTER : await lookAhead(done.map(({ id }) => id))
        setNext(after.next)
        const said = [
          ...(left.length > 0 ? [texts.refused({ count: left.length })] : []),
          ...(after.next === null ? [] : [nextText(after.next)]),
        ]
        notify({
          tone: 'success',
          title: reminder
            ? texts.reminded({ count: done.length, day: shortDay(day, today) })
            : texts.finished({ count: done.length }),
          ...(said.length > 0 && { text: said.join('；') }),
          ...(after.undoable.length > 0 && {
            action: { label: texts.undo, onAct: () => takeBack(after.undoable) },
          }),
        })
        if (reminder) reports.reminded({ day, results, source: 'user' })
        else reports.finished({ day, results, source: 'user' })
      } else if (left.length > asked.length) notify({ tone: 'warning', title: texts.noneDone })
      const refusals = await named(left)
      setRefused((before) =>
        answered ? [...before.filter(({ id }) => !results.some((one) => one.id === id)), ...refusals] : refusals,
      )
      if (asked.length > 0)
        setLacking({
          day,
          jobs: asked.map(({ id, missing }) => ({
            id,
            missing,
            name: refusals.find((one) => one.id === id)?.name ?? id,
          })),
        })

      function nextText(job: AnyJob): string {
        return texts.nextStep({ name: job.hf15FlowName ?? '', person: personOf(job) })
      }

      async function named(jobs: readonly FinishResult[]): Promise<readonly RefusedJob[]> {
        if (jobs.length === 0) return NONE
        const below = jobs.every(({ id }) => names.has(id))
          ? []
          : await cache.fetch(subFlows(projectId)).catch(() => [])
        const nameOf = new Map([
          ...names,
          ...below.map(({ keyValue, hf15FlowName }) => [keyValue, hf15FlowName ?? ''] as const),
        ])
        return jobs.map(({ id, message }) => ({
          id,
          name: nameOf.get(id) ?? flowJob.groups['job']?.label ?? id,
          why: message,
        }))
      }
    },
    [latest, notify, texts, today, cache, projectId, lookAhead, takeBack],
  )

  const { mutate, isPending } = useFkMutation<
    { readonly ids: readonly string[]; readonly day: Day; readonly reason: string | null },
    Outcome
  >(
    async ({ ids, day, reason }, client) => {
      const reminder = isReminder(day, today)
      const content = JSON.stringify([ids, day, reason])
      if (intent.current?.content !== content) intent.current = { key: newIdempotencyKey(), content }
      const { data } = await client.call(
        flowJobCalls.doBatchFinishJob,
        {
          ids,
          prjId: projectId,
          hf15PlanTime: day,
          noticeTime: reminder ? day : null,
          ...(reason !== null && { reason }),
        },
        { idempotencyKey: intent.current.key },
      )
      return { day, reminder, results: data, answered: reason !== null }
    },
    {
      onSuccess: (outcome) => {
        // The same jobs and day need a new idempotency key next time, because they may have been undone meanwhile.
        intent.current = null
        void settle(outcome)
      },
      onError: (error) => {
        const notice = noticeOf(error)
        if (notice) notify(notice)
        latest.current.onChanged()
      },
    },
  )
  const run = useCallback((ids: readonly string[], day: Day) => mutate({ ids, day, reason: null }), [mutate])
  const answer = (reason: string | null): void => {
    if (reason === null) setLacking(null)
    else if (lacking !== null) mutate({ ids: lacking.jobs.map(({ id }) => id), day: lacking.day, reason })
  }
  return {
    busy: isPending,
    lacking,
    answer,
    run,
    settle,
    refused,
    dismiss: () => setRefused(NONE),
    next,
    dismissNext,
  }
}
