/** The back end: the business rules, to run over a store you provide. @beta */
export type { AccountImage, AccountImageRequest } from './backend/account/account-image.ts'
export { type Backend, type BackendParts, createBackend } from './backend/backend.ts'
export type { BackendAnswer, BackendRequest } from './backend/dispatch.ts'
export type { DocumentRequest, FileService, OpenedDocument } from './backend/file/file-service.ts'
export type { Files, ReceivedFile } from './backend/files.ts'
export type { FormAnswer, FormService, FormFile } from './backend/form-record/form-service.ts'
export { formHeaders } from './backend/form-record/form-headers.ts'
export type { FormAddress } from './backend/form-record/take-forms.ts'
export { type FormDrawing, FormLimitError, type Forms } from './backend/form-record/forms.ts'
export { type Change, type Place, readChanges } from './backend/live/change.ts'
export type { Admission, LiveService, LiveEnd, LiveConnection } from './backend/live/live-service.ts'
export { tablesFor } from './backend/grid/served-lists.ts'
export type { PartnerService } from './backend/partner/partner-service.ts'
export type { ReminderService } from './backend/notice/reminder-service.ts'
export type { OpenPayCode, PaymentService } from './backend/payment/payment-service.ts'
export {
  createSandboxPayments,
  type SandboxPayments,
  type SandboxPaymentsParts,
} from './backend/payment/sandbox-payments.ts'
export type { FoundPlace, Maps, MapsAnswer } from './backend/map/maps.ts'
export type { Clock, Ids, Ocr, OcrReading, PaidNotice, Passwords, Payments, Ports } from './backend/ports.ts'
export { createAdministrator, type NewAdministrator } from './backend/seed/create-administrator.ts'
export { seedGridRows } from './backend/seed/seed-grid-rows.ts'
export { seedReference } from './backend/seed/seed-reference.ts'
export { DEFAULT_SETTINGS, type Settings } from './backend/settings.ts'
export {
  type Actor,
  type AuditEntry,
  DuplicateError,
  type Filter,
  type ListQuery,
  type NewRow,
  type Row,
  type RowColumn,
  type RowCursor,
  type RowsOf,
  type Sort,
  type Store,
  type Table,
  type TableChoices,
  type Unit as StoreUnit,
  type Values,
} from './backend/store.ts'
export {
  assertFilter,
  assertMoney,
  assertPlace,
  assertQuery,
  type ColumnType,
  columnType,
  cursorAt,
  storedValues,
  indexedFields,
  typeOfField,
} from './backend/store-column.ts'
export {
  type NumberHash,
  type SearchColumns,
  searchColumnsOf,
  storedSearchFields,
  withSearchColumns,
} from './backend/search-columns.ts'
export type { NameReadings } from './domain/standards/name-units.ts'
export type { OpenedStream, StreamAnswer } from './backend/stream.ts'
export { auditLogRow, auditLogTable } from './backend/log/audit-log-table.ts'
export { userTable } from './backend/staff/staff-tables.ts'
export { tables } from './backend/tables.ts'
