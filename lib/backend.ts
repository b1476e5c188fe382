/** The business, to run over a store of one's own. */
export { type Backend, type BackendParts, createBackend } from './backend/backend.ts'
export type { BackendAnswer, BackendRequest } from './backend/dispatch.ts'
export type { Clock, Ids, Passwords, Ports } from './backend/ports.ts'
export { DEFAULT_SETTINGS, type Settings } from './backend/settings.ts'
export {
  type Actor, type AuditEntry, DuplicateError, type Filter, type ListQuery, type NewRow, type Row, type RowColumn, type Sort, type Store, type Table, type Unit as StoreUnit, type Values,
} from './backend/store.ts'
export { tables } from './backend/tables.ts'
