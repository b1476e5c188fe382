import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { type CaseRecordFixture, openCaseRecordFixture } from './case-record-fixture.ts'

const organisation = (hf31BranceName: string, hf31OrgType: string, hf31Area: string, more: Values = {}): Values => ({
  hf31BranceName,
  hf31OrgType,
  hf31Foreign: 0,
  hf31Province: '440000',
  hf31City: '440100',
  hf31Area,
  hf31SortNo: 5,
  hf31Enabled: 1,
  ...more,
})

/** Beside those of every fixture: a bank in Tianhe, a fund centre in Yuexiu, and a bank in Shenzhen. */
export const LENDERS: Readonly<Record<string, Values>> = {
  'org-entrusted': organisation('样本银行越秀支行', 'HF9C01', '440104', {
    hf31FundEntrusted: 1,
    hf31NormalAddres1: '示例路2号',
    hf31LinkPhone: '020-00000002',
  }),
  'org-foreign': organisation('示例外资银行天河支行', 'HF9C01', '440106', { hf31Foreign: 1, hf31SortNo: 1 }),
  'org-closed': organisation('示例停业支行', 'HF9C01', '440106', { hf31Enabled: 0 }),
  'org-fund': organisation('示例公积金天河管理部', 'HF9C02', '440106'),
  'org-assessor': organisation('示例评估公司', 'HF9C05', '440106'),
  'org-guarantee': organisation('示例担保公司', 'HF9C06', '440104'),
  'org-small': organisation('示例小额贷款公司', 'HF9C09', '440106'),
}

/**
 * A back end with organisations of every kind a loan has to do with; its case `p1` is bought with a commercial loan, in
 * Tianhe.
 */
export async function openLoanFixture(facts: Values = {}, wrap?: (store: Store) => Store): Promise<CaseRecordFixture> {
  const fixture = await openCaseRecordFixture(facts, wrap)
  for (const [key, values] of Object.entries(LENDERS)) await fixture.put(organisationTable, key, values)
  return fixture
}
