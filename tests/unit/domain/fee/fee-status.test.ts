import { describe, expect, it } from 'vitest'
import {
  expenseStatus,
  feeCodeMeanings,
  feeColour,
  incomeStatus,
  isExpenseToDo,
  isIncomeToDo,
  mayCombine,
  INCOME_STATUS_CODE,
} from '../../../../lib/domain/fee/fee-status.ts'

type Row = readonly [
  requirement: string,
  payChannel: string | null,
  paySign: number | null,
  status: string | null,
  payMethod: string | null,
  shownStatus: string,
]
const ONLINE = 'HH2302'
const COUNTER = 'HH2301'

/** The cases of specification 2 §4.1, line by line, and the combinations it does not list. */
const BY_CHANNEL: readonly Row[] = [
  ['INC-013', COUNTER, 0, 'BDA105', null, 'pending'],
  ['INC-013', COUNTER, null, 'BDA105', null, 'pending'],
  ['INC-014', ONLINE, 0, 'BDA102', null, 'unpaid'],
  ['INC-014', ONLINE, null, 'BDA102', null, 'unpaid'],
  ['INC-015', ONLINE, 1, 'BDA102', null, 'paid'],
  ['INC-015', ONLINE, 1, 'BDA103', null, 'paid'],
  ['INC-016', COUNTER, 0, 'BDA106', null, 'returned'],
  ['INC-016', ONLINE, 0, 'BDA106', null, 'returned'],
  ['INC-016', ONLINE, 1, 'BDA106', null, 'returned'],
  ['INC-016', null, null, 'BDA106', null, 'returned'],
  ['INC-018', COUNTER, 1, 'BDA107', null, 'reviewed'],
  ['INC-017', COUNTER, 1, 'BDA105', null, 'reviewed'],
  ['INC-017', COUNTER, 0, 'BDA102', null, 'reviewed'],
  ['INC-017', COUNTER, 1, 'BDA102', null, 'reviewed'],
  ['INC-017', COUNTER, 1, 'BDA103', null, 'reviewed'],
  ['INC-017', ONLINE, 0, 'BDA103', null, 'reviewed'],
  ['INC-017', ONLINE, 1, 'BDA107', null, 'reviewed'],
  ['INC-017', ONLINE, 0, 'BDA105', null, 'reviewed'],
  ['INC-017', null, 1, 'BDA107', null, 'reviewed'],
  ['INC-017', null, null, null, null, 'reviewed'],
]
const METHODS = { online: ['HFD802', 'HFD806'], counter: ['HFD801', 'HFD803', 'HFD804', 'HFD805', 'HFD807'] } as const
/** The rule for orders that have a method and no channel. */
const BY_METHOD: readonly Row[] = [
  ...METHODS.counter.flatMap((method): readonly Row[] => [
    ['INC-023', null, 0, 'BDA105', method, 'pending'],
    ['INC-025', null, 1, 'BDA107', method, 'reviewed'],
    ['OPN-060', null, 1, 'BDA106', method, 'returned'],
  ]),
  ...METHODS.online.flatMap((method): readonly Row[] => [
    ['INC-024', null, 0, 'BDA102', method, 'unpaid'],
    ['INC-025', null, 1, 'BDA103', method, 'paid'],
    ['OPN-060', null, 0, 'BDA106', method, 'returned'],
  ]),
]

describe('how an order is shown', () => {
  it.each([...BY_CHANNEL, ...BY_METHOD])(
    '%s channel %s, paid %s, status %s, method %s: %s',
    (_requirement, payChannel, paySign, status, payMethod, shownStatus) => {
      expect(incomeStatus({ payChannel, paySign, status, payMethod })).toBe(shownStatus)
    },
  )
  it('OPN-060 goes by the channel wherever there is one, whatever the method', () => {
    for (const [, payChannel, paySign, status, , shownStatus] of BY_CHANNEL.filter(([, channel]) => channel !== null)) {
      for (const payMethod of [...METHODS.online, ...METHODS.counter])
        expect(incomeStatus({ payChannel, paySign, status, payMethod })).toBe(shownStatus)
    }
  })
  it('has a status by whose name it goes', () => {
    expect(INCOME_STATUS_CODE).toEqual({
      pending: 'BDA105',
      unpaid: 'BDA102',
      paid: 'BDA103',
      returned: 'BDA106',
      reviewed: 'BDA107',
    })
  })
})

describe('what waits', () => {
  it('INC-021 is money at the counter that finance has not seen', () => {
    expect([
      isIncomeToDo({ payChannel: COUNTER, paySign: 0 }),
      isIncomeToDo({ payChannel: COUNTER }),
      isIncomeToDo({ payChannel: COUNTER, paySign: 1 }),
      isIncomeToDo({ payChannel: ONLINE, paySign: 0 }),
    ]).toEqual([true, true, false, false])
  })
  it('INC-002 INC-003 OPN-058 can go into a code while it is to be paid and its number can be confirmed', () => {
    const order = { payChannel: ONLINE, paySign: 0, status: 'BDA102' }
    expect([
      mayCombine(order),
      mayCombine({ ...order, conformNum: 2 }),
      mayCombine({ ...order, conformNum: 0 }),
      mayCombine({ ...order, paySign: 1 }),
      mayCombine({ ...order, status: 'BDA106' }),
      mayCombine({ ...order, payChannel: COUNTER }),
    ]).toEqual([true, true, false, false, false, false])
  })
  it.each([
    ['HFE302', 'pending', true],
    ['HFE305', 'returned', false],
    ['HFE303', 'reviewed', false],
    ['HFE399', 'reviewed', false],
    [null, 'reviewed', false],
  ] as const)('EXP-008 to EXP-010 an expense in %s is %s', (status, shownStatus, waits) => {
    expect([expenseStatus(status), isExpenseToDo(status)]).toEqual([shownStatus, waits])
  })
})

describe('what a status means', () => {
  it('ruling 28 waiting where payment, review or approval is due; returned alone is sent back', () => {
    expect(feeCodeMeanings()).toEqual({
      BDA1: { BDA102: 'waiting', BDA103: 'done', BDA105: 'waiting', BDA106: 'returned', BDA107: 'done' },
      HFE3: { HFE302: 'waiting', HFE303: 'done', HFE305: 'returned' },
    })
  })
})

describe('the colour of a fee record', () => {
  it.each([
    ['FEE-021', { feeType: '0', paySign: 1, payChannel: ONLINE }, 'green'],
    ['FEE-021', { feeType: '0', paySign: 1, payChannel: COUNTER }, 'green'],
    ['FEE-021', { feeType: '0', paySign: 0, payChannel: ONLINE }, 'orange'],
    ['FEE-021', { feeType: '0', paySign: 0, payChannel: COUNTER }, 'grey'],
    ['FEE-021', { feeType: '0' }, 'grey'],
    ['FEE-022', { feeType: '1', status: 'HFE302' }, 'grey'],
    ['FEE-022', { feeType: '1', status: 'HFE303' }, 'green'],
    ['FEE-022', { feeType: '1', paySign: 0, payChannel: ONLINE, status: 'HFE303' }, 'green'],
  ] as const)('%s of %j is %s', (_requirement, record, colour) => expect(feeColour(record)).toBe(colour))
})
