'use client'

/** The fee tab of a case: charges, income and expenses. */
export { FeeTab } from './widgets/fee-tab/fee-tab.tsx'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export type {
  BeforeSubmit,
  BeforeSubmitAnswer,
  ExpenseSubmittedEvent,
  FeeDraft,
  FeeDraftRecord,
  FeeReviewedEvent,
  FeeSubTab,
  FeeSubTabEvent,
  FeeTabHandle,
  FeeTabProps,
  OrderSubmittedEvent,
} from './widgets/fee-tab/fee-tab-props.ts'
export type {
  CaseQueueProps,
  CaseRecordEvent,
  CaseRecordProps,
  CaseRecordQueue,
  RecordDecision,
  RecordOnlyProps,
} from './widgets/use-open-record.ts'
