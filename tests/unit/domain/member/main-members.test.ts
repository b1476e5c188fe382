import { describe, expect, it } from 'vitest'
import type { GroupRow } from '../../../../lib/domain/member/group.ts'
import { mainMembers, type MainMemberCandidate } from '../../../../lib/domain/member/main-members.ts'
import * as fc from '../../../property.ts'

const buyer = (id: string, ...roles: readonly string[]): MainMemberCandidate => ({ id, type: '0', roles })
const owner = (id: string, ...roles: readonly string[]): MainMemberCandidate => ({ id, type: '1', roles })
const group = (first: string | null, second: string | null = null): GroupRow => ({
  hf2jMemberId1: first,
  hf2jMemberId2: second,
})

describe('BAS-033 the main buyer', () => {
  it('is the buyer who is the principal borrower, wherever they sit', () =>
    expect(mainMembers([group('b1', 'b2')], [buyer('b1', 'HFB804'), buyer('b2', 'HFB804', 'HFB805')]).hf20BuyerId).toBe(
      'b2',
    ))
  it('is never a person who borrows and does not buy', () =>
    expect(mainMembers([group('b1', 'b2')], [buyer('b1', 'HFB805'), buyer('b2', 'HFB804')]).hf20BuyerId).toBe('b2'))
  it('is the first buyer of the groups where nobody borrows', () =>
    expect(mainMembers([group('b2', 'b1')], [buyer('b1', 'HFB804'), buyer('b2', 'HFB804')]).hf20BuyerId).toBe('b2'))
  it('is who came first where there are no groups', () =>
    expect(mainMembers([], [owner('o1', 'HFB806'), buyer('b1', 'HFB804'), buyer('b2', 'HFB804')]).hf20BuyerId).toBe(
      'b1',
    ))
  it('is nobody where nobody of the side buys', () =>
    expect(mainMembers([group('b1')], [buyer('b1'), buyer('b2', 'HFB818')]).hf20BuyerId).toBeNull())
  it('is never an owner or a guarantor', () =>
    expect(
      mainMembers([group('g1')], [owner('o1', 'HFB806'), { id: 'g1', type: '2', roles: ['HFB805'] }]).hf20BuyerId,
    ).toBeNull())
})

describe('BAS-033 the main owner', () => {
  it('is the first owner of the groups, then of those who came', () => {
    expect(mainMembers([group('o2', 'o1')], [owner('o1', 'HFB806'), owner('o2')]).hf20SellerId).toBe('o1')
    expect(mainMembers([group('o2')], [owner('o1', 'HFB806'), owner('o2', 'HFB806')]).hf20SellerId).toBe('o2')
  })
  it('is never a person who is not on the title', () =>
    expect(mainMembers([group('o1')], [owner('o1')]).hf20SellerId).toBeNull())
  it('is nobody where there are none', () =>
    expect(mainMembers([group('b1')], [buyer('b1', 'HFB805')]).hf20SellerId).toBeNull())
})

describe('BAS-033 in any case', () => {
  const people = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      type: fc.constantFrom('0', '1', '2'),
      roles: fc.subarray(['HFB804', 'HFB805', 'HFB806', 'HFB817', 'HFB819']),
    }),
    { selector: ({ id }) => id },
  )
  const seats = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone'))
  const groups = fc.array(
    fc.tuple(seats, seats).map(([first, second]) => group(first, second)),
    { maxLength: 4 },
  )

  it('the main ones are those nobody comes before: by role, then by group, then by time', () => {
    fc.assert(
      fc.property(groups, people, (rows, members) => {
        const sides: readonly MainMemberCandidate[] = members
        const order = rows.flatMap((row) => [row.hf2jMemberId1, row.hf2jMemberId2])
        const rank = (one: MainMemberCandidate, requested: readonly (readonly string[])[]): readonly number[] => {
          const role = requested.findIndex((codes) => codes.every((code) => one.roles.includes(code)))
          const seat = order.indexOf(one.id)
          return [role < 0 ? requested.length : role, seat < 0 ? Number.MAX_SAFE_INTEGER : seat, sides.indexOf(one)]
        }
        const before = (a: readonly number[], b: readonly number[]): boolean => {
          const at = a.findIndex((value, index) => value !== b[index])
          return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
        }
        const best = (type: string, requested: readonly (readonly string[])[]) =>
          sides
            .filter(
              (one) => one.type === type && requested.some((codes) => codes.every((code) => one.roles.includes(code))),
            )
            .find((one, _at, all) =>
              all.every((other) => other === one || before(rank(one, requested), rank(other, requested))),
            )?.id ?? null
        expect(mainMembers(rows, members)).toEqual({
          hf20BuyerId: best('0', [['HFB804', 'HFB805'], ['HFB804']]),
          hf20SellerId: best('1', [['HFB806']]),
        })
      }),
      { numRuns: 1_000 },
    )
  })
})
