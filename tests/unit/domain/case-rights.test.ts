import { describe, expect, it } from 'vitest'
import { type CaseAbility, caseRightsOf } from '../../../lib/domain/permission/case-rights.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'

const { search, detail, add, update, save, finish } = PRIVILEGE
const LOOK = [search, detail]
const WORK = [...LOOK, add, update, save]
const of = (role: string, general: readonly string[], inList = general) =>
  Object.fromEntries(
    caseRightsOf(role, new Set(general), new Set(inList)).map(({ what, where }) => [what, where]),
  ) as Readonly<Record<CaseAbility, string | null>> // adapter: every ability is answered once

describe('ROL-002 ROL-006 what a role can do in cases', () => {
  it('is bound to the cases one takes part in, but for those who see the whole city', () => {
    expect(of(ROLE.salesperson, WORK)).toMatchObject({ open: 'own', change: 'own', charge: 'own', reveal: 'own' })
    expect(of(ROLE.viewer, LOOK)).toMatchObject({ open: 'all', change: null, charge: null, reveal: null })
    expect(of(ROLE.manager, Object.values(PRIVILEGE))).toMatchObject({
      open: 'all',
      change: 'all',
      removePeople: 'all',
    })
  })
  it('needs the privilege for each part, and the role where rules name it', () => {
    expect(of(ROLE.service, WORK)).toMatchObject({ create: null, finishSteps: null, review: null })
    expect(of(ROLE.service, [...WORK, finish])).toMatchObject({ finishSteps: 'own' })
    expect(of(ROLE.finance, [...LOOK, update, save])).toMatchObject({ open: 'all', review: 'all', charge: null })
    expect(of(ROLE.providerEmployee, WORK)).toMatchObject({ create: 'all', reveal: null })
  })
  it('is nothing at all where a grant closes the list of cases', () => {
    expect(Object.values(of(ROLE.salesperson, WORK, []))).toEqual(Array.from({ length: 8 }, () => null))
  })
})
