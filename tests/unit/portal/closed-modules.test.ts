import { describe, expect, it } from 'vitest'
import { isClosed } from '../../../host/web/shell/modules/closed-modules.ts'

const closed = new Set(['BankRateGrid', 'CostManagement/Marketing', 'ContractView', 'PrjBaseGrid'])

describe('a page of a module that is off', () => {
  it.each([
    ['/BankRateGrid', true],
    ['/BankRateGrid/r1', true],
    ['/BankRateGridX', false],
    ['/HomePage', false],
    ['/PrjBaseGrid', true],
    ['/PrjBaseGrid/demo-project-01', true],
    ['/CostManagement/Marketing', true],
    ['/CostManagement/Marketing/x', true],
    ['/CostManagement', false],
    ['/CostManagement/Teams', false],
    ['/ContractView/PartA', true],
    ['/ContractPrint', true],
    ['/', false],
  ])('ROU-010 says so: %s: %s', (path, off) => expect(isClosed(closed, path)).toBe(off))
  it('ROU-010 nothing is off while nothing is known', () => expect(isClosed(new Set(), '/BankRateGrid')).toBe(false))
})
