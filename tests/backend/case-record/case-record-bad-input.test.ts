import { beforeAll, describe, expect, it } from 'vitest'
import { CASE_RECORDS, type CaseRecord } from '../../../lib/backend/case-record/case-records.ts'
import type { Values } from '../../../lib/backend/store.ts'
import type { Field } from '../../../lib/catalogue/field.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { badValues, WRONG } from '../handlers/bad-values.ts'
import { type CaseRecordFixture, DEMAND, HOUSE, LOAN, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'

/** Stored records that together show every field there is. */
const OPEN: Readonly<Record<string, readonly Values[]>> = {
  [DEMAND]: [{ hf22ReqDegree: ['HF0301'], hf22City: '440100', hf22MinPrice: 100, hf22MaxPrice: 200 }],
  [HOUSE]: [
    {
      hf29HourseType: 'HF7501',
      hf29Nature: 'HX2502',
      hf29LandFee: 'HF8301',
      hf29FullArea: 150,
      hf29OwnerNumber: 2,
      hf29CardStatus: 'HF9202',
      hf29BuyLimit: '0',
      hf29LoanStatus: 'HF7902',
      hf29Diffyear: 2,
      hf29LastIsNew: '1',
      hf29AddressChange: 'HF9002',
      hf29Province: '440000',
      hf29City: '440100',
      hf29Area: '440112',
      hf29TradeType: 'HFG508',
    },
    { hf29HourseType: 'HF7502', hf29TradeType: 'HFG509' },
    { hf29HourseType: 'HF7501', hf29TradeType: 'HFG501', hf29TradeTimeType: 'HX3202', hf29Diffyear: 6 },
  ],
  [TRADE]: [
    { hf2hTradeType: 'HFG508', hf2hOtherCondition: 'HFF201' },
    { hf2hTradeType: 'HFG507' },
    { hf2hTradeType: 'HFG509' },
  ],
  [LOAN]: [{ hf2iLoanType: 'HF9903', hf2iLoanMethod: 'HFG602' }],
}
const FACTS: Values = { hf20ManagerId: 'a-follow', hf20Ctrl1: 1, hf20PayWay: 'HG1002', hf20SellerType: 'HF0501' }
const keysOf = ({ entity: { service } }: CaseRecord) =>
  (OPEN[service] ?? []).map((_record, index) => `${service}-${index}`)
const fieldsOf = ({ entity }: CaseRecord) => Object.entries(entity.fields).filter(([name]) => name !== 'keyValue')
/** References and lists of the right shape that lead nowhere. */
const nowhere = ({ kind }: Field): readonly unknown[] =>
  kind === 'codes' || kind === 'files' || kind === 'images' ? [['nobody']] : kind === 'member' ? ['nobody'] : []

let fixture: CaseRecordFixture
let follow: Send
beforeAll(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
  for (const index of [0, 1, 2]) await fixture.addCase(`c${index}`, FACTS)
  for (const [service, records] of Object.entries(OPEN))
    for (const [index, record] of records.entries())
      await fixture.addRecordOf(service, `${service}-${index}`, record, `c${index}`)
})

describe.each(CASE_RECORDS.map((kind) => [kind.entity.title, kind] as const))('bad input for %s', (_title, kind) => {
  const { entity, table, owner } = kind
  const save = (record: Readonly<Record<string, unknown>>) => follow(`${entity.service}.doSave`, record)

  it('is tried on every field there is', () => {
    const shown = new Set(
      (OPEN[entity.service] ?? []).flatMap((record) => visibleFields(entity, { ...FACTS, ...record })),
    )
    expect(
      fieldsOf(kind).flatMap(([name, { hidden }]) => (hidden || shown.has(name) ? [] : [name])),
      'shown by no record of OPEN: give one of them the values that the condition of the field needs',
    ).toEqual([])
  })
  it.each(fieldsOf(kind))('%s is refused by name in Chinese, and nothing is stored', async (name, field) => {
    const before = await fixture.rows(table)
    for (const keyValue of keysOf(kind)) {
      for (const value of [...badValues(field), ...nowhere(field)]) {
        const answer = await save({ keyValue, [name]: value })
        expect([name, value, answer.status, answer.success, answer.code]).toEqual([name, value, 200, false, 'INVALID'])
        expect(Object.keys(issuesOf(answer))).toContain(name)
        expect(answer.message).toMatch(/\p{Script=Han}/u)
      }
    }
    expect(await fixture.rows(table)).toEqual(before)
    expect(fixture.reports).toEqual([])
  })
  it('all wrong at once, every field is named, in a new record as in a stored one', async () => {
    const wrong = Object.fromEntries(
      fieldsOf(kind).map(([name, { kind: kindOfField }]) => [name, WRONG[kindOfField][0]]),
    )
    for (const record of [{ keyValue: keysOf(kind)[0], ...wrong }, wrong])
      expect(Object.keys(issuesOf(await save(record))).sort()).toEqual(Object.keys(wrong).sort())
  })
  it('what the server keeps is refused by name', async () => {
    for (const [name, { serverOwned, readOnly }] of fieldsOf(kind)) {
      if (!serverOwned && !readOnly) continue
      const answer = await save({
        keyValue: keysOf(kind)[0],
        [name]: entity.fields[name]?.kind === 'datetime' ? 1_700_000_000_000 : 'HF2204',
      })
      expect([name, Object.keys(issuesOf(answer))]).toEqual([name, [name]])
    }
  })
  it('an unknown key and a version that is none are refused by name', async () => {
    expect(issuesOf(await save({ keyValue: keysOf(kind)[0], nobody: 1, sortNo: 7 }))).toEqual({
      nobody: '不认识的字段：nobody',
      sortNo: '不认识的字段：sortNo',
    })
    expect(issuesOf(await save({ keyValue: keysOf(kind)[0], version: 99 }))).toEqual({ version: '版本不正确' })
    expect(issuesOf(await save({ keyValue: keysOf(kind)[0], version: 'x' }))).toHaveProperty('version')
  })
  it('a key or a case that leads nowhere is not found', async () => {
    expect(await save({ keyValue: 'nobody' })).toMatchObject({ success: false, code: 'NOT_FOUND' })
    expect(await save({ [owner]: 'nobody' })).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message: '项目不存在或无权查看',
    })
    expect(await follow(`${entity.service}.getOne`, { id: 'nobody' })).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    })
  })
})
