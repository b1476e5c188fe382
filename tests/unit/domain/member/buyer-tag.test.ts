import { describe, expect, it } from 'vitest'
import { LOAN_SCHEME, MEMBER_ROLE, MEMBER_TAG, MEMBER_TYPE, PAY_WAY } from '../../../../lib/domain/codes.ts'
import { BUYER_TAGS, buyerTag, withBuyerTag } from '../../../../lib/domain/member/buyer-tag.ts'
import type { GroupRow } from '../../../../lib/domain/member/group.ts'
import { groupsToStart, marriageOnSeat } from '../../../../lib/domain/member/group-start.ts'

const LOAN = { hf20PayWay: PAY_WAY.loan, hf20LoanScheme: LOAN_SCHEME.commercial }
const AT_ONCE = { hf20PayWay: PAY_WAY.atOnce }
const person = (id: string, name: string, roles: readonly string[] = [MEMBER_ROLE.buyer]) => ({
  id,
  name,
  roles,
  marriage: 'HX0602',
})
const [anna, ben] = [person('a', '例甲'), person('b', '例乙')]
const COUPLE: GroupRow = {
  hf2jMemberId1: 'a',
  hf2jMemberName1: '例甲',
  isBuyer1: 1,
  principalBorrow1: 1,
  hf2jMemberId2: 'b',
  hf2jMemberName2: '例乙',
  isBuyer2: 1,
  jointlyBorrow2: 1,
}
const { principal, coBorrower, coRepayer, nameOnly, noName } = MEMBER_TAG

describe('giving a buyer a tag', () => {
  it('starts a group for a person who has none, with the marriage of the card', () => {
    const { rows, issue, former } = withBuyerTag([], anna, principal, LOAN)
    expect(rows).toEqual([
      {
        hf2jMemberId1: 'a',
        hf2jMemberName1: '例甲',
        hf2jMarryCondition1: 'HX0602',
        isBuyer1: 1,
        principalBorrow1: 1,
        jointlyBorrow1: 0,
        jointlyRepayment1: 0,
      },
    ])
    expect([issue, former]).toEqual([null, null])
    expect(buyerTag(rows, anna)).toBe(principal)
  })

  it('MEM-062 MEM-064 MEM-067 is refused by the rules of the groups', () => {
    expect(withBuyerTag([], anna, coBorrower, LOAN).issue?.key).toBe('noPrincipal')
    expect(withBuyerTag([COUPLE], anna, nameOnly, LOAN).issue?.key).toBe('noPrincipal')
    expect(withBuyerTag([{ ...COUPLE }], person('c', '例丙'), noName, LOAN).issue?.key).toBe('noBuyer')
    expect(withBuyerTag([], anna, principal, AT_ONCE).issue?.key).toBe('noLoan')
  })

  it('MEM-065 makes one principal borrower of another: they change roles', () => {
    const { rows, issue, former } = withBuyerTag([COUPLE], ben, principal, LOAN)
    expect([buyerTag(rows, anna), buyerTag(rows, ben)]).toEqual([coBorrower, principal])
    expect([issue, former]).toEqual([null, { name: '例甲', tag: coBorrower }])
    const added = withBuyerTag([COUPLE], person('c', '例丙'), principal, LOAN)
    expect(added.former).toEqual({ name: '例甲', tag: nameOnly })
    expect(added.issue).toBeNull()
  })

  it.each(BUYER_TAGS.filter((tag) => tag !== principal))('MEM-060 gives %s and takes the role before', (tag) => {
    const { rows, issue } = withBuyerTag([COUPLE], ben, tag, LOAN)
    expect(buyerTag(rows, ben)).toBe(tag)
    expect(buyerTag(rows, anna)).toBe(principal)
    expect(issue).toBeNull()
    const back = withBuyerTag(rows, ben, nameOnly, LOAN).rows
    expect(buyerTag(back, ben)).toBe(nameOnly)
  })

  it('holds for all groups of a person, and leaves removed ones alone', () => {
    const alone: GroupRow = { hf2jMemberId1: 'b', hf2jMemberName1: '例乙', isBuyer1: 1, jointlyRepayment1: 1 }
    const removed: GroupRow = { ...alone, isDelete: 1 }
    const { rows } = withBuyerTag([removed, COUPLE, alone], ben, coRepayer, LOAN)
    expect(rows).toMatchObject([removed, { jointlyBorrow2: 0, jointlyRepayment2: 1 }, { jointlyRepayment1: 0 }])
    expect(buyerTag(rows, ben)).toBe(coRepayer)
    expect(buyerTag(withBuyerTag([COUPLE, alone], ben, noName, LOAN).rows, ben)).toBe(noName)
  })
})

describe('the groups a dialog starts with', () => {
  it('hold everybody who has the role of the side and no group', () => {
    const left = person('c', '例丙', [])
    expect(groupsToStart(MEMBER_TYPE.buyer, [{ hf2jMemberId1: 'b' }], [anna, ben, left])).toEqual([
      { id: 'a', row: { hf2jMemberId1: 'a', hf2jMemberName1: '例甲', hf2jMarryCondition1: 'HX0602', isBuyer1: 1 } },
    ])
    const owner = person('d', '例丁', [MEMBER_ROLE.owner])
    expect(groupsToStart(MEMBER_TYPE.owner, [], [owner, anna])[0]?.row).toMatchObject({ isOwner1: 1 })
  })

  it('take the marriage from the card of the person who sits alone, and keep what the other has settled', () => {
    expect(marriageOnSeat({}, 1, 'HX0602')).toBe('HX0602')
    expect(marriageOnSeat({ hf2jMarryCondition1: 'HX0601' }, 1, 'HX0602')).toBe('HX0602')
    expect(marriageOnSeat({ ...COUPLE, hf2jMarryCondition1: 'HX0605' }, 2, 'HX0602')).toBe('HX0605')
    expect(marriageOnSeat(COUPLE, 2, 'HX0602')).toBe('HX0602')
  })
})
