import { type Backend, createBackend } from '../../../lib/backend/backend.ts'
import type { ReceivedFile } from '../../../lib/backend/files.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import type { BackendAnswer } from '../../../lib/backend/dispatch.ts'
import type { Ports } from '../../../lib/backend/ports.ts'
import type { Settings } from '../../../lib/backend/settings.ts'
import type { AuditEntry, Row, Store, Table, Unit, Values } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { dictEntryTable, fieldMetaTable, organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import type { Grid } from '../../../lib/domain/grid/define-grid.ts'
import type { NameReadings } from '../../../lib/domain/standards/name-units.ts'
import { encodeForm } from '../../../lib/contract/encoding.ts'
import { createOneTimeCodes } from '../../../host/server/ports/one-time-codes.ts'
import { createMemoryFiles, type MemoryFiles } from '../../../lib/testing/memory-files.ts'
import { createMemoryForms } from '../../../lib/testing/memory-forms.ts'
import { createMemoryPayments } from '../../../lib/testing/memory-payments.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { ACCOUNTS, ENTRIES, ORGANISATIONS, ROLES, USERS, type UserName } from './people.ts'

/** Saturday, 21 November 2026, 10:00 in Shanghai. */
export const MORNING = Date.UTC(2026, 10, 21, 2)
const SYSTEM = 'system'

export interface CallOptions {
  readonly form?: boolean
  readonly query?: Readonly<Record<string, unknown>>
  readonly key?: string
  /** The city the page sends as its own; it may be outdated. */
  readonly city?: string
  readonly address?: string
  readonly files?: readonly ReceivedFile[]
}
export type Send = (
  call: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<BackendAnswer['envelope'] & { readonly status: number }>

/** A memory back end with a clock the test controls, and the audit entries of its committed units. */
export interface Fixture {
  readonly backend: Backend
  readonly store: Store
  readonly ports: Ports
  readonly clock: { now: number }
  readonly files: MemoryFiles
  readonly auditLog: readonly AuditEntry[]
  readonly reports: readonly unknown[]
  /** Sends calls without a session, or with any token. */
  readonly send: (token: string | null) => Send
  /** Signs a user in and sends their calls. */
  readonly as: (user: UserName) => Promise<Send>
  readonly rows: (table: Table) => Promise<readonly Row[]>
  readonly put: (
    table: Table,
    key: string,
    values: Values,
    place?: { readonly project?: string; readonly city?: string; readonly by?: string },
  ) => Promise<void>
  /** A stored case; its creator takes no part in it unless named. */
  readonly addCase: (
    key: string,
    values?: Values,
    place?: { readonly city?: string; readonly by?: string },
  ) => Promise<void>
}

export async function openFixture(
  settings: Partial<Settings> = {},
  wrap: (store: Store) => Store = (store) => store,
  grids: readonly Grid[] = [],
  readings?: NameReadings,
): Promise<Fixture> {
  const clock = { now: MORNING }
  const auditLog: AuditEntry[] = []
  const reports: unknown[] = []
  const files = createMemoryFiles(
    () => clock.now,
    async (text) => hashOf(text),
  )
  const store = wrap(
    recording(createMemoryStore({ tables: tablesFor(grids), ...(readings && { readings }) }), auditLog),
  )
  const ports = { ...portsOf(clock, reports, files), ...(readings && { readings }) }
  const backend = createBackend({ grids, store, ports, settings: { checkAnswers: true, ...settings } })
  const put: Fixture['put'] = (table, key, values, { project, city, by = SYSTEM } = {}) =>
    store.unit({ account: by, now: clock.now }, async (unit) => {
      await unit.insert(table, { key, project: project ?? null, city: city ?? null, values })
    })
  const send =
    (token: string | null): Send =>
    async (call, body = {}, { form, query, key, city, address = '127.0.0.1', files: sent } = {}) => {
      const [service = '', method = ''] = call.split('.')
      const { status, envelope } = await backend.dispatch({
        service,
        method,
        token,
        address,
        requestId: `r-${call}`,
        ...(query && { query: encodeForm(query) }),
        body: form
          ? { encoding: 'form', text: encodeForm(body as Readonly<Record<string, unknown>>) }
          : { encoding: 'json', value: body },
        ...(key !== undefined && { idempotencyKey: key }),
        ...(city !== undefined && { city }),
        ...(sent && { files: sent }),
      })
      return { status, ...envelope }
    }
  await furnish(put)
  return {
    backend,
    store,
    ports,
    clock,
    files,
    auditLog,
    reports,
    send,
    put,
    as: async (userName) => {
      const { data } = await send(null)(
        'login.doLogin',
        { userName, password: `${userName}-secret` },
        { address: `desk-of-${userName}` },
      )
      return send((data as { readonly token: string }).token)
    },
    rows: (table) => store.unit({ account: SYSTEM, now: clock.now }, async (unit) => (await unit.list(table)).rows),
    addCase: (key, values = {}, { city = '440100', by = SYSTEM } = {}) =>
      put(
        projectTable,
        key,
        { prjNo: `P-${key}`, hf20PrjType: 'HF0101', prjPayType: 'HH2004', hf20PayWay: 'HG1001', ...values },
        { project: key, city, by },
      ),
  }
}

async function furnish(put: Fixture['put']): Promise<void> {
  for (const [key, roleName, privileges] of ROLES) await put(roleTable, key, { roleName, privileges })
  for (const [key, values] of Object.entries(ACCOUNTS)) await put(accountTable, key, values)
  for (const [userName, { roles, ...user }] of Object.entries(USERS)) {
    await put(userTable, `u-${userName}`, {
      userName,
      displayName: `${userName}示例`,
      acctId: `a-${userName}`,
      passwordHash: `hash:${userName}-secret`,
      enabled: 1,
      ...user,
    })
    for (const role of roles)
      await put(userRoleTable, `${userName}:${role}`, { ss13UsrId: `u-${userName}`, ss13RoleId: role })
  }
  for (const [dict, entries] of Object.entries(ENTRIES)) {
    for (const [index, [key, value, more]] of entries.entries())
      await put(dictEntryTable, `${dict}:${key}`, { dict, key, value, sortOrder: index + 1, enabled: 1, ...more })
  }
  for (const [key, values] of Object.entries(ORGANISATIONS)) await put(organisationTable, key, values)
  await put(fieldMetaTable, 'm-manager', {
    tableId: 1,
    sortOrder: 1,
    hf02FldName: 'hf20ManagerId',
    hf02CtrlVals1Pc: 'HF9601',
  })
  await put(fieldMetaTable, 'm-address', {
    tableId: 1,
    sortOrder: 2,
    hf02FldName: 'hf20HouseAddress',
    hf02Name1: '房屋坐落',
    hf02CtrlVals1Pc: 'HF9602',
  })
}

const hashOf = (text: string): string =>
  `#${[...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7).toString(36)}.${text.length}`

function portsOf(clock: { readonly now: number }, reports: unknown[], files: MemoryFiles): Ports {
  let serial = 0
  const next = (what: string) => {
    serial += 1
    return `${what}${String(serial).padStart(4, '0')}`
  }
  return {
    clock: () => clock.now,
    ids: { key: () => next('k'), token: () => next('token'), hashToken: async (token) => hashOf(token) },
    files,
    payments: createMemoryPayments(files),
    forms: createMemoryForms(),
    oneTimeCodes: createOneTimeCodes(Buffer.from('key of the fixture')),
    passwords: {
      hash: async (password) => `hash:${password}`,
      verify: async (password, hash) => hash === `hash:${password}`,
    },
    report: (event) => {
      reports.push(event)
    },
  }
}

/** Keeps the audit log of units that ended well. */
function recording(store: Store, auditLog: AuditEntry[]): Store {
  return {
    close: () => store.close(),
    unit: async (by, work) => {
      const mine: AuditEntry[] = []
      const noting = (unit: Unit): Unit => ({
        ...unit,
        audit: async (entry) => {
          mine.push(entry)
          await unit.audit(entry)
        },
      })
      const result = await store.unit(by, (unit) => work(noting(unit)))
      auditLog.push(...mine)
      return result
    },
  }
}

/** The issues of a refused input, by field. */
export function issuesOf({ data }: { readonly data?: unknown }): Readonly<Record<string, string>> {
  const { issues = [] } = (data ?? {}) as {
    readonly issues?: readonly { readonly field: string; readonly message: string }[]
  }
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]))
}

export type RecordAnswer = Readonly<Record<string, unknown>> & {
  readonly keyValue: string
  readonly version: number
  readonly refValues: Readonly<Record<string, string>>
}
export const recordIn = ({ data }: { readonly data?: unknown }): RecordAnswer => data as RecordAnswer
export const rowsIn = ({ data }: { readonly data?: unknown }): readonly RecordAnswer[] =>
  data as readonly RecordAnswer[]
