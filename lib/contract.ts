/** The wire contract: calls, their inputs and their answers. @beta */
export { type CaseChange, type CaseChanges, changeCalls } from './contract/case/change-calls.ts'
export { type FoundByItself, type FoundCase, type FoundPerson, findCalls } from './contract/case/find-calls.ts'
export { type Call, callName, type InputOf, type OutputOf } from './contract/call.ts'
export { allCalls, contract } from './contract/contract.ts'
export {
  type DashboardDoneJob,
  type DashboardProject,
  type DashboardResults,
  type DashboardReview,
  type DashboardReviews,
  type DashboardTask,
  type DashboardTasks,
  dashboardCalls,
  QUEUED_KINDS,
} from './contract/home/dashboard-calls.ts'
export {
  type CalendarDay,
  type Deadline,
  type Deadlines,
  deadlineCalls,
  type JobSlips,
  type PlannedJobs,
  planCalls,
} from './contract/home/deadline-calls.ts'
export { encodeForm } from './contract/encoding.ts'
export { type Envelope, envelopeSchema } from './contract/envelope.ts'
export { uploadedOutput } from './contract/document/file-calls.ts'
export { appendixInfoCalls } from './contract/document/paper-calls.ts'
export { formFileCalls } from './contract/document/form-record-calls.ts'
export { gridViewCalls } from './contract/grid/grid-view-calls.ts'
export { LARGEST_PAGE, searchableFields } from './contract/input.ts'
export { LIVE_CLOSE, LIVE_PATH, LIVE_PROTOCOL, liveProtocols, liveToken } from './contract/live.ts'
export type { Notices } from './contract/home/notice-calls.ts'
export type { DraftRecord, Stored } from './contract/output.ts'
export { EXPORT_METHOD } from './contract/record/operation-calls.ts'
export { type ImportedOrders, prepaidOrderCalls } from './contract/fee/prepaid-order-calls.ts'
export { decodeCsv } from './contract/record/read-csv.ts'
export { recordCalls } from './contract/record/record-calls.ts'
export {
  type SaleContractBlock,
  saleContractCalls,
  type SaleContractDocument,
  type SaleContractPart,
  type SaleContractRun,
} from './contract/document/sale-contract-calls.ts'
export { userCalls } from './contract/account/staff-calls.ts'
export { citySettingCalls, type CityInfo } from './contract/city/city-setting-calls.ts'
export { type FieldUse, fieldUseCalls } from './contract/settings/field-use-calls.ts'
export { moduleCalls } from './contract/settings/module-calls.ts'
export {
  type CostAnalysis,
  type CostBreakdown,
  costCalls,
  type CostPartAnswer,
  MOST_COST_LINES,
} from './contract/fee/cost-calls.ts'
export { mapCalls } from './contract/city/map-calls.ts'
export { sysParamCalls } from './contract/settings/sys-param-calls.ts'
export { homeCalls } from './contract/home/home-calls.ts'
export { type Enrolment, type SecondFactorState, secondFactorCalls } from './contract/account/second-factor-calls.ts'
export { type OwnSession, sessionCalls } from './contract/account/session-calls.ts'
export { unmatchedPaymentCalls } from './contract/fee/unmatched-payment-calls.ts'
export { WIRE_ERRORS, type WireErrorCode } from './contract/wire-error.ts'
