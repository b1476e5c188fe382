import { beforeEach, describe, expect, it } from 'vitest'
import { organisationTypeOf } from '../../../lib/backend/record/check-picks.ts'
import { CASE_RECORDS } from '../../../lib/backend/case-record/case-records.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { type CaseRecordFixture, HOUSE, LOAN, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { issuesOf, type Send } from '../handlers/fixture.ts'

/** What opens the fields that are hidden otherwise. */
const OPENED: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  [HOUSE]: { hf29LoanStatus: 'HF7902' },
  [LOAN]: { hf2iLoanMethod: 'HFG602' },
}
const NAMING = CASE_RECORDS.flatMap(({ entity, owner }) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'organisation' || field.kind === 'branch'
      ? [{ service: entity.service, owner, name, label: field.label, type: organisationTypeOf(field) }]
      : [],
  ),
)
const LIMITED = NAMING.filter(({ type }) => type !== null)
/** One of every kind beside the bank. */
const OFFICE: Readonly<Record<string, string>> = { HF9C01: 'org-bank', HF9C05: 'org-assessor' }

let fixture: CaseRecordFixture
let follow: Send
beforeEach(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
  await fixture.put(organisationTable, 'org-assessor', {
    hf31BranceName: '示例评估',
    hf31OrgType: 'HF9C05',
    hf31City: '440100',
    hf31Enabled: 1,
  })
})
const save = (service: string, owner: string, values: Readonly<Record<string, unknown>>) =>
  follow(`${service}.doSave`, { [owner]: 'p1', ...OPENED[service], ...values })

describe('an organisation a person chooses', () => {
  it('LON-010 LON-011 PCK-007 is a bank’s branch, an assessor, or of any kind, as the picker offers it', () => {
    expect(NAMING.map(({ name, type }) => `${name} ${type ?? '*'}`)).toEqual([
      'hf29MorageOrg *',
      'hf29PaymentBank HF9C01',
      'hf2hAssessCompany HF9C05',
      'hf2hCollectionBank HF9C01',
      'hf2hPaymentBank HF9C01',
      'hf2iAdvanceLenders *',
      'hf21DivisionDetailId HF9C01',
      'hf2iAssessCompany HF9C05',
      'hf2iHandleOrg *',
      'hf2iLendersOrg *',
    ])
  })
  it.each(LIMITED)(
    '$name of $service refuses one of another kind, and one that does not exist',
    async ({ service, owner, name, label, type }) => {
      const [right, wrong] = type === 'HF9C01' ? ['org-bank', 'org-assessor'] : ['org-assessor', 'org-bank']
      expect(issuesOf(await save(service, owner, { [name]: wrong }))).toEqual({ [name]: `${label}不在可选的机构内` })
      expect(issuesOf(await save(service, owner, { [name]: 'nobody' }))).toEqual({ [name]: `${label}不存在` })
      expect(await save(service, owner, { [name]: right })).toMatchObject({
        success: true,
        data: { [name]: OFFICE[type ?? ''] },
      })
    },
  )
  it.each(NAMING)('$name of $service refuses one that is closed', async ({ service, owner, name, label, type }) => {
    await fixture.put(organisationTable, 'org-closed', {
      hf31BranceName: '示例关闭',
      hf31OrgType: type ?? 'HF9C02',
      hf31City: '440100',
      hf31Enabled: 0,
    })
    expect(issuesOf(await save(service, owner, { [name]: 'org-closed' }))).toEqual({ [name]: `${label}已停用` })
  })
  it.each(LIMITED)(
    '$name of $service keeps what is stored, whatever became of it',
    async ({ service, owner, name }) => {
      await fixture.put(organisationTable, 'org-changed', {
        hf31BranceName: '示例改行',
        hf31OrgType: 'HF9C09',
        hf31City: '440100',
        hf31Enabled: 0,
      })
      await fixture.addRecordOf(service, 'r1', { ...OPENED[service], [name]: 'org-changed' })
      const { data } = await follow(`${service}.getOne`, { id: 'r1' })
      expect(await follow(`${service}.doSave`, data as Readonly<Record<string, unknown>>)).toMatchObject({
        success: true,
        data: { version: 1, [name]: 'org-changed' },
      })
      expect(
        await save(service, owner, {
          keyValue: 'r1',
          ...(service === TRADE
            ? { hf2hContractNo: '例1' }
            : service === HOUSE
              ? { hf29UnitNumber: '101' }
              : { hf2iMonthIn: 1 }),
        }),
      ).toMatchObject({ success: true, data: { version: 2, [name]: 'org-changed' } })
    },
  )
})
