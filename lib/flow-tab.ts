'use client'

/** The flow tab of a case: its flows, who handles them and what they earn. */
export { FlowTab } from './widgets/flow-tab/flow-tab.tsx'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export type { BulkResult } from './contract/record/operation-calls.ts'
export type {
  FlowSelectionEvent,
  FlowTabHandle,
  FlowTabProps,
  HandlersSavedEvent,
  JobsFinishedEvent,
  PapersWantedEvent,
  ReminderSetEvent,
} from './widgets/flow-tab/flow-tab-props.ts'
export type { CaseRecordEvent, CaseRecordProps } from './widgets/use-open-record.ts'
