import { any, empty, is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { code, codes, computed, date, id, integer, number, percent, region, text, yuan } from '../../catalogue/field.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { email, notAbove, notFuture } from '../../catalogue/rule.ts'
import { ID_TYPE, LOAN_SCHEME, LOCAL_HOUSES, MEMBER_TYPE, NO_OR_YES } from '../codes.ts'
import { recordFields } from '../record-fields.ts'
import { creditCode } from '../standards/credit-code.ts'
import { anyIdNumber, idNumber } from '../standards/identity-document.ts'
import { mobile } from '../standards/mobile.ts'
import { locationClass } from './home.ts'
import { AS_PERSON, FOR_COMPANY, MEMBER_FACTS } from './party.ts'

const FOREIGN_PAPERS = is('hf23IdCardType', ID_TYPE.passport, ID_TYPE.hkMacauTaiwan)
const IN_SERVICE = is('hf23IdCardType', ID_TYPE.officer, ID_TYPE.soldier)
const HAS_CHILD = is('hf23Child', NO_OR_YES.yes)
const NO_CHILD = any(is('hf23Child', NO_OR_YES.no), empty('hf23Child'))
const NOT_COMPANY = not(FOR_COMPANY)

/** A buyer, an owner or a guarantor of a case. @source specification 1 §3 (MEM-004 to MEM-043) @public */
export const member = defineEntity({
  service: 'Hf23PrjMember',
  title: '买家信息',
  metaTable: 2,
  facts: MEMBER_FACTS,
  groups: {
    identity: {
      label: '身份信息',
      fields: {
        keyValue: id('成员ID', { hidden: true, serverOwned: true }),
        hf23PrjId: id('项目ID', { hidden: true, indexed: true }),
        hf23MemberType: code('MEMBER_TYPE', '成员类型', { readOnly: true, hidden: true, indexed: true }),
        hf23MemberRole: codes('HFB8', '成员角色', { serverOwned: true, hint: '由成员分组决定' }),
        hf23LinkName: text('真实姓名', { maxLength: 50, required: true, indexed: true, personName: true }),
        hf23IdCardType: code('HF56', '证件类型', { default: ID_TYPE.citizenId }),
        hf23CardNo: text('证件号码', { maxLength: 40, rules: [idNumber('hf23IdCardType')], sensitive: 'id' }),
        hf23EnglishName: text('英文名', { maxLength: 100 }),
        hf23Nationality: code('HX08', '国籍/地区'),
        hf23ServeProvince: region('province', '服役省份'),
        hf23ServeCity: region('city', '服役城市', { parent: 'hf23ServeProvince' }),
        hf23Birthday: date('出生日期', { rules: [notFuture] }),
        hf23Sex: code('HF59', '性别'),
        hf23Age: integer('年龄', { stored: 'age', shown: 'age', min: 0, max: 150 }),
        hf23Nation: code('HX07', '民族', { default: '汉' }),
        hf23Marriage: code('HX06', '婚姻状况'),
      },
    },
    contact: {
      label: '联系方式',
      fields: {
        hf23LinkPhone: text('手机号码', { maxLength: 20, rules: [mobile], sensitive: 'phone' }),
        hf23Email: text('电子邮箱', { maxLength: 100, rules: [email] }),
        hf23EmergencyName: text('紧急联系人', { maxLength: 50 }),
        hf23EmergencyPhone: text('紧急联系电话', { maxLength: 20, rules: [mobile], sensitive: 'phone' }),
      },
    },
    home: {
      label: '户籍与住址',
      fields: {
        hf23Province: region('province', '户籍省'),
        hf23City: region('city', '户籍市', { parent: 'hf23Province' }),
        hf23Area: region('area', '户籍区', { parent: 'hf23City' }),
        hf23Location: computed('户籍地', { readOnly: true }),
        hf23LocationCls: code('HG64', '户籍地类别', { readOnly: true }),
        hf23HomeAddress: text('现住址', { maxLength: 200, hint: '未填写或与房屋地址一致时，随房屋地址变化' }),
      },
    },
    child: {
      label: '子女',
      fields: {
        hf23Child: code('HF88', '是否有未成年子女'),
        hf23ChildCardNo: text('子女证件号码', { maxLength: 40, rules: [anyIdNumber], sensitive: 'id' }),
        hf23ChildBirthday: date('子女出生日期'),
        hf23ChildHome: text('子女户籍地', { maxLength: 200 }),
        hf23ChildOverFourteen: code('HF88', '是否满14周岁'),
        hf23ChildAdultTime: code('HG65', '距成年时间'),
      },
    },
    company: {
      label: '公司信息',
      fields: {
        hf23CompanyName: text('公司名称', { maxLength: 100 }),
        hf23CompanyCode: text('统一社会信用代码', { maxLength: 18, rules: [creditCode] }),
        hf23LegalPerson: text('法定代表人', { maxLength: 50 }),
        hf23CompanyAddress: text('公司注册地址', { maxLength: 200 }),
        hf23RegisterDate: date('成立日期', { rules: [notFuture] }),
        hf23ShareholderName: text('股东姓名/名称', { maxLength: 100 }),
        hf23ShareholderRatio: percent('股东持股比例', { min: 0, max: 1 }),
      },
    },
    assets: {
      label: '资产与负债',
      fields: {
        hf23OwnCompany: code('HF88', '名下是否有公司'),
        hf23DebtTotal: number('负债总额', { stored: 'wan', shown: 'wan', min: 0, precision: 2 }),
        hf23DebtMonthPay: yuan('每月还款额'),
        hf23CreditQueryNum: integer('近期征信查询次数', { stored: 'times', shown: 'times', min: 0 }),
        hf23LateNum: integer('逾期次数', { stored: 'times', shown: 'times', min: 0 }),
        hf23HouseRatio: percent('产权占比', { min: 0, max: 1 }),
        hf23LocalHouseTotal: integer('本地房产套数', { stored: 'set', shown: 'set', min: 0 }),
        hf23LocalHouseNum: code('HFF5', '本地房产情况', { readOnly: true }),
        hf23LimitHouseNum: integer('限购区域房产套数', { stored: 'set', shown: 'set', min: 0 }),
        hf23SellRentNum: integer('在售/在租套数', {
          stored: 'set',
          shown: 'set',
          min: 0,
          rules: [notAbove('hf23LimitHouseNum')],
        }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf23EnglishName: FOREIGN_PAPERS,
    hf23Nationality: FOREIGN_PAPERS,
    hf23ServeProvince: IN_SERVICE,
    hf23ServeCity: IN_SERVICE,
    hf23Birthday: NOT_COMPANY,
    hf23Sex: NOT_COMPANY,
    hf23Age: NOT_COMPANY,
    hf23Nation: NOT_COMPANY,
    hf23Marriage: AS_PERSON,
    hf23Province: NOT_COMPANY,
    hf23City: NOT_COMPANY,
    hf23Area: NOT_COMPANY,
    hf23Location: NOT_COMPANY,
    hf23LocationCls: NOT_COMPANY,
    hf23Child: NOT_COMPANY,
    hf23ChildCardNo: HAS_CHILD,
    hf23ChildBirthday: HAS_CHILD,
    hf23ChildHome: HAS_CHILD,
    hf23ChildOverFourteen: HAS_CHILD,
    hf23ChildAdultTime: HAS_CHILD,
    hf23CompanyName: FOR_COMPANY,
    hf23CompanyCode: FOR_COMPANY,
    hf23LegalPerson: FOR_COMPANY,
    hf23CompanyAddress: FOR_COMPANY,
    hf23RegisterDate: FOR_COMPANY,
    hf23ShareholderName: FOR_COMPANY,
    hf23ShareholderRatio: FOR_COMPANY,
    hf23OwnCompany: NOT_COMPANY,
    hf23DebtTotal: NOT_COMPANY,
    hf23DebtMonthPay: NOT_COMPANY,
    hf23CreditQueryNum: NOT_COMPANY,
    hf23LateNum: NOT_COMPANY,
    hf23LocalHouseTotal: NOT_COMPANY,
    hf23LocalHouseNum: NOT_COMPANY,
  },
  cleared: {
    hf23ChildCardNo: NO_CHILD,
    hf23ChildBirthday: NO_CHILD,
    hf23ChildHome: NO_CHILD,
    hf23ChildOverFourteen: NO_CHILD,
    hf23ChildAdultTime: NO_CHILD,
  },
  labels: { hf23LinkName: [{ when: FOR_COMPANY, use: '联系人姓名' }] },
  titles: [
    { when: is('hf23MemberType', MEMBER_TYPE.guarantor), use: '保证人信息' },
    { when: not(is('hf23MemberType', MEMBER_TYPE.owner)), use: '买家信息' },
    { when: is('hf20LoanScheme', LOAN_SCHEME.mortgage), use: '抵押人信息' },
    { when: is('hf23MemberType', MEMBER_TYPE.owner), use: '业主信息' },
  ],
  derived: {
    hf23LocationCls: {
      reads: ['hf23Province', 'hf23City', 'hf20HouseProvince', 'hf20HouseCity'],
      compute: locationClass,
    },
    hf23LocalHouseNum: { reads: ['hf23LocalHouseTotal'], compute: localHouses },
  },
  composed: { hf23Location: ['hf23Province', 'hf23City', 'hf23Area'] },
  composites: {
    home: { kind: 'region', label: '户籍省市区', parts: ['hf23Province', 'hf23City', 'hf23Area'] },
    serve: { kind: 'region', label: '服役地区', parts: ['hf23ServeProvince', 'hf23ServeCity'] },
  },
})

/** The values of a person of a case, by field name; null where empty. @public */
export type Member = RecordOf<typeof member>

/** @source MEM-024 */
function localHouses({ hf23LocalHouseTotal: total }: Scope): string | null {
  if (typeof total !== 'number' || total < 0) return null
  return total === 0 ? LOCAL_HOUSES.none : total === 1 ? LOCAL_HOUSES.one : LOCAL_HOUSES.more
}
