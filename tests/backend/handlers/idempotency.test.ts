import { beforeEach, describe, expect, it } from 'vitest'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { idempotencyTable } from '../../../lib/backend/record/call-tables.ts'
import { type Fixture, openFixture, type Send } from './fixture.ts'
import { FRESH } from './people.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture()
  manager = await fixture.as('manager')
})
const save = (key: string, body: Readonly<Record<string, unknown>> = FRESH, send = manager) =>
  send('Hf20PrjBase.doSave', body, { key })

describe('a save with an idempotency key', () => {
  it('answers the first result again and stores nothing twice', async () => {
    const first = await save('once')
    fixture.clock.now += 60_000
    expect(await save('once')).toEqual(first)
    expect(await fixture.rows(projectTable)).toHaveLength(1)
    expect(fixture.auditLog.filter(({ action }) => action === 'Hf20PrjBase.doSave')).toHaveLength(1)
  })
  it('answers the first result whatever happened to the case since', async () => {
    const first = await save('once')
    await manager('Hf20PrjBase.doSave', {
      keyValue: (first.data as { readonly keyValue: string }).keyValue,
      hf20HouseAddress: '示例路2号',
    })
    expect(await save('once')).toEqual(first)
  })
  it('counts once when it arrives many times together', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save('together')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await fixture.rows(projectTable)).toHaveLength(1)
  })
  it('is refused with other content', async () => {
    await save('once')
    expect(await save('once', { ...FRESH, hf20HouseAddress: '示例路2号' })).toMatchObject({
      success: false,
      code: 'KEY_REUSED',
      message: '重复的请求标识对应了不同的内容',
    })
    expect(await fixture.rows(projectTable)).toHaveLength(1)
  })
  it('takes the same content in another order or encoding for the same', async () => {
    const first = await save('once')
    expect(await save('once', Object.fromEntries(Object.entries(FRESH).reverse()))).toEqual(first)
    expect(await manager('Hf20PrjBase.doSave', FRESH, { key: 'once', form: true })).toEqual(first)
  })
  it('takes the same labels in another order for the same', async () => {
    const first = await save('once', { ...FRESH, refValues: { hf20PrjType: '房屋买卖', hf20HouseCity: '广州市' } })
    expect(first).toMatchObject({ success: true })
    expect(await save('once', { ...FRESH, refValues: { hf20HouseCity: '广州市', hf20PrjType: '房屋买卖' } })).toEqual(
      first,
    )
  })
  it('is one’s own: another person’s same key is another key', async () => {
    await save('once')
    expect(await save('once', FRESH, await fixture.as('provider'))).toMatchObject({ success: true })
    expect(await fixture.rows(projectTable)).toHaveLength(2)
  })
  it('is not used up by a refusal', async () => {
    expect(await save('once', { ...FRESH, hf20DemandStep: 'HX0599' })).toMatchObject({ code: 'INVALID' })
    expect(await fixture.rows(idempotencyTable)).toEqual([])
    expect(await save('once')).toMatchObject({ success: true })
  })
  it('may not be endless', async () => {
    expect(await save('k'.repeat(256))).toMatchObject({ code: 'INVALID', message: '请求标识不能超过255个字符' })
    expect(await save('k'.repeat(255))).toMatchObject({ success: true })
  })
  it('without a key is a new case each time', async () => {
    await manager('Hf20PrjBase.doSave', FRESH)
    await manager('Hf20PrjBase.doSave', FRESH, { key: '' })
    expect(await fixture.rows(projectTable)).toHaveLength(2)
  })
  it('keeps neither the key nor the content as they came', async () => {
    await save('my-secret-key', { ...FRESH, hf20HouseAddress: '示例秘密路' })
    const rows = await fixture.rows(idempotencyTable)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows[0]?.key, rows[0]?.values['requestHash']])).not.toMatch(/my-secret-key|示例秘密路/)
  })
})

describe('a read with an idempotency key', () => {
  it('is answered afresh', async () => {
    await manager('Hf20PrjBase.getPageList', {}, { key: 'once' })
    await save('other')
    expect((await manager('Hf20PrjBase.getPageList', {}, { key: 'once' })).total).toBe(1)
    expect(await fixture.rows(idempotencyTable)).toHaveLength(1)
  })
})
