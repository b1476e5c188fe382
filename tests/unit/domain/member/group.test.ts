import { describe, expect, it } from 'vitest'
import {
  type GroupRow,
  movedUp,
  rolesOfMember,
  rolesOfSeat,
  seatOf,
  tagOf,
} from '../../../../lib/domain/member/group.ts'

const seat = (row: GroupRow, number: 1 | 2 = 1) => seatOf({ [`hf2jMemberName${number}`]: '例甲', ...row }, number)

describe('roles of a seat', () => {
  it.each([
    ['0', 1, {}, [], 'NO_NAME'],
    ['0', 1, { isBuyer1: 1 }, ['HFB804'], 'NAME_ONLY'],
    ['0', 1, { principalBorrow1: 1 }, ['HFB805'], 'HFB805'],
    ['0', 1, { isBuyer1: 1, jointlyBorrow1: 1 }, ['HFB804', 'HFB817'], 'HFB817'],
    ['0', 2, { isBuyer2: 1, jointlyRepayment2: 1 }, ['HFB804', 'HFB818'], 'HFB818'],
    ['1', 1, { isOwner1: 1 }, ['HFB806'], null],
    ['1', 2, {}, [], 'NO_NAME'],
    ['2', 1, {}, ['HFB819'], 'HFB819'],
    ['2', 2, {}, [], 'HFB820'],
  ] as const)(
    'MEM-055 MEM-056 OPN-032 on side %s, seat %i, ticked %j are %j, called %s',
    (type, number, ticks, roles, tag) => {
      expect(rolesOfSeat(type, seat(ticks, number), number)).toEqual(roles)
      expect(tagOf(type, roles)).toBe(tag)
    },
  )
  it('are none where nobody sits, whatever was ticked', () =>
    expect(rolesOfSeat('0', seatOf({ isBuyer1: 1 }, 1), 1)).toEqual([]))
  it('of a member are those of all their groups, each once; without a group, only that of the side if held', () => {
    const rows: readonly GroupRow[] = [
      { hf2jMemberId1: 'm1', hf2jMemberName1: '例甲', isBuyer1: 1 },
      { hf2jMemberId2: 'm1', hf2jMemberName2: '例甲', isBuyer2: 1, principalBorrow2: 1 },
    ]
    expect(rolesOfMember(rows, '0', { id: 'm1', roles: [] }, 'HFB804')).toEqual(['HFB804', 'HFB805'])
    expect(rolesOfMember(rows, '0', { id: 'm2', roles: ['HFB804', 'HFB818'] }, 'HFB804')).toEqual(['HFB804'])
    expect(rolesOfMember(rows, '0', { id: 'm2', roles: ['HFB818'] }, 'HFB804')).toEqual([])
    expect(rolesOfMember(rows, '0', { id: 'm2', roles: [] }, 'HFB804')).toEqual([])
    expect(
      rolesOfMember([{ hf2jMemberId1: 'm1', hf2jMemberName1: '例甲' }], '0', { id: 'm1', roles: [] }, 'HFB804'),
    ).toEqual([])
  })
})

describe('moving up', () => {
  it('takes everything of the second seat along and leaves it empty', () => {
    const up = movedUp({
      hf2jMarryCondition1: 'HX0601',
      hf2jMemberId1: 'm1',
      isOwner1: 1,
      hf2jMemberId2: 'm2',
      hf2jMemberName2: '例乙',
      isBuyer2: 1,
      jointlyBorrow2: 1,
    })
    expect(seatOf(up, 1)).toEqual({
      id: 'm2',
      name: '例乙',
      isBuyer: true,
      isOwner: false,
      principal: false,
      coBorrower: true,
      coRepayer: false,
    })
    expect(seatOf(up, 2)).toEqual(seatOf({}, 2))
    expect(up.hf2jMarryCondition1).toBe('HX0601')
  })
})
