import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../host/grids/grids.ts'
import type { GridSource } from '../../../lib/backend/grid/grid-source.ts'
import { sourcesOf } from '../../../lib/backend/grid/served-lists.ts'
import { contract } from '../../../lib/contract/contract.ts'
import { roleGrantTable } from '../../../lib/backend/permission/permission-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { isRowOperation, ROW_OPERATION } from '../../../lib/domain/grid/row-operation.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'
import { ROLES, USERS, type UserName } from '../handlers/people.ts'

/** Roles of the matrix that never write configuration, unless a list names them. */
const READERS = ['ROLE_FINANCE', 'ROLE_PROVIDER', 'ROLE_VIEWER']
const PEOPLE = [
  'manager',
  'finance',
  'follow',
  'sales',
  'service',
  'provider',
  'viewer',
  'bare',
] as const satisfies readonly UserName[]
const sources = sourcesOf(grids)
/** Calls the business has anyway have tables of their own. */
const methodsOfBusiness = (service: string) =>
  Object.keys((contract as Readonly<Record<string, object>>)[service] ?? {})

const EVERYTHING = ROLES.find(([role]) => role === 'ROLE_MANAGER')?.[2] ?? []
/** The operations of a user in a list: those who manage a list may do everything it offers. */
const heldBy = (user: UserName, { keep = [] }: GridSource['roles']) =>
  new Set(
    ROLES.filter(([role]) => (USERS[user].roles as readonly string[]).includes(role)).flatMap(([role, , privileges]) =>
      keep.includes(role) ? EVERYTHING : privileges,
    ),
  )
function may({ roles }: GridSource, user: UserName, needs: readonly string[], writing: boolean): boolean {
  const holdsOne = (requested: readonly string[]) => USERS[user].roles.some((role) => requested.includes(role))
  if (needs.some((privilege) => !heldBy(user, roles).has(privilege)) || (roles.read && !holdsOne(roles.read)))
    return false
  return !writing || (roles.write ? holdsOne(roles.write) : USERS[user].roles.some((role) => !READERS.includes(role)))
}

interface CallSpec {
  readonly method: string
  readonly needs: readonly string[]
  readonly writing: boolean
  readonly body: object
  readonly never?: boolean
}

/** Every call of a list with what it asks for. */
function callsOf({ operations, parent, scope }: GridSource): readonly CallSpec[] {
  const read = (method: string, privilege: string, body: object): CallSpec => ({
    method,
    needs: [privilege],
    writing: false,
    body,
  })
  const saves = operations.some((operation) => operation === 'add' || operation === 'edit' || operation === 'clone')
  const adds = operations.includes('add') || operations.includes('clone')
  return [
    read('getPageList', 'OPT_SEARCH', {}),
    ...(parent !== null || scope === 'project' ? [read('getSubPageList', 'OPT_SEARCH', { objKey: 'nobody' })] : []),
    read('getOne', 'OPT_DETAIL', { id: 'nobody' }),
    ...(saves
      ? [
          read('doCreate', 'OPT_DETAIL', { id: 'nobody' }),
          { method: 'doSave', needs: ['OPT_ADD', 'OPT_SAVE'], writing: true, body: {}, never: !adds },
          { method: 'saveChanges', needs: ['OPT_ADD', 'OPT_SAVE'], writing: true, body: [{}], never: !adds },
        ]
      : []),
    ...operations.filter(isRowOperation).flatMap((operation): readonly CallSpec[] => {
      const { method, bulkMethod, bulk, privilege, reason } = ROW_OPERATION[operation]
      const line = { needs: [privilege], writing: true }
      const why = reason === 'required' ? { reason: '示例原因' } : {}
      return [
        { ...line, method, body: { id: 'nobody', ...why } },
        ...(bulk ? [{ ...line, method: bulkMethod, body: { ids: ['nobody'], ...why } }] : []),
      ]
    }),
  ]
}

describe('every call of every list, by every role', () => {
  let fixture: Fixture
  let sends: ReadonlyMap<UserName, Send>
  beforeAll(async () => {
    fixture = await openFixture({}, (store) => store, grids)
    sends = new Map(
      await Promise.all(
        ([...PEOPLE, 'southern'] as const).map(async (user) => [user, await fixture.as(user)] as const),
      ),
    )
  })
  const as = (user: UserName): Send => sends.get(user) ?? fixture.send(null)

  it.each(sources.map((source) => [source.entity.service, source] as const))(
    'R10 GRD-020 is allowed or refused as declared: %s',
    async (service, source) => {
      const table: string[] = []
      for (const { method, needs, writing, body, never = false } of callsOf(source).filter(
        (line) => !methodsOfBusiness(service).includes(line.method),
      )) {
        expect(await fixture.send(null)(`${service}.${method}`, body)).toMatchObject({
          status: 403,
          code: 'SIGNED_OUT',
        })
        for (const user of PEOPLE) {
          const { code } = await as(user)(`${service}.${method}`, body)
          const allowed = !never && may(source, user, needs, writing)
          if ((code !== 'NO_PERMISSION') !== allowed) table.push(`${method} as ${user}: ${code ?? 'done'}`)
        }
      }
      expect(table).toEqual([])
    },
  )

  it('GRD-020 buttons are offered by just what the calls let through', async () => {
    for (const source of sources.filter(({ entity: { service } }) => !methodsOfBusiness(service).includes('getOpts'))) {
      for (const user of PEOPLE) {
        const opts = (await as(user)(`${source.entity.service}.getOpts`)).data as readonly string[]
        const unexpected = callsOf(source).filter(
          ({ method, needs, writing }) =>
            method !== 'doSave' &&
            method !== 'saveChanges' &&
            opts.includes(needs[0] ?? '') !== may(source, user, needs, writing),
        )
        expect([source.name, user, unexpected.map(({ method }) => method)]).toEqual([source.name, user, []])
      }
    }
  })

  it('ROU-012 ROL-018 finance keeps the costs of its city, and changes no other list unless granted', async () => {
    const keeping = sources.filter((source) =>
      ['OPT_ADD', 'OPT_UPDATE', 'OPT_DELETE'].every((privilege) => may(source, 'finance', [privilege], true)),
    )
    expect(keeping.map(({ name }) => name).toSorted()).toEqual(['CostBudgetGrid', 'CostEntryGrid'])
    const finance = as('finance')
    const entry = {
      entryDate: '2026-11-20',
      storeCode: 'MAIN',
      costCategory: 'OPERATING',
      costItem: 'RENT',
      entryAmount: 100,
    }
    expect((await finance('CostEntry.doSave', entry)).code).not.toBe('NO_PERMISSION')
    for (const method of ['CostEntry.doDelete', 'CostBudget.doDelete'])
      expect((await finance(method, { id: 'nobody' })).code).toBe('NOT_FOUND')
    await fixture.put(roleGrantTable, 'ROLE_FINANCE-CostEntryGrid', {
      roleId: 'ROLE_FINANCE',
      menuCode: 'CostEntryGrid',
      operations: ['OPT_SEARCH', 'OPT_DETAIL'],
      enabled: 1,
    })
    expect((await finance('CostEntry.doDelete', { id: 'nobody' })).code).toBe('NO_PERMISSION')
    expect((await finance('CostBudget.doDelete', { id: 'nobody' })).code).toBe('NOT_FOUND')
    await fixture.store.unit({ account: 'system', now: 1 }, (unit) =>
      unit.remove(roleGrantTable, 'ROLE_FINANCE-CostEntryGrid'),
    )
  })

  /** The scope of a row for people of Guangzhou: its city and its case. */
  const ELSEWHERE = {
    'another city': { project: 'p-far', city: '440300' },
    'a case of others': { project: 'p-near', city: '440100' },
  } as const
  const SEES_CITY = ['manager', 'finance', 'viewer']

  /** Puts a row of a list into a city and a case. */
  async function putRow(
    { table, rowsOf, own, cityField, scope }: GridSource,
    key: string,
    { project, city }: { readonly project: string; readonly city: string },
  ): Promise<void> {
    const fixed = Object.fromEntries(
      Object.entries(rowsOf?.where ?? {}).map(([field, value]) => [field, value ?? null]),
    )
    const values = {
      ...fixed,
      ...(own && { [own.field]: 'a-sales' }),
      ...(cityField !== null && { [cityField]: city }),
      ...(scope === 'granted' && { cities: [city] }),
    }
    await fixture.put(table, key, values, { city, by: 'a-southern', ...(scope === 'project' && { project }) })
  }
  const stored = ({ table }: GridSource, key: string) =>
    fixture.store.unit({ account: 'system', now: 1 }, (unit) => unit.get(table, key))

  /** What every call of a list answers to a user about a row; empty where each call refuses or does not find it. */
  async function letThrough(source: GridSource, key: string, user: UserName): Promise<readonly string[]> {
    const {
      entity: { service },
    } = source
    const said: string[] = []
    for (const { method, body } of callsOf(source).filter(
      (line) => !methodsOfBusiness(service).includes(line.method),
    )) {
      const input =
        'ids' in body
          ? { ...body, ids: [key] }
          : method === 'doSave'
            ? { keyValue: key, version: 1 }
            : method === 'saveChanges'
              ? [{ keyValue: key, version: 1 }]
              : method === 'getSubPageList'
                ? { objKey: 'p-far' }
                : { ...body, id: key }
      const answer = await as(user)(`${service}.${method}`, input)
      if (answer.code === 'NO_PERMISSION' || answer.code === 'NOT_FOUND') continue
      const rows = (Array.isArray(answer.data) ? answer.data : []) as readonly {
        readonly keyValue?: string
        readonly ok?: boolean
      }[] // adapter: pages and results of many
      const nothing =
        method === 'getPageList' || method === 'getSubPageList'
          ? rows.every(({ keyValue }) => keyValue !== key)
          : 'ids' in body && rows.every(({ ok }) => ok === false)
      if (!nothing) said.push(`${method} as ${user}: ${answer.code ?? 'done'}`)
    }
    return said
  }

  const bordered = sources.filter(
    ({ scope, table }) => scope !== 'all' && !table.auditLog && table.name !== 'hf20_prj_base',
  )
  it('has lists of cities, of cases and of granted cities', () => {
    expect(new Set(bordered.map(({ scope }) => scope))).toEqual(new Set(['city', 'project', 'granted']))
    expect(bordered.length).toBeGreaterThan(30)
  })

  it.each(bordered.map((source) => [source.entity.service, source] as const))(
    'R7 %s of another city is read, saved, moved and deleted by nobody who works elsewhere',
    async (service, source) => {
      if (!(await fixture.rows(projectTable)).some(({ key }) => key === 'p-far'))
        await fixture.addCase('p-far', {}, { city: '440300', by: 'a-southern' })
      const key = `far-${source.name}`
      await putRow(source, key, ELSEWHERE['another city'])
      const said = await Promise.all(PEOPLE.map((user) => letThrough(source, key, user)))
      // Managers here work in both cities, and have what is granted in either.
      expect(said.filter((_, at) => source.scope !== 'granted' || PEOPLE[at] !== 'manager').flat()).toEqual([])
      if (source.scope === 'granted') return
      expect(await stored(source, key)).toMatchObject({ key, version: 1 })
      if (!methodsOfBusiness(service).includes('getOne'))
        expect(await as('southern')(`${service}.getOne`, { id: key })).toMatchObject({ success: true })
    },
  )

  it.each(
    bordered.filter(({ scope }) => scope === 'project').map((source) => [source.entity.service, source] as const),
  )('R7 %s of a case is nothing to people who take no part in it', async (_service, source) => {
    if (!(await fixture.rows(projectTable)).some(({ key }) => key === 'p-near'))
      await fixture.addCase('p-near', {}, { by: 'a-southern' })
    const key = `near-${source.name}`
    await putRow(source, key, ELSEWHERE['a case of others'])
    expect(
      (
        await Promise.all(
          PEOPLE.filter((user) => !SEES_CITY.includes(user)).map((user) => letThrough(source, key, user)),
        )
      ).flat(),
    ).toEqual([])
    expect(await stored(source, key)).toMatchObject({ key, version: 1 })
  })

  it('R7 what belongs to no city is read by all, and deleted by managers or whom they gave it to', async () => {
    const national = sources.filter(
      ({ scope, own, entity: { service }, operations, roles }) =>
        scope === 'all' &&
        !own &&
        operations.includes('delete') &&
        !methodsOfBusiness(service).includes('doDelete') &&
        roles.write?.join() === 'ROLE_MANAGER',
    )
    expect(national.length).toBeGreaterThanOrEqual(44)
    const wrong: string[] = []
    for (const {
      entity: { service },
      name,
    } of national) {
      for (const user of ['follow', 'sales', 'service', 'finance', 'viewer', 'provider'] as const) {
        for (const method of ['doDelete', 'doSave']) {
          const { code } = await as(user)(`${service}.${method}`, { id: 'nobody', keyValue: 'nobody', version: 1 })
          if (code !== 'NO_PERMISSION' && !(method === 'doSave' && code === 'UNKNOWN_CALL'))
            wrong.push(`${service}.${method} as ${user}: ${code ?? 'done'}`)
        }
      }
      await fixture.put(roleGrantTable, `grant-${name}`, {
        roleId: 'ROLE_SERVICE',
        menuCode: name,
        operations: ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_DELETE'],
        enabled: 1,
      })
      const { code } = await as('service')(`${service}.doDelete`, { id: 'nobody' })
      if (code !== 'NOT_FOUND') wrong.push(`${service}.doDelete as granted: ${code ?? 'done'}`)
      await fixture.store.unit({ account: 'system', now: 1 }, (unit) => unit.remove(roleGrantTable, `grant-${name}`))
    }
    expect(wrong).toEqual([])
  })

  const places = sources.filter(
    ({ cityField, entity: { service } }) => cityField !== null && !methodsOfBusiness(service).includes('doSave'),
  )
  it.each(places.map((source) => [source.entity.service, source] as const))(
    'R7 %s stays in the city worked in, and without one is changed by managers',
    async (service, source) => {
      const cityField = source.cityField ?? ''
      await fixture.put(source.table, `no-city-${source.name}`, {})
      await putRow(source, `here-${source.name}`, { project: '', city: '440100' })
      const follow = as('follow')
      expect((await follow(`${service}.getOne`, { id: `no-city-${source.name}` })).success).toBe(true)
      expect(await follow(`${service}.doSave`, { keyValue: `no-city-${source.name}`, version: 1 })).toMatchObject({
        code: 'NO_PERMISSION',
        message: '这条记录适用于全部城市，只有经理可以修改',
      })
      for (const user of ['follow', 'manager'] as const) {
        const moved = await as(user)(`${service}.doSave`, {
          keyValue: `here-${source.name}`,
          version: 1,
          [cityField]: '440300',
        })
        expect([user, moved.code, moved.success]).toEqual([user, 'INVALID', false])
      }
      expect((await stored(source, `here-${source.name}`))?.values[cityField]).toBe('440100')
    },
  )
})
