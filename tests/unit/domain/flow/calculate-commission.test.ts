import { describe, expect, it } from 'vitest'
import { cardTypeOf, commissionOfJobs, sceneGroupOf, shares } from '../../../../lib/domain/flow/commission.ts'
import {
  type CommissionJob,
  type CommissionTerms,
  calculateCommission,
} from '../../../../lib/domain/flow/calculate-commission.ts'
import { personOfPosition } from '../../../../lib/domain/flow/case-people.ts'
import * as fc from '../../../property.ts'

const job = (
  key: string,
  position: string | null,
  weight: number,
  follower: string | null = null,
  finished = false,
): CommissionJob => ({ key, flowCode: key.toUpperCase(), position, weight, follower, finished })
const FEES = { received: 1_000_000n, charged: 1_500_000n }
const PEOPLE: Readonly<Record<string, string>> = { HX5901: 'manager', HX5902: 'sales' }
const calculate = (jobs: readonly CommissionJob[], terms: Readonly<Record<string, CommissionTerms>>, fees = FEES) =>
  calculateCommission(
    jobs,
    fees,
    (card) => terms[card] ?? null,
    (position) => PEOPLE[position] ?? null,
  ).map((share) => [share.job.key, share.acctId, share.amount])

describe('what the jobs of a case earn', () => {
  it('FLW-019 follows scene and position: each kind of person has its own rule, and who has none earns nothing', () => {
    expect([
      sceneGroupOf('HF9901'),
      sceneGroupOf('HF9903'),
      sceneGroupOf('HF9902'),
      sceneGroupOf('HF9909'),
      sceneGroupOf('HF9907'),
      sceneGroupOf('HF9906'),
      sceneGroupOf('HF9905'),
      sceneGroupOf(null),
      sceneGroupOf('other'),
    ]).toEqual(['HF11S01', 'HF11S01', 'HF11S02', 'HF11S02', 'HF11S03', 'HF11S03', 'HF11S04', 'HF11S05', 'HF11S05'])
    expect(['HX5901', 'HX5902', 'HX5903', 'HX5907', 'HX5904', null].map(cardTypeOf)).toEqual([
      'HF11C01',
      'HF11C02',
      'HF11C03',
      'HF11C04',
      null,
      null,
    ])
    const jobs = [
      job('a', 'HX5901', 1, 'x'),
      job('b', 'HX5901', 3, 'y'),
      job('c', 'HX5903', 1, 'z'),
      job('d', 'HX5904', 5, 'z'),
    ]
    expect(
      calculate(jobs, { HF11C01: { expression: '实收服务费 * 10% * 权重 / 岗位权重合计', positions: [] } }),
    ).toEqual([
      ['a', 'x', 25_000n],
      ['b', 'y', 75_000n],
    ])
    expect(calculate(jobs, { HF11C03: { expression: '应收服务费 * 权重 / 权重合计', positions: [] } })).toEqual([
      ['c', 'z', 150_000n],
    ])
  })
  it('is shared by whoever follows the job and the people of its rule, each once; the first gets the rest', () => {
    const terms = { HF11C01: { expression: '0.05', positions: ['HX5901', 'HX5902', 'HX5907'] } }
    expect(calculate([job('a', 'HX5901', 1, 'clerk')], terms)).toEqual([
      ['a', 'clerk', 3n],
      ['a', 'manager', 1n],
      ['a', 'sales', 1n],
    ])
    expect(calculate([job('a', 'HX5901', 1, 'sales')], terms)).toEqual([
      ['a', 'sales', 3n],
      ['a', 'manager', 2n],
    ])
  })
  it('keeps the seat of a follower who is not named yet', () => {
    expect(calculate([job('a', 'HX5901', 1)], { HF11C01: { expression: '1', positions: [] } })).toEqual([
      ['a', null, 100n],
    ])
    expect(calculate([job('a', 'HX5901', 1)], { HF11C01: { expression: '1', positions: ['HX5902'] } })).toEqual([
      ['a', null, 50n],
      ['a', 'sales', 50n],
    ])
  })
  it('ROU-003 is shared by the weights of positions; who counts for nothing has no share, unless nobody counts', () => {
    const terms = (weights: Readonly<Record<string, number>>) => ({
      HF11C01: {
        expression: '10',
        positions: ['HX5902'],
        weightOf: (position: string | null) => weights[position ?? ''] ?? 1,
      },
    })
    expect(calculate([job('a', 'HX5901', 1, 'x')], terms({ HX5901: 3 }))).toEqual([
      ['a', 'x', 750n],
      ['a', 'sales', 250n],
    ])
    expect(calculate([job('a', 'HX5901', 1, 'x')], terms({ HX5901: 2, HX5902: 1 }))).toEqual([
      ['a', 'x', 667n],
      ['a', 'sales', 333n],
    ])
    expect(calculate([job('a', 'HX5901', 1, 'x')], terms({ HX5901: 0 }))).toEqual([['a', 'sales', 1_000n]])
    expect(calculate([job('a', 'HX5901', 1, 'x')], terms({ HX5901: 0, HX5902: 0 }))).toEqual([
      ['a', 'x', 500n],
      ['a', 'sales', 500n],
    ])
  })
  it('is nothing where the rule has no value, and never less than nothing', () => {
    expect(
      calculate([job('a', 'HX5901', 0, 'x')], { HF11C01: { expression: '1 / 岗位权重合计', positions: [] } }),
    ).toEqual([])
    expect(commissionOfJobs('应收服务费 - 实收服务费 * 2', [{ position: null, weight: 1 }], [], FEES)).toEqual([0n])
    expect(
      commissionOfJobs('实收服务费 * 实收服务费 * 实收服务费', [{ position: null, weight: 1 }], [], {
        received: 10n ** 12n,
        charged: 0n,
      }),
    ).toEqual([null])
  })
  it('sums up to the fen: people get what jobs earn, in shares that differ at most by what is left over', () => {
    const person = fc.option(fc.constantFrom('a', 'b', 'c', 'manager', 'sales'))
    const jobs = fc
      .array(
        fc.tuple(fc.constantFrom('HX5901', 'HX5902', 'HX5903', 'HX5904'), fc.integer({ min: 0, max: 9 }), person),
        { minLength: 1, maxLength: 30 },
      )
      .map((list) => list.map(([position, weight, follower], index) => job(`j${index}`, position, weight, follower)))
    const fees = fc.record({
      received: fc.bigInt({ min: 0n, max: 10n ** 10n }),
      charged: fc.bigInt({ min: 0n, max: 10n ** 10n }),
    })
    fc.assert(
      fc.property(jobs, fees, fc.subarray(['HX5901', 'HX5902', 'HX5903']), (all, paid, positions) => {
        const terms: CommissionTerms = { expression: '实收服务费 * 30% * 40% * 权重 / 岗位权重合计', positions }
        const found = calculateCommission(
          all,
          paid,
          () => terms,
          (position) => PEOPLE[position] ?? null,
        )
        for (const one of all) {
          const mine = found.filter((share) => share.job.key === one.key)
          const weights = BigInt(
            all.filter(({ position }) => position === one.position).reduce((sum, { weight }) => sum + weight, 0),
          )
          const got = mine.reduce((sum, { amount }) => sum + amount, 0n)
          // Never a whole fen away from its exact part: got - exact, times the weights and 10,000.
          const away = got * weights * 10_000n - paid.received * 1_200n * BigInt(one.weight)
          if (cardTypeOf(one.position) !== null && weights > 0n)
            expect(away < weights * 10_000n && away > -weights * 10_000n).toBe(true)
          else expect(got).toBe(0n)
          expect(new Set(mine.map(({ acctId }) => acctId)).size).toBe(mine.length)
        }
        // All jobs of a kind together get 12 % of what was received, rounded once.
        for (const position of ['HX5901', 'HX5902', 'HX5903']) {
          const ofKind = found.filter((share) => share.job.position === position)
          if (ofKind.length > 0)
            expect(ofKind.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
              (paid.received * 1_200n + 5_000n) / 10_000n,
            )
        }
      }),
    )
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 1, max: 9 }), (amount, people) => {
        const parts = shares(
          amount,
          Array.from({ length: people }, () => 1),
        )
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        expect((parts[0] ?? 0n) - (parts.at(-1) ?? 0n)).toBeLessThan(BigInt(people))
      }),
    )
    expect(shares(5n, [])).toEqual([])
  })
  it('EXP-013 adds up to the fen for any weights, also after what is set off: nobody gets less than nothing', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 9 })
    const total = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n)
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weights, (amount, list) => {
        const parts = shares(amount, list)
        expect([total(parts), parts.length]).toEqual([amount, list.length])
        const all = BigInt(list.reduce((sum, weight) => sum + weight, 0))
        // Each is within what is left over of its exact part, and who counts for nothing gets nothing.
        for (const [at, part] of parts.entries()) {
          const away = all === 0n ? 0n : part * all - amount * BigInt(list[at] ?? 0)
          if (all > 0n) expect(away > -all && away < all * BigInt(list.length)).toBe(true)
          if (all > 0n && list[at] === 0) expect(part).toBe(0n)
        }
      }),
    )
    const jobs = fc
      .array(fc.tuple(fc.constantFrom('HX5901', 'HX5902', 'HX5903'), fc.integer({ min: 0, max: 9 })), {
        minLength: 1,
        maxLength: 12,
      })
      .map((list) => list.map(([position, weight], at) => job(`j${at}`, position, weight, `p${at % 4}`)))
    const money = fc.bigInt({ min: 0n, max: 10n ** 9n })
    const counts = fc.record({
      HX5901: fc.integer({ min: 0, max: 9 }),
      HX5902: fc.integer({ min: 0, max: 9 }),
      HX5903: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(jobs, money, money, counts, (all, received, setOff, count) => {
        const weightOf = (position: string | null) =>
          Object.entries(count).find(([name]) => name === position)?.[1] ?? 1
        const terms: CommissionTerms = {
          expression: '实收服务费 * 17% * 权重 / 岗位权重合计',
          positions: ['HX5901', 'HX5903'],
          weightOf,
        }
        const calculate = (off: bigint) =>
          calculateCommission(
            all,
            { received, charged: 0n },
            () => terms,
            (position) => PEOPLE[position] ?? null,
            off,
          ).map(({ amount }) => amount)
        const [whole, lowered] = [calculate(0n), calculate(setOff)]
        expect(total(lowered)).toBe(total(whole) > setOff ? total(whole) - setOff : 0n)
        expect(lowered.every((amount, at) => amount >= 0n && amount <= (whole[at] ?? 0n))).toBe(true)
      }),
    )
  })
  it('knows the people of a case by their position', () => {
    const values = { hf20ManagerId: 'm', hf20RecommendId: '', hf20ServiceAcct: 's' }
    expect(['HX5901', 'HX5902', 'HX5903', 'HX5904'].map((position) => personOfPosition(values, position))).toEqual([
      'm',
      null,
      's',
      null,
    ])
  })
})
