import { useMemo } from 'react'
import { useEmit } from '../../provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../provider/callbacks/use-host-callback.ts'
import type {
  FlowTabProps,
  HandlersSavedEvent,
  JobsFinishedEvent,
  PapersWantedEvent,
  ReminderSetEvent,
} from './flow-tab-props.ts'

const SOURCE = 'flow-tab'

/** Callbacks of the host, with one identity while the tab is mounted. */
export interface FlowReports {
  finished(event: JobsFinishedEvent): void
  reminded(event: ReminderSetEvent): void
  handlersSaved(event: HandlersSavedEvent): void
  /** Null where no page for papers is available. */
  readonly papersWanted: ((event: PapersWantedEvent) => void) | null
}

type FlowCallbacks = Pick<FlowTabProps, 'onJobsFinished' | 'onReminderSet' | 'onHandlersSaved' | 'onPapersWanted'>

export function useFlowReports(props: FlowCallbacks): FlowReports {
  const emit = useEmit()
  const finished = useHostCallback(props.onJobsFinished, 'onJobsFinished')
  const reminded = useHostCallback(props.onReminderSet, 'onReminderSet')
  const saved = useHostCallback(props.onHandlersSaved, 'onHandlersSaved')
  const requested = useHostCallback(props.onPapersWanted, 'onPapersWanted')
  const leads = props.onPapersWanted !== undefined
  return useMemo<FlowReports>(
    () => ({
      finished(event) {
        emit({ type: 'jobsFinished', source: SOURCE, day: event.day, results: event.results })
        finished(event)
      },
      reminded(event) {
        emit({ type: 'reminderSet', source: SOURCE, day: event.day, results: event.results })
        reminded(event)
      },
      handlersSaved(event) {
        emit({ type: 'handlersSaved', source: SOURCE, handlers: event.handlers })
        saved(event)
      },
      papersWanted: leads
        ? (event) => {
            emit({ type: 'papersWanted', source: SOURCE, jobId: event.jobId })
            requested(event)
          }
        : null,
    }),
    [emit, finished, reminded, saved, requested, leads],
  )
}
