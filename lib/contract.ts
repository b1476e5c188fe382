/** The wire contract: calls, their inputs and their answers. */
export { type Found, type FoundCase, type FoundPerson, findCalls } from './contract/case/find-calls.ts'
export { type Answer, type Call, callName, type Input, type InputOf, type OutputOf } from './contract/call.ts'
export {
  type CaseRecordCalls,
  caseRecordCallsOf,
  demandCalls,
  houseCalls,
  loanCalls,
  tradeCalls,
} from './contract/case/case-record-calls.ts'
export { allCalls, type Contract, contract } from './contract/contract.ts'
export {
  type DashboardCounts,
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
  type PlannedJob,
  planCalls,
} from './contract/home/deadline-calls.ts'
export type { DictEntry } from './contract/settings/dictionary-calls.ts'
export { decodeForm, encodeForm, type Encoding } from './contract/encoding.ts'
export { type Envelope, envelopeSchema } from './contract/envelope.ts'
export { type StoredDocument, type UploadedDocument, uploadedOutput } from './contract/document/file-calls.ts'
export {
  appendixInfoCalls,
  type AppendixInfo,
  memberFileCalls,
  type PaperFile,
  type PaperJob,
  type PaperMatch,
  paperMatchCalls,
  type PaperRow,
  type PaperTemplate,
  paperTemplateCalls,
  type PaperUsing,
} from './contract/document/paper-calls.ts'
export {
  formFileCalls,
  type FormFields,
  type FormRecordRow,
  formRecordCalls,
} from './contract/document/form-record-calls.ts'
export { gridCalls } from './contract/grid/grid-calls.ts'
export type { ListSums } from './contract/record/sum-call.ts'
export type { ImportInput, ImportIssue, ImportResult } from './contract/record/import-calls.ts'
export { gridViewCalls, type SavedViewInput } from './contract/grid/grid-view-calls.ts'
export {
  LARGEST_PAGE,
  type ListInput,
  PAGE_SIZE,
  type RecordInput,
  searchableFields,
  type SearchCondition,
} from './contract/input.ts'
export { LARGEST_LIST, type ListRow } from './contract/list-input.ts'
export type { DefaultLender, OrganisationChoice } from './contract/case/loan-organisation-calls.ts'
export { LIVE_CLOSE, LIVE_PATH, LIVE_PROTOCOL, type LiveMessage, liveProtocols, liveToken } from './contract/live.ts'
export {
  fundCalls,
  memberCalls,
  type MemberRecordCalls,
  ownHouseCalls,
  recordCallsOf,
  socialCalls,
  taxCalls,
  workCreditCalls,
} from './contract/case/member-calls.ts'
export type { Announcement, Notices, ToDo, ToDos } from './contract/home/notice-calls.ts'
export type { DraftRecord, Stored } from './contract/output.ts'
export {
  BULK_LIMIT,
  type BulkInput,
  bulkCall,
  type BulkResult,
  EXPORT_METHOD,
  exportCall,
  type ExportFormat,
  type ExportInput,
  operationCall,
  type OperationInput,
} from './contract/record/operation-calls.ts'
export { type ImportedOrders, prepaidOrderCalls } from './contract/fee/prepaid-order-calls.ts'
export {
  type Recommendation,
  recommendationCalls,
  type RecommendationResult,
} from './contract/case/recommendation-calls.ts'
export { recordCalls } from './contract/record/record-calls.ts'
export { type GroupSave, relationCalls } from './contract/case/relation-calls.ts'
export { revealCall, type Revealed, type RevealInput } from './contract/record/reveal-call.ts'
export { searchOf, searchTexts } from './contract/grid/search-texts.ts'
export {
  type SaleContractBlock,
  saleContractCalls,
  type SaleContractDocument,
  type SaleContractPart,
  type SaleContractRun,
} from './contract/document/sale-contract-calls.ts'
export { userCalls } from './contract/account/staff-calls.ts'
export { citySettingCalls, type CityInfo } from './contract/city/city-setting-calls.ts'
export { moduleCalls } from './contract/settings/module-calls.ts'
export {
  type CostAnalysis,
  type CostBreakdown,
  costCalls,
  type CostMonth,
  type CostPartAnswer,
  MOST_COST_LINES,
} from './contract/fee/cost-calls.ts'
export { mapCalls } from './contract/city/map-calls.ts'
export { sysParamCalls } from './contract/settings/sys-param-calls.ts'
export { homeCalls } from './contract/home/home-calls.ts'
export { unmatchedPaymentCalls } from './contract/fee/unmatched-payment-calls.ts'
export { isWireErrorCode, WIRE_ERRORS, type WireErrorCode } from './contract/wire-error.ts'
