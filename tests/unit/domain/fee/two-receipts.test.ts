import { describe, expect, it } from 'vitest'
import { areOfTwoReceipts } from '../../../../lib/domain/fee/voucher/two-receipts.ts'

const facts = (money: bigint | null, ...numbers: string[]) => ({ money, numbers, day: null })

describe('two vouchers that look alike', () => {
  it('are of two receipts when their amounts differ, whatever their numbers', () => {
    expect(areOfTwoReceipts(facts(100n, '20261101'), facts(200n, '20261101'))).toBe(true)
    expect(areOfTwoReceipts(facts(100n), facts(200n))).toBe(true)
  })
  it('are of two receipts when no number of one is a number of the other, or one sign from it', () => {
    expect(areOfTwoReceipts(facts(100n, '20261101', 'A1'), facts(100n, '20261199', 'B2'))).toBe(true)
    expect(areOfTwoReceipts(facts(null, '20261101'), facts(100n, '20261199'))).toBe(true)
  })
  it('are of two receipts when one number is longer than the other', () => {
    expect(areOfTwoReceipts(facts(100n, '2026110'), facts(100n, '20261101'))).toBe(true)
    expect(areOfTwoReceipts(facts(100n, '20261101'), facts(100n, '2026110'))).toBe(true)
  })
  it('may be of one when they share a number, or one that was misread in a sign', () => {
    expect(areOfTwoReceipts(facts(100n, '20261101', 'A1'), facts(100n, 'B2XX', '20261101'))).toBe(false)
    expect(areOfTwoReceipts(facts(100n, '20261101'), facts(100n, '20261107'))).toBe(false)
    expect(areOfTwoReceipts(facts(100n, '2O26-1101'), facts(100n, '20261101'))).toBe(false)
  })
  it('may be of one when nothing was read that tells them apart', () => {
    expect(areOfTwoReceipts(facts(null), facts(100n))).toBe(false)
    expect(areOfTwoReceipts(facts(100n), facts(null))).toBe(false)
    expect(areOfTwoReceipts(facts(100n, '20261101'), facts(100n))).toBe(false)
    expect(areOfTwoReceipts(facts(100n), facts(100n, '20261101'))).toBe(false)
  })
})
