import { describe, expect, it } from 'vitest'
import { chosenParts } from '../../../../lib/domain/contract-text/contract-blocks.ts'
import { CONTRACT_PARTS } from '../../../../lib/domain/contract-text/contract-part.ts'
import { SALE_CONTRACT_PARTS } from '../../../../lib/domain/contract-text/contract-parts.ts'
import { contractTemplate } from '../../../../lib/domain/contract-text/contract-template.ts'
import { contractWarnings, restOf } from '../../../../lib/domain/contract-text/contract-terms.ts'
import { contractText } from '../../../../lib/domain/contract-text/contract-text.ts'
import { templateIssues } from '../../../../lib/domain/form-record/check-template.ts'
import { layoutForm } from '../../../../lib/domain/form-record/layout/layout-form.ts'
import { blankValues, type FormCase, formValues } from '../../../../lib/domain/form-record/form-values.ts'
import { saleContract } from '../../../../lib/domain/contract-text/sale-contract.ts'

const LOAN = { hf20PayWay: 'HG1002', hf29LoanStatus: 'HF7902', disputeWay: 'COURT', hf2hAuditType: 'HX4802' }
const CASH = { hf20PayWay: 'HG1001', hf29LoanStatus: 'HF7901', disputeWay: 'ARBITRATION', hf2hAuditType: 'HX4801' }
const none = blankValues({ dictionaries: {} })
const contractOf = (scope: Readonly<Record<string, string>>) =>
  contractText(chosenParts(SALE_CONTRACT_PARTS, scope), none)
const plainText = (scope: Readonly<Record<string, string>>, name: string): string =>
  (contractOf(scope).find((part) => part.name === name)?.blocks ?? [])
    .flatMap((block) => ('runs' in block ? block.runs.map(({ text, fact }) => text || `〔${fact?.label ?? ''}〕`) : []))
    .join('')

describe('ROU-015 OPN-084 a contract of sale', () => {
  it('has its parts in the order of their addresses', () => {
    expect(SALE_CONTRACT_PARTS.map(({ name }) => name)).toEqual(CONTRACT_PARTS)
  })
  it.each([
    ['by loan', LOAN],
    ['in cash', CASH],
  ])('counts the clauses of each article from one, without a gap, %s', (_how, scope) => {
    for (const { name, blocks } of chosenParts(SALE_CONTRACT_PARTS, scope)) {
      const numbers = blocks.flatMap((block) =>
        block.block === 'text' && typeof block.parts[0] === 'string'
          ? (/^(\d+)\.(\d+)　/.exec(block.parts[0])?.slice(1) ?? [])
          : [],
      )
      const article = /\d+/.exec(name)?.[0]
      expect(numbers, name).toEqual(
        Array.from({ length: numbers.length / 2 }, (_clause, index) => [article, String(index + 1)]).flat(),
      )
    }
  })
  it('speaks of the mortgage, the loan and the keeper of the money only where there are some', () => {
    expect(plainText(LOAN, 'Article_2')).toContain('该房屋现抵押给〔抵押权人（机构）〕')
    expect(plainText(CASH, 'Article_2')).toContain('该房屋在签约之日没有抵押')
    expect(plainText(LOAN, 'Article_4')).toContain('余款以贷款支付')
    expect(plainText(CASH, 'Article_4')).toContain('余款由乙方以自有资金支付')
    expect(plainText(LOAN, 'Article_5')).toContain('实行资金监管')
    expect(plainText(CASH, 'Article_5')).toContain('不办理资金监管')
    expect([
      plainText(LOAN, 'Article_11').includes('仲裁规则'),
      plainText(CASH, 'Article_11').includes('仲裁规则'),
    ]).toEqual([false, true])
  })
  it('names every fact it lacks once, with the section of the case it is filled in', () => {
    const missing = contractOf(LOAN).flatMap((part) =>
      part.missing.map(({ section, field }) => `${part.name} ${section} ${field}`),
    )
    expect(missing).toContain('PartA owners hf23CardNo')
    expect(missing).toContain('PartB buyers hf23CardNo')
    expect(missing).toContain('Article_1 house hf29Address')
    expect(missing).toContain('Article_3 trade hf2hContractAmt')
    expect(missing).toContain('Article_4 terms depositDate')
    expect(new Set(missing).size).toBe(missing.length)
    expect(contractOf(LOAN).every(({ facts, missing: lacks }) => lacks.length === facts)).toBe(true)
  })
  it('says on paper word for word what it says on screen', () => {
    const parts = chosenParts(SALE_CONTRACT_PARTS, LOAN)
    const of: FormCase = {
      records: {
        [saleContract.service]: {
          key: 'k',
          record: { signPlace: '广州', copies: 4, penaltyRate: 0.05 },
          labels: {},
          facts: {},
        },
      },
      people: {
        principal: [],
        spouse: [],
        borrowers: [],
        coBorrowers: [],
        coRepayers: [],
        buyers: [],
        owners: [],
        guarantors: [],
      },
      dictionaries: {},
    }
    const values = formValues(of)
    const screen = contractText(parts, values)
      .flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('runs' in block ? [...block.runs.map(({ text }) => text), '。'] : [])),
      )
      .join('')
    const { pages } = layoutForm(contractTemplate(parts), values, (text, size) => [...text].length * size)
    const printed = pages.flatMap(({ ops }) => ops.flatMap((op) => (op.draw === 'text' ? [op.text] : []))).join('')
    const squeezed = (text: string) => text.replace(/\s/g, '')
    for (const sentence of screen
      .split(/[。；\n]/)
      .map(squeezed)
      .filter((one) => one.length > 12))
      expect(squeezed(printed)).toContain(sentence.slice(0, 12))
    expect(screen).toContain('在广州签署，一式4份')
    expect(pages.length).toBeGreaterThan(3)
    expect(printed).toContain('样 张')
  })
  it('draws on fields that are declared', () => {
    expect(
      templateIssues({ ...contractTemplate(chosenParts(SALE_CONTRACT_PARTS, LOAN)), group: 'delivery' }).filter(
        ({ message }) => !message.endsWith('买卖合同不能用在申请表上'),
      ),
    ).toEqual([])
  })
})

describe('OPN-084 the terms of a contract', () => {
  it('leave as rest what the first payment leaves of the price, to the fen', () => {
    expect([
      restOf({ hf2hContractAmt: 1_908_000, hf2hParPrice: 668_000.5 }),
      restOf({ hf2hContractAmt: 1 }),
      restOf({ hf2hContractAmt: 1, hf2hParPrice: 2 }),
    ]).toEqual([1_239_999.5, null, null])
  })
  it('are doubted where they do not fit the case', () => {
    expect(
      contractWarnings({
        hf2hContractAmt: 100,
        hf2hDeposit: 20,
        hf2hParPrice: 30,
        signDate: '2026-11-01',
        transferDate: '2026-12-01',
      }),
    ).toEqual([])
    expect(contractWarnings({ hf2hContractAmt: 100, hf2hDeposit: 20.01, hf2hParPrice: 30 })).toEqual([
      '定金超过成交价的20%，超过的部分不产生定金的效力',
    ])
    expect(
      contractWarnings({
        hf2hContractAmt: 100,
        hf2hDeposit: 15,
        hf2hParPrice: 10,
        signDate: '2026-11-02',
        transferDate: '2026-11-01',
        hf2hSignDate: '2026-11-01',
      }),
    ).toEqual(['定金大于首期款', '签署日期与交易信息的签约日期（2026-11-01）不一致', '过户递件期限早于签署日期'])
  })
})
