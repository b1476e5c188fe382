'use client'

/** The papers of a case: which are required, which are handed in, and how to upload them. */
export { PapersTab } from './widgets/papers-tab/papers-tab.tsx'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export type { PaperFile } from './contract/document/paper-calls.ts'
export type { PaperSide } from './domain/paper/paper-side.ts'
export type {
  PaperAddedEvent,
  PaperDraft,
  PaperRemovedEvent,
  PapersTabHandle,
  PapersTabProps,
  PapersViewEvent,
} from './widgets/papers-tab/papers-tab-props.ts'
export type {
  CaseQueueProps,
  CaseRecordEvent,
  CaseRecordProps,
  CaseRecordQueue,
  RecordDecision,
  RecordOnlyProps,
} from './widgets/use-open-record.ts'
