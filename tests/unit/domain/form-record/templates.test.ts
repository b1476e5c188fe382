import { describe, expect, it } from 'vitest'
import { templateIssues } from '../../../../lib/domain/form-record/check-template.ts'
import { documentOf, documentUrlOf, formIdIn, formSets } from '../../../../lib/domain/form-record/form-documents.ts'
import { FORM_TEMPLATES } from '../../../../lib/domain/form-record/form-templates.ts'
import { blankValues, formValues } from '../../../../lib/domain/form-record/form-values.ts'
import { layoutForm } from '../../../../lib/domain/form-record/layout/layout-form.ts'
import { fieldsOn } from '../../../../lib/domain/form-record/template-fields.ts'
import { measure, person, sampleCase, source, templateOf, pageText } from './sample-case.ts'

const needed = (facts: Readonly<Record<string, string | null>>) =>
  formSets(FORM_TEMPLATES, facts, sampleCase().people)
    .filter(({ isValid }) => isValid)
    .map(({ template }) => template.formId)

describe('the forms that come along', () => {
  it('APP-010 are of several banks, the fund, assigned, signed and delivered', () => {
    expect(FORM_TEMPLATES.length).toBeGreaterThanOrEqual(8)
    expect(new Set(FORM_TEMPLATES.map(({ group }) => group))).toEqual(
      new Set(['bank', 'fund', 'assigned', 'signed', 'delivery']),
    )
    expect(
      new Set(FORM_TEMPLATES.filter(({ group }) => group === 'bank').map(({ issuer }) => issuer)).size,
    ).toBeGreaterThanOrEqual(3)
    expect(FORM_TEMPLATES.filter(({ variant }) => variant === null)).not.toEqual([])
    expect(new Set(FORM_TEMPLATES.map(({ formId }) => formId)).size).toBe(FORM_TEMPLATES.length)
    expect(FORM_TEMPLATES.every(({ issuer }) => issuer.includes('示例'))).toBe(true)
  })
  it.each(FORM_TEMPLATES.map((template) => [template.formId, template] as const))(
    '%s is data, names what is declared, and says it is a specimen on every page',
    (_formId, template) => {
      expect(JSON.parse(JSON.stringify(template))).toEqual(template)
      expect(templateIssues(template)).toEqual([])
      const { pages } = layoutForm(template, blankValues(sampleCase()), measure)
      for (const [index, page] of pages.entries())
        expect(pageText(page)).toMatch(
          new RegExp(`${template.issuer}.*样 张.*第 ${index + 1} 页　共 ${pages.length} 页`),
        )
    },
  )
  it('have one of ten pages', () => {
    expect(
      Math.max(
        ...FORM_TEMPLATES.map((template) => layoutForm(template, blankValues(sampleCase()), measure).pages.length),
      ),
    ).toBe(10)
  })
  it('that a person wrote wrong are told so', () => {
    const good = templateOf('DELIVERY-LIST')
    const messages = (change: Partial<typeof good>) =>
      templateIssues({ ...good, ...change }).map(({ message }) => message)
    expect(messages({ formId: '表/1' })).toEqual(['表单ID只能由字母、数字和连字符组成，最多32个'])
    expect(messages({ printStandard: 'HH1203' })).toEqual(['打印标准不正确'])
    expect(messages({ blocks: [{ block: 'row', cells: [{ label: null, span: 12, content: { text: '' } }] }] })).toEqual(
      ['第1块：一行应为24份宽，现为12份'],
    )
    expect(
      messages({ blocks: [{ block: 'text', parts: [{ value: { entity: 'Nobody', field: 'x' }, width: 10 }] }] }),
    ).toEqual(['第1块：没有实体 Nobody'])
    expect(
      messages({
        blocks: [
          {
            block: 'each',
            over: { people: 'buyers' },
            least: 1,
            blocks: [
              {
                block: 'row',
                cells: [{ span: 20, content: { choose: { entity: 'Hf2iPrjLoan', field: 'hf2iLoanAmt' } } }],
              },
            ],
          },
        ],
      }),
    ).toEqual(['第1块第1块第1格：hf2iLoanAmt没有可勾选的选项'])
    expect(
      messages({
        blocks: [
          {
            block: 'table',
            over: { people: 'buyers' },
            least: 1,
            columns: [{ span: 24, content: { value: { entity: 'Hf2iPrjLoan', field: 'toString' } } }],
          },
        ],
      }),
    ).toEqual(['第1块第1列：贷款信息没有字段 toString'])
  })
})

describe('what a case needs', () => {
  it('APP-009 follows from how it is paid and who lends', () => {
    const paid = { hf20BuyerType: 'HF0501', hf20LoanScheme: 'HF9901', hf2iLoanType: 'HF9901', lendingBank: null }
    expect(needed(paid)).toEqual([
      'BANK-JIA-LOAN',
      'BANK-CREDIT',
      'BANK-INCOME',
      'ASSIGN-MANDATE',
      'SIGN-INTERVIEW',
      'SIGN-ACCOUNT',
      'DELIVERY-LIST',
    ])
    expect(needed({ ...paid, lendingBank: 'DEMO02' })).toContain('BANK-YI-LOAN')
    expect(needed({ ...paid, lendingBank: 'DEMO02' })).not.toContain('BANK-JIA-LOAN')
    expect(needed({ ...paid, hf20LoanScheme: 'HF9902', hf2iLoanType: null })).toEqual([
      'BANK-INCOME',
      'FUND-LOAN',
      'FUND-CO',
      'FUND-OFFSET',
      'ASSIGN-MANDATE',
      'SIGN-ACCOUNT',
      'DELIVERY-LIST',
    ])
    expect(needed({ hf20LoanScheme: 'HF9907', hf2iLoanType: 'HF9907' })).toEqual([
      'BANK-BING-MORTGAGE',
      'BANK-CREDIT',
      'BANK-INCOME',
      'SIGN-INTERVIEW',
      'DELIVERY-LIST',
    ])
    expect(needed({ hf20BuyerType: 'HF0501' })).toEqual(['ASSIGN-MANDATE', 'SIGN-ACCOUNT', 'DELIVERY-LIST'])
  })
  it('APP-014 comes once for each person where it is theirs, and not at all where there is nobody', () => {
    const sets = formSets(FORM_TEMPLATES, { hf20LoanScheme: 'HF9902' }, sampleCase().people)
    const documents = (formId: string) =>
      sets.find(({ template }) => template.formId === formId)?.documents.map((document) => document.formName)
    expect(documents('BANK-INCOME')).toEqual(['职业及收入证明（林若例）', '职业及收入证明（周子演）'])
    expect(
      formSets([templateOf('FUND-CO')], { hf20LoanScheme: 'HF9902' }, sampleCase({ coBorrowers: [] }).people),
    ).toMatchObject([{ isValid: false, documents: [] }])
    expect(documentOf(sets, 'BANK-INCOME.m2')?.turn).toEqual({ person: { among: 'borrowers', at: 1 } })
    expect(documentOf(sets, 'BANK-INCOME')?.turn).toEqual({})
    expect(documentOf(sets, 'BANK-INCOME.m3')).toBeNull()
  })
  it('has addresses that lead back, and no others', () => {
    expect(formIdIn(documentUrlOf('BANK-INCOME.m2'))).toBe('BANK-INCOME.m2')
    for (const odd of [
      '',
      '/form/.pdf',
      '/form/a.b.c.pdf',
      '/form/../x.pdf',
      'https://a.example/form/A.pdf',
      '/file/A',
    ])
      expect(formIdIn(odd)).toBeNull()
  })
})

describe('what stands on a form', () => {
  const values = formValues(
    sampleCase(
      {},
      { Hf2hPrjTrade: source('t1', { hf2hContractAmt: 4_860_000, hf2hTradeType: 'HFG505', hf2hOnlineAmt: 1 }) },
    ),
  )
  const shown = (entity: string, field: string, as?: 'words' | 'bare') => values.shown({ entity, field }, {}, as).text
  it('is written as on paper: amounts with their unit and in words, days in Chinese, percent', () => {
    expect([
      shown('Hf2iPrjLoan', 'hf2iLoanAmt'),
      shown('Hf2iPrjLoan', 'hf2iLoanAmt', 'words'),
      shown('Hf2iPrjLoan', 'hf2iLoanAmt', 'bare'),
      shown('Hf2iPrjLoan', 'hf2iLoanYear'),
      shown('Hf2iPrjLoan', 'hf2iLoanRate'),
      shown('Hf20PrjBase', 'hf20HouseMarketPrice'),
    ]).toEqual(['3,400,000.00 元', '叁佰肆拾万元整', '3,400,000.00', '30 年', '3.1200%', '486.00 万元'])
    const born = formValues(sampleCase({ principal: [person('m9', { hf23Birthday: '1990-03-07' })] }))
    expect(
      born.shown({ entity: 'Hf23PrjMember', field: 'hf23Birthday', person: { among: 'principal' } }, {}).text,
    ).toBe('1990年03月07日')
  })
  it('is absent where the record hides it, whatever is stored', () => {
    expect(shown('Hf2iPrjLoan', 'hf2iFundLoan')).toBe('')
    expect(shown('Hf2hPrjTrade', 'hf2hContractAmt')).toBe('4,860,000.00 元')
    expect(shown('Hf2hPrjTrade', 'hf2hOnlineAmt')).toBe('')
    expect(shown('Hf29PrjHourse', 'hf29Address')).toBe('')
  })
  it('is counted field by field, each with the record it belongs to', () => {
    const keys = fieldsOn(templateOf('BANK-CREDIT'), values, { person: { among: 'borrowers', at: 1 } })
      .filter(({ ref }) => ref.field === 'hf23LinkName')
      .map(({ shown: { key, text } }) => [key, text])
    expect(keys).toEqual([
      ['m2', '周子演'],
      ['m2', '周子演'],
    ])
  })
})
