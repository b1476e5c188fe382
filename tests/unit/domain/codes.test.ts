import { describe, expect, it } from 'vitest'
import * as codes from '../../../lib/domain/codes.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { organisationDetail } from '../../../lib/domain/organisation.ts'

describe('the names of codes', () => {
  it('stand for the codes of the specification', () => {
    expect(codes.PROJECT_TYPE).toEqual({ purchase: 'HF0101', mortgage: 'HF0102', findHouse: 'HF0103' })
    expect(codes.PAY_TYPE).toEqual({ commercial: 'HH2001', fund: 'HH2002', combined: 'HH2003', atOnce: 'HH2004', instalments: 'HH2005', mortgage: 'HH2006' })
    expect(codes.PAY_WAY).toEqual({ atOnce: 'HG1001', loan: 'HG1002', instalments: 'HG1003' })
    expect(codes.LOAN_SCHEME).toEqual({ commercial: 'HF9901', fund: 'HF9902', combined: 'HF9903', bridge: 'HF9905', credit: 'HF9906', mortgage: 'HF9907', business: 'HF9908', toFund: 'HF9909' })
    expect(codes.BUSINESS_TYPE).toEqual({ purchaseLoan: 'HF0401', mortgageLoan: 'HF0402', bridge: 'HF0404', credit: 'HF0405' })
    expect(codes.PARTY_TYPE).toEqual({ individual: 'HF0501', company: 'HF0502' })
    expect(codes.PARTY_RELATION).toEqual({ couple: 'HF1901', parentChild: 'HF1902', none: 'HF1903', otherKin: 'HF1904', companyAndOwner: 'HF1905' })
    expect(codes.DEMAND_STEP).toEqual({ consulting: 'HX0501', agencySigned: 'HX0502', netSigned: 'HX0503', submitted: 'HX0504', certified: 'HX0505', released: 'HX0506', finished: 'HX0507', stopped: 'HX0508' })
    expect(codes.FIELD_CONTROL).toEqual({ required: 'HF9601', optional: 'HF9602' })
    expect(codes.FIELD_SCOPE).toEqual({ common: 'HF9801', individual: 'HF9802', company: 'HF9803', hidden: 'HF9804' })
    expect(codes.POSITION).toEqual({ followUpManager: 'HX5901', salesperson: 'HX5902', service: 'HX5903', finance: 'HX5904', manager: 'HX5905', employee: 'HX5906' })
    expect(codes.ID_TYPE).toEqual({
      citizenId: 'HF5601', passport: 'HF5602', hkMacauTaiwan: 'HF5603', officer: 'HF5604', soldier: 'HF5605', permanentResident: 'HF5606', creditCode: 'HF5607', birthCertificate: 'HF5608', householdRegister: 'HF5609',
    })
    expect(codes.SEX).toEqual({ male: 'HF5901', female: 'HF5902' })
    expect(codes.DICTIONARY).toEqual({ divisions: 'SS46_ADMDIVISION_LIST', accounts: 'SS11_ACCT_USERS', organisations: 'HF31_BRANCE_DATA', bankHeads: 'BANK_HEAD', organisationTypes: 'HF9C', positions: 'HX59', yesNo: 'YES_NO' })
  })
})

describe('the entities', () => {
  it('are found by the service that serves them', () => {
    for (const [service, entity] of Object.entries(entities)) expect(entity.service).toBe(service)
    expect(Object.keys(entities)).toEqual(expect.arrayContaining(['Hf20PrjBase', 'Br01AcctBase', 'Hf02TempFld']))
  })
  it('share no metadata table', () => {
    const numbers = Object.values(entities).flatMap(({ metaTable }) => (metaTable === null ? [] : [metaTable]))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  it('have a label for every field, a dictionary for every code and no personal data that would leave unmasked', () => {
    for (const entity of Object.values(entities)) {
      for (const [name, field] of Object.entries(entity.fields)) {
        expect([name, field.label.trim().length > 0]).toEqual([name, true])
        if (field.kind === 'code' || field.kind === 'codes') expect([name, field.dict?.length ?? 0]).not.toEqual([name, 0])
        // The public line of an office is nobody's personal data.
        if (entity.service !== organisationDetail.service && /手机号|证件号|银行账号|电话/.test(field.label)) expect([name, field.sensitive]).not.toEqual([name, undefined])
      }
    }
  })
})
