import { describe, expect, it } from 'vitest'
import { type GroupRow, removedRow, seatedRows, seatOf, ticked } from '../../../../lib/domain/member/group.ts'
import { addingIssue, groupIssue } from '../../../../lib/domain/member/group-rules.ts'
import * as fc from '../../../property.ts'
import { lists, payWays, schemes } from './generated-groups.ts'
import { expectedMessage, rowOf } from './group-reference.ts'

const BY_LOAN = { hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' }
const AT_ONCE = { hf20PayWay: 'HG1001', hf20LoanScheme: null }
const MORTGAGE = { hf20PayWay: null, hf20LoanScheme: 'HF9907' }
const person = (name: string, number: 1 | 2, ticks: GroupRow = {}): GroupRow => ({
  [`hf2jMemberName${number}`]: name,
  ...ticks,
})
const messageOf = (type: string, rows: readonly GroupRow[], facts = BY_LOAN as Parameters<typeof groupIssue>[2]) =>
  groupIssue(type, rows, facts)?.message ?? null
const buyer = (name: string, more: GroupRow = {}): GroupRow => ({ ...person(name, 1), isBuyer1: 1, ...more })

describe('a save of buyer groups', () => {
  it('MEM-062 by loan needs a principal borrower', () => {
    expect(messageOf('0', [buyer('例甲')])).toBe('未选择主借款人')
    expect(messageOf('0', [])).toBe('未选择主借款人')
    expect(messageOf('0', [buyer('例甲', { principalBorrow1: 1 })])).toBeNull()
    expect(messageOf('0', [buyer('例甲')], AT_ONCE)).toBeNull()
  })
  it('MEM-063 of a single row needs its first name', () => {
    for (const name of ['', '   ']) expect(messageOf('0', [buyer(name)], AT_ONCE)).toBe('请填写买家姓名')
    expect(messageOf('0', [{ ...person('例乙', 2), isBuyer2: 1 }], AT_ONCE)).toBe('请填写买家姓名')
    expect(messageOf('0', [buyer('例甲'), {}], AT_ONCE)).toBeNull()
  })
  it.each(['HF9901', 'HF9902', 'HF9903'])('MEM-064 under %s needs a buyer in every group with a name', (scheme) => {
    const facts = { ...BY_LOAN, hf20LoanScheme: scheme }
    expect(groupIssue('0', [buyer('例甲', { principalBorrow1: 1 }), {}, person('例乙', 1)], facts)).toEqual({
      key: 'noBuyer',
      message: '每组成员必须有1个买家',
      rows: [2],
    })
    expect(
      messageOf('0', [{ ...person('例甲', 1, { principalBorrow1: 1 }), ...person('例乙', 2, { isBuyer2: 1 }) }], facts),
    ).toBeNull()
  })
  it('MEM-064 a tick on a seat nobody sits on makes no buyer', () =>
    expect(messageOf('0', [{ ...person('例甲', 1, { principalBorrow1: 1 }), isBuyer2: 1 }])).toBe(
      '每组成员必须有1个买家',
    ))
  it.each(['HF9905', 'HF9906', 'HF9907', 'HF9908', 'HF9909', null])('MEM-064 under %s needs none', (scheme) =>
    expect(messageOf('0', [person('例甲', 1)], { ...AT_ONCE, hf20LoanScheme: scheme })).toBeNull(),
  )
  it('MEM-065 takes one principal borrower, who may sit in two groups', () => {
    expect(
      groupIssue('0', [buyer('例甲', { principalBorrow1: 1 }), buyer('例乙', { principalBorrow1: 1 })], BY_LOAN),
    ).toEqual({ key: 'manyPrincipals', message: '只可选择一位主借款人', rows: [0, 1] })
    const same = buyer('例甲', { hf2jMemberId1: 'm1', principalBorrow1: 1 })
    expect(messageOf('0', [same, same])).toBeNull()
  })
  it('MEM-066 takes one borrowing role for each person, in all their groups together', () => {
    expect(messageOf('0', [buyer('例甲', { principalBorrow1: 1, jointlyBorrow1: 1 })])).toBe(
      '主借款人、共同借款人、共同还款人同一人只可选择一种',
    )
    const twice = [
      buyer('例甲', { hf2jMemberId1: 'm1', principalBorrow1: 1 }),
      buyer('例甲', { hf2jMemberId1: 'm1', jointlyRepayment1: 1 }),
    ]
    expect(groupIssue('0', twice, BY_LOAN)).toMatchObject({ key: 'manyRoles', rows: [0, 1] })
  })
  it.each([['principalBorrow1'], ['jointlyBorrow1'], ['jointlyRepayment1']])(
    'MEM-067 takes %s by loan only',
    (tick) => {
      expect(groupIssue('0', [buyer('例甲'), buyer('例乙', { [tick]: 1 })], AT_ONCE)).toEqual({
        key: 'noLoan',
        message: '付款方案为按揭贷款时才需选择该项',
        rows: [1],
      })
    },
  )
  it('OPN-099 complains in the order of the specification', () => {
    const torn = { principalBorrow1: 1, jointlyBorrow1: 1 } as const
    const steps: readonly (readonly [readonly GroupRow[], Parameters<typeof groupIssue>[2], string])[] = [
      [[{ jointlyBorrow1: 1 }], BY_LOAN, '未选择主借款人'],
      [[{ isBuyer1: 1 }], { ...AT_ONCE, hf20LoanScheme: 'HF9901' }, '请填写买家姓名'],
      [[person('例甲', 1, torn), person('例乙', 1, torn)], BY_LOAN, '每组成员必须有1个买家'],
      [[buyer('例甲', torn), buyer('例乙', torn)], BY_LOAN, '只可选择一位主借款人'],
      [[buyer('例甲', torn)], AT_ONCE, '主借款人、共同借款人、共同还款人同一人只可选择一种'],
      [[buyer('例甲', { jointlyBorrow1: 1 })], AT_ONCE, '付款方案为按揭贷款时才需选择该项'],
    ]
    for (const [rows, facts, message] of steps) expect(messageOf('0', rows, facts)).toBe(message)
  })
})

describe('a save of owner groups', () => {
  it('MEM-068 of a single row needs a name', () =>
    expect(messageOf('1', [{ isOwner1: 1 }], MORTGAGE)).toBe('请填写业主姓名'))
  it('MEM-069 needs an owner in every group with a name', () => {
    expect(groupIssue('1', [person('例甲', 1, { isOwner1: 1 }), person('例乙', 1), {}], AT_ONCE)).toEqual({
      key: 'noOwner',
      message: '每组成员必须有一位产权人',
      rows: [1],
    })
    expect(messageOf('1', [{ ...person('例甲', 1), ...person('例乙', 2, { isOwner2: 1 }) }])).toBeNull()
  })
  it('OPN-100 asks for no borrower, whatever way is paid', () => expect(messageOf('1', [], BY_LOAN)).toBeNull())
})

describe('a save of guarantors', () => {
  it('MEM-070 of a single row needs a name', () => {
    expect(messageOf('2', [{}])).toBe('请填写保证人姓名')
    expect(messageOf('2', [person('例甲', 1)])).toBeNull()
    expect(messageOf('2', [{}, {}])).toBeNull()
  })
})

describe('rows of groups', () => {
  it('MEM-053 that are removed count for nothing', () => {
    expect(messageOf('0', [removedRow(buyer('例甲', { principalBorrow1: 1 }))])).toBe('未选择主借款人')
    expect(messageOf('1', [{ isDelete: 1 }, person('例甲', 1, { isOwner1: 1 })])).toBeNull()
  })
  it('MEM-071 are not added while the last one has nobody', () => {
    expect(addingIssue([person('例甲', 1), {}])).toBe('请先完成未完成的产权人填写')
    expect(addingIssue([person('例甲', 1), removedRow({})])).toBeNull()
    expect(addingIssue([])).toBeNull()
  })
})

describe('any set of groups', () => {
  it.each(['0', '1', '2'] as const)(
    'MEM-062 to MEM-070 on side %s gets the message of the specification, or none',
    (type) => {
      const seen = new Set<string | null>()
      fc.assert(
        fc.property(lists, payWays, schemes, (list, payWay, scheme) => {
          const message = messageOf(type, list.map(rowOf), { hf20PayWay: payWay, hf20LoanScheme: scheme })
          seen.add(message)
          expect(message).toBe(expectedMessage(type, list, payWay, scheme))
        }),
        { numRuns: 3_000 },
      )
      // The generated sets reach every sentence and a set in order.
      expect(seen.size).toBe({ 0: 7, 1: 3, 2: 2 }[type])
    },
  )
  it('says which rows it is about: kept ones with a person in them', () => {
    fc.assert(
      fc.property(lists, payWays, schemes, fc.constantFrom('0', '1', '2'), (list, payWay, scheme, type) => {
        const rows = list.map(rowOf)
        for (const at of groupIssue(type, rows, { hf20PayWay: payWay, hf20LoanScheme: scheme })?.rows ?? [])
          expect(seatedRows([rows[at] ?? {}])).toHaveLength(1)
      }),
    )
  })
  it('is seated once and for all', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const once = seatedRows(list.map(rowOf))
        expect(seatedRows(once)).toEqual(once)
        for (const row of once) expect(seatOf(row, 1).name).not.toBe('')
        const names = (rows: readonly GroupRow[]) =>
          rows.flatMap((row) => [seatOf(row, 1).name, seatOf(row, 2).name]).filter((name) => name !== '')
        expect(names(once)).toEqual(names(list.filter(({ removal }) => removal === 'no').map(rowOf)))
      }),
    )
  })
})

describe('MEM-060 boxes of a seat', () => {
  const ticks = fc.tuple(
    fc.constantFrom(1 as const, 2 as const),
    fc.constantFrom(
      'isBuyer' as const,
      'isOwner' as const,
      'principalBorrow' as const,
      'jointlyBorrow' as const,
      'jointlyRepayment' as const,
    ),
    fc.boolean(),
  )
  it('never end with two borrowing roles, and leave the other seat alone', () => {
    fc.assert(
      fc.property(fc.array(ticks, { maxLength: 12 }), (clicks) => {
        let row: GroupRow = {}
        for (const [number, field, on] of clicks) {
          const before = seatOf(row, number === 1 ? 2 : 1)
          row = { ...row, ...ticked(number, field, on) }
          expect(seatOf(row, number === 1 ? 2 : 1)).toEqual(before)
          expect(row[`${field}${number}`]).toBe(on ? 1 : 0)
          const { principal, coBorrower, coRepayer } = seatOf(row, number)
          expect([principal, coBorrower, coRepayer].filter(Boolean).length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
