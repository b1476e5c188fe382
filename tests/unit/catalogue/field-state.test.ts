import { describe, expect, it } from 'vitest'
import { fieldState, labelOf, titleOf, visibleFields } from '../../../lib/catalogue/field-state.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { sample } from './sample.ts'

const state = (name: string, scope = {}, overlay = NO_OVERLAY) => fieldState(sample, name, scope, overlay)
const overlay = (part: Partial<typeof NO_OVERLAY>) => ({ ...NO_OVERLAY, ...part })

describe('a field', () => {
  it('is visible without a condition, and under one that holds', () => {
    expect(state('name').visible).toBe(true)
    expect(state('story').visible).toBe(false)
    expect(state('story', { name: '甲' }).visible).toBe(true)
  })
  it('is visible by a fact of the case, too', () => {
    expect(state('page', { role: 'reader' }).visible).toBe(false)
    expect(state('page', { role: 'author' }).visible).toBe(true)
  })
  it('is never visible when declared hidden, nor where the metadata hides it', () => {
    expect(state('kept', { kept: 'x' })).toMatchObject({ visible: false, why: { hidden: { by: 'declaration' } } })
    expect(state('name', {}, overlay({ hidden: new Set(['name']) }))).toMatchObject({
      visible: false,
      why: { hidden: { by: 'metadata' } },
    })
  })
  it('carries its condition as the reason why it is hidden', () =>
    expect(state('story').why.hidden).toEqual({ by: 'condition', condition: { not: { field: 'name', empty: true } } }))
  it('stays hidden by its declaration, whatever the metadata says', () => {
    expect(state('story', {}, overlay({ required: new Set(['story']), labels: { story: '必填说明' } })).visible).toBe(
      false,
    )
  })
})

describe('a field that may be typed into', () => {
  it('is editable unless something locks it', () => {
    expect(state('name')).toMatchObject({ editable: true, why: {} })
    expect(state('age', { sort: 'A' }).editable).toBe(true)
  })
  it.each([
    ['total', {}, NO_OVERLAY, 'server'],
    ['age', { sort: 'B' }, NO_OVERLAY, 'condition'],
    ['name', {}, overlay({ locked: new Set(['name']) }), 'metadata'],
  ] as const)('is locked: %s', (name, scope, over, by) =>
    expect(state(name, scope, over)).toMatchObject({ editable: false, why: { locked: { by } } }),
  )
})

describe('a field that must be filled', () => {
  it('FRM-003 is required by its declaration, its condition or the metadata', () => {
    expect(state('name').required).toBe(false)
    expect(state('place', { sort: 'A' })).toMatchObject({ required: true, why: { required: { by: 'condition' } } })
    expect(state('place', { sort: 'B' }).required).toBe(false)
    expect(state('name', {}, overlay({ required: new Set(['name']) }))).toMatchObject({
      required: true,
      why: { required: { by: 'metadata' } },
    })
  })
  it('is never required while it is locked, since nobody could fill it', () => {
    expect(state('age', { sort: 'B' }, overlay({ required: new Set(['age']) }))).toMatchObject({
      required: false,
      editable: false,
    })
    expect(state('total', {}, overlay({ required: new Set(['total']) })).required).toBe(false)
  })
})

describe('the label of a field', () => {
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
  it('depends on the record, as the title of a section may', () => {
    expect([titleOf(sample, { sort: 'B' }), titleOf(sample)]).toEqual(['乙类样例', '样例'])
  })
})

describe('the offer of a field', () => {
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
