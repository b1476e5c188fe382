import { describe, expect, it } from 'vitest'
import { fieldState, labelOf, titleOf, visibleFields } from '../../../lib/catalogue/field-state.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { sample } from './sample.ts'

const state = (name: string, scope = {}, overlay = NO_OVERLAY) => fieldState(sample, name, scope, overlay)
const overlay = (part: Partial<typeof NO_OVERLAY>) => ({ ...NO_OVERLAY, ...part })

describe('whether a field is visible', () => {
  it('is so without a condition, and under one that holds', () => {
    expect(state('name').visible).toBe(true)
    expect(state('story').visible).toBe(false)
    expect(state('story', { name: '甲' }).visible).toBe(true)
  })
  it('may depend on a fact of the case', () => {
    expect(state('page', { role: 'reader' }).visible).toBe(false)
    expect(state('page', { role: 'author' }).visible).toBe(true)
  })
  it('is never so for a hidden one, and not where the metadata hides it', () => {
    expect(state('kept', { kept: 'x' })).toMatchObject({ visible: false, why: { hidden: { by: 'declaration' } } })
    expect(state('name', {}, overlay({ hidden: new Set(['name']) }))).toMatchObject({
      visible: false,
      why: { hidden: { by: 'metadata' } },
    })
  })
  it('carries the condition as reason', () =>
    expect(state('story').why.hidden).toEqual({ by: 'condition', condition: { not: { field: 'name', empty: true } } }))
  it('metadata cannot show what the declaration hides', () => {
    expect(state('story', {}, overlay({ required: new Set(['story']), labels: { story: '必填说明' } })).visible).toBe(
      false,
    )
  })
})

describe('whether a field is editable', () => {
  it('is so unless something locks it', () => {
    expect(state('name')).toMatchObject({ editable: true, why: {} })
    expect(state('age', { sort: 'A' }).editable).toBe(true)
  })
  it.each([
    ['total', {}, NO_OVERLAY, 'server'],
    ['age', { sort: 'B' }, NO_OVERLAY, 'condition'],
    ['name', {}, overlay({ locked: new Set(['name']) }), 'metadata'],
  ] as const)('%s is locked', (name, scope, over, by) =>
    expect(state(name, scope, over)).toMatchObject({ editable: false, why: { locked: { by } } }),
  )
})

describe('whether a field is required', () => {
  it('FRM-003 is so by its declaration, its condition or the metadata', () => {
    expect(state('name').required).toBe(false)
    expect(state('place', { sort: 'A' })).toMatchObject({ required: true, why: { required: { by: 'condition' } } })
    expect(state('place', { sort: 'B' }).required).toBe(false)
    expect(state('name', {}, overlay({ required: new Set(['name']) }))).toMatchObject({
      required: true,
      why: { required: { by: 'metadata' } },
    })
  })
  it('is never so for a locked one, since nobody could fill it', () => {
    expect(state('age', { sort: 'B' }, overlay({ required: new Set(['age']) }))).toMatchObject({
      required: false,
      editable: false,
    })
    expect(state('total', {}, overlay({ required: new Set(['total']) })).required).toBe(false)
  })
})

describe('what a field is called', () => {
  it('is its first matching label, else the declared one', () => {
    expect([
      labelOf(sample, 'name', { sort: 'A' }),
      labelOf(sample, 'name', { sort: 'B' }),
      labelOf(sample, 'name'),
    ]).toEqual(['甲方姓名', '乙方姓名', '姓名'])
  })
  it('FRM-002 is the label of the metadata before all', () => {
    expect(state('name', { sort: 'A' }, overlay({ labels: { name: '户主' } })).label).toBe('户主')
  })
  it('is its own name when the entity does not know it', () => expect(labelOf(sample, 'unknown')).toBe('unknown'))
  it('a section’s title may depend on the record', () => {
    expect([titleOf(sample, { sort: 'B' }), titleOf(sample)]).toEqual(['乙类样例', '样例'])
  })
})

describe('what a field offers', () => {
  it('is the codes its condition chooses, else the declared ones, else the whole dictionary', () => {
    expect(state('sort', { open: 1 }).options).toEqual(['A'])
    expect(state('sort').options).toBeNull()
    expect(state('few').options).toEqual(['A', 'B'])
  })
  it('FRM-005 carries the help of the metadata', () => {
    expect(state('name', {}, overlay({ help: { name: 'H1' } })).help).toBe('H1')
    expect(state('name').help).toBeNull()
  })
})

describe('the fields on screen', () => {
  it('come in the order of the declaration, without the hidden ones', () => {
    expect(visibleFields(sample, {})).toEqual(
      Object.keys(sample.fields).filter((name) => !['story', 'page', 'kept', 'debt'].includes(name)),
    )
    expect(visibleFields(sample, { name: '甲', role: 'author', open: 1 })).toEqual(
      Object.keys(sample.fields).filter((name) => name !== 'kept'),
    )
  })
  it('are the very ones whose state is visible', () => {
    for (const scope of [{}, { name: 'x' }, { role: 'author' }, { open: 1 }]) {
      expect(visibleFields(sample, scope)).toEqual(
        Object.keys(sample.fields).filter((name) => fieldState(sample, name, scope).visible),
      )
    }
  })
  it('a name nobody declared is an error, not a silent gap', () =>
    expect(() => fieldState(sample, 'nobody', {})).toThrow('TestSample declares no field nobody'))
})
