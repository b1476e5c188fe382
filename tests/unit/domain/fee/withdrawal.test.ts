import { expect, it } from 'vitest'
import { CHARGE_KIND, ORDER_STATUS, PAY_CHANNEL } from '../../../../lib/domain/codes.ts'
import { isWithdrawable, mayWithdraw } from '../../../../lib/domain/fee/withdrawal.ts'
import { ROLE } from '../../../../lib/domain/permission/role.ts'

const { external, deduction } = CHARGE_KIND
const { online, offline } = PAY_CHANNEL

it.each([
  ['waits to be paid', { hf54ChargeKind: external, payChannel: online, paySign: 0, status: ORDER_STATUS.unpaid }, true],
  [
    'was paid by a code',
    { hf54ChargeKind: external, payChannel: online, paySign: 1, status: ORDER_STATUS.paid },
    false,
  ],
  [
    'waits for finance',
    { hf54ChargeKind: external, payChannel: offline, paySign: 0, status: ORDER_STATUS.pending },
    false,
  ],
  ['was approved', { hf54ChargeKind: external, payChannel: offline, paySign: 1, status: ORDER_STATUS.reviewed }, false],
  ['is a deduction', { hf54ChargeKind: deduction, payChannel: null, paySign: 1, status: ORDER_STATUS.reviewed }, true],
  [
    'is a deduction that was taken back',
    { hf54ChargeKind: deduction, payChannel: null, paySign: 0, status: ORDER_STATUS.returned },
    false,
  ],
])('CAL-075 an income that %s', (_what, income, withdrawable) => {
  expect(isWithdrawable(income)).toBe(withdrawable)
})

it.each([
  ['whoever handed it in', { roles: [ROLE.salesperson], acctId: 'a', isSubmitter: true }, true],
  [
    'the follow-up manager of the case',
    { roles: [ROLE.followUpManager], acctId: 'manager-of-it', isSubmitter: false },
    true,
  ],
  ['a manager', { roles: [ROLE.manager], acctId: 'b', isSubmitter: false }, true],
  ['a follow-up manager of other cases', { roles: [ROLE.followUpManager], acctId: 'c', isSubmitter: false }, false],
  ['finance', { roles: [ROLE.finance], acctId: 'd', isSubmitter: false }, false],
])('CAL-075 %s takes it back or not', (_who, by, may) => {
  expect(mayWithdraw(by, 'manager-of-it')).toBe(may)
})
