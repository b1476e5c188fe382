import type { Values } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { sample } from '../sample-tables.ts'
import { by, type Opened } from '../store-contract.ts'

export function valueContract(opened: Opened): void {
  const stored = async (values: Values): Promise<Values | undefined> => {
    await opened().unit(by(), (unit) => unit.insert(sample, { key: 'k', project: null, city: null, values }))
    const row = await opened().unit(by(), (unit) => unit.get(sample, 'k'))
    await opened().unit(by(), (unit) => unit.remove(sample, 'k'))
    return row?.values
  }

  it('come back as they were, text of every script included', async () => {
    const texts = [
      '😀',
      '👨‍👩‍👧‍👦',
      '𠮷野家',
      'مرحبا',
      'e\u0301',
      '\u202Eabc',
      'a\tb\r\nc',
      `"'\\/{}[]`,
      '￿',
      '\u0001',
      ' ',
      '{"a":1}',
      '0',
      'null',
      'x'.repeat(100_000),
    ]
    for (const text of texts)
      expect(await stored({ note: text, remark: text, papers: [text, ''] })).toEqual({
        note: text,
        remark: text,
        papers: [text, ''],
      })
  })

  it('come back as the very same numbers', async () => {
    const numbers = [
      0,
      1,
      -1,
      0.1,
      0.1 + 0.2,
      1.005,
      0.07 * 100,
      1e15 + 0.3,
      123456789.12345679,
      Number.MAX_SAFE_INTEGER,
      2 ** 53 + 2,
      1e21,
      1e-7,
      5e-324,
      Number.MAX_VALUE,
      -1234567.89,
    ]
    for (const number of numbers)
      expect(await stored({ amount: number, cost: number })).toEqual({ amount: number, cost: number })
    expect(await stored({ amount: -0 })).toEqual({ amount: 0 })
  })

  it('are found and ordered as exactly those numbers', async () => {
    const numbers = [
      5e-324,
      1e-7,
      0.1,
      0.30000000000000004,
      0.3,
      1e15 + 0.25,
      1e15 + 0.5,
      2 ** 53,
      2 ** 53 + 2,
      1e21,
      Number.MAX_VALUE,
      -5e-324,
      -1e300,
    ]
    await opened().unit(by(), async (unit) => {
      for (const [i, amount] of numbers.entries())
        await unit.insert(sample, { key: `k${i}`, project: null, city: null, values: { amount } })
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample, { sort: [{ field: 'amount' }] }))
    expect(rows.map(({ values }) => values['amount'])).toEqual([...numbers].sort((a, b) => a - b))
    for (const amount of numbers) {
      const {
        rows: [row],
        total,
      } = await opened().unit(by(), (unit) => unit.list(sample, { where: { field: 'amount', is: [amount] } }))
      expect([row?.values['amount'], total]).toEqual([amount, 1])
    }
  })

  it('that are null are not kept, other empty ones are', async () => {
    expect(await stored({ name: null, status: '', tags: [], amount: null })).toEqual({ status: '', tags: [] })
  })

  it('of names nobody declared are kept', async () => {
    expect(await stored({ 'odd "name"': 'x', __typo: 3, 键: ['a'] })).toEqual({
      'odd "name"': 'x',
      __typo: 3,
      键: ['a'],
    })
  })

  it('that cannot be stored everywhere are refused, and nothing is', async () => {
    const refused: readonly Values[] = [
      { amount: Number.NaN },
      { amount: Number.POSITIVE_INFINITY },
      { cost: Number.NEGATIVE_INFINITY },
      { anything: Number.NaN },
      { name: 'a\0b' },
      { remark: '\ud800' },
      { papers: ['\udc00x'] },
      { anything: '\0' },
      { count: '1' },
      { name: 1 },
      { tags: 'x' },
      { remark: ['x'] },
      { on: '1' },
    ]
    for (const values of refused) {
      await expect(
        opened().unit(by(), (unit) => unit.insert(sample, { key: 'k', project: null, city: null, values })),
        JSON.stringify(values),
      ).rejects.toBeInstanceOf(TypeError)
    }
    for (const place of [{ key: '' }, { key: 'a\0' }, { key: 'a\ud800' }, { project: '' }, { city: '\0' }]) {
      await expect(
        opened().unit(by(), (unit) =>
          unit.insert(sample, { key: 'k', project: null, city: null, values: {}, ...place }),
        ),
      ).rejects.toBeInstanceOf(TypeError)
    }
    await opened().unit(by(), (unit) =>
      unit.insert(sample, { key: 'k', project: null, city: null, values: { count: 1 } }),
    )
    for (const values of refused)
      await expect(opened().unit(by(), (unit) => unit.update(sample, 'k', 1, values))).rejects.toBeInstanceOf(TypeError)
    expect(
      (await opened().unit(by(), (unit) => unit.list(sample))).rows.map(({ version, values }) => [version, values]),
    ).toEqual([[1, { count: 1 }]])
  })
}
