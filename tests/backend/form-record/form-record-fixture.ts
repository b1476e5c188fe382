import type { FormAnswer, FormFile } from '../../../lib/backend/form-record/form-service.ts'
import type { FormAddress } from '../../../lib/backend/form-record/take-forms.ts'
import { CARD } from '../member/member-fixture.ts'
import {
  type CaseRecordFixture,
  HOUSE,
  LOAN,
  openCaseRecordFixture,
  TRADE,
} from '../case-record/case-record-fixture.ts'
import type { UserName } from '../handlers/people.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { TEMPLATE_ROWS } from '../../../lib/backend/seed/form-templates/seed-templates.ts'
import { FORM_GROUP_NAMES } from '../../../lib/domain/form-record/form-templates.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { formTemplateTable } from '../../../lib/backend/form-record/form-template-table.ts'
import { relationTable } from '../../../lib/backend/member/member-tables.ts'

export type Asked = Readonly<Record<string, unknown>>
export interface FormFixture extends CaseRecordFixture {
  /** Asks an address for a file. */
  readonly ask: (user: UserName, asked: Asked, address?: FormAddress) => Promise<FormAnswer>
  /** The file, or an error with the refusal. */
  readonly file: (user: UserName, asked: Asked, address?: FormAddress) => Promise<FormFile>
}

/** A case whose borrower is married to the co-borrower, with house, trade and loan. */
export async function openFormFixture(facts: Values = {}, wrap?: (store: Store) => Store): Promise<FormFixture> {
  const fixture = await openCaseRecordFixture({ hf20BuyerId: 'm1', hf20SellerId: 'm3', ...facts }, wrap)
  for (const { key, values } of TEMPLATE_ROWS) await fixture.put(formTemplateTable, key, values)
  for (const [key, value] of Object.entries(FORM_GROUP_NAMES))
    await fixture.put(dictEntryTable, `FORM_GROUP:${key}`, { dict: 'FORM_GROUP', key, value, enabled: 1 })
  await fixture.addMember('m1', {
    hf23LinkName: '林若例',
    hf23MemberRole: ['HFB804', 'HFB805'],
    hf23CardNo: CARD.woman,
    hf23LinkPhone: '15400000001',
    hf23Sex: 'HF5902',
    hf23Marriage: 'HX0602',
  })
  await fixture.addMember('m2', {
    hf23LinkName: '周子演',
    hf23MemberRole: ['HFB804', 'HFB817'],
    hf23CardNo: CARD.man,
    hf23LinkPhone: '15400000002',
  })
  await fixture.addMember('m3', { hf23LinkName: '何建样', hf23MemberType: '1', hf23MemberRole: ['HFB806'] })
  await fixture.put(
    relationTable,
    'g1',
    {
      hf2jPrjId: 'p1',
      hf2jMemberType: '0',
      hf2jMemberId1: 'm1',
      hf2jMemberId2: 'm2',
      hf2jMarryCondition1: 'HX0602',
      isBuyer1: 1,
      principalBorrow1: 1,
      isBuyer2: 1,
      jointlyBorrow2: 1,
      sortNo: 1,
    },
    { project: 'p1', city: '440100' },
  )
  await fixture.addRecordOf(LOAN, 'l1', {
    hf2iLoanType: 'HF9901',
    hf2iLoanAmt: 3_400_000,
    hf2iLoanYear: 30,
    hf2iFundLoan: 500_000,
  })
  await fixture.addRecordOf(TRADE, 't1', {
    hf2hContractAmt: 4_860_000,
    hf2hTradeType: 'HFG501',
    hf2hCollectionNo: '0000001234567890',
  })
  await fixture.addRecordOf(HOUSE, 'h1', { hf29Address: '示例路1号', hf29Village: '示例花园' })
  const tokens = new Map<string, string>()
  const tokenOf = async (user: UserName) => {
    const known = tokens.get(user)
    if (known !== undefined) return known
    const { data } = await fixture.send(null)(
      'login.doLogin',
      { userName: user, password: `${user}-secret` },
      { address: `forms-of-${user}` },
    )
    const { token } = data as { readonly token: string }
    tokens.set(user, token)
    return token
  }
  const ask: FormFixture['ask'] = async (user, asked, address = 'word') =>
    fixture.backend.forms.open(address, {
      body: { encoding: 'json', value: address === 'sample' ? asked : { prjId: 'p1', fileName: '', ...asked } },
      token: await tokenOf(user),
      address: '127.0.0.1',
      requestId: `form-${address}`,
    })
  return {
    ...fixture,
    ask,
    file: async (...asked) => {
      const answer = await ask(...asked)
      if (!answer.ok) throw new Error(answer.envelope.message ?? '')
      return answer.file
    },
  }
}

/** The words of a file drawn in memory. */
export function wordsIn({ bytes }: Pick<FormFile, 'bytes'>): string {
  return [...new TextDecoder().decode(bytes).matchAll(/<([0-9a-f]+)> Tj/g)]
    .map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
    )
    .join('\n')
}
