import { describe, expect, it } from 'vitest'
import { createAdministrator } from '../../../lib/backend/seed/create-administrator.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { listOf } from '../../../lib/backend/session.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { countingPorts, emptyStore, rowsOf } from './seeding.ts'

const SOMEONE = { userName: 'head', password: 'long enough', displayName: '示例经理' }

describe('the first administrator', () => {
  it('holds the manager role with every privilege, and can follow cases up', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await createAdministrator(store, ports, { ...SOMEONE, cities: ['440300', '440100'] })
    const [user] = await rowsOf(store, userTable)
    expect(user?.values).toMatchObject({
      userName: 'head',
      displayName: '示例经理',
      enabled: 1,
      cities: ['440300', '440100'],
      city: '440300',
    })
    expect(await ports.passwords.verify('long enough', String(user?.values['passwordHash']))).toBe(true)
    const [held] = await rowsOf(store, userRoleTable)
    expect(held?.values).toEqual({ ss13UsrId: user?.key, ss13RoleId: ROLE.manager })
    const role = (await rowsOf(store, roleTable)).find(({ key }) => key === ROLE.manager)
    expect(new Set(listOf(role?.values['privileges']))).toEqual(new Set(Object.values(PRIVILEGE)))
    const [account] = await rowsOf(store, accountTable)
    expect(account?.key).toBe(user?.values['acctId'])
    expect(listOf(account?.values['positions'])).toContain('HX5901')
    expect(account?.values).toMatchObject({ br01Name: '示例经理', br01AcctNo: 'head', cities: ['440300', '440100'] })
  })
  it('works in Guangzhou when no city is named', async () => {
    const store = emptyStore()
    await createAdministrator(store, countingPorts().ports, SOMEONE)
    expect((await rowsOf(store, userTable)).map(({ values }) => values['city'])).toEqual(['440100'])
  })
  it('leaves an entry in the audit log that says nothing of the password', async () => {
    const store = emptyStore()
    await createAdministrator(store, countingPorts().ports, SOMEONE)
    const [user] = await rowsOf(store, userTable)
    const auditLog = await store.unit({ account: 'system', now: 0 }, (unit) =>
      unit.history(userTable, user?.key ?? '', 0),
    )
    expect(auditLog).toMatchObject([{ by: 'system', action: 'Seed.administrator', result: 'done' }])
    expect(JSON.stringify(auditLog)).not.toContain('long enough')
  })
  it('is refused where there is a user already', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedDemo(store, ports)
    await expect(createAdministrator(store, ports, SOMEONE)).rejects.toThrow('users already')
    expect((await rowsOf(store, userTable)).some(({ values }) => values['userName'] === 'head')).toBe(false)
  })
  it('is made once when asked for twice at the same time', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    const results = await Promise.allSettled([
      createAdministrator(store, ports, SOMEONE),
      createAdministrator(store, ports, { ...SOMEONE, userName: 'second' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rowsOf(store, userTable)).toHaveLength(1)
  })
  it.each([
    ['an empty name', { userName: '' }],
    ['a name with spaces around it', { userName: ' head' }],
    ['a name that is too long', { userName: 'h'.repeat(65) }],
    ['a short password', { password: '1234567' }],
    ['no city', { cities: [] }],
    ['a province for a city', { cities: ['440000'] }],
    ['a district for a city', { cities: ['440100', '440106'] }],
    ['a city that does not exist', { cities: ['999900'] }],
  ])('is refused with %s', async (_what, wrong) => {
    const store = emptyStore()
    const { ports, hashed } = countingPorts()
    await expect(createAdministrator(store, ports, { ...SOMEONE, ...wrong })).rejects.toThrow(/needs/)
    expect(hashed).toEqual([])
    expect(await rowsOf(store, userTable)).toEqual([])
  })
})
