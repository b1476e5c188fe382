import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { envelopeSchema } from '../../../lib/contract/envelope.ts'
import type { incomeCalls } from '../../../lib/contract/fee/income-calls.ts'
import { draftOutput, nothing, recordOutput, rowsOutput } from '../../../lib/contract/output.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { recordWith } from '../../../lib/contract/record/record-with.ts'
import type { OrderSubmittedEvent } from '../../../lib/widgets/fee-tab/fee-tab-props.ts'
import { sample } from '../catalogue/sample.ts'

const record = recordOutput(sample)

describe('a record in an answer', () => {
  it('has every field, absent ones empty, dates as days', () => {
    const read = v.parse(record, {
      age: 30,
      born: 1_709_136_000_000,
      keyValue: 'K',
      version: 2,
      refValues: { sort: '甲' },
    })
    expect(read).toMatchObject({
      age: 30,
      born: '2024-02-29',
      name: null,
      keyValue: 'K',
      version: 2,
      refValues: { sort: '甲' },
    })
    expect(Object.keys(read)).toEqual(expect.arrayContaining(Object.keys(sample.fields)))
  })
  it('keeps keys nobody declared', () =>
    expect(v.parse(record, { keyValue: 'K', extra: { a: 1 } })).toMatchObject({ extra: { a: 1 } }))
  it('of an other back end may leave out version and labels', () =>
    expect(v.parse(record, { keyValue: 'K' })).toMatchObject({ keyValue: 'K', version: 0, refValues: {} }))
  it('has a key once it is stored, so that nobody has to ask; a blank one may lack it', () => {
    for (const raw of [{}, { keyValue: null }]) {
      const read = v.safeParse(record, raw)
      expect(read.success || read.issues[0].message).toBe('keyValue: 已存的记录应有键')
      expect(v.parse(draftOutput(sample), raw)).toMatchObject({ keyValue: null })
    }
    const { getOne, getPageList, doCreate, doSave } = recordCalls(sample)
    for (const call of [getOne, doSave]) expect(v.safeParse(call.output, {}).success).toBe(false)
    expect(v.safeParse(getPageList.output, [{}]).success).toBe(false)
    expect(v.safeParse(doCreate.output, {}).success).toBe(true)
    expectTypeOf<OrderSubmittedEvent['income']['keyValue']>().toEqualTypeOf<string>()
    expectTypeOf<v.InferOutput<typeof incomeCalls.initProjectIncome.output>['keyValue']>().toEqualTypeOf<
      string | null
    >()
  })
  it('opens though a value breaks a limit of ours', () =>
    expect(v.parse(record, { keyValue: 'K', name: '一二三四五六', price: 1.005 })).toMatchObject({
      name: '一二三四五六',
      price: 1.005,
    }))
  it('is refused with the name of the field whose shape is wrong', () => {
    const read = v.safeParse(record, { age: 'x' })
    expect(read.success || read.issues[0].message).toBe('age: 应为数字')
    expect(v.safeParse(record, null).success).toBe(false)
    expect(v.safeParse(record, { version: 'x' }).success).toBe(false)
  })
  it('is never a list, though all of its fields may be absent', () => {
    for (const raw of [[], [1, 2], [{ name: '甲' }]])
      expect([raw, v.safeParse(record, raw).success]).toEqual([raw, false])
    expect(v.safeParse(rowsOutput(sample), [[1, 2]]).success).toBe(false)
    expect(v.safeParse(recordWith(sample, {}), [1, 2]).success).toBe(false)
  })
  it('comes in lists', () => {
    expect(v.parse(rowsOutput(sample), [{ keyValue: 'K', age: 1 }, { keyValue: 'L' }])).toHaveLength(2)
    expect(v.safeParse(rowsOutput(sample), {}).success).toBe(false)
  })
})

describe('an envelope', () => {
  it('needs only to say whether it succeeded', () => {
    expect(v.safeParse(envelopeSchema, { success: true }).success).toBe(true)
    expect(
      v.safeParse(envelopeSchema, {
        success: false,
        message: '没有操作权限',
        code: 'NO_PERMISSION',
        data: null,
        total: null,
        more: 1,
      }).success,
    ).toBe(true)
    for (const raw of [{}, { success: 'true' }, null, { success: true, total: 'x' }, [], 'ok'])
      expect(v.safeParse(envelopeSchema, raw).success).toBe(false)
  })
  it('may carry nothing', () => expect(v.parse(nothing, { anything: 1 })).toBeNull())
})
