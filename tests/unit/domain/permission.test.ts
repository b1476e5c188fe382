import { describe, expect, it } from 'vitest'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { isFinance, isManager, mayCreateProject, ROLE, seesWholeCity } from '../../../lib/domain/permission/role.ts'

/** Role, finance, manager, sees the whole city. Every role has a line, so that a new one is decided, not forgotten. */
const MATRIX = [
  ['manager', false, true, true],
  ['finance', true, false, true],
  ['financeReviewer', true, false, true],
  ['followUpManager', false, false, false],
  ['salesperson', false, false, false],
  ['service', false, false, false],
  ['providerEmployee', false, false, false],
  ['viewer', false, false, true],
] as const

describe('roles', () => {
  it('are all decided about, and no two share an id', () => {
    expect(MATRIX.map(([role]) => role).sort()).toEqual(Object.keys(ROLE).sort())
    expect(new Set(Object.values(ROLE)).size).toBe(Object.keys(ROLE).length)
  })
  it.each(MATRIX)(
    'ROL-002 ROL-003 see what they are for: %s finance %s, manager %s, whole city %s',
    (role, finance, manager, city) => {
      expect([isFinance([ROLE[role]]), isManager([ROLE[role]]), seesWholeCity([ROLE[role]])]).toEqual([
        finance,
        manager,
        city,
      ])
    },
  )
  it('PRJ-038 ROL-005 only managers and employees of service providers create projects', () => {
    for (const [role, , manager] of MATRIX) {
      expect([role, mayCreateProject([ROLE[role]], false)]).toEqual([role, manager])
      expect(mayCreateProject([ROLE[role]], true)).toBe(true)
    }
    expect(mayCreateProject([], false)).toBe(false)
  })
  it('count by any of those held', () => {
    expect(isManager([ROLE.service, ROLE.manager])).toBe(true)
    expect([isFinance([]), isManager([]), seesWholeCity([])]).toEqual([false, false, false])
    expect(isManager(['role_manager', 'MANAGER'])).toBe(false)
  })
})

describe('privileges', () => {
  it('OPN-069 are spelled as the specification spells them', () => {
    expect(PRIVILEGE).toEqual({
      search: 'OPT_SEARCH',
      add: 'OPT_ADD',
      update: 'OPT_UPDATE',
      remove: 'OPT_DELETE',
      detail: 'OPT_DETAIL',
      enable: 'OPT_ENABLE',
      disable: 'OPT_DISABLE',
      finish: 'OPT_FINISH',
      save: 'OPT_SAVE',
    })
  })
})
