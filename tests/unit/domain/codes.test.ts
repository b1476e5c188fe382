import { describe, expect, it } from 'vitest'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import * as codes from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { organisationDetail } from '../../../lib/domain/organisation.ts'

describe('the names of codes', () => {
  it('stand for the codes of the specification', () => {
    expect(codes.PROJECT_TYPE).toEqual({ purchase: 'HF0101', mortgage: 'HF0102', findHouse: 'HF0103' })
    expect(codes.PAY_TYPE).toEqual({
      commercial: 'HH2001',
      fund: 'HH2002',
      combined: 'HH2003',
      atOnce: 'HH2004',
      instalments: 'HH2005',
      mortgage: 'HH2006',
    })
    expect(codes.PAY_WAY).toEqual({ atOnce: 'HG1001', loan: 'HG1002', instalments: 'HG1003' })
    expect(codes.LOAN_SCHEME).toEqual({
      commercial: 'HF9901',
      fund: 'HF9902',
      combined: 'HF9903',
      bridge: 'HF9905',
      credit: 'HF9906',
      mortgage: 'HF9907',
      business: 'HF9908',
      toFund: 'HF9909',
    })
    expect(codes.BUSINESS_TYPE).toEqual({
      purchaseLoan: 'HF0401',
      mortgageLoan: 'HF0402',
      bridge: 'HF0404',
      credit: 'HF0405',
    })
    expect(codes.PARTY_TYPE).toEqual({ individual: 'HF0501', company: 'HF0502' })
    expect(codes.PARTY_RELATION).toEqual({
      couple: 'HF1901',
      parentChild: 'HF1902',
      none: 'HF1903',
      otherKin: 'HF1904',
      companyAndOwner: 'HF1905',
    })
    expect(codes.DEMAND_STEP).toEqual({
      consulting: 'HX0501',
      agencySigned: 'HX0502',
      netSigned: 'HX0503',
      submitted: 'HX0504',
      certified: 'HX0505',
      released: 'HX0506',
      finished: 'HX0507',
      stopped: 'HX0508',
    })
    expect(codes.FIELD_CONTROL).toEqual({ required: 'HF9601', optional: 'HF9602' })
    expect(codes.FIELD_SCOPE).toEqual({ common: 'HF9801', individual: 'HF9802', company: 'HF9803', hidden: 'HF9804' })
    expect(codes.POSITION).toEqual({
      followUpManager: 'HX5901',
      salesperson: 'HX5902',
      service: 'HX5903',
      finance: 'HX5904',
      manager: 'HX5905',
      employee: 'HX5906',
    })
    expect(codes.ID_TYPE).toEqual({
      citizenId: 'HF5601',
      passport: 'HF5602',
      hkMacauTaiwan: 'HF5603',
      officer: 'HF5604',
      soldier: 'HF5605',
      permanentResident: 'HF5606',
      creditCode: 'HF5607',
      birthCertificate: 'HF5608',
      householdRegister: 'HF5609',
    })
    expect(codes.MARRIAGE).toEqual({ married: 'HX0602', again: 'HX0605' })
    expect(codes.SEX).toEqual({ male: 'HF5901', female: 'HF5902' })
    expect(codes.MEMBER_TYPE).toEqual({ buyer: '0', owner: '1', guarantor: '2' })
    expect(codes.MEMBER_ROLE).toEqual({
      buyer: 'HFB804',
      principal: 'HFB805',
      owner: 'HFB806',
      coBorrower: 'HFB817',
      coRepayer: 'HFB818',
      guarantor: 'HFB819',
    })
    expect(codes.MEMBER_TAG).toEqual({
      principal: 'HFB805',
      coBorrower: 'HFB817',
      coRepayer: 'HFB818',
      nameOnly: 'NAME_ONLY',
      guarantor: 'HFB819',
      guarantorSpouse: 'HFB820',
      noName: 'NO_NAME',
    })
    expect(codes.ENTITY_STATE).toEqual({ added: '1', changed: '2', deleted: '3' })
    expect(codes.NO_OR_YES).toEqual({ no: 'HF8801', yes: 'HF8802' })
    expect(codes.ADULT_TIME).toEqual({ soon: 'HG6501', later: 'HG6502' })
    expect(codes.LOCATION_CLASS).toEqual({ sameAsHouse: 'HG6401', elsewhere: 'HG6402' })
    expect(codes.LOCAL_HOUSES).toEqual({ none: 'HFF501', one: 'HFF502', more: 'HFF503' })
    expect(codes.WAGES_WAY).toEqual({ personalTransfer: 'HFH102' })
    expect(codes.HOUSE_TYPE).toEqual({ home: 'HF7501', business: 'HF7502' })
    expect(codes.HOUSE_LOAN).toEqual({ none: 'HF7901', bankUnpaid: 'HF7902', otherUnpaid: 'HF7903' })
    expect(codes.HOUSE_NATURE).toEqual({
      reformed: 'HX2502',
      affordable: 'HX2503',
      priceLimited: 'HX2504',
      hardship: 'HX2505',
      jointlyFunded: 'HX2506',
      comfortable: 'HX2507',
    })
    expect(codes.TRADE_MODE).toEqual({
      sale: 'HFG501',
      newHome: 'HFG502',
      underMortgage: 'HFG503',
      amongKin: 'HFG504',
      inheritance: 'HFG505',
      division: 'HFG506',
      exchange: 'HFG507',
      gift: 'HFG508',
      auction: 'HFG509',
    })
    expect(codes.DEMAND_STATUS).toEqual({ waiting: 'HF2201', following: 'HF2202', matched: 'HF2203', closed: 'HF2204' })
    expect(codes.ORGANISATION_TYPE).toEqual({
      bank: 'HF9C01',
      fund: 'HF9C02',
      registry: 'HF9C03',
      tax: 'HF9C04',
      assessor: 'HF9C05',
      guarantee: 'HF9C06',
      notary: 'HF9C07',
      agency: 'HF9C08',
      smallLoan: 'HF9C09',
    })
    expect(codes.REPAYMENT).toEqual({
      equalInstalments: 'HX0301',
      equalPrincipal: 'HX0302',
      interestFirst: 'HX0303',
      interestMonthly: 'HX0304',
      onDemand: 'HX0305',
    })
    expect(codes.YES_NO).toEqual({ yes: '0', no: '1' })
    expect(codes.DICTIONARY).toEqual({
      divisions: 'SS46_ADMDIVISION_LIST',
      accounts: 'SS11_ACCT_USERS',
      organisations: 'HF31_BRANCE_DATA',
      bankHeads: 'BANK_HEAD',
      organisationTypes: 'HF9C',
      positions: 'HX59',
      yesNo: 'YES_NO',
    })
  })
})

describe('the codes that rules name', () => {
  it('are entries of the dictionaries they stand in', () => {
    const named: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['MEMBER_TYPE', codes.MEMBER_TYPE],
      ['HFB8', codes.MEMBER_ROLE],
      ['MEMBER_TAG', codes.MEMBER_TAG],
      ['ENTITY_STATE', codes.ENTITY_STATE],
      ['HF88', codes.NO_OR_YES],
      ['HG65', codes.ADULT_TIME],
      ['HG64', codes.LOCATION_CLASS],
      ['HFF5', codes.LOCAL_HOUSES],
      ['HFH1', codes.WAGES_WAY],
      ['HF75', codes.HOUSE_TYPE],
      ['HF79', codes.HOUSE_LOAN],
      ['HF56', codes.ID_TYPE],
      ['HF59', codes.SEX],
      ['HX25', codes.HOUSE_NATURE],
      ['HF90', codes.ADDRESS_CHANGE],
      ['HF92', codes.OWNERSHIP],
      ['HX32', codes.TRADE_TIME],
      ['HFG5', codes.TRADE_MODE],
      ['HF83', codes.LAND_FEE],
      ['HFF2', codes.FORMER_INVOICE],
      ['HFG6', codes.PAYOUT],
      ['HF03', codes.SCHOOL_WISH],
      ['HF22_STATUS', codes.DEMAND_STATUS],
      ['YES_NO', codes.YES_NO],
      ['HF9C', codes.ORGANISATION_TYPE],
      ['HX03', codes.REPAYMENT],
    ]
    for (const [code, names] of named) {
      const known = DICTIONARIES.find((dictionary) => dictionary.code === code)?.entries.map(([key]) => key) ?? []
      expect(
        Object.values(names).filter((key) => !known.includes(key)),
        code,
      ).toEqual([])
    }
  })
})

describe('the entities', () => {
  it('are found by the service that serves them', () => {
    for (const [service, entity] of Object.entries(entities)) expect(entity.service).toBe(service)
    expect(Object.keys(entities)).toEqual(
      expect.arrayContaining([
        'Hf20PrjBase',
        'Br01AcctBase',
        'Hf02TempFld',
        'Hf23PrjMember',
        'Hf2jPrjMemberRelation',
        'Hf24PrjMemberWorkCredit',
        'Hf28PrjMemberHourse',
      ]),
    )
  })
  it('share no metadata table', () => {
    const numbers = Object.values(entities).flatMap(({ metaTable }) => (metaTable === null ? [] : [metaTable]))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  it('have a label for every field, a dictionary for every code and no personal data that would leave unmasked', () => {
    for (const entity of Object.values(entities)) {
      for (const [name, field] of Object.entries(entity.fields)) {
        expect([name, field.label.trim().length > 0]).toEqual([name, true])
        if ((field.kind === 'code' || field.kind === 'codes') && !field.freeText)
          expect([name, field.dict?.length ?? 0]).not.toEqual([name, 0])
        // The public phone number of an office is not personal data.
        if (entity.service !== organisationDetail.service && /手机号|证件号|银行账号|电话/.test(field.label))
          expect([name, field.sensitive]).not.toEqual([name, undefined])
      }
    }
  })
})
