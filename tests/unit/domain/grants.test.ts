import { describe, expect, it } from 'vitest'
import { type Grant, privilegesIn, privilegesUnder, withListGrants } from '../../../lib/domain/permission/grant.ts'
import { MENU_KIND, reachableMenu } from '../../../lib/domain/permission/menu-item.ts'
import { madePassword, passwordIssue } from '../../../lib/domain/permission/password.ts'
import { PRIVILEGE, type Privilege } from '../../../lib/domain/permission/privilege.ts'
import { originsIn, pushPartner } from '../../../lib/domain/permission/push-partner.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { providerIssue } from '../../../lib/domain/permission/sys-user.ts'
import * as fc from '../../property.ts'

const anyPrivileges = fc
  .uniqueArray(fc.constantFrom<Privilege>(...Object.values(PRIVILEGE)))
  .map((codes) => new Set(codes))
const anyGrant: fc.Arbitrary<Grant> = fc.record({
  role: fc.constantFrom<string>(...Object.values(ROLE), 'ROLE_OWN'),
  privileges: anyPrivileges,
  within: fc.array(fc.tuple(fc.constantFrom('A', 'B'), anyPrivileges)).map((entries) => new Map(entries)),
})
const anyGrants = fc.array(anyGrant, { maxLength: 3 })
const list = { operations: ['view', 'add', 'edit', 'enable', 'delete'], roles: {} } as const

describe('what roles allow', () => {
  it('ROL-006 goes by what is laid down for a role where something is, and by the role elsewhere', () => {
    fc.assert(
      fc.property(anyGrants, (grants) => {
        expect(privilegesUnder(grants, [])).toEqual(new Set(grants.flatMap(({ privileges }) => [...privileges])))
        expect(privilegesUnder(grants, ['A'])).toEqual(
          new Set(grants.flatMap(({ privileges, within }) => [...(within.get('A') ?? privileges)])),
        )
      }),
    )
  })
  it('adds up over roles: two together may do just what one or the other may', () => {
    fc.assert(
      fc.property(anyGrants, anyGrants, (some, more) => {
        const together = new Set([...privilegesIn(list, ['A'], some), ...privilegesIn(list, ['A'], more)])
        expect(new Set(privilegesIn(list, ['A'], [...some, ...more]))).toEqual(together)
      }),
    )
  })
  it('is never writing for roles that only read lists, whatever is laid down', () => {
    const readers = fc.constantFrom<string>(ROLE.finance, ROLE.financeReviewer, ROLE.providerEmployee, ROLE.viewer)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyGrant, readers).map(([grant, role]): Grant => ({ ...grant, role }))),
        (grants) => {
          expect(
            privilegesIn(list, ['A'], grants).filter((code) => code !== PRIVILEGE.search && code !== PRIVILEGE.detail),
          ).toEqual([])
        },
      ),
    )
  })
  it('ROU-012 is all a list offers for those who keep it, until something is laid down for them', () => {
    const maintained = { ...list, names: ['A', 'C'], roles: { write: [ROLE.finance], keep: [ROLE.finance] } }
    fc.assert(
      fc.property(anyGrant, (grant) => {
        const [extended = grant] = withListGrants([grant], [maintained])
        const before = privilegesIn(maintained, maintained.names, [grant])
        const after = privilegesIn(maintained, maintained.names, [extended])
        if (grant.role !== ROLE.finance || grant.within.has('A')) expect(after).toEqual(before)
        else
          expect(new Set(after)).toEqual(
            new Set([
              PRIVILEGE.search,
              PRIVILEGE.detail,
              PRIVILEGE.add,
              PRIVILEGE.update,
              PRIVILEGE.save,
              PRIVILEGE.enable,
              PRIVILEGE.remove,
            ]),
          )
        expect(privilegesUnder([extended], ['B'])).toEqual(privilegesUnder([grant], ['B']))
        expect(extended.privileges).toEqual(grant.privileges)
      }),
    )
  })
  it('is nothing the list has no use for', () => {
    fc.assert(
      fc.property(anyGrants, (grants) => {
        expect(privilegesIn(list, ['A'], grants)).not.toContain(PRIVILEGE.finish)
      }),
    )
  })
})

describe('a menu', () => {
  const entry = (code: string, father: string | null, kind: string = MENU_KIND.list) => ({
    code,
    name: code,
    father,
    path: kind === MENU_KIND.group ? null : `/${code}`,
    icon: null,
    badge: null,
    sort: 1,
    kind,
  })
  it('SHL-001 holds what can be opened, below what is there, and no circle', () => {
    const entries = [
      entry('G', null, MENU_KIND.group),
      entry('H', 'G', MENU_KIND.group),
      entry('a', 'H'),
      entry('b', 'gone'),
      entry('X', 'Y', MENU_KIND.group),
      entry('Y', 'X', MENU_KIND.group),
      entry('c', 'X'),
      entry('p', 'G', MENU_KIND.page),
      entry('q', 'p', MENU_KIND.page),
    ]
    expect(reachableMenu(entries, () => true).map(({ code }) => code)).toEqual(['G', 'H', 'a', 'p', 'q'])
    expect(reachableMenu(entries, (code) => code !== 'p').map(({ code }) => code)).toEqual(['G', 'H', 'a'])
    expect(reachableMenu(entries, (code) => code === 'q')).toEqual([])
  })
})

describe('passwords and partners', () => {
  it('passwords that are made are ones people may choose', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 24 }), (random) => {
        const made = madePassword(random)
        expect([made, passwordIssue(made, 'staff.example')]).toEqual([
          expect.stringMatching(/^[a-hjkmnp-z2-9]{12}$/),
          null,
        ])
      }),
    )
    expect(madePassword('Zk3_9-aQx71LmN0pRtUvWyBcDe')).not.toBe(madePassword('Yk3_9-aQx71LmN0pRtUvWyBcDe'))
  })
  it.each([
    ['short1', '8 至 64'],
    ['12345678', '太常见'],
    ['Passw0rd!', '太常见'],
    ['xstaff01y', '登录名'],
    ['a1'.repeat(33), '8 至 64'],
  ])('%s will not do', (password, why) => {
    expect(passwordIssue(password, 'staff01')).toContain(why)
  })
  it('ROL-004 a provider’s employee has a provider, and nobody else', () => {
    expect([providerIssue([ROLE.providerEmployee], null), providerIssue([ROLE.salesperson], 'org')]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    expect([providerIssue([ROLE.providerEmployee], 'org'), providerIssue([ROLE.salesperson], null)]).toEqual([
      null,
      null,
    ])
  })
  it('R30 origins are scheme, host and port, over HTTPS or on the own computer', () => {
    const issue = (text: string) =>
      pushPartner.fields.origins.rules?.[0]?.issue(
        text,
        {},
        { today: '2026-11-21', settings: {}, labelOf: (field) => field, repeatsPlace: () => false },
      ) ?? null
    expect(originsIn(' https://a.example \n\nhttps://b.example:8443,http://localhost:5173')).toEqual([
      'https://a.example',
      'https://b.example:8443',
      'http://localhost:5173',
    ])
    expect(issue('https://a.example\nhttp://localhost:5173')).toBeNull()
    for (const wrong of [
      'http://a.example',
      'https://a.example/',
      'https://*.example',
      'null',
      'https://a.example/path',
      'javascript:1',
      'https://user@a.example',
    ])
      expect([wrong, issue(wrong)]).toEqual([wrong, expect.stringContaining('来源地址')])
  })
  it('R30 cases opened to a partner are numbers of cases, one a line', () => {
    const issue = (text: string) =>
      pushPartner.fields.sharedCases.rules?.[0]?.issue(
        text,
        {},
        { today: '2026-11-21', settings: {}, labelOf: (field) => field, repeatsPlace: () => false },
      ) ?? null
    expect(issue('PRJ-2026-0001\nXM20260002')).toBeNull()
    for (const wrong of ['示例路1号', 'P 1', 'P-1；P-2', 'P'.repeat(33)])
      expect([wrong, issue(`P-1\n${wrong}`)]).toEqual([wrong, expect.stringMatching(/不是项目编号$/)])
  })
})
