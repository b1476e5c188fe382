import { describe, expect, it } from 'vitest'
import { EXPENSE_STATUS } from '../../../lib/domain/codes.ts'
import { expenseMode } from '../../../lib/widgets/fee-tab/expenses/expense-mode.ts'
import { expenseSums } from '../../../lib/widgets/fee-tab/expenses/expense-sums.ts'

const { pending, returned, reviewed } = EXPENSE_STATUS
const SALES = { mayBook: true, mayExamine: false, blocked: null }
const FINANCE = { mayBook: false, mayExamine: true, blocked: null }

describe('what can be done with an expense', () => {
  it.each([
    ['EXP-003 finance decides about what waits for them', pending, 0, FINANCE, 'review'],
    ['EXP-008 nobody else does', pending, 0, SALES, 'read'],
    ['EXP-009 whoever may mend a returned one does', returned, 1, SALES, 'mend'],
    ['EXP-009 finance, too, when it is their own', returned, 1, FINANCE, 'mend'],
    ['EXP-009 nobody else does', returned, 0, FINANCE, 'read'],
    ['EXP-010 one that was reviewed is read', reviewed, 1, FINANCE, 'read'],
    ['EXP-010 and so is one of a status nobody knows', 'HFE399', 1, FINANCE, 'read'],
  ] as const)('%s', (_what, hf40Status, canEdit, rights, mode) =>
    expect(expenseMode({ hf40Status, canEdit }, { readOnly: false, rights })).toBe(mode),
  )
  it.each([
    [pending, FINANCE],
    [returned, SALES],
  ] as const)('PRJ-043 %s is only read while nothing may be changed', (hf40Status, rights) => {
    expect(expenseMode({ hf40Status, canEdit: 1 }, { readOnly: true, rights })).toBe('read')
    expect(
      expenseMode({ hf40Status, canEdit: 1 }, { readOnly: false, rights: { ...rights, blocked: '项目已结案' } }),
    ).toBe('read')
    expect(expenseMode({ hf40Status, canEdit: 1 }, { readOnly: false, rights, blocked: '项目已结案' })).toBe('read')
  })
})

describe('the sums of a list of expenses', () => {
  it('are whole fen, by how the expenses stand', () => {
    const rows = [
      [0.1, reviewed],
      [0.2, reviewed],
      [1_000, pending],
      [12.34, returned],
      [null, pending],
    ] as const
    expect(expenseSums(rows.map(([hf40CostFet, hf40Status]) => ({ hf40CostFet, hf40Status })))).toEqual({
      reviewed: 30n,
      pending: 100_000n,
      returned: 1_234n,
    })
  })
  it('are nought without any', () => expect(expenseSums([])).toEqual({ reviewed: 0n, pending: 0n, returned: 0n }))
})
