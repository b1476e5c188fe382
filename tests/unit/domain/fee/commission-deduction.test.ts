import { describe, expect, it } from 'vitest'
import { commissionDeductions, type DeductedExpense } from '../../../../lib/domain/fee/commission-deduction.ts'
import { loweredTogether } from '../../../../lib/domain/flow/commission.ts'
import * as fc from '../../../property.ts'

const spent = (kind: string, setOff: string, amount: bigint, status = 'HFE303'): DeductedExpense => ({
  kinds: [kind],
  setOff,
  status,
  amount,
})

describe('what expenses take from commission', () => {
  it('is refunds and what is set off against it, each counted once, and only what finance approved', () => {
    expect(
      commissionDeductions([
        spent('HX5512', 'HX5601', 100n),
        spent('HX5512', 'HX5604', 20n),
        spent('HX5506', 'HX5602', 7n),
        spent('HX5512', 'HX5602', 3n),
        spent('HX5512', 'HX5603', 1_000n),
        spent('HX5506', 'HX5601', 2_000n),
        spent('HX5512', 'HX5601', 4_000n, 'HFE302'),
        spent('HX5506', 'HX5602', 8_000n, 'HFE305'),
      ]),
    ).toEqual({ refunded: 120n, setOff: 10n })
    expect(commissionDeductions([])).toEqual({ refunded: 0n, setOff: 0n })
  })
  it('is taken from all amounts in proportion, to the fen, and from none more than it has', () => {
    expect(loweredTogether([300n, 100n, 0n], 100n)).toEqual([225n, 75n, 0n])
    expect(loweredTogether([1n, 1n, 1n], 1n)).toEqual([1n, 1n, 0n])
    expect(loweredTogether([5n, 5n], 11n)).toEqual([0n, 0n])
    expect(loweredTogether([], 5n)).toEqual([])
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 20 }),
        fc.bigInt({ min: 0n, max: 10n ** 13n }),
        (amounts, taken) => {
          const lowered = loweredTogether(amounts, taken)
          const sum = (list: readonly bigint[]) => list.reduce((all, one) => all + one, 0n)
          expect(sum(lowered)).toBe(sum(amounts) > taken ? sum(amounts) - taken : 0n)
          for (const [at, amount] of amounts.entries())
            expect((lowered[at] ?? -1n) >= 0n && (lowered[at] ?? amount + 1n) <= amount).toBe(true)
        },
      ),
    )
  })
})
