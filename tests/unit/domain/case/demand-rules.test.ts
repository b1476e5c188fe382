import { describe, expect, it } from 'vitest'
import { blankRecord } from '../../../../lib/catalogue/entity.ts'
import { demand } from '../../../../lib/domain/demand/demand.ts'
import { mayFollowUp } from '../../../../lib/domain/demand/follow-up.ts'
import { asking } from './asking.ts'

const { shownFor, says, settled } = asking(demand)

describe('the house that is looked for', () => {
  it('DEM-008 has a school when a place at one of two kinds is wanted, among others too', () => {
    const wishes = [
      null,
      [],
      ['HF0301'],
      ['HF0302'],
      ['HF0303'],
      ['HF0304'],
      ['HF0303', 'HF0302'],
      ['HF0303', 'HF0304'],
    ]
    expect(shownFor('hf22School', 'hf22ReqDegree', wishes)).toEqual([['HF0301'], ['HF0302'], ['HF0303', 'HF0302']])
  })
  it('DEM-011 DEM-015 is looked for in Guangzhou, and waits for a person', () => {
    expect(Object.entries(blankRecord(demand.fields)).filter(([, value]) => value !== null)).toEqual([
      ['hf22City', '440100'],
      ['hf22Status', 'HF2201'],
    ])
  })
  it('DEM-010 has districts of one city: with another city they are emptied, unless they come along', () => {
    expect(settled({ hf22Areas: ['440103', '440106'] }, { hf22City: '440300' })).toMatchObject({
      hf22City: '440300',
      hf22Areas: null,
    })
    expect(settled({ hf22Areas: ['440103'] }, { hf22City: '440300', hf22Areas: ['440303'] })).toMatchObject({
      hf22Areas: ['440303'],
    })
    expect(settled({ hf22Areas: ['440103'] }, { hf22Memo: '示例' })).toMatchObject({ hf22Areas: ['440103'] })
  })
  it.each([
    ['DEM-003', 'hf22MinPrice', 'hf22MaxPrice', '预算最低价', '预算最高价', 300.01, 300],
    ['DEM-005', 'hf22Area1', 'hf22Area2', '面积下限', '面积上限', 144.01, 144],
    ['DEM-006', 'hf22HourseAge1', 'hf22HourseAge2', '房龄下限', '房龄上限', 11, 10],
  ])('%s tells at both ends when %s is above %s', (_id, low, high, lowLabel, highLabel, above, limit) => {
    expect(says({ [low]: above, [high]: limit })).toEqual([
      `${lowLabel}不能大于${highLabel}`,
      `${highLabel}不能小于${lowLabel}`,
    ])
    expect([says({ [low]: limit, [high]: limit }), says({ [low]: above }), says({ [high]: limit })]).toEqual([
      [],
      [],
      [],
    ])
    expect(says({ [low]: -1 })[0]).toMatch(`${lowLabel}不能小于0`)
  })
  it('DEM-003 OPN-114 has a budget in 万元 as it is stored, with two decimals', () =>
    expect([0.01, 0.001].map((price) => says({ hf22MinPrice: price }))).toEqual([[], ['预算最低价最多2位小数']]))
  it('DEM-006 has an age in whole years', () => expect(says({ hf22HourseAge1: 1.5 })).toEqual(['房龄下限应为整数']))
  it('DEM-014 has a phone that is one', () => {
    expect([says({ hf22LinkPhone: '15400000001' }), says({ hf22LinkPhone: '12345678901' }).length]).toEqual([[], 1])
  })
})

describe('the follow-up of a demand', () => {
  it('DEM-002 ROL-012 is offered to customer service while nobody follows it up', () => {
    const statuses = ['HF2201', 'HF2202', 'HF2203', 'HF2204', null]
    expect(statuses.map((status) => mayFollowUp(status, ['ROLE_SALES', 'ROLE_SERVICE']))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(
      ['ROLE_MANAGER', 'ROLE_SALES', 'ROLE_FOLLOW_UP', 'ROLE_FINANCE'].map((role) => mayFollowUp('HF2201', [role])),
    ).toEqual([false, false, false, false])
    expect(mayFollowUp('HF2201', [])).toBe(false)
  })
})
