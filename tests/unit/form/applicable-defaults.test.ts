import { describe, expect, it } from 'vitest'
import { blankRecord, type Entity } from '../../../lib/catalogue/entity.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { demand } from '../../../lib/domain/demand/demand.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { loan } from '../../../lib/domain/loan/loan.ts'
import { trade } from '../../../lib/domain/trade/trade.ts'
import { applicableDefaults } from '../../../lib/form/applicable-defaults.ts'
import { createFormController } from '../../../lib/form/state/form-controller.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'

const blank = (entity: Entity) => blankRecord(entity.fields)

describe('defaults that are given to a new record', () => {
  it('FRM-029 PRJ-053 fill what is empty, and overwrite nothing', () => {
    const record = { ...blank(house), hf29Address: '示例路1号', hf29Alone: 0, hf29BuyLimit: '1' }
    expect(
      applicableDefaults(house, record, {
        hf29Address: '示例路9号',
        hf29Alone: 1,
        hf29BuyLimit: '0',
        hf29City: '440300',
        hf29Area: '440106',
        hf29Memo: '',
        hf29UnitNumber: null,
      }),
    ).toEqual({ hf29Area: '440106' })
  })
  it('FRM-029 are none for what the server owns, for names of other records, and for what cannot be read', () => {
    expect(
      applicableDefaults(
        demand,
        { ...blank(demand), hf22Status: null },
        {
          hf22Status: 'HF2203',
          crtUsr: 'x',
          constructor: 'x',
          hf29Address: '示例路',
          hf22MinPrice: 'cheap',
          hf22MaxPrice: '300.5',
        },
      ),
    ).toEqual({ hf22MaxPrice: 300.5 })
  })
  it('FRM-030 may be text for every kind, as the template of a tool has them', () => {
    expect(
      applicableDefaults(loan, blank(loan), { hf2iLoanYear: '30', hf2iLoanRate: '0.031', hf2iLoanRepayType: 'HX0301' }),
    ).toEqual({ hf2iLoanYear: 30, hf2iLoanRate: 0.031, hf2iLoanRepayType: 'HX0301' })
    expect(
      applicableDefaults(house, blank(house), {
        hf29PayWay: 'HX4301,HX4302',
        hf29HourseCardDate: '2020-02-29',
        hf29Alone: '1',
      }),
    ).toEqual({ hf29PayWay: ['HX4301', 'HX4302'], hf29HourseCardDate: '2020-02-29', hf29Alone: 1 })
    expect(applicableDefaults(trade, blank(trade), { hf2hRequireGuo: '0', hf2hRequireLou: '2027-01-31' })).toEqual({
      hf2hRequireGuo: 'anytime',
      hf2hRequireLou: '2027-01-31',
    })
  })
  it('FRM-030 the case counts before the tool, and both are where the form starts: it is not changed by them', () => {
    const record = blank(loan)
    const defaults = applicableDefaults(loan, record, {
      ...{ hf2iLoanType: 'HF9901', hf2iLoanYear: '30' },
      ...{ hf2iLoanType: 'HF9903' },
    })
    const rules = { today: '2026-11-21', facts: {}, overlay: NO_OVERLAY, settings: {}, texts: fieldMessages.texts }
    const controller = createFormController(
      loan,
      { values: record, keyValue: null, version: 0, refValues: {} },
      defaults,
      () => rules,
    )
    expect([
      controller.values()['hf2iLoanType'],
      controller.values()['hf2iLoanYear'],
      controller.isDirty(),
      controller.isVisible('hf2iFundLoan'),
    ]).toEqual(['HF9903', 30, false, true])
  })
})
