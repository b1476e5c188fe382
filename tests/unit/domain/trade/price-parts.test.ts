import { describe, expect, it } from 'vitest'
import { priceGap } from '../../../../lib/domain/trade/price-parts.ts'

describe('the parts of a price', () => {
  it('reach it, or say by how much they do not, to the fen', () => {
    expect(priceGap({ price: 4_860_000, down: 1_460_000, loans: [3_400_000] })).toBe(0)
    expect(priceGap({ price: 0.3, down: 0.1, loans: [0.1, 0.1] })).toBe(0)
    expect(priceGap({ price: 100, down: 30, loans: [40, 20.5] })).toBe(9.5)
    expect(priceGap({ price: 100, down: 30, loans: [80] })).toBe(-10)
  })
  it('are not compared while one is unknown, nor without a loan', () => {
    expect(priceGap({ price: null, down: 30, loans: [70] })).toBeNull()
    expect(priceGap({ price: 100, down: null, loans: [70] })).toBeNull()
    expect(priceGap({ price: 100, down: 30, loans: [70, null] })).toBeNull()
    expect(priceGap({ price: 100, down: 30, loans: [] })).toBeNull()
  })
})
