import * as fc from '../../property.ts'
import { describe, expect, it } from 'vitest'
import { above, filled, is } from '../../../lib/catalogue/condition.ts'
import { losses, type RecordValues, settle, withDerived } from '../../../lib/catalogue/effect.ts'
import { blankRecord, defineEntity } from '../../../lib/catalogue/entity.ts'
import { code, codes, flag, integer, region, text } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'

const order = defineEntity({
  service: 'TestOrder',
  title: '订单',
  metaTable: null,
  facts: ['vip'],
  groups: {
    all: {
      label: '全部',
      fields: {
        way: code('W', '方式'),
        plan: code('P', '方案'),
        level: code('L', '级别'),
        note: text('备注'),
        memo: text('说明'),
        gift: text('赠品'),
        preset: text('预置'),
        price: integer('单价'),
        count: integer('数量'),
        total: integer('总价'),
        taxed: integer('含税'),
        province: region('province', '省'),
        city: region('city', '市', { parent: 'province' }),
        area: region('area', '区', { parent: 'city' }),
        tags: codes('T', '标签'),
        open: flag('开放'),
      },
    },
  },
  readOnly: { plan: filled('way') },
  cleared: { memo: is('open', 0), preset: above('count', 10) },
  onChange: {
    way: [
      { when: is('way', 'A'), set: { plan: 'PA', level: 'LA' } },
      { when: is('way', 'B'), set: { plan: null } },
    ],
    plan: [{ when: is('plan', 'PA'), set: { note: '由方案带出' }, onlyIfEmpty: true }],
    gift: [{ when: is('vip', '1'), set: { level: 'LV' } }],
  },
  derived: {
    total: {
      reads: ['price', 'count'],
      compute: ({ price, count }) => (typeof price === 'number' && typeof count === 'number' ? price * count : null),
    },
    taxed: { reads: ['total'], compute: ({ total }) => (typeof total === 'number' ? total * 2 : null) },
  },
})
const blank = blankRecord(order.fields)
const change = (before: RecordValues, changed: RecordValues, chosen: readonly string[] = [], facts = {}) =>
  settle(order, { ...blank, ...before }, { ...blank, ...before, ...changed }, facts, new Set(chosen))

describe('an effect', () => {
  it('fires when its field changes and its condition holds', () => {
    const { record, consequences } = change({}, { way: 'A' })
    expect(record).toMatchObject({ way: 'A', plan: 'PA', level: 'LA', note: '由方案带出' })
    expect(consequences).toEqual([
      { field: 'plan', because: 'way', from: null, to: 'PA' },
      { field: 'level', because: 'way', from: null, to: 'LA' },
      { field: 'note', because: 'plan', from: null, to: '由方案带出' },
    ])
  })
  it('does not fire while its field stays as it is', () => {
    const { record, consequences } = change({ way: 'A', plan: 'PX', level: null }, { count: 1 })
    expect(record).toMatchObject({ plan: 'PX', level: null })
    expect(consequences).toEqual([])
  })
  it('does nothing when its condition does not hold', () =>
    expect(change({ plan: 'PX' }, { way: 'C' }).record['plan']).toBe('PX'))
  it('clears a field it sets to null', () => {
    expect(change({ way: 'A', plan: 'PA' }, { way: 'B' }).consequences).toEqual([
      { field: 'plan', because: 'way', from: 'PA', to: null },
    ])
  })
  it('fills only what is empty when it says so', () => {
    expect(change({ note: '已写' }, { way: 'A' }).record['note']).toBe('已写')
    expect(change({ note: '' }, { way: 'A' }).record['note']).toBe('由方案带出')
  })
  it('leaves alone what the person chose in the same change', () => {
    expect(change({}, { way: 'A', level: 'LX' }, ['way', 'level']).record).toMatchObject({ level: 'LX', plan: 'PA' })
    expect(change({}, { way: 'A', level: null }, ['way', 'level']).record['level']).toBeNull()
  })
  it('overrides what the person chose where the field is read-only', () => {
    expect(change({}, { way: 'A', plan: 'PX' }, ['way', 'plan']).record['plan']).toBe('PA')
  })
  it('overrides what was merely different, without having been chosen', () =>
    expect(change({}, { way: 'A', level: 'LX' }).record['level']).toBe('LA'))
  it('may read the facts of the case', () => {
    expect(change({}, { gift: 'x' }, [], { vip: '1' }).record['level']).toBe('LV')
    expect(change({}, { gift: 'x' }, [], { vip: '0' }).record['level']).toBeNull()
  })
  it('treats empty text, an empty list and null as no change', () => {
    expect(change({ tags: [], note: '' }, { tags: null, note: null }).consequences).toEqual([])
  })
})

describe('a field that depends on another', () => {
  const home = { province: '440000', city: '440100', area: '440103' }
  it('is emptied, and what depends on it too', () => {
    const { record, consequences } = change(home, { province: '110000' })
    expect(record).toMatchObject({ province: '110000', city: null, area: null })
    expect(consequences.map(({ field, because }) => [field, because])).toEqual([
      ['city', 'province'],
      ['area', 'city'],
    ])
  })
  it('stays when it was chosen in the same change', () => {
    expect(change(home, { province: '110000', city: '110100' }, ['province', 'city']).record).toMatchObject({
      city: '110100',
      area: null,
    })
    expect(
      change(home, { province: '110000', city: '110100', area: '110101' }, ['province', 'city', 'area']).record,
    ).toMatchObject({ city: '110100', area: '110101' })
  })
  it('stays when something else changes', () => expect(change(home, { count: 3 }).record).toMatchObject(home))
  it('may be filled by an effect of the very change that emptied it', () => {
    const place = defineEntity({
      service: 'TestPlace',
      title: '地点',
      metaTable: null,
      groups: {
        all: { label: '全部', fields: { city: region('city', '市'), area: region('area', '区', { parent: 'city' }) } },
      },
      onChange: { city: [{ when: is('city', '440100'), set: { area: '440103' } }] },
    })
    expect(settle(place, { city: null, area: '110101' }, { city: '440100', area: '110101' }).record['area']).toBe(
      '440103',
    )
  })
})

describe('a field cleared under a condition', () => {
  it('is emptied at the moment the condition turns true', () => {
    expect(change({ open: 1, memo: '写过' }, { open: 0 }).record['memo']).toBeNull()
    expect(change({ open: null, memo: '写过' }, { open: 0 }).record['memo']).toBeNull()
  })
  it('is not emptied while the condition stays true, so that a value preset by the server survives', () => {
    expect(change({ open: 0, memo: '服务端预置' }, { count: 5 }).record['memo']).toBe('服务端预置')
    expect(change({ count: 11, preset: '服务端预置' }, { count: 12 }).record['preset']).toBe('服务端预置')
    expect(change({ open: 0 }, { memo: '现在写的' }, ['memo']).record['memo']).toBe('现在写的')
  })
  it('is not emptied when the condition turns false', () =>
    expect(change({ open: 0, memo: 'x' }, { open: 1 }).record['memo']).toBe('x'))
})

describe('a computed field', () => {
  it('is renewed when what it reads changes, and what reads it too', () => {
    expect(change({}, { price: 3, count: 4 }).record).toMatchObject({ total: 12, taxed: 24 })
    expect(change({ price: 3, count: 4, total: 12, taxed: 24 }, { count: null }).record).toMatchObject({
      total: null,
      taxed: null,
    })
  })
  it('wins over what was sent for it', () =>
    expect(change({}, { price: 3, count: 4, total: 99 }, ['price', 'count', 'total']).record['total']).toBe(12))
  it('is left as stored while nothing it reads changes', () =>
    expect(change({ price: 3, count: 4, total: 99 }, { note: 'x' }).record['total']).toBe(99))
  it('is in step with the record even when a field it reads changes twice', () => {
    const twice = defineEntity({
      service: 'TestTwice',
      title: '二次',
      metaTable: null,
      groups: { all: { label: '全部', fields: { plan: code('P', '方案'), way: code('W', '方式'), kind: text('类') } } },
      readOnly: { plan: filled('way') },
      onChange: { way: [{ when: is('way', 'A'), set: { plan: 'PA' } }] },
      derived: { kind: { reads: ['plan'], compute: ({ plan }) => (plan ? `类${String(plan)}` : null) } },
    })
    const { record } = settle(
      twice,
      { plan: null, way: null, kind: null },
      { plan: 'PX', way: 'A', kind: null },
      {},
      new Set(['plan', 'way']),
    )
    expect(record).toEqual({ plan: 'PA', way: 'A', kind: '类PA' })
  })
  it('is completed on a record that predates it', () => {
    expect(withDerived(order, { price: 2, count: 5, total: null })).toMatchObject({ total: 10, taxed: 20 })
  })
  it('may not be computed from itself, not even in a circle', () => {
    const circle = (reads: { readonly a: readonly ('a' | 'b')[]; readonly b: readonly ('a' | 'b')[] }) => () =>
      defineEntity({
        service: 'TestCircle',
        title: '圈',
        metaTable: null,
        groups: { all: { label: '全部', fields: { a: integer('甲'), b: integer('乙') } } },
        derived: { a: { reads: reads.a, compute: () => 1 }, b: { reads: reads.b, compute: () => 1 } },
      })
    expect(circle({ a: ['b'], b: ['a'] })).toThrow('TestCircle: computed in a circle: a > b > a')
    expect(circle({ a: ['a'], b: [] })).toThrow('a > a')
    expect(circle({ a: ['b'], b: [] })).not.toThrow()
  })
})

describe('effects that answer each other', () => {
  const names = ['a', 'b', 'c', 'd'] as const
  const aValue = fc.constantFrom<Value>('1', '2', null)
  const anEffect = fc.record({
    trigger: fc.constantFrom(...names),
    when: aValue,
    target: fc.constantFrom(...names),
    to: aValue,
  })
  const aRecord = fc.record({ a: aValue, b: aValue, c: aValue, d: aValue })
  const entityOf = (
    effects: readonly { readonly trigger: string; readonly when: Value; readonly target: string; readonly to: Value }[],
  ) =>
    defineEntity({
      service: 'TestRing',
      title: '环',
      metaTable: null,
      groups: {
        all: {
          label: '全部',
          fields: { a: text('甲'), b: text('乙'), c: text('丙'), d: text('丁', { parent: 'a' }), sum: text('和') },
        },
      },
      cleared: { c: is('b', '2') },
      onChange: Object.fromEntries(
        names.map((name) => [
          name,
          effects
            .filter(({ trigger }) => trigger === name)
            .map(({ when, target, to }) => ({ when: is(name, when as string | null), set: { [target]: to } })),
        ]),
      ),
      derived: { sum: { reads: ['a', 'b', 'c', 'd'], compute: ({ a, b, c, d }) => `${a}${b}${c}${d}` } },
    })
  it('always come to an end, with computed fields in step and every change told', () => {
    fc.assert(
      fc.property(fc.array(anEffect, { maxLength: 8 }), aRecord, aRecord, (effects, from, to) => {
        const entity = entityOf(effects)
        const before = withDerived(entity, from)
        const { record, consequences } = settle(entity, before, { ...before, ...to })
        expect(record).toEqual(withDerived(entity, record))
        expect({
          ...before,
          ...to,
          ...Object.fromEntries(consequences.map(({ field, to: value }) => [field, value])),
        }).toEqual(record)
      }),
      { numRuns: 1_000 },
    )
  })
  it('do nothing at all when nothing changed', () => {
    fc.assert(
      fc.property(fc.array(anEffect, { maxLength: 8 }), aRecord, (effects, from) => {
        const entity = entityOf(effects)
        const before = withDerived(entity, from)
        expect(settle(entity, before, before)).toEqual({ record: before, consequences: [] })
      }),
    )
  })
  it('never touch the records they were given', () => {
    const before = Object.freeze({ ...blank })
    const after = Object.freeze({ ...blank, way: 'A' })
    expect(settle(order, before, after).record).not.toBe(after)
  })
  it('compute no more often than what is read changes', () => {
    let computed = 0
    const fields = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${index}`, integer(`字段${index}`)]))
    const wide = defineEntity({
      service: 'TestWide',
      title: '宽',
      metaTable: null,
      groups: { all: { label: '全部', fields } },
      onChange: Object.fromEntries(
        Array.from({ length: 398 }, (_, index) => [`f${index}`, [{ set: { [`f${index + 1}`]: index } }]]),
      ),
      derived: {
        f399: {
          reads: ['f398'],
          compute: () => {
            computed += 1
            return computed
          },
        },
      },
    })
    expect(settle(wide, blankRecord(fields), { ...blankRecord(fields), f0: 1 }).consequences).toHaveLength(399)
    expect(computed).toBe(1)
  })
})

describe('losses', () => {
  it('are the values a change empties, not those it replaces or fills', () => {
    const { consequences } = change({ province: '1', city: '2', way: null, plan: 'PX' }, { province: '9', way: 'A' })
    expect(losses(consequences).map(({ field }) => field)).toEqual(['city'])
  })
})
