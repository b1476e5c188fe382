/** The back end: the business rules, to run over a store you provide. @beta */
export type { AccountImage } from './backend/account/account-image.ts'
export { type Backend, createBackend } from './backend/backend.ts'
export type { BackendAnswer, BackendRequest } from './backend/dispatch.ts'
export type { FileService, OpenedDocument } from './backend/file/file-service.ts'
export type { Files, ReceivedFile } from './backend/files.ts'
export { formHeaders } from './backend/form-record/form-headers.ts'
export type { FormAddress } from './backend/form-record/take-forms.ts'
export { FormLimitError, type Forms } from './backend/form-record/forms.ts'
export { readChanges } from './backend/live/change.ts'
export type { LiveService, LiveEnd, LiveConnection } from './backend/live/live-service.ts'
export { tablesFor } from './backend/grid/served-lists.ts'
export type { OpenPayCode } from './backend/payment/payment-service.ts'
export { createSandboxPayments, type SandboxPayments } from './backend/payment/sandbox-payments.ts'
export type { Maps, MapsAnswer } from './backend/map/maps.ts'
export type { Clock, Ids, Ocr, OcrReading, OneTimeCodes, Passwords, Ports } from './backend/ports.ts'
export { createAdministrator } from './backend/seed/create-administrator.ts'
export { seedGridRows } from './backend/seed/seed-grid-rows.ts'
export { seedReference } from './backend/seed/seed-reference.ts'
export type { Settings } from './backend/settings.ts'
export {
  type Actor,
  type AuditEntry,
  DuplicateError,
  type Filter,
  type ListQuery,
  type NewRow,
  type Row,
  type RowCursor,
  type Sort,
  type Store,
  type Table,
  type Unit as StoreUnit,
  type Values,
} from './backend/store.ts'
export {
  assertFilter,
  assertMoney,
  assertPlace,
  assertQuery,
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
export type { OpenedStream } from './backend/stream.ts'
export { auditLogRow, auditLogTable } from './backend/log/audit-log-table.ts'
export { userTable } from './backend/staff/staff-tables.ts'
export { tables } from './backend/tables.ts'
