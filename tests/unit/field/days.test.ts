import { describe, expect, it } from 'vitest'
import { checkField } from '../../../lib/catalogue/check.ts'
import { addDays } from '../../../lib/catalogue/day.ts'
import { defineEntity } from '../../../lib/catalogue/entity.ts'
import { date, dateOrAnytime } from '../../../lib/catalogue/field.ts'
import { after, notFuture, pass } from '../../../lib/catalogue/rule.ts'
import { dayLimits } from '../../../lib/field/dates/day-limits.ts'
import { rangeShortcuts } from '../../../lib/field/dates/range-shortcuts.ts'
import { pickerMessages } from '../../../lib/locale/zh-cn/fields/pickers.ts'

const { spans } = pickerMessages.texts
const rangesOn = (today: string, limits = {}) =>
  Object.fromEntries(
    rangeShortcuts(today, spans, limits).map(({ label, range: { from, to } }) => [label, `${from} ${to}`]),
  )

describe('the shortcuts of a range of days', () => {
  it('FRM-037 are yesterday, 7, 30, 90 and 180 days with today, and the year so far', () => {
    expect(rangesOn('2026-11-21')).toEqual({
      昨天: '2026-11-20 2026-11-20',
      '近 7 天': '2026-11-15 2026-11-21',
      '近 30 天': '2026-10-23 2026-11-21',
      '近 90 天': '2026-08-24 2026-11-21',
      '近 180 天': '2026-05-26 2026-11-21',
      今年至今: '2026-01-01 2026-11-21',
    })
  })
  it('reach over the turn of the year and a leap day', () => {
    expect(rangesOn('2028-03-01')).toMatchObject({
      昨天: '2028-02-29 2028-02-29',
      '近 7 天': '2028-02-24 2028-03-01',
      今年至今: '2028-01-01 2028-03-01',
    })
    expect(rangesOn('2027-01-01')).toMatchObject({ 昨天: '2026-12-31 2026-12-31', 今年至今: '2027-01-01 2027-01-01' })
  })
  it('offer nothing outside the limits', () => {
    expect(Object.keys(rangesOn('2026-11-21', { max: '2026-11-20' }))).toEqual(['昨天'])
    expect(Object.keys(rangesOn('2026-11-21', { min: '2026-11-01' }))).toEqual(['昨天', '近 7 天'])
  })
})

describe('the limits of a day', () => {
  const TODAY = '2026-11-21'
  const entity = defineEntity({
    service: 'Days',
    title: '日期',
    metaTable: null,
    groups: {
      all: {
        label: '全部',
        fields: {
          passed: date('之后', { rules: [pass] }),
          after: date('之前', { rules: [after] }),
          past: date('过去', { rules: [notFuture] }),
          whenever: dateOrAnytime('随时', { rules: [pass] }),
        },
      },
    },
  })
  const refused = (name: 'passed' | 'after' | 'past' | 'whenever', value: string) =>
    (checkField(entity, name, { [name]: value }, { today: TODAY })?.length ?? 0) > 0

  it.each([-2, -1, 0, 1])(
    'FRM-023 FRM-024 OPN-055 the calendar offers exactly what the rule accepts, %d days from today',
    (off) => {
      const day = addDays(TODAY, off)
      for (const name of ['passed', 'after', 'past', 'whenever'] as const) {
        const { min = '0001-01-01', max = '9999-12-31' } = dayLimits(entity.fields[name], TODAY)
        expect([name, day >= min && day <= max]).toEqual([name, !refused(name, day)])
      }
    },
  )
  it('FRM-023 FRM-024 yesterday is the turning point of both', () => {
    expect(dayLimits(entity.fields.passed, TODAY)).toEqual({ min: '2026-11-20' })
    expect(dayLimits(entity.fields.after, TODAY)).toEqual({ max: '2026-11-20' })
  })
  it('FRM-026 anytime has no limits', () => expect(refused('whenever', 'anytime')).toBe(false))
})
