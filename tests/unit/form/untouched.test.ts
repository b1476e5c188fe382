import { afterEach, describe, expect, it } from 'vitest'
import { addDays, millisecondsOf } from '../../../lib/catalogue/day.ts'
import type { Entity } from '../../../lib/catalogue/entity.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { parseDecimal, toShown, toStored } from '../../../lib/catalogue/unit.ts'
import { parseStrict, toWire } from '../../../lib/catalogue/wire.ts'
import { demand } from '../../../lib/domain/demand/demand.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { loan } from '../../../lib/domain/loan/loan.ts'
import { fund } from '../../../lib/domain/member/fund.ts'
import { social } from '../../../lib/domain/member/social.ts'
import { tax } from '../../../lib/domain/member/tax.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { trade } from '../../../lib/domain/trade/trade.ts'
import { restingNumber } from '../../../lib/field/numbers/resting-number.ts'
import { valueText } from '../../../lib/field/value-text.ts'
import { payloadOf } from '../../../lib/form/state/basis.ts'
import { createFormController, type FormController } from '../../../lib/form/state/form-controller.ts'
import { readWireRecord } from '../../../lib/form/state/record-values.ts'
import { createSaver } from '../../../lib/form/saving/save-form.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'
import * as fc from '../../property.ts'

const RECORDS = [demand, house, trade, loan] as const
const RULES = { today: '2026-11-21', facts: {}, overlay: NO_OVERLAY, settings: {}, texts: fieldMessages.texts }

/** The form over a record as it arrives on the wire. */
function over(entity: Entity, wire: Readonly<Record<string, unknown>>): FormController {
  return createFormController(
    entity,
    readWireRecord(entity, { ...wire, keyValue: 'r1', version: 3, refValues: {} }),
    {},
    () => RULES,
  )
}
const sent = (controller: FormController) =>
  payloadOf(controller.entity, controller.basis(), controller.values(), controller.context())

const aDay = fc.integer({ min: -29_000, max: 55_000 }).map((days) => addDays('1980-01-01', days))
const aFen = fc.integer({ min: 0, max: 1_000_000_000_00 })
/** Whatever may be stored in a field, limits that were introduced later included. */
function stored(field: Field): fc.Arbitrary<Value> {
  const filled = ((): fc.Arbitrary<Value> => {
    switch (field.kind) {
      case 'integer':
        return fc.integer({ min: -5, max: 3_000 })
      case 'number':
        return field.stored === 'ratio'
          ? fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000)
          : aFen.map((fen) => fen / 100)
      case 'flag':
        return fc.constantFrom(0, 1)
      case 'yesno':
        return fc.constantFrom('0', '1')
      case 'codes':
      case 'files':
      case 'images':
        return fc.uniqueArray(fc.constantFrom('A1', 'B2', 'C3'), { minLength: 1 })
      case 'date':
        return aDay
      case 'date-or-anytime':
        return fc.oneof(fc.constant('anytime'), aDay)
      case 'month':
        return aDay.map((day) => day.slice(0, 7))
      case 'datetime':
        return fc.integer({ min: 0, max: 4_000_000_000_000 })
      default:
        return fc.string({ minLength: 1, maxLength: 12 })
    }
  })()
  return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: filled })
}
const aRecord = (entity: Entity) =>
  fc.record(Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, stored(field)])))

afterEach(() => {
  delete process.env['TZ']
})

describe('a stored record nobody changed', () => {
  it.each(RECORDS)('$title: sends nothing, whatever is stored', async (entity) => {
    await fc.assert(
      fc.asyncProperty(aRecord(entity), async (record) => {
        const controller = over(entity, toWire(entity.fields, record))
        expect([controller.isDirty(), controller.changes(), controller.losses(), sent(controller)]).toEqual([
          false,
          [],
          [],
          null,
        ])
        const save = createSaver(controller)
        expect(await save(() => Promise.reject(new Error('nothing is to be sent')))).toEqual({ outcome: 'unchanged' })
      }),
      { numRuns: 25 },
    )
  })
  it.each([
    [demand, 'hf22HourseAge1'],
    [house, 'hf29FullArea'],
    [trade, 'hf2hBuyerNum'],
    [loan, 'hf2iMonthIn'],
  ] as const)('$0.title: sends the one field a person changes, and what is changed back not at all', (entity, name) => {
    fc.assert(
      fc.property(aRecord(entity), fc.integer({ min: 10_000_000_000, max: 20_000_000_000 }), (record, amount) => {
        const controller = over(entity, toWire(entity.fields, record))
        controller.change({ [name]: amount })
        expect(sent(controller)).toEqual({ keyValue: 'r1', version: 3, [name]: amount })
        controller.change({ [name]: record[name] ?? null })
        expect([controller.isDirty(), sent(controller)]).toEqual([false, null])
      }),
      { numRuns: 20 },
    )
  })
})

/** Amounts that are kept in yuan and shown in 万元. */
const IN_WAN = [...RECORDS, project].flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.stored === 'yuan' && field.shown === 'wan' ? [{ entity: entity as Entity, name, field: field as Field }] : [],
  ),
)

describe('an amount in 万元', () => {
  it('are the price of a case and the estimate of a house', () =>
    expect(IN_WAN.map(({ name }) => name)).toEqual(['hf29EstimatePrice', 'hf20HouseMarketPrice']))
  it.each(IN_WAN)(
    'BAS-026 HSE-042 OPN-114 $name keeps what is stored to the fen, entered and left or not',
    ({ entity, name, field }) => {
      fc.assert(
        fc.property(aFen, fc.string({ minLength: 1, maxLength: 9 }), (fen, other) => {
          const price = fen / 100
          const controller = over(entity, { [name]: price })
          // What the box shows while the caret is in it, and at rest, reads as the very amount.
          for (const text of [toShown(field, price), restingNumber(field, price)]) {
            expect(toStored(field, parseDecimal(text) ?? '')).toBe(price)
            controller.change({ [name]: toStored(field, parseDecimal(text) ?? '') })
            expect([controller.isDirty(), sent(controller)]).toEqual([false, null])
          }
          const beside = entity === house ? 'hf29UnitNumber' : 'hf20HouseAddress'
          controller.change({ [beside]: other })
          expect(Object.keys(sent(controller) ?? {}).filter((key) => key === name)).toEqual([])
          expect(controller.values()[name]).toBe(price)
        }),
        { numRuns: 200 },
      )
    },
  )
})

const DAYS = [...RECORDS, fund, social, tax].flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'date' || field.kind === 'date-or-anytime' || field.kind === 'month'
      ? [{ entity: entity as Entity, name, field: field as Field }]
      : [],
  ),
)
const ZONES = ['Asia/Shanghai', 'UTC', 'America/Los_Angeles']

describe('a day', () => {
  it('is asked for in all three ways', () =>
    expect([...new Set(DAYS.map(({ field }) => field.kind))].toSorted()).toEqual(['date', 'date-or-anytime', 'month']))
  it.each(ZONES)(
    'FRM-025 FRM-026 TRD-029 is shown, kept and stored as the same one where the clock is that of %s',
    (zone) => {
      process.env['TZ'] = zone
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      fc.assert(
        fc.property(fc.constantFrom(...DAYS), aDay, aDay, ({ entity, name, field }, day, other) => {
          const held = (chosen: string) => (field.kind === 'month' ? chosen.slice(0, 7) : chosen)
          const milliseconds = (chosen: string) =>
            millisecondsOf(field.kind === 'month' ? `${chosen.slice(0, 7)}-01` : chosen)
          const controller = over(entity, { [name]: milliseconds(day) })
          expect([
            controller.values()[name],
            valueText(field, controller.values()[name] ?? null, RULES.texts),
            sent(controller),
          ]).toEqual([held(day), held(day), null])
          controller.change({ [name]: held(other) })
          expect(toWire(entity.fields, controller.values())[name]).toBe(milliseconds(other))
          expect(parseStrict({ [name]: field }, { [name]: milliseconds(other) })).toEqual({
            ok: true,
            values: { [name]: held(other) },
          })
        }),
        { numRuns: 300 },
      )
    },
  )
  it.each(ZONES)('TRD-029 FRM-026 any time stays 0 where the clock is that of %s, and is no day of 1970', (zone) => {
    process.env['TZ'] = zone
    for (const { entity, name, field } of DAYS.filter((one) => one.field.kind === 'date-or-anytime')) {
      const controller = over(entity, { [name]: 0 })
      expect([
        controller.values()[name],
        valueText(field, controller.values()[name] ?? null, RULES.texts),
        toWire(entity.fields, controller.values())[name],
        sent(controller),
      ]).toEqual(['anytime', RULES.texts.anytime, 0, null])
      controller.change({ [name]: '1970-01-01' })
      expect(toWire(entity.fields, controller.values())[name]).toBe(-28_800_000)
    }
  })
})
