import { describe, expect, it } from 'vitest'
import { holds, reads } from '../../../lib/catalogue/condition.ts'
import { GOVERNED } from '../../../lib/domain/settings/governed-entities.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { dependentFields, exampleOf, usesField, wouldBeAsked } from '../../../lib/domain/settings/field-use.ts'

const waysOf = (entity: typeof house | typeof project, name: string, other: string) =>
  dependentFields(entity, name)
    .flatMap(({ fields }) => fields)
    .find((one) => one.name === other)?.ways

describe('what changes with a field', () => {
  it('is what conditions, choices and effects of the declaration say', () => {
    expect(waysOf(house, 'hf29LoanStatus', 'hf29MorageType')).toContain('shown')
    expect(waysOf(house, 'hf29Province', 'hf29City')).toEqual(expect.arrayContaining(['options', 'emptied']))
    expect(dependentFields(house, 'hf29Remark')).toEqual([])
  })

  it('includes fields of other records that read it as a fact', () => {
    const entities = dependentFields(project, 'hf20SellerType').map(({ entity }) => entity)
    expect(entities).toContain(house)
  })

  it('never names a hidden field or the field itself', () => {
    for (const entity of GOVERNED)
      for (const name of Object.keys(entity.fields))
        for (const { entity: of, fields } of dependentFields(entity, name))
          for (const one of fields) {
            expect(of.fields[one.name]?.hidden).not.toBe(true)
            expect(of === entity && one.name === name).toBe(false)
          }
  })
})

it('every condition of a governed field has an example under which it holds, and one under which it does not', () => {
  const conditions = GOVERNED.flatMap((entity) =>
    [entity.shown, entity.required, entity.readOnly].flatMap((table) =>
      Object.values(table).flatMap((condition) => condition ?? []),
    ),
  )
  expect(conditions.length).toBeGreaterThan(20)
  for (const condition of conditions) {
    const blank = Object.fromEntries(reads(condition).map((name) => [name, null]))
    expect(holds(condition, { ...blank, ...exampleOf(condition, true) })).toBe(true)
    expect(holds(condition, { ...blank, ...exampleOf(condition, false) })).toBe(false)
  }
})

describe('a field in a record', () => {
  it('is asked for when it is empty, on screen, editable and not required anyway', () => {
    expect(wouldBeAsked(house, 'hf29OwnerNumber', {})).toBe(true)
    expect(wouldBeAsked(house, 'hf29OwnerNumber', { hf29OwnerNumber: 2 })).toBe(false)
    expect(wouldBeAsked(house, 'hf29OwnerRelation', { hf29OwnerNumber: 1 })).toBe(false)
    expect(wouldBeAsked(house, 'hf29OwnerRelation', { hf29OwnerNumber: 2 })).toBe(true)
  })

  it('is used when it is filled in, a switch when it is on', () => {
    expect(usesField(house, 'hf29OwnerNumber', { hf29OwnerNumber: 0 })).toBe(true)
    expect(usesField(project, 'hf20Ctrl1', { hf20Ctrl1: 0 })).toBe(false)
    expect(usesField(project, 'hf20Ctrl1', { hf20Ctrl1: 1 })).toBe(true)
  })
})
