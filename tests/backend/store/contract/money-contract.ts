import { expect, it } from 'vitest'
import { sample } from '../sample-tables.ts'
import { by, type Opened } from '../store-contract.ts'

export function moneyContract(opened: Opened): void {
  const fill = (amounts: readonly (number | null)[]) =>
    opened().unit(by(), async (unit) => {
      for (const [i, amount] of amounts.entries())
        await unit.insert(sample, {
          key: `k${i}`,
          project: i % 2 === 0 ? 'even' : 'odd',
          city: null,
          values: { amount, cost: amount },
        })
    })
  const sums = () =>
    opened().unit(by(), async (unit) => [await unit.sum(sample, 'amount'), await unit.sum(sample, 'cost')])

  it('sum in fen, exactly, over indexed and other fields', async () => {
    await fill([0.1, 0.2, 1.1, 2.2, null, 1_234_567.89, -0.05])
    expect(await sums()).toEqual([123_457_144n, 123_457_144n])
  })

  it('sum what matches, and nothing to nothing', async () => {
    await fill([1, 10, 100, 1000])
    const answers = await opened().unit(by(), async (unit) => [
      await unit.sum(sample, 'cost', { field: '$project', is: ['odd'] }),
      await unit.sum(sample, 'amount', { not: { field: 'amount', from: 100 } }),
      await unit.sum(sample, 'amount', { field: 'name', is: ['none'] }),
    ])
    expect(answers).toEqual([101_000n, 1_100n, 0n])
  })

  it('sum amounts whose sum no double holds', async () => {
    await fill(Array.from({ length: 9 }, () => 9_999_999_999_999.99))
    expect(await sums()).toEqual([8_999_999_999_999_991n, 8_999_999_999_999_991n])
  })

  it('refuse to sum parts of a fen, even where they add up', async () => {
    await fill([0.005, 0.005])
    await expect(sums()).rejects.toBeInstanceOf(RangeError)
  })

  it('sum money only', async () => {
    for (const field of ['count', 'name', 'nothing'])
      await expect(opened().unit(by(), (unit) => unit.sum(sample, field))).rejects.toBeInstanceOf(TypeError)
    await expect(
      opened().unit(by(), (unit) => unit.sum(sample, 'cost', { field: 'cost', is: [1] })),
    ).rejects.toBeInstanceOf(TypeError)
  })
}
