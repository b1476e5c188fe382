import { is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, flag, id, integer, text } from '../../catalogue/field.ts'
import { exclusive } from '../../catalogue/rule.ts'
import { LOAN_SCHEME, MEMBER_TYPE, PAY_WAY } from '../codes.ts'

const OF_BUYERS = is('hf2jMemberType', MEMBER_TYPE.buyer)
const OF_OWNERS = is('hf2jMemberType', MEMBER_TYPE.owner)
const NO_LOAN = not(is('hf20PayWay', PAY_WAY.loan))

/**
 * A group: two related people, such as spouses, and the role of each in the case.
 * @source specification 1 §3 (MEM-050 to MEM-056)
 * @public
 */
export const relation = defineEntity({
  service: 'Hf2jPrjMemberRelation',
  title: '买家组与保证人',
  metaTable: null,
  facts: ['hf20PayWay', 'hf20LoanScheme'],
  groups: {
    row: {
      label: '关系',
      fields: {
        hf2jId: id('关系ID', { hidden: true, serverOwned: true }),
        hf2jPrjId: id('项目ID', { hidden: true, indexed: true }),
        hf2jMemberType: code('MEMBER_TYPE', '成员类型', { readOnly: true, hidden: true, indexed: true }),
        hf2jMarryCondition1: code('HX06', '婚姻情况'),
        entityState: code('ENTITY_STATE', '行状态', { hidden: true }),
        isDelete: flag('软删除', { hidden: true, indexed: true }),
        sortNo: integer('序号', { hidden: true, serverOwned: true, indexed: true }),
      },
    },
    person1: {
      label: '首位成员',
      fields: {
        hf2jMemberId1: id('首位成员ID', { hidden: true, indexed: true }),
        hf2jMemberName1: text('首位成员姓名', { maxLength: 50 }),
        hf2jMemberRole1: codes('HFB8', '首位成员角色', { serverOwned: true }),
        memberTag1: code('MEMBER_TAG', '首位成员标签', { serverOwned: true }),
        isBuyer1: flag('买家'),
        isOwner1: flag('产权人'),
        principalBorrow1: flag('主借', { rules: [exclusive('jointlyBorrow1', 'jointlyRepayment1')] }),
        jointlyBorrow1: flag('共借', { rules: [exclusive('principalBorrow1', 'jointlyRepayment1')] }),
        jointlyRepayment1: flag('共还', { rules: [exclusive('principalBorrow1', 'jointlyBorrow1')] }),
      },
    },
    person2: {
      label: '次位成员',
      fields: {
        hf2jMemberId2: id('次位成员ID', { hidden: true, indexed: true }),
        hf2jMemberName2: text('次位成员姓名', { maxLength: 50 }),
        hf2jMemberRole2: codes('HFB8', '次位成员角色', { serverOwned: true }),
        memberTag2: code('MEMBER_TAG', '次位成员标签', { serverOwned: true }),
        isBuyer2: flag('买家'),
        isOwner2: flag('产权人'),
        principalBorrow2: flag('主借', { rules: [exclusive('jointlyBorrow2', 'jointlyRepayment2')] }),
        jointlyBorrow2: flag('共借', { rules: [exclusive('principalBorrow2', 'jointlyRepayment2')] }),
        jointlyRepayment2: flag('共还', { rules: [exclusive('principalBorrow2', 'jointlyBorrow2')] }),
      },
    },
  },
  shown: {
    isBuyer1: OF_BUYERS,
    principalBorrow1: OF_BUYERS,
    jointlyBorrow1: OF_BUYERS,
    jointlyRepayment1: OF_BUYERS,
    isOwner1: OF_OWNERS,
    isBuyer2: OF_BUYERS,
    principalBorrow2: OF_BUYERS,
    jointlyBorrow2: OF_BUYERS,
    jointlyRepayment2: OF_BUYERS,
    isOwner2: OF_OWNERS,
  },
  readOnly: {
    principalBorrow1: NO_LOAN,
    jointlyBorrow1: NO_LOAN,
    jointlyRepayment1: NO_LOAN,
    principalBorrow2: NO_LOAN,
    jointlyBorrow2: NO_LOAN,
    jointlyRepayment2: NO_LOAN,
  },
  titles: [
    { when: is('hf20LoanScheme', LOAN_SCHEME.mortgage), use: '抵押人组' },
    { when: OF_OWNERS, use: '业主组' },
  ],
})

/** The values of a group of two related people, by field name; null where empty. @public */
export type Relation = RecordOf<typeof relation>
