import { describe, expect, it } from 'vitest'
import { positionWeights } from '../../../../lib/domain/flow/commission-weight.ts'

const weight = (weightPosition: string, weightScene: string | null, weightValue: number | null) => ({
  weightPosition,
  weightScene,
  weightValue,
})
const of = (...weights: ReturnType<typeof weight>[]) => positionWeights(weights, 'HF11S01')

describe('ROU-003 the weight of a position', () => {
  it('is the one for the scene before the one for all scenes, in whichever order they stand', () => {
    const [all, scene] = [weight('HX5901', null, 2), weight('HX5901', 'HF11S01', 5)]
    expect([of(all, scene)('HX5901'), of(scene, all)('HX5901'), of(all)('HX5901')]).toEqual([5, 5, 2])
  })
  it('is not the one for another scene, nor for another position', () => {
    expect(of(weight('HX5901', 'HF11S02', 5))('HX5901')).toBe(1)
    expect(of(weight('HX5902', null, 5))('HX5901')).toBe(1)
    expect(of(weight('HX5901', 'HF11S02', 5), weight('HX5901', null, 3))('HX5901')).toBe(3)
  })
  it('may be nothing, and is 1 where nobody says', () => {
    expect(of(weight('HX5901', null, 0))('HX5901')).toBe(0)
    expect(of(weight('HX5901', null, null))('HX5901')).toBe(1)
    expect(of()('HX5901')).toBe(1)
    expect(of(weight('HX5901', null, 5))(null)).toBe(1)
  })
})
