import { describe, expect, it } from 'vitest'
import { proposedPayment } from '../../../../lib/domain/fee/expense-payment.ts'

const TODAY = '2026-11-20'
const PAYEE = { hf40GavenWho: 'HX6801', hf40GavenAccount: 'HX6901' }
const OPEN = { ...PAYEE, hf40CostDate: null, hf40PayAccount: null }

describe('EXP-021 the payment proposed for an expense under review', () => {
  it('is of today, from the account that was last used for such a payee', () => {
    const paid = [
      { ...PAYEE, hf40PayAccount: null },
      { ...PAYEE, hf40GavenAccount: 'HX6902', hf40PayAccount: 'HX5703' },
      { ...PAYEE, hf40GavenWho: 'HX6802', hf40PayAccount: 'HX5704' },
      { ...PAYEE, hf40PayAccount: 'HX5702' },
      { ...PAYEE, hf40PayAccount: 'HX5701' },
    ]
    expect(proposedPayment(OPEN, paid, TODAY)).toEqual({ hf40CostDate: TODAY, hf40PayAccount: 'HX5702' })
  })
  it('leaves out an account that nothing shows, and what is filled in', () => {
    expect(proposedPayment(OPEN, [], TODAY)).toEqual({ hf40CostDate: TODAY })
    const filled = { ...PAYEE, hf40CostDate: '2026-11-02', hf40PayAccount: 'HX5704' }
    expect(proposedPayment(filled, [{ ...PAYEE, hf40PayAccount: 'HX5702' }], TODAY)).toEqual({})
  })
})
