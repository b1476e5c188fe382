import { beforeEach, describe, expect, it } from 'vitest'
import { houseDemandGrid } from '../../../host/grids/projects/house-demand-grid.ts'
import { staffGrids } from '../../../host/grids/staff/staff.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { partnerTable } from '../../../lib/backend/partner/partner-table.ts'
import { menuItemTable, roleGrantTable, roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { groupTable, userRoleTable, userTable } from '../../../lib/backend/staff/staff-tables.ts'
import { type Fixture, issuesOf, openFixture, recordIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const OPERATIONS = ['SEARCH', 'DETAIL', 'ADD', 'UPDATE', 'SAVE', 'DELETE', 'ENABLE', 'DISABLE'].map(
  (name) => `OPT_${name}`,
)
const LISTS = ['SysUsersGrid', 'SysGroupGrid', 'SysRolesGrid', 'UsrPrvsGrid', 'PushPartnerGrid', 'AcctBaseGrid']
const TABLES = [
  accountTable,
  groupTable,
  menuItemTable,
  partnerTable,
  roleGrantTable,
  roleTable,
  userRoleTable,
  userTable,
]
const PERSON = {
  userName: 'new.person',
  displayName: '新例',
  phone: '15400000009',
  roles: ['ROLE_SALES'],
  positions: ['HX5902'],
  cities: ['440100'],
}
const PARTNER = {
  partnerCode: 'agency',
  partnerName: '示例中介',
  partnerKind: 'AGENCY',
  origins: 'https://agency.example',
  widgets: ['FEE_TAB'],
  operations: ['OPT_SEARCH'],
  cities: ['440100'],
  caseScope: 'SHARED',
  sharedCases: null,
}

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [...staffGrids, houseDemandGrid])
  await seedReference(fixture.store, fixture.ports)
  for (const [dict, keys] of [
    ['CITY_STATION', ['440100', '440300']],
    ['SYS_GROUP', ['SHOP', 'ODD', 'SELF', 'CHIEFS']],
    ['SYS_ROLE', ['ROLE_MANAGER', 'ROLE_SALES', 'ROLE_VIEWER', 'ROLE_FINANCE', 'ROLE_NIGHT']],
    ['MENU_ITEM', ['PrjHouseDemandGrid', 'SysUsersGrid']],
  ] as const) {
    const known = (await fixture.rows(dictEntryTable)).filter(({ values }) => values['dict'] === dict)
    for (const key of keys.filter((one) => !known.some(({ values }) => values['key'] === one))) {
      await fixture.put(dictEntryTable, `own-${dict}-${key}`, { dict, key, value: key, sortOrder: 1, enabled: 1 })
    }
  }
  await fixture.store.unit({ account: 'system', now: 1 }, async (unit) => {
    for (const user of (await unit.list(userTable)).rows) {
      const held = await unit.list(userRoleTable, { where: { field: 'ss13UsrId', is: [user.key] } })
      const groups: Readonly<Record<string, string>> = { 'u-service': 'SHOP', 'u-southern': 'SELF', 'u-follow': 'ODD' }
      const group = groups[user.key]
      await unit.update(userTable, user.key, user.version, {
        roles: held.rows.map(({ values }) => String(values['ss13RoleId'])),
        phone: '15400000001',
        positions: ['HX5902'],
        ...(group && { groupCode: group, rolesFollow: 1 }),
      })
    }
  })
  const group = (code: string, groupRoles: readonly string[], enabled = 1) =>
    fixture.put(groupTable, code, { groupCode: code, groupName: `例${code}`, groupKind: 'STORE', groupRoles, enabled })
  await group('SHOP', ['ROLE_SERVICE'])
  await group('SELF', ['ROLE_MANAGER'])
  await group('ODD', ['ROLE_FINANCE'], 0)
  await group('CHIEFS', ['ROLE_MANAGER'], 0)
  await fixture.addCase('near')
  await fixture.addCase('far', {}, { city: '440300' })
  await fixture.put(partnerTable, 'theirs', { ...PARTNER, enabled: 1 })
  await fixture.put(partnerTable, 'off', { ...PARTNER, partnerCode: 'off', enabled: 0 })
  await fixture.put(roleGrantTable, 'off', {
    roleId: 'ROLE_SALES',
    menuCode: 'BankRateGrid',
    operations: OPERATIONS,
    enabled: 0,
  })
  await fixture.put(accountTable, 'both', {
    br01Name: '例',
    br01AcctNo: 'no9',
    br01AcctTypeId: 'HX7001',
    cities: ['440100', '440300'],
  })
  for (const menuCode of LISTS) {
    await fixture.put(roleGrantTable, `sales-${menuCode}`, {
      roleId: 'ROLE_SALES',
      menuCode,
      operations: OPERATIONS,
      enabled: 1,
    })
  }
})

const everything = async (): Promise<string> =>
  JSON.stringify(await Promise.all(TABLES.map((table) => fixture.rows(table))))

/** What is tried, by whom, and what says no: the field it is refused by, or the right that is missing. */
type Attempt = readonly [what: string, who: UserName, call: string, body: object, refusedBy: string]

const CITIES: readonly Attempt[] = [
  ['a city to somebody new', 'southern', 'Ss11SysUsers.doSave', PERSON, 'cities'],
  [
    'a city to themselves',
    'southern',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-southern', cities: ['440300', '440100'] },
    'cities',
  ],
  [
    'a city to an account',
    'southern',
    'AcctBase.doSave',
    { br01Name: '例', br01AcctNo: 'n', br01AcctTypeId: 'HX7001', cities: ['440100'] },
    'cities',
  ],
  ['a city to a partner', 'southern', 'PushPartner.doSave', { ...PARTNER, partnerCode: 'mine' }, 'cities'],
  [
    'a case of another city to a partner',
    'southern',
    'PushPartner.doSave',
    { ...PARTNER, partnerCode: 'mine', cities: ['440300'], sharedCases: 'P-near' },
    'sharedCases',
  ],
  [
    'a new secret of a partner elsewhere',
    'southern',
    'PushPartner.doSave',
    { keyValue: 'theirs', renewSecret: 1 },
    'NO_PERMISSION',
  ],
  [
    'anything to a partner elsewhere',
    'southern',
    'PushPartner.doSave',
    { keyValue: 'theirs', partnerName: '改名' },
    'NO_PERMISSION',
  ],
  ['its use to a partner elsewhere', 'southern', 'PushPartner.doEnable', { id: 'off' }, 'NO_PERMISSION'],
  ['no use to a partner elsewhere', 'southern', 'PushPartner.doDisable', { id: 'theirs' }, 'NO_PERMISSION'],
  ['an end to a partner elsewhere', 'southern', 'PushPartner.doDelete', { id: 'theirs' }, 'NO_PERMISSION'],
  ['a password to somebody elsewhere', 'southern', 'Ss11SysUsers.resetPassword', { id: 'u-sales' }, 'NO_PERMISSION'],
  ['an end of a pause to somebody elsewhere', 'southern', 'Ss11SysUsers.unlock', { id: 'u-sales' }, 'NO_PERMISSION'],
  [
    'a role to somebody elsewhere',
    'southern',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-sales', roles: ['ROLE_VIEWER'] },
    'NOT_FOUND',
  ],
  [
    'a role to somebody who works here and elsewhere',
    'southern',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-manager', roles: ['ROLE_MANAGER', 'ROLE_VIEWER'] },
    'NO_PERMISSION',
  ],
  [
    'a role to people elsewhere by their group',
    'southern',
    'SysGroup.doSave',
    { keyValue: 'SHOP', groupRoles: ['ROLE_VIEWER'] },
    'groupRoles',
  ],
  [
    'a role to people elsewhere by a group that comes into use',
    'southern',
    'SysGroup.doEnable',
    { id: 'ODD' },
    'groupRoles',
  ],
  [
    'a name to an account that works elsewhere too',
    'southern',
    'AcctBase.doSave',
    { keyValue: 'both', br01Name: '改名' },
    'NO_PERMISSION',
  ],
  ['an end to an account that works elsewhere too', 'southern', 'AcctBase.doDelete', { id: 'both' }, 'NO_PERMISSION'],
]
const ROLES_AND_RIGHTS: readonly Attempt[] = [
  [
    'a role to themselves',
    'manager',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-manager', roles: ['ROLE_MANAGER', 'ROLE_FINANCE'] },
    'roles',
  ],
  [
    'a role to themselves by their group',
    'southern',
    'SysGroup.doSave',
    { keyValue: 'SELF', groupRoles: ['ROLE_MANAGER', 'ROLE_FINANCE'] },
    'groupRoles',
  ],
  ['a role to somebody new', 'sales', 'Ss11SysUsers.doSave', { ...PERSON, roles: ['ROLE_FINANCE'] }, 'roles'],
  [
    'a role to somebody known',
    'sales',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-viewer', roles: ['ROLE_VIEWER', 'ROLE_FINANCE'] },
    'roles',
  ],
  [
    'a role to somebody by their group',
    'sales',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-viewer', groupCode: 'SHOP', rolesFollow: 1 },
    'roles',
  ],
  [
    'the role of managers to anybody',
    'sales',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-viewer', roles: ['ROLE_MANAGER'] },
    'NO_PERMISSION',
  ],
  [
    'a role to a group',
    'sales',
    'SysGroup.doSave',
    { groupCode: 'NEW', groupName: '例', groupKind: 'STORE', groupRoles: ['ROLE_FINANCE'] },
    'groupRoles',
  ],
  [
    'a role to the people of a group',
    'sales',
    'SysGroup.doSave',
    { keyValue: 'SHOP', groupRoles: ['ROLE_SERVICE', 'ROLE_FINANCE'] },
    'groupRoles',
  ],
  ['a role to the people of a group that comes into use', 'sales', 'SysGroup.doEnable', { id: 'ODD' }, 'groupRoles'],
  [
    'the role of managers to a group',
    'sales',
    'SysGroup.doSave',
    { keyValue: 'SHOP', groupRoles: ['ROLE_MANAGER'] },
    'NO_PERMISSION',
  ],
  ['use to a group of managers', 'sales', 'SysGroup.doEnable', { id: 'CHIEFS' }, 'NO_PERMISSION'],
  [
    'an operation to a role',
    'sales',
    'Ss12SysRoles.doSave',
    { keyValue: 'ROLE_SALES', privileges: OPERATIONS },
    'NO_PERMISSION',
  ],
  [
    'a new role',
    'sales',
    'Ss12SysRoles.doSave',
    { roleId: 'ROLE_NIGHT', roleName: '夜班', privileges: OPERATIONS },
    'NO_PERMISSION',
  ],
  ['no use to a role', 'sales', 'Ss12SysRoles.doDisable', { id: 'ROLE_ODD' }, 'NO_PERMISSION'],
  ['an end to a role', 'sales', 'Ss12SysRoles.doDelete', { id: 'ROLE_ODD' }, 'NO_PERMISSION'],
  [
    'an operation in a list',
    'sales',
    'UsrPrvs.doSave',
    { roleId: 'ROLE_SALES', menuCode: 'PrjHouseDemandGrid', operations: OPERATIONS },
    'NO_PERMISSION',
  ],
  ['use to an operation in a list', 'sales', 'UsrPrvs.doEnable', { id: 'off' }, 'NO_PERMISSION'],
  ['an end to what holds a role back', 'sales', 'UsrPrvs.doDelete', { id: 'off' }, 'NO_PERMISSION'],
  [
    'an operation in a list managers do not change',
    'manager',
    'UsrPrvs.doSave',
    { roleId: 'ROLE_SALES', menuCode: 'PrjHouseDemandGrid', operations: ['OPT_SEARCH', 'OPT_SAVE'] },
    'operations',
  ],
  ['operations to a new partner', 'sales', 'PushPartner.doSave', { ...PARTNER, partnerCode: 'mine' }, 'NO_PERMISSION'],
  [
    'operations to a partner',
    'sales',
    'PushPartner.doSave',
    { keyValue: 'theirs', operations: OPERATIONS },
    'NO_PERMISSION',
  ],
  ['a secret to a partner', 'sales', 'PushPartner.doSave', { keyValue: 'theirs', renewSecret: 1 }, 'NO_PERMISSION'],
  ['use to a partner', 'sales', 'PushPartner.doEnable', { id: 'off' }, 'NO_PERMISSION'],
  [
    'a password to a manager',
    'sales',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-manager', resetPassword: 1 },
    'NO_PERMISSION',
  ],
  [
    'a password to anybody by the call of managers',
    'sales',
    'Ss11SysUsers.resetPassword',
    { id: 'u-viewer' },
    'NO_PERMISSION',
  ],
  [
    'the cases of a provider to themselves',
    'manager',
    'Ss11SysUsers.doSave',
    { keyValue: 'u-manager', provider: 'org-bank' },
    'provider',
  ],
]

async function refusal(send: Send, call: string, body: object): Promise<readonly string[]> {
  const answer = await send(call, body)
  if (answer.success) return ['done']
  return answer.code === 'INVALID' ? Object.keys(issuesOf(answer)) : [answer.code ?? '']
}

describe('nobody grants what they do not hold themselves', () => {
  it.each([...CITIES, ...ROLES_AND_RIGHTS])(
    'R6 R9 R10 as is refused for %s: %s, by %s',
    async (_what, who, call, body, refusedBy) => {
      const send = await fixture.as(who)
      const before = await everything()
      expect(await refusal(send, call, body)).toContain(refusedBy)
      // The same in a list of records, behind one that could be saved.
      if (call.endsWith('.doSave')) {
        const answer = await send(call.replace('doSave', 'saveChanges'), [body])
        const fields = Object.keys(issuesOf(answer))
        expect([answer.success, answer.code === refusedBy || fields.includes(`rows[0].${refusedBy}`)]).toEqual([
          false,
          true,
        ])
      }
      // And for many at once.
      const [service = '', method = ''] = call.split('.')
      if (['doEnable', 'doDisable', 'doDelete'].includes(method)) {
        const { data, code } = await send(`${service}.${method}All`, { ids: [Object(body).id] })
        expect([code, data]).toSatisfy(
          ([refused, rows]) => refused === 'INVALID' || refused === 'NO_PERMISSION' || rows?.[0]?.ok === false,
        )
      }
      expect(await everything()).toBe(before)
    },
  )
  it('R10 not even a manager whose role was cut down grants an operation of a role they lack', async () => {
    await fixture.store.unit({ account: 'system', now: 1 }, async (unit) => {
      const role = await unit.get(roleTable, 'ROLE_MANAGER')
      await unit.update(roleTable, 'ROLE_MANAGER', role?.version ?? 0, { privileges: OPERATIONS })
    })
    const manager = await fixture.as('manager')
    const night = { roleId: 'ROLE_NIGHT', roleName: '夜班' }
    expect(
      await refusal(manager, 'Ss12SysRoles.doSave', { ...night, privileges: ['OPT_SEARCH', 'OPT_FINISH'] }),
    ).toEqual(['privileges'])
    expect(await refusal(manager, 'Ss12SysRoles.doSave', { ...night, privileges: ['OPT_SEARCH'] })).toEqual(['done'])
  })
})

describe('a user who holds a right', () => {
  it('R9 may grant it: the same is let through by the same words', async () => {
    const manager = await fixture.as('manager')
    const made = recordIn(
      await manager('PushPartner.doSave', {
        ...PARTNER,
        partnerCode: 'mine',
        sharedCases: 'P-near\nP-far',
        cities: ['440100', '440300'],
      }),
    )
    expect(made['newSecret']).toEqual(expect.any(String))
    for (const [call, body] of [
      ['PushPartner.doSave', { keyValue: 'theirs', renewSecret: 1 }],
      ['PushPartner.doEnable', { id: 'off' }],
      ['Ss11SysUsers.doSave', PERSON],
      ['SysGroup.doSave', { keyValue: 'SHOP', groupRoles: ['ROLE_VIEWER'] }],
      ['SysGroup.doEnable', { id: 'ODD' }],
      ['AcctBase.doSave', { keyValue: 'both', br01Name: '改名' }],
      ['Ss12SysRoles.doSave', { roleId: 'ROLE_NIGHT', roleName: '夜班', privileges: OPERATIONS }],
      ['UsrPrvs.doSave', { roleId: 'ROLE_SALES', menuCode: 'PrjHouseDemandGrid', operations: ['OPT_SEARCH'] }],
      ['UsrPrvs.doEnable', { id: 'off' }],
    ] as const) {
      expect([call, await refusal(manager, call, body)]).toEqual([call, ['done']])
    }
    const southern = await fixture.as('southern')
    const here = { ...PARTNER, partnerCode: 'here', cities: ['440300'], sharedCases: 'P-far' }
    expect(await refusal(southern, 'PushPartner.doSave', here)).toEqual(['done'])
    expect(await refusal(southern, 'Ss11SysUsers.doSave', { ...PERSON, userName: 'here', cities: ['440300'] })).toEqual(
      ['done'],
    )
  })
})
