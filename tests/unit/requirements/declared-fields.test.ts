import { describe, expect, it } from 'vitest'
import type { Fields } from '../../../lib/catalogue/field.ts'
import { YES_NO } from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'

/** Requirement, service of its record, and its fields by kind; a code or codes come from a dictionary. */
type Line = readonly [id: string, service: string, kinds: Readonly<Record<string, string>>]

const LINES: readonly Line[] = [
  [
    'BAS-043',
    'Hf20PrjBase',
    {
      hf20Ctrl3: 'flag',
      hf20Amount5: 'number',
      hf20PrjCost: 'number',
      hf20NoPayAmount: 'number',
      hf20HelpactivityBegin: 'date',
      hf20HelpactivityEnd: 'date',
      hf20MaxHelper: 'integer',
      hf20PayWay: 'code',
      hf20LoanScheme: 'code',
      hf20BuyerType: 'code',
      hf20SellerType: 'code',
    },
  ],
  ['FEE-016', 'Hf20PrjBase', { hf20HelpactivityBegin: 'date', hf20HelpactivityEnd: 'date' }],
  ['DEM-004', 'Hf22PrjHouseDemand', { hf22HourceType: 'codes' }],
  ['DEM-007', 'Hf22PrjHouseDemand', { hf22ReqDegree: 'codes' }],
  ['DEM-009', 'Hf22PrjHouseDemand', { hf22LiftType: 'code', hf22Decoration: 'code' }],
  ['DEM-012', 'Hf22PrjHouseDemand', { hf22VillageDetail: 'text', hf22Memo: 'textarea' }],
  ['DEM-013', 'Hf22PrjHouseDemand', { hf22LinkName: 'text' }],
  ['HSE-002', 'Hf29PrjHourse', { hf29HourseType: 'code' }],
  ['HSE-003', 'Hf29PrjHourse', { hf29TradeTimeType: 'code' }],
  ['HSE-005', 'Hf29PrjHourse', { hf29AddressChange: 'code' }],
  ['HSE-007', 'Hf29PrjHourse', { hf29InnerStructure: 'code', hf29Decoration: 'code' }],
  ['HSE-008', 'Hf29PrjHourse', { hf29Village: 'text' }],
  ['HSE-009', 'Hf29PrjHourse', { hf29BuyLimit: 'yesno', hf29BuyDateLimit: 'date' }],
  ['HSE-010', 'Hf29PrjHourse', { hf29LoanStatus: 'code' }],
  ['HSE-012', 'Hf29PrjHourse', { hf29RepayAmt: 'number', hf29RepayMode: 'code' }],
  ['HSE-013', 'Hf29PrjHourse', { hf29OwnerNumber: 'integer', hf29OwnerRelation: 'code' }],
  ['HSE-017 OPN-047', 'Hf29PrjHourse', { hf29HourseSource: 'code', hf29LastIsNew: 'yesno', hf29SignDate: 'date' }],
  ['HSE-018', 'Hf29PrjHourse', { hf29CardStatus: 'code' }],
  ['HSE-019', 'Hf29PrjHourse', { hf29HouseBelongUnique: 'yesno' }],
  ['HSE-020', 'Hf29PrjHourse', { hf29NotolnyRatio: 'number' }],
  [
    'HSE-022',
    'Hf29PrjHourse',
    { hf29Struct: 'code', hf29Nature: 'code', hf29LastPriceType: 'code', hf29ManagerNature: 'code' },
  ],
  ['HSE-026', 'Hf29PrjHourse', { hf29StandUse: 'code', hf29StandTime: 'integer' }],
  ['HSE-027', 'Hf29PrjHourse', { hf29LiftStatus: 'code', hf29PublicArea: 'number' }],
  ['HSE-028', 'Hf29PrjHourse', { hf29LandfeeCondition: 'code' }],
  ['HSE-029', 'Hf29PrjHourse', { hf29LandFee: 'code' }],
  ['HSE-031', 'Hf29PrjHourse', { hf29SealStatus: 'code', hf29SurveyStatus: 'code' }],
  ['HSE-032', 'Hf29PrjHourse', { hf29LastBuyDate: 'date' }],
  ['HSE-033', 'Hf29PrjHourse', { hf29Alone: 'flag' }],
  ['HSE-036', 'Hf29PrjHourse', { hf29IsSecret: 'yesno', hf29Memo: 'textarea' }],
  ['HSE-037', 'Hf29PrjHourse', { hf29BelStep: 'yesno', hf29UnitNumber: 'text' }],
  ['HSE-038', 'Hf29PrjHourse', { hf29PayLandWhere: 'text', hf29LiveSign: 'code' }],
  ['HSE-039', 'Hf29PrjHourse', { hf29OwnerNature: 'code' }],
  ['HSE-040', 'Hf29PrjHourse', { hf29PayWay: 'codes' }],
  ['HSE-041', 'Hf29PrjHourse', { hf29BuyCar: 'yesno', hf29HourseFaceto: 'code' }],
  ['HSE-044', 'Hf29PrjHourse', { hf29Status: 'code' }],
  ['TRD-003', 'Hf2hPrjTrade', { hf2hTradeType: 'code' }],
  ['TRD-005', 'Hf2hPrjTrade', { hf2hExchangeMine: 'number', hf2hDeposit: 'number', hf2hParPrice: 'number' }],
  ['TRD-006', 'Hf2hPrjTrade', { hf2hAssessCompany: 'organisation', hf2hAssessVal: 'number' }],
  ['TRD-007', 'Hf2hPrjTrade', { hf2hHouseReturnInterest: 'number' }],
  ['TRD-009', 'Hf2hPrjTrade', { hf2hAmt6: 'number', hf2hAmt7: 'number' }],
  ['TRD-010', 'Hf2hPrjTrade', { hf2hNotaryFee: 'number', hf2hDecorationFee: 'number', hf2hRealEstate: 'number' }],
  ['TRD-011', 'Hf2hPrjTrade', { hf2hContractState: 'code', hf2hAuditType: 'code' }],
  ['TRD-012', 'Hf2hPrjTrade', { hf2hSignDate: 'date', hf2hPayTaxDate: 'date' }],
  [
    'TRD-013',
    'Hf2hPrjTrade',
    { hf2hOwnerNumber: 'integer', hf2hBuyerNum: 'integer', hf2hRelationType: 'code', hf2hIsFirst: 'yesno' },
  ],
  ['TRD-015', 'Hf2hPrjTrade', { hf2hOtherCondition: 'code' }],
  ['TRD-019', 'Hf2hPrjTrade', { hf2hDldQiTax: 'number' }],
  [
    'LON-007',
    'Hf2iPrjLoan',
    { hf2iLoanMethod: 'code', hf2iWarrant: 'code', hf2iMortgage: 'code', hf2iLoanShip: 'code' },
  ],
  ['LON-008', 'Hf2iPrjLoan', { hf2iMonthPay: 'number', hf2iMonthIn: 'number' }],
  ['LON-009', 'Hf2iPrjLoan', { hf2iAdvanceLenders: 'organisation' }],
  [
    'INC-011',
    'Hf54ProjectIncomeInfo',
    {
      hf54Id: 'id',
      hf54BindOrederId: 'codes',
      hf54ProjectName: 'code',
      hf54DeducetionType: 'code',
      hf54ApplyPerson: 'account',
      hf54CrtTime: 'datetime',
      hf54ReceiveSign: 'code',
    },
  ],
  [
    'EXP-005',
    'ProjectCostInfo',
    {
      hf40Id: 'id',
      hf40CostDate: 'date',
      hf40CostFet: 'number',
      hf40ProjectName: 'codes',
      hf40ApplyPerson: 'account',
      hf40DeducetionType: 'code',
    },
  ],
  [
    'EXP-006',
    'ProjectCostInfo',
    {
      hf40GavenWho: 'code',
      hf40GavenAccount: 'code',
      hf40InvoiceReceive: 'code',
      hf40InvoiceImage: 'image',
      hf40Memo: 'textarea',
      hf40PayAccount: 'code',
      hf40Proof: 'image',
    },
  ],
  ['OPN-007', 'Hf20PrjBase', { hf20DemandStep: 'code' }],
  ['OPN-049', 'Hf29PrjHourse', { hf29EnsurePrice: 'number', hf29PaimaiPrice: 'number' }],
  ['OPN-049', 'Hf2hPrjTrade', { hf2hTaxPric: 'number', hf2hPaimaiPrice: 'number' }],
  [
    'INC-010',
    'Hf54ProjectIncomeInfo',
    {
      billNo: 'text',
      feeType: 'code',
      happenAmount: 'number',
      customeAcctName: 'computed',
      payChannel: 'code',
      paySign: 'flag',
      status: 'code',
      canEdit: 'flag',
      suggest: 'text',
      orderAmount: 'number',
      orderNo: 'text',
      payStatus: 'computed',
      keyValue: 'id',
    },
  ],
  [
    'INC-012',
    'Sl01SaleOrderM',
    {
      sl01BillNo: 'text',
      sl01BillId: 'id',
      sl01Memo: 'text',
      sl01OrderAmount: 'number',
      sl01OrderDate: 'datetime',
      sl01PayTime: 'datetime',
      sl01Status: 'code',
      sl01PayChannel: 'code',
      sl01PaySign: 'flag',
      sl01PayMethod: 'code',
      sl01TransactionNumber: 'text',
      sl01Image1: 'image',
      sl01CrtUsr: 'computed',
    },
  ],
]
const WITH_CODES = new Set(['code', 'codes'])

describe('fields the specification names', () => {
  it.each(LINES)('%s are fields of %s with a label, of the right kind', (_id, service, kinds) => {
    const fields = entities[service]?.fields ?? {}
    expect(Object.fromEntries(Object.keys(kinds).map((name) => [name, fields[name]?.kind]))).toEqual(kinds)
    for (const name of Object.keys(kinds)) {
      expect(fields[name]?.label, name).toMatch(/\p{Script=Han}/u)
      // A field of free keys has no dictionary.
      if (WITH_CODES.has(kinds[name] ?? ''))
        expect([fields[name]?.dict, fields[name]?.freeText].some(Boolean), name).toBe(true)
    }
  })
  it('TRD-008 ruling 11 fees of agency, mortgage, assessment, quick release and guarantee are told apart', () => {
    const fields: Fields = entities['Hf2hPrjTrade']?.fields ?? {}
    expect(
      ['hf2hAmt1', 'hf2hAmt2', 'hf2hAmt3', 'hf2hAmt4', 'hf2hAmt5'].map((name) => [
        fields[name]?.kind,
        fields[name]?.label,
      ]),
    ).toEqual([
      ['number', '中介费'],
      ['number', '按揭费'],
      ['number', '评估费'],
      ['number', '快速放款费'],
      ['number', '担保费'],
    ])
  })
  it('OPN-091 a field listed twice is one field', () => {
    for (const name of ['hf29Nature', 'hf29LoanStatus', 'hf29LandfeeCondition']) {
      const groups = Object.values(entities['Hf29PrjHourse']?.groups ?? {}).filter(({ fields }) =>
        Object.hasOwn(fields, name),
      )
      expect([name, groups.length]).toEqual([name, 1])
    }
  })
  it('OPN-117 CON-005 every yes/no question reads the same two answers, 0 yes and 1 no', () => {
    const asked = Object.values(entities).flatMap(({ fields }) =>
      Object.values(fields).filter(({ kind }) => kind === 'yesno'),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(YES_NO).toEqual({ yes: '0', no: '1' })
    expect(new Set(asked.map(({ dict }) => dict))).toEqual(new Set(['YES_NO']))
  })
  it('TRD-030 LON-019 FRM-008 metadata of fields are kept by numbers of tables', () => {
    const numbers = {
      Hf29PrjHourse: 3,
      Hf2hPrjTrade: 4,
      Hf2iPrjLoan: 5,
      Hf25PrjMemberFund: 7,
      Hf26PrjMemberSocial: 8,
      Hf27PrjMemberTax: 9,
      Hf28PrjMemberHourse: 10,
    }
    expect(Object.fromEntries(Object.keys(numbers).map((service) => [service, entities[service]?.metaTable]))).toEqual(
      numbers,
    )
  })
  it('OPN-037 overdue times are told apart by years, by kind of loan, and as running on or added up', () => {
    const { fields = {} }: { readonly fields?: Fields } = entities['Hf24PrjMemberWorkCredit'] ?? {}
    const label = (years: string, kind: string, count: string) => `近${years}年${kind}${count}逾期`
    const expected = (['2', '5'] as const).flatMap((years) =>
      [
        ['1', '按揭', '连续'],
        ['3', '按揭', '累计'],
        ['4', '非按揭', '连续'],
        ['5', '非按揭', '累计'],
      ].map(([last = '', kind = '', count = '']) => [`hf24Total${years}${last}`, label(years, kind, count)]),
    )
    expect(expected.map(([name = '']) => [name, fields[name]?.label])).toEqual(expected)
  })
  it('OPN-014 both rates a customer accepts are percentages, of two and of four decimals', () => {
    const { fields = {} }: { readonly fields?: Fields } = entities['Hf20PrjBase'] ?? {}
    expect(
      ['hf20AccessLp', 'hf20AcceptRetNoEnd'].map((name) => [fields[name]?.shown, fields[name]?.precision]),
    ).toEqual([
      ['percent', 2],
      ['percent', 4],
    ])
  })
  it('FLW-015 FLW-016 OPN-094 guidance of a flow has three rich texts, each with ten pictures', () => {
    const { fields = {} }: { readonly fields?: Fields } = entities['FlowAppendix'] ?? {}
    expect(['hf18FldDesc', 'hf18FldDesc2', 'hf18FldDesc3'].map((name) => fields[name]?.kind)).toEqual([
      'richtext',
      'richtext',
      'richtext',
    ])
    expect(
      Object.keys(fields).filter((name) => /^hf18FileUrl\d+$/.test(name) && fields[name]?.kind === 'image'),
    ).toHaveLength(30)
  })
  it('OPN-016 what was collected is one stored field, computed by the server and never below nothing', () => {
    const { fields = {} }: { readonly fields?: Fields } = entities['Hf20PrjBase'] ?? {}
    expect(fields['hf20Amount5']).toMatchObject({ kind: 'number', serverOwned: true, min: 0 })
  })
  it('PRJ-002 a case holds its requirements, demand, house, people, trade, loan, fees, flows and papers', () => {
    const parts = [
      'Hf20PrjBase',
      'Hf22PrjHouseDemand',
      'Hf29PrjHourse',
      'Hf23PrjMember',
      'Hf2jPrjMemberRelation',
      'Hf24PrjMemberWorkCredit',
      'Hf25PrjMemberFund',
      'Hf26PrjMemberSocial',
      'Hf27PrjMemberTax',
      'Hf28PrjMemberHourse',
      'Hf2hPrjTrade',
      'Hf2iPrjLoan',
      'Hf54ProjectIncomeInfo',
      'ProjectCostInfo',
      'ProjectChargeCfg',
      'Hf15FlowJobs',
      'Hf2yPrjAppendix',
    ]
    expect(parts.filter((service) => entities[service] === undefined)).toEqual([])
  })
})
