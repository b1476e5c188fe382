import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import { type GridSource, sourcesOf } from '../../../lib/backend/grid/grid-source.ts'
import { contract } from '../../../lib/contract/contract.ts'
import { roleGrantTable } from '../../../lib/backend/tables.ts'
import { isRowOperation, ROW_OPERATION } from '../../../lib/domain/grid/row-operation.ts'
import { type Desk, openDesk, type Send } from '../handlers/desk.ts'
import { ROLES, USERS, type UserName } from '../handlers/people.ts'

/** Roles of the matrix that never write configuration, unless a list names them. */
const READERS = ['ROLE_FINANCE', 'ROLE_PROVIDER', 'ROLE_VIEWER']
const PEOPLE = ['manager', 'finance', 'follow', 'sales', 'service', 'provider', 'viewer', 'bare'] as const satisfies readonly UserName[]
const sources = sourcesOf(grids)
/** Calls the business has anyway have tables of their own. */
const methodsOfBusiness = (service: string) => Object.keys((contract as Readonly<Record<string, object>>)[service] ?? {})

const EVERYTHING = ROLES.find(([role]) => role === 'ROLE_MANAGER')?.[2] ?? []
/** What somebody holds in a list: those who keep it may do there whatever it offers. */
const heldBy = (user: UserName, { keep = [] }: GridSource['roles']) =>
  new Set(ROLES.filter(([role]) => (USERS[user].roles as readonly string[]).includes(role)).flatMap(([role, , privileges]) => (keep.includes(role) ? EVERYTHING : privileges)))
function may({ roles }: GridSource, user: UserName, needs: readonly string[], writing: boolean): boolean {
  const holdsOne = (wanted: readonly string[]) => USERS[user].roles.some((role) => wanted.includes(role))
  if (needs.some((privilege) => !heldBy(user, roles).has(privilege)) || (roles.read && !holdsOne(roles.read))) return false
  return !writing || (roles.write ? holdsOne(roles.write) : USERS[user].roles.some((role) => !READERS.includes(role)))
}

const keysIn = ({ data }: { readonly data?: unknown }): readonly string[] => (data as readonly { readonly keyValue: string }[]).map(({ keyValue }) => keyValue)

interface Line { readonly method: string; readonly needs: readonly string[]; readonly writing: boolean; readonly body: object; readonly never?: boolean }

/** Every call of a list with what it asks for. */
function linesOf({ operations, parent, scope }: GridSource): readonly Line[] {
  const read = (method: string, privilege: string, body: object): Line => ({ method, needs: [privilege], writing: false, body })
  const saves = operations.some((operation) => operation === 'add' || operation === 'edit' || operation === 'clone')
  const adds = operations.includes('add') || operations.includes('clone')
  return [
    read('getPageList', 'OPT_SEARCH', {}),
    ...(parent !== null || scope === 'project' ? [read('getSubPageList', 'OPT_SEARCH', { objKey: 'nobody' })] : []),
    read('getOne', 'OPT_DETAIL', { id: 'nobody' }),
    ...(saves ? [read('doCreate', 'OPT_DETAIL', { id: 'nobody' }), { method: 'doSave', needs: ['OPT_ADD', 'OPT_SAVE'], writing: true, body: {}, never: !adds }] : []),
    ...operations.filter(isRowOperation).flatMap((operation): readonly Line[] => {
      const { method, bulkMethod, bulk, privilege, reason } = ROW_OPERATION[operation]
      const line = { needs: [privilege], writing: true }
      const why = reason === 'required' ? { reason: '示例原因' } : {}
      return [{ ...line, method, body: { id: 'nobody', ...why } }, ...(bulk ? [{ ...line, method: bulkMethod, body: { ids: ['nobody'], ...why } }] : [])]
    }),
  ]
}

describe('every call of every list, by every role', () => {
  let desk: Desk
  let sends: ReadonlyMap<UserName, Send>
  beforeAll(async () => {
    desk = await openDesk({}, (store) => store, grids)
    sends = new Map(await Promise.all(PEOPLE.map(async (user) => [user, await desk.as(user)] as const)))
  })
  const as = (user: UserName): Send => sends.get(user) ?? desk.send(null)

  it.each(sources.map((source) => [source.entity.service, source] as const))('R10 GRD-020 %s', async (service, source) => {
    const table: string[] = []
    for (const { method, needs, writing, body, never = false } of linesOf(source).filter((line) => !methodsOfBusiness(service).includes(line.method))) {
      expect(await desk.send(null)(`${service}.${method}`, body)).toMatchObject({ status: 403, code: 'SIGNED_OUT' })
      for (const user of PEOPLE) {
        const { code } = await as(user)(`${service}.${method}`, body)
        const allowed = !never && may(source, user, needs, writing)
        if ((code !== 'NO_PERMISSION') !== allowed) table.push(`${method} as ${user}: ${code ?? 'done'}`)
      }
    }
    expect(table).toEqual([])
  })

  it('GRD-020 buttons are offered by just what the calls let through', async () => {
    for (const source of sources.filter(({ entity: { service } }) => !methodsOfBusiness(service).includes('getOpts'))) {
      for (const user of PEOPLE) {
        const opts = (await as(user)(`${source.entity.service}.getOpts`)).data as readonly string[]
        const told = linesOf(source).filter(({ method, needs, writing }) => method !== 'doSave' && (opts.includes(needs[0] ?? '') !== may(source, user, needs, writing)))
        expect([source.name, user, told.map(({ method }) => method)]).toEqual([source.name, user, []])
      }
    }
  })

  it('ROU-012 ROL-018 finance keeps the costs of its city: it adds, changes, copies and deletes there, and nowhere else until somebody says so', async () => {
    const keeping = sources.filter((source) => ['OPT_ADD', 'OPT_UPDATE', 'OPT_DELETE'].every((privilege) => may(source, 'finance', [privilege], true)))
    expect(keeping.map(({ name }) => name).toSorted()).toEqual(['CostBudgetGrid', 'CostEntryGrid'])
    const finance = as('finance')
    const entry = { entryDate: '2026-11-20', storeCode: 'MAIN', costCategory: 'OPERATING', costItem: 'RENT', entryAmount: 100 }
    expect((await finance('CostEntry.doSave', entry)).code).not.toBe('NO_PERMISSION')
    for (const method of ['CostEntry.doDelete', 'CostBudget.doDelete']) expect((await finance(method, { id: 'nobody' })).code).toBe('NOT_FOUND')
    await desk.put(roleGrantTable, 'ROLE_FINANCE-CostEntryGrid', { roleId: 'ROLE_FINANCE', menuCode: 'CostEntryGrid', operations: ['OPT_SEARCH', 'OPT_DETAIL'], enabled: 1 })
    expect((await finance('CostEntry.doDelete', { id: 'nobody' })).code).toBe('NO_PERMISSION')
    expect((await finance('CostBudget.doDelete', { id: 'nobody' })).code).toBe('NOT_FOUND')
    await desk.store.unit({ account: 'system', now: 1 }, (unit) => unit.remove(roleGrantTable, 'ROLE_FINANCE-CostEntryGrid'))
  })

  it('R7 rows of another city are nobody’s who does not work there', async () => {
    const ofCity = sources.filter(({ scope, table }) => scope === 'city' && !table.trail)
    expect(ofCity.length).toBeGreaterThan(0)
    const there = await desk.as('southern')
    for (const [index, { entity: { service }, table, rowsOf, own }] of ofCity.entries()) {
      if (methodsOfBusiness(service).includes('getPageList')) continue
      const far = `far${index}`
      const fixed = Object.fromEntries(Object.entries(rowsOf?.where ?? {}).map(([field, value]) => [field, value ?? null]))
      await desk.put(table, far, { ...fixed, ...(own && { [own.field]: 'a-sales' }) }, { city: '440300', by: 'a-sales' })
      for (const user of ['manager', 'follow', 'sales', 'finance'] as const) {
        const page = await as(user)(`${service}.getPageList`)
        if (page.code === 'NO_PERMISSION') continue
        expect([service, user, keysIn(page)]).toEqual([service, user, expect.not.arrayContaining([far])])
        if (user !== 'manager') expect([service, user, (await as(user)(`${service}.getOne`, { id: far })).code]).toEqual([service, user, 'NOT_FOUND'])
      }
      expect([service, keysIn(await there(`${service}.getPageList`, { pageSize: 200 }))]).toEqual([service, expect.arrayContaining([far])])
    }
  })
})
