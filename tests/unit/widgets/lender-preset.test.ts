import { describe, expect, it } from 'vitest'
import {
  followDefault,
  isFixed,
  type LenderMemory,
  NO_LENDER_YET,
} from '../../../lib/widgets/project-detail/records/loan/lender-preset.ts'

const memoryOf = (former: string | null, preset: LenderMemory['preset'] = null): LenderMemory => ({ former, preset })
const offer = (orgCode: string | null, disable = false) => ({ orgCode, disable })

describe('LON-018 the lender of a loan', () => {
  it('is the default where nobody was chosen, or where the former default stood', () => {
    expect(followDefault(null, offer('B'), NO_LENDER_YET).lender).toBe('B')
    expect(followDefault('A', offer('B'), memoryOf('A')).lender).toBe('B')
  })
  it('stays whom a person chose, unless nobody else can be chosen', () => {
    expect(followDefault('X', offer('B'), memoryOf('A'))).toEqual({ lender: 'X', memory: memoryOf('B') })
    expect(followDefault('X', offer('B', true), memoryOf('A')).lender).toBe('B')
  })
  it('comes back when the default that took the place of it is gone', () => {
    const { lender, memory } = followDefault('X', offer('B', true), memoryOf('A'))
    const further = followDefault(lender, offer('C', true), memory)
    expect(further.lender).toBe('C')
    expect(followDefault(further.lender, offer(null), further.memory).lender).toBe('X')
  })
  it('goes with the default it was', () => {
    expect(followDefault('A', offer(null), memoryOf('A')).lender).toBeNull()
    expect(followDefault('X', offer(null), memoryOf('A')).lender).toBe('X')
  })
  it('that a person replaced meanwhile is nobody the form put in', () => {
    const { memory } = followDefault(null, offer('B'), NO_LENDER_YET)
    expect(followDefault('X', offer('C'), memory).lender).toBe('X')
    expect(followDefault('X', offer(null), memory).lender).toBe('X')
  })
  it('is fixed only where there is one', () => {
    const lender = { orgName: '', reason: null }
    expect(
      [{ ...lender, ...offer('B', true) }, { ...lender, ...offer('B') }, { ...lender, ...offer(null, true) }, null].map(
        isFixed,
      ),
    ).toEqual([true, false, false, false])
  })
})
