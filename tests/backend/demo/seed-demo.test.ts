import { beforeAll, describe, expect, it } from 'vitest'
import { overlayFor } from '../../../lib/backend/dictionary/field-meta-handlers.ts'
import { recordOf } from '../../../lib/backend/record/answer.ts'
import { referenceIssues, vocabularyOf } from '../../../lib/backend/record/references.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '../../../lib/testing/demo/accounts/demo-users.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { listOf } from '../../../lib/backend/session.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { fieldState } from '../../../lib/catalogue/field-state.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

async function seeded() {
  const store = emptyStore()
  const { ports, hashed } = countingPorts()
  const done = await seedDemo(store, ports)
  return { store, ports, hashed, done }
}
/** Read by those that change nothing in it. */
let whole: Awaited<ReturnType<typeof seeded>>
beforeAll(async () => {
  whole = await seeded()
})
const everything = (store: ReturnType<typeof emptyStore>) => Promise.all(tables.map((table) => rowsOf(store, table)))

describe('the demo data', () => {
  it('gives the nine accounts that can sign in, under one password hashed once', async () => {
    const { store, ports, hashed, done } = whole
    expect(done).toBe(true)
    expect(hashed).toEqual([DEMO_PASSWORD])
    const users = (await rowsOf(store, userTable)).filter(({ values }) => values['passwordHash'])
    expect(users.map(({ values }) => values['userName']).sort()).toEqual([
      'admin',
      'finance',
      'finance2',
      'follow',
      'manager',
      'provider',
      'sales',
      'service',
      'viewer',
    ])
    for (const { values } of users) {
      expect(values['enabled']).toBe(1)
      expect(await ports.passwords.verify('fangkit', String(values['passwordHash']))).toBe(true)
      expect(listOf(values['cities'])).toContain(values['city'])
    }
  })
  it('ROU-001 knows further staff without a password yet; their roles, group and account agree', async () => {
    const { store, ports } = whole
    const waiting = (await rowsOf(store, userTable)).filter(({ values }) => !values['passwordHash'])
    expect(waiting.length).toBeGreaterThanOrEqual(3)
    const [held, accounts] = [await rowsOf(store, userRoleTable), await rowsOf(store, accountTable)]
    for (const { key, values } of waiting) {
      expect(await ports.passwords.verify('', String(values['passwordHash'] ?? ''))).toBe(false)
      expect(
        held
          .filter((row) => row.values['ss13UsrId'] === key)
          .map((row) => row.values['ss13RoleId'])
          .sort(),
      ).toEqual([...listOf(values['roles'])].sort())
      expect(accounts.find((row) => row.key === values['acctId'])?.values).toMatchObject({
        br01Name: values['displayName'],
        br01Phone: values['phone'],
      })
    }
  })
  it('ROL-001 gives each of them the role and the cities of their work', async () => {
    const { store } = whole
    const held = await rowsOf(store, userRoleTable)
    const users = await rowsOf(store, userTable)
    const rolesOf = (userName: string) => {
      const user = users.find(({ values }) => values['userName'] === userName)
      return held.filter(({ values }) => values['ss13UsrId'] === user?.key).map(({ values }) => values['ss13RoleId'])
    }
    expect(Object.fromEntries(DEMO_USERS.map(({ userName }) => [userName, rolesOf(userName)]))).toEqual({
      admin: [ROLE.manager],
      manager: [ROLE.manager],
      finance: [ROLE.finance],
      finance2: [ROLE.financeReviewer],
      follow: [ROLE.followUpManager],
      sales: [ROLE.salesperson],
      service: [ROLE.service],
      provider: [ROLE.providerEmployee],
      viewer: [ROLE.viewer],
    })
    const citiesOf = (userName: string) =>
      listOf(users.find(({ values }) => values['userName'] === userName)?.values['cities'])
    expect(citiesOf('admin')).toEqual(['440100', '440300'])
    expect(citiesOf('manager')).toEqual(['440100', '440300'])
    expect(citiesOf('follow')).toEqual(['440100'])
  })
  it('lets administrator and manager follow cases up, and each of the three staff do their own part', async () => {
    const { store } = whole
    const accounts = new Map(
      (await rowsOf(store, accountTable)).map((row) => [row.values['br01AcctNo'], listOf(row.values['positions'])]),
    )
    expect(
      [accounts.get('admin'), accounts.get('manager'), accounts.get('follow')].every((positions) =>
        positions?.includes('HX5901'),
      ),
    ).toBe(true)
    expect(accounts.get('sales')).toEqual(['HX5902'])
    expect(accounts.get('service')).toEqual(['HX5903'])
  })
  it('ROL-004 lets the service provider’s employee belong to an agency that exists', async () => {
    const { store } = whole
    const users = await rowsOf(store, userTable)
    const employed = users.filter(({ values }) => values['provider'] !== undefined && values['provider'] !== null)
    expect(employed.map(({ values }) => values['userName'])).toEqual(['provider'])
    const agency = (await rowsOf(store, organisationTable)).find(({ key }) => key === employed[0]?.values['provider'])
    expect(agency?.values['hf31OrgType']).toBe('HF9C08')
  })
  it('fills several pages of the account picker, with staff of both cities in every position', async () => {
    const { store } = whole
    const accounts = await rowsOf(store, accountTable)
    const here = (city: string) => accounts.filter(({ values }) => listOf(values['cities']).includes(city))
    expect(here('440100').length).toBeGreaterThan(30)
    expect(accounts.filter(({ values }) => listOf(values['cities']).join() === '440300').length).toBeGreaterThan(5)
    const positions = new Set(accounts.flatMap(({ values }) => listOf(values['positions'])))
    expect([...positions].sort()).toEqual([
      'HX5901',
      'HX5902',
      'HX5903',
      'HX5904',
      'HX5905',
      'HX5906',
      'HX5907',
      'HX5908',
    ])
    for (const position of ['HX5901', 'HX5902', 'HX5903'])
      expect(
        here('440300').filter(({ values }) => listOf(values['positions']).includes(position)).length,
      ).toBeGreaterThanOrEqual(2)
    expect(new Set(accounts.map(({ values }) => values['br01AcctTypeId']))).toEqual(
      new Set(['HX7001', 'HX7002', 'HX7003']),
    )
    expect(new Set(accounts.map(({ values }) => values['br01Name'])).size).toBe(accounts.length)
  })
  it('passes on every case the very check a save makes, with the metadata in force for it', async () => {
    const { store } = whole
    const rows = await rowsOf(store, projectTable)
    expect(rows).toHaveLength(70)
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const row of rows) {
        const record = recordOf(project, row)
        const overlay = await overlayFor(unit, project, row.key)
        const codesOf = await vocabularyOf(unit, project, record)
        expect(check(project, record, { today: dayOf(NOW), overlay, codesOf }), row.key).toEqual([])
        const blank = Object.fromEntries(Object.keys(record).map((name) => [name, null]))
        expect(
          await referenceIssues(unit, {
            entity: project,
            record,
            before: blank,
            scope: record,
            overlay,
            city: row.city ?? '',
            project: row.key,
          }),
          row.key,
        ).toEqual([])
      }
    })
  })
  it('OPN-012 requires a pay type of a case unless its scheme belongs to none', async () => {
    const { store } = whole
    const rows = await rowsOf(store, projectTable)
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const row of rows) {
        const overlay = await overlayFor(unit, project, row.key)
        expect(fieldState(project, 'prjPayType', row.values, overlay).required, row.key).toBe(
          typeof row.values['prjPayType'] === 'string',
        )
        expect(overlay.required.has('hf20ManagerId'), row.key).toBe(true)
      }
    })
  })
  it('numbers the cases by day and sequence', async () => {
    const { store } = whole
    const rows = [...(await rowsOf(store, projectTable))].sort((a, b) => a.createdAt - b.createdAt)
    expect(rows.map(({ values }) => values['prjNo'])).toEqual(
      rows.map((row, index) => `P${dayOf(row.createdAt).replaceAll('-', '')}-${String(index + 1).padStart(4, '0')}`),
    )
  })
  it('stamps every case with who opened it and who moved it on, and leaves a trail of both', async () => {
    const { store } = whole
    const rows = await rowsOf(store, projectTable)
    await store.unit({ account: 'system', now: NOW }, async (unit) => {
      for (const row of rows) {
        const history = await unit.history(projectTable, row.key, 0)
        expect(
          history.map(({ version }) => version),
          row.key,
        ).toEqual(row.version === 1 ? [1] : [1, 2])
        expect([history[0]?.by, history[0]?.at, history.at(-1)?.by, history.at(-1)?.at], row.key).toEqual([
          row.createdBy,
          row.createdAt,
          row.updatedBy,
          row.updatedAt,
        ])
      }
    })
    expect(rows.filter(({ version }) => version === 2).length).toBeGreaterThan(30)
    expect(
      rows.filter(({ key, project: own, city, values }) => own !== key || city !== values['hf20HouseCity']),
    ).toEqual([])
  })
  it('is brought in once only', async () => {
    const { store, ports } = await seeded()
    const before = await everything(store)
    expect(await seedDemo(store, ports)).toBe(false)
    expect(await everything(store)).toEqual(before)
  })
  it('is not brought in where a person works already', async () => {
    const store = emptyStore()
    const { ports, hashed } = countingPorts()
    await store.unit({ account: 'system', now: NOW }, (unit) =>
      unit.insert(userTable, { key: 'u', project: null, city: null, values: { userName: 'someone', enabled: 0 } }),
    )
    expect(await seedDemo(store, ports)).toBe(false)
    expect(await rowsOf(store, projectTable)).toEqual([])
    expect(hashed).toEqual([])
  })
  it('completes what an interrupted run began', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    const failing = { ...store, unit: limited(store.unit.bind(store), 20) }
    await expect(seedDemo(failing, ports)).rejects.toThrow('switched off')
    expect(await rowsOf(store, userTable)).toEqual([])
    expect((await rowsOf(store, projectTable)).length).toBeGreaterThan(0)
    expect(await seedDemo(store, ports)).toBe(true)
    const contents = async (of: typeof store) =>
      (await everything(of)).map((rows) => rows.map(({ values }) => JSON.stringify(values)).sort())
    const [interrupted, undisturbed] = [await contents(store), await contents(whole.store)]
    expect(interrupted.map((rows) => rows.length)).toEqual(undisturbed.map((rows) => rows.length))
    expect(interrupted[tables.indexOf(projectTable)]).toEqual(undisturbed[tables.indexOf(projectTable)])
  })
})

/** A store that fails after so many units. */
function limited(run: ReturnType<typeof emptyStore>['unit'], units: number): typeof run {
  let left = units
  return (by, work) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('switched off')) : run(by, work)
  }
}
