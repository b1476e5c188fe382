/** The business, to run over a store of one's own. */
export { type Backend, type BackendParts, createBackend } from './backend/backend.ts'
export type { BackendAnswer, BackendRequest } from './backend/dispatch.ts'
export type { Clock, Ids, Passwords, Ports } from './backend/ports.ts'
export { createAdministrator, type NewAdministrator } from './backend/seed/create-administrator.ts'
export { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './backend/seed/demo-users.ts'
export { seedDemo } from './backend/seed/seed-demo.ts'
export { seedManyProjects } from './backend/seed/seed-many-projects.ts'
export { seedReference } from './backend/seed/seed-reference.ts'
export { DEFAULT_SETTINGS, type Settings } from './backend/settings.ts'
export {
  type Actor, type AuditEntry, DuplicateError, type Filter, type ListQuery, type NewRow, type Row, type RowColumn, type Sort, type Store, type Table, type Unit as StoreUnit, type Values,
} from './backend/store.ts'
export { assertFilter, assertMoney, assertPlace, assertQuery, type ColumnType, columnType, storedValues, typeOfField } from './backend/store-column.ts'
export { tables, userTable } from './backend/tables.ts'
