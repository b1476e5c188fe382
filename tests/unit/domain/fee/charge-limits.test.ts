import { describe, expect, it } from 'vitest'
import { chargeBounds } from '../../../../lib/domain/fee/fee-standard.ts'
import { leastPrice } from '../../../../lib/domain/fee/service-price.ts'

const TODAY = '2026-11-20'
const PRICE = {
  priceCharge: 'PC01',
  priceState: 'USED',
  priceFrom: '2026-01-01',
  priceTo: null,
  priceLeast: 500,
}
const least = (...prices: Record<string, string | number | null>[]) =>
  leastPrice(
    prices.map((price) => ({ ...PRICE, ...price })),
    'PC01',
    TODAY,
  )

describe('the least price of a charge without a manager', () => {
  it('is the lowest of the prices in force for its type', () => {
    expect(least({})).toBe(50_000n)
    expect(least({ priceLeast: 500 }, { priceLeast: 300 }, { priceLeast: 400 })).toBe(30_000n)
    expect(least({ priceLeast: 500 }, { priceLeast: 300, priceCharge: 'PC02' })).toBe(50_000n)
    expect(least({ priceLeast: 500 }, { priceLeast: 300, priceState: 'DRAFT' })).toBe(50_000n)
    expect(least({ priceLeast: 500 }, { priceLeast: 300, priceState: 'OFF' })).toBe(50_000n)
  })
  it('does not exist without a price in force, nor when one of them has no limit', () => {
    expect(least()).toBeNull()
    expect(least({ priceCharge: 'PC02' })).toBeNull()
    expect(least({ priceLeast: 500 }, { priceLeast: null })).toBeNull()
    expect(least({ priceLeast: null }, { priceLeast: 500 })).toBeNull()
  })
  it('is in force from its first day to its last, both included', () => {
    expect(least({ priceFrom: TODAY })).toBe(50_000n)
    expect(least({ priceFrom: '2026-11-21' })).toBeNull()
    expect(least({ priceTo: TODAY })).toBe(50_000n)
    expect(least({ priceTo: '2026-11-19' })).toBeNull()
    expect(least({ priceTo: '' })).toBe(50_000n)
    expect(least({ priceFrom: null })).toBeNull()
  })
})

const STANDARD = { stdItem: 'PC01', stdMethod: 'FIXED', stdLeast: 100, stdMost: 200, enabled: 1 }
const BASE = { price: 1_000_000_00n, loan: 400_000_00n }
const bounds = (standard: Record<string, string | number | null>, base: typeof BASE | Record<string, null> = BASE) =>
  chargeBounds([{ ...STANDARD, ...standard }], 'PC01', { ...BASE, ...base })
const UNBOUND = { least: null, most: null }

describe('what a charge may come to by its standard', () => {
  it('is in yuan when it is fixed', () => {
    expect(bounds({})).toEqual({ least: 100_00n, most: 200_00n })
    expect(bounds({ stdMost: null })).toEqual({ least: 100_00n, most: null })
  })
  it('is a share of the price, or of the loans, in percent', () => {
    expect(bounds({ stdMethod: 'RATIO', stdLeast: 1, stdMost: 2.5 })).toEqual({ least: 10_000_00n, most: 25_000_00n })
    expect(bounds({ stdMethod: 'OF_LOAN', stdLeast: 1, stdMost: 2.5 })).toEqual({ least: 4_000_00n, most: 10_000_00n })
    expect(bounds({ stdMethod: 'RATIO', stdLeast: null, stdMost: 2 })).toEqual({ least: null, most: 20_000_00n })
    expect(bounds({ stdMethod: 'RATIO', stdLeast: 1, stdMost: null })).toEqual({ least: 10_000_00n, most: null })
  })
  it('is not bound while nobody knows what the share is of, nor by the day, nor by actual cost', () => {
    expect(bounds({ stdMethod: 'RATIO' }, { price: null })).toEqual(UNBOUND)
    expect(bounds({ stdMethod: 'OF_LOAN' }, { loan: null })).toEqual(UNBOUND)
    expect(bounds({ stdMethod: 'DAILY' })).toEqual(UNBOUND)
    expect(bounds({ stdMethod: 'ACTUAL' })).toEqual(UNBOUND)
  })
  it('is not bound by a standard of another charge, nor by one that is out of use', () => {
    expect(bounds({ stdItem: 'PC02' })).toEqual(UNBOUND)
    expect(bounds({ enabled: 0 })).toEqual(UNBOUND)
    expect(chargeBounds([], 'PC01', BASE)).toEqual(UNBOUND)
  })
})
