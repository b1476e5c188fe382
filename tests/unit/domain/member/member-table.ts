import type { Condition } from '../../../../lib/catalogue/condition.ts'
import type { Field } from '../../../../lib/catalogue/field.ts'
import type { Kind } from '../../../../lib/catalogue/kind.ts'

interface When {
  readonly shown?: Condition
  readonly readOnly?: Condition
  readonly cleared?: Condition
  readonly labels?: readonly { readonly when: Condition; readonly use: string }[]
}
type Props = Partial<Omit<Field, 'kind' | 'label' | 'rules' | 'hint' | 'indexed'>> & {
  readonly rules?: readonly string[]
}
/** Kind, label, what else the field is, and the conditions that read other fields. */
export type Line = readonly [Kind, string, Props?, When?]

const ofParty = (type: string): Condition => ({
  any: [
    {
      all: [
        { field: 'hf23MemberType', is: ['0'] },
        { field: 'hf20BuyerType', is: [type] },
      ],
    },
    {
      all: [
        { field: 'hf23MemberType', is: ['1'] },
        { field: 'hf20SellerType', is: [type] },
      ],
    },
  ],
})
const FOR_COMPANY = ofParty('HF0502')
const AS_PERSON = ofParty('HF0501')
const NOT_COMPANY: Condition = { not: FOR_COMPANY }
const FOREIGN: Condition = { field: 'hf23IdCardType', is: ['HF5602', 'HF5603'] }
const SERVING: Condition = { field: 'hf23IdCardType', is: ['HF5604', 'HF5605'] }
const HAS_CHILD: Condition = { field: 'hf23Child', is: ['HF8802'] }
const NO_CHILD: Condition = {
  any: [
    { field: 'hf23Child', is: ['HF8801'] },
    { field: 'hf23Child', empty: true },
  ],
}
const BUYERS: Condition = { field: 'hf2jMemberType', is: ['0'] }
const OWNERS: Condition = { field: 'hf2jMemberType', is: ['1'] }
const NO_LOAN: Condition = { not: { field: 'hf20PayWay', is: ['HG1002'] } }
const HOME: Condition = { field: 'hf28HourseType', is: ['HF7501'] }
const UNPAID: Condition = { field: 'hf28LoanStatus', is: ['HF7902', 'HF7903'] }
const MONEY = { stored: 'yuan', shown: 'yuan', precision: 2, min: 0 } as const
const WAN = { stored: 'wan', shown: 'wan', precision: 2, min: 0 } as const
const SHARE = { stored: 'ratio', shown: 'percent', precision: 2, min: 0, max: 1 } as const
const M2 = { stored: 'm2', shown: 'm2', precision: 2, min: 0 } as const
const TIMES = { stored: 'times', shown: 'times', min: 0 } as const
const SETS = { stored: 'set', shown: 'set', min: 0 } as const

/**
 * The fields of members, their groups and their records as the data of the business lists them, restated so that a
 * wrong code or label fails.
 */
export const MEMBER_TABLES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Line>>>>>> = {
  Hf23PrjMember: {
    身份信息: {
      keyValue: ['id', '成员ID', { hidden: true, serverOwned: true }],
      hf23MemberType: ['code', '成员类型', { dict: 'MEMBER_TYPE', readOnly: true, hidden: true }],
      hf23MemberRole: ['codes', '成员角色', { dict: 'HFB8', readOnly: true }],
      hf23LinkName: ['text', '真实姓名', { maxLength: 50 }, { labels: [{ when: FOR_COMPANY, use: '联系人姓名' }] }],
      hf23IdCardType: ['code', '证件类型', { dict: 'HF56' }],
      hf23CardNo: ['text', '证件号码', { maxLength: 40, rules: ['idByType:hf23IdCardType'], sensitive: 'id' }],
      hf23EnglishName: ['text', '英文名', { maxLength: 100 }, { shown: FOREIGN }],
      hf23Nationality: ['code', '国籍/地区', { dict: 'HX08' }, { shown: FOREIGN }],
      hf23ServeProvince: ['region', '服役省份', { part: 'province' }, { shown: SERVING }],
      hf23ServeCity: ['region', '服役城市', { part: 'city', parent: 'hf23ServeProvince' }, { shown: SERVING }],
      hf23Birthday: ['date', '出生日期', { rules: ['notFuture'] }, { shown: NOT_COMPANY }],
      hf23Sex: ['code', '性别', { dict: 'HF59' }, { shown: NOT_COMPANY }],
      hf23Age: ['integer', '年龄', { stored: 'age', shown: 'age', min: 0, max: 150 }, { shown: NOT_COMPANY }],
      hf23Nation: ['code', '民族', { dict: 'HX07', default: '汉' }, { shown: NOT_COMPANY }],
      hf23Marriage: ['code', '婚姻状况', { dict: 'HX06' }, { shown: AS_PERSON }],
    },
    联系方式: {
      hf23LinkPhone: ['text', '手机号码', { rules: ['mobile'], sensitive: 'phone' }],
      hf23Email: ['text', '电子邮箱', { maxLength: 100, rules: ['email'] }],
      hf23EmergencyName: ['text', '紧急联系人', { maxLength: 50 }],
      hf23EmergencyPhone: ['text', '紧急联系电话', { rules: ['mobile'], sensitive: 'phone' }],
    },
    户籍与住址: {
      hf23Province: ['region', '户籍省', { part: 'province' }, { shown: NOT_COMPANY }],
      hf23City: ['region', '户籍市', { part: 'city', parent: 'hf23Province' }, { shown: NOT_COMPANY }],
      hf23Area: ['region', '户籍区', { part: 'area', parent: 'hf23City' }, { shown: NOT_COMPANY }],
      // Of a company there is nothing to compose: the three fields they are made of are not asked.
      hf23Location: ['computed', '户籍地', { readOnly: true }, { shown: NOT_COMPANY }],
      hf23LocationCls: ['code', '户籍地类别', { dict: 'HG64', readOnly: true }, { shown: NOT_COMPANY }],
      hf23HomeAddress: ['text', '现住址', { maxLength: 200 }],
    },
    子女: {
      hf23Child: ['code', '是否有未成年子女', { dict: 'HF88' }, { shown: NOT_COMPANY }],
      hf23ChildCardNo: [
        'text',
        '子女证件号码',
        { maxLength: 40, rules: ['id'], sensitive: 'id' },
        { shown: HAS_CHILD, cleared: NO_CHILD },
      ],
      hf23ChildBirthday: ['date', '子女出生日期', {}, { shown: HAS_CHILD, cleared: NO_CHILD }],
      hf23ChildHome: ['text', '子女户籍地', { maxLength: 200 }, { shown: HAS_CHILD, cleared: NO_CHILD }],
      hf23ChildOverFourteen: ['code', '是否满14周岁', { dict: 'HF88' }, { shown: HAS_CHILD, cleared: NO_CHILD }],
      hf23ChildAdultTime: ['code', '距成年时间', { dict: 'HG65' }, { shown: HAS_CHILD, cleared: NO_CHILD }],
    },
    公司信息: {
      hf23CompanyName: ['text', '公司名称', { maxLength: 100 }, { shown: FOR_COMPANY }],
      hf23CompanyCode: ['text', '统一社会信用代码', { maxLength: 18, rules: ['uscc'] }, { shown: FOR_COMPANY }],
      hf23LegalPerson: ['text', '法定代表人', { maxLength: 50 }, { shown: FOR_COMPANY }],
      hf23CompanyAddress: ['text', '公司注册地址', { maxLength: 200 }, { shown: FOR_COMPANY }],
      hf23RegisterDate: ['date', '成立日期', { rules: ['notFuture'] }, { shown: FOR_COMPANY }],
      hf23ShareholderName: ['text', '股东姓名/名称', { maxLength: 100 }, { shown: FOR_COMPANY }],
      hf23ShareholderRatio: ['number', '股东持股比例', SHARE, { shown: FOR_COMPANY }],
    },
    资产与负债: {
      hf23OwnCompany: ['code', '名下是否有公司', { dict: 'HF88' }, { shown: NOT_COMPANY }],
      hf23DebtTotal: ['number', '负债总额', WAN, { shown: NOT_COMPANY }],
      hf23DebtMonthPay: ['number', '每月还款额', MONEY, { shown: NOT_COMPANY }],
      hf23CreditQueryNum: ['integer', '近期征信查询次数', TIMES, { shown: NOT_COMPANY }],
      hf23LateNum: ['integer', '逾期次数', TIMES, { shown: NOT_COMPANY }],
      hf23HouseRatio: ['number', '产权占比', SHARE],
      hf23LocalHouseTotal: ['integer', '本地房产套数', SETS, { shown: NOT_COMPANY }],
      hf23LocalHouseNum: ['code', '本地房产情况', { dict: 'HFF5', readOnly: true }, { shown: NOT_COMPANY }],
      hf23LimitHouseNum: ['integer', '限购区域房产套数', SETS],
      hf23SellRentNum: ['integer', '在售/在租套数', { ...SETS, rules: ['notAbove:hf23LimitHouseNum'] }],
    },
  },
  Hf2jPrjMemberRelation: {
    关系: {
      hf2jId: ['id', '关系ID', { hidden: true, serverOwned: true }],
      hf2jPrjId: ['id', '项目ID', { hidden: true, serverOwned: true }],
      hf2jMemberType: ['code', '成员类型', { dict: 'MEMBER_TYPE', readOnly: true, hidden: true }],
      hf2jMarryCondition1: ['code', '婚姻情况', { dict: 'HX06' }],
      entityState: ['code', '行状态', { dict: 'ENTITY_STATE', hidden: true }],
      isDelete: ['flag', '软删除', { hidden: true }],
    },
    首位成员: {
      hf2jMemberId1: ['id', '成员1ID', { hidden: true, serverOwned: true }],
      hf2jMemberName1: ['text', '成员1姓名', { maxLength: 50 }],
      hf2jMemberRole1: ['codes', '成员1角色', { dict: 'HFB8', readOnly: true }],
      memberTag1: ['code', '成员1标签', { dict: 'MEMBER_TAG', readOnly: true }],
      isBuyer1: ['flag', '买家', {}, { shown: BUYERS }],
      isOwner1: ['flag', '产权人', {}, { shown: OWNERS }],
      principalBorrow1: [
        'flag',
        '主借',
        { rules: ['exclusive:jointlyBorrow1,jointlyRepayment1'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
      jointlyBorrow1: [
        'flag',
        '共借',
        { rules: ['exclusive:principalBorrow1,jointlyRepayment1'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
      jointlyRepayment1: [
        'flag',
        '共还',
        { rules: ['exclusive:principalBorrow1,jointlyBorrow1'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
    },
    次位成员: {
      hf2jMemberId2: ['id', '成员2ID', { hidden: true, serverOwned: true }],
      hf2jMemberName2: ['text', '成员2姓名', { maxLength: 50 }],
      hf2jMemberRole2: ['codes', '成员2角色', { dict: 'HFB8', readOnly: true }],
      memberTag2: ['code', '成员2标签', { dict: 'MEMBER_TAG', readOnly: true }],
      isBuyer2: ['flag', '买家', {}, { shown: BUYERS }],
      isOwner2: ['flag', '产权人', {}, { shown: OWNERS }],
      principalBorrow2: [
        'flag',
        '主借',
        { rules: ['exclusive:jointlyBorrow2,jointlyRepayment2'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
      jointlyBorrow2: [
        'flag',
        '共借',
        { rules: ['exclusive:principalBorrow2,jointlyRepayment2'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
      jointlyRepayment2: [
        'flag',
        '共还',
        { rules: ['exclusive:principalBorrow2,jointlyBorrow2'] },
        { shown: BUYERS, readOnly: NO_LOAN },
      ],
    },
  },
  Hf24PrjMemberWorkCredit: {
    工作: {
      hf24WorkName: ['text', '工作单位', { maxLength: 100 }],
      hf24WorkAddress: ['text', '单位地址', { maxLength: 200 }],
      hf24WorkPhone: ['text', '单位电话', { maxLength: 30 }],
      hf24WorkDate1: ['date', '入职日期', { rules: ['date:after'] }],
      hf24CompanyType: ['code', '单位性质', { dict: 'HX01' }],
      hf24Position: ['code', '职务', { dict: 'HX09' }],
      hf24Title: ['code', '职称', { dict: 'HX10' }],
      hf24Cert: ['code', '执业资格', { dict: 'HX11' }],
      hf24EduLevel: ['code', '学历', { dict: 'HX12' }],
      hf24Status: ['code', '在职状态', { dict: 'HX13' }],
      hf24HaveChange: ['yesno', '近6个月是否更换行业'],
      hf24ChangeDate: [
        'date',
        '行业变更日期',
        { rules: ['notFuture'] },
        { shown: { field: 'hf24HaveChange', is: ['0'] } },
      ],
      hf24HavePartimeJob: ['yesno', '是否有兼职'],
    },
    收入与流水: {
      hf24WorkAmt1: ['number', '实发月收入', MONEY],
      hf24WorkAmt2: ['number', '收入证明金额', MONEY],
      hf24WorkBank: ['text', '工资代发银行', { maxLength: 100 }],
      hf24WagesWay: ['code', '工资发放方式', { dict: 'HFH1' }],
      hf24PassMonth: [
        'integer',
        '流水月数',
        { stored: 'month', shown: 'month', min: 0 },
        { shown: { field: 'hf24WagesWay', is: ['HFH102'] } },
      ],
      hf24Bank: ['text', '工资流水银行', { maxLength: 100 }],
      hf24FlowAudit: ['code', '流水核查情况', { dict: 'HX14' }],
    },
    征信: {
      hf24Credit: ['code', '征信情况', { dict: 'HX65' }],
      hf24Level: ['code', '征信等级', { dict: 'HX15' }],
      hf24Overdue: ['yesno', '当前是否逾期'],
      hf24Guarantee: ['yesno', '是否对外担保'],
      hf24LoanDebt: ['number', '按揭负债', WAN],
      hf24NotloanDebt: ['number', '非按揭负债', WAN],
      hf24HaveExecutor: ['yesno', '是否失信被执行人'],
      hf24HaveFanzui: ['yesno', '是否有犯罪记录'],
    },
    逾期次数: {
      hf24Total21: ['integer', '近2年按揭连续逾期', TIMES],
      hf24Total23: ['integer', '近2年按揭累计逾期', TIMES],
      hf24Total24: ['integer', '近2年非按揭连续逾期', TIMES],
      hf24Total25: ['integer', '近2年非按揭累计逾期', TIMES],
      hf24Total51: ['integer', '近5年按揭连续逾期', TIMES],
      hf24Total53: ['integer', '近5年按揭累计逾期', TIMES],
      hf24Total54: ['integer', '近5年非按揭连续逾期', TIMES],
      hf24Total55: ['integer', '近5年非按揭累计逾期', TIMES],
    },
  },
  Hf25PrjMemberFund: {
    公积金缴存: {
      hf25FundType: ['code', '公积金类型', { dict: 'HX18' }],
      hf25FundBody: ['code', '缴存主体', { dict: 'HX19' }],
      hf25FundProvince: ['region', '缴存省份', { part: 'province', default: '440000' }],
      hf25FundCity: ['region', '缴存城市', { part: 'city', parent: 'hf25FundProvince', default: '440100' }],
      hf25FundBase: ['number', '缴存基数', MONEY],
      hf25FundRate: ['number', '缴存比例', { stored: 'ratio', shown: 'percent', precision: 2, min: 0 }],
      hf25FundAmt: ['number', '月缴存额', MONEY],
      hf25FundRePay: ['yesno', '是否补缴'],
      hf25Date1: ['month', '缴存起始月', { rules: ['notAfter:hf25Date2'] }],
      hf25Date2: ['month', '缴存截止月', { rules: ['notBefore:hf25Date1'] }],
      hf25Status: ['code', '缴存状态', { dict: 'HX21' }],
      hf25TwoYear: ['computed', '两年缴存情况', { serverOwned: true, hidden: true }],
    },
  },
  Hf26PrjMemberSocial: {
    社保缴纳: {
      hf26Province: ['region', '参保省份', { part: 'province', default: '440000' }],
      hf26City: ['region', '参保城市', { part: 'city', parent: 'hf26Province', default: '440100' }],
      hf26Area: ['region', '参保区', { part: 'area', parent: 'hf26City' }],
      hf26Date1: ['month', '参保起始月', { rules: ['notAfter:hf26Date2'] }],
      hf26Date2: ['month', '参保截止月', { rules: ['notBefore:hf26Date1'] }],
      hf26Status: ['code', '参保状态', { dict: 'HX21' }],
    },
  },
  Hf27PrjMemberTax: {
    个税缴纳: {
      hf27Province: ['region', '纳税省份', { part: 'province', default: '440000' }],
      hf27City: ['region', '纳税城市', { part: 'city', parent: 'hf27Province', default: '440100' }],
      hf27Area: ['region', '纳税区', { part: 'area', parent: 'hf27City' }],
      hf27Date1: ['month', '纳税起始月', { rules: ['notAfter:hf27Date2'] }],
      hf27Date2: ['month', '纳税截止月', { rules: ['notBefore:hf27Date1'] }],
      hf27Status: ['code', '纳税状态', { dict: 'HX21' }],
    },
  },
  Hf28PrjMemberHourse: {
    房产情况: {
      hf28Province: ['region', '房产省', { part: 'province' }],
      hf28City: ['region', '房产市', { part: 'city', parent: 'hf28Province' }],
      hf28Area: ['region', '房产区', { part: 'area', parent: 'hf28City' }],
      hf28Spec1: ['address', '房产地址', { maxLength: 200, rules: ['address'] }],
      hf28HourseStatus: ['code', '房产状态', { dict: 'HX23' }],
      hf28HourseType: ['code', '房产类型', { dict: 'HF75' }],
      hf28HourseStruct: ['code', '房屋结构', { dict: 'HX24' }, { shown: HOME }],
      hf28HourseNature: ['code', '房屋性质', { dict: 'HX25' }, { shown: HOME }],
      hf28HourseSource: ['code', '房屋来源', { dict: 'HX27' }],
      hf28FullArea: ['number', '建筑面积', M2],
      hf28InArea: ['number', '套内面积', { ...M2, rules: ['notAbove:hf28FullArea'] }],
      hf28OwnerNumber: ['integer', '产权人数', { stored: 'person', shown: 'person', min: 1, max: 5 }],
      hf28OwnerRelation: ['code', '产权人关系', { dict: 'HX28' }, { shown: { field: 'hf28OwnerNumber', above: 1 } }],
    },
    房产贷款: {
      hf28LoanStatus: ['code', '贷款状态', { dict: 'HF79' }],
      hf28LoanType: ['code', '贷款类型', { dict: 'HF99', options: ['HF9901', 'HF9902', 'HF9903'] }, { shown: UNPAID }],
      hf28RepayAmt: ['number', '未还贷款余额', MONEY, { shown: UNPAID }],
      hf28LoanDate: ['date', '贷款日期', { rules: ['notFuture'] }, { shown: UNPAID }],
      hf28LoanRate: [
        'number',
        '贷款利率',
        { stored: 'ratio', shown: 'percent', precision: 4, min: 0 },
        { shown: UNPAID },
      ],
    },
    其他: {
      hf28Status: ['code', '记录状态', { dict: 'HX66' }],
      hf28Memo: ['textarea', '备注', { maxLength: 500 }],
    },
  },
}

/**
 * Where the declaration says more or otherwise, on purpose: what a name is, what is kept from prying eyes, who writes a
 * field, what two seats are called.
 */
export const OURS_INSTEAD: Readonly<
  Record<string, { readonly [K in Exclude<keyof Field, 'rules' | 'kind'>]?: Field[K] | undefined }>
> = {
  hf23LinkName: { required: true },
  hf23IdCardType: { default: 'HF5601' },
  hf23MemberRole: { readOnly: undefined, serverOwned: true },
  hf23LinkPhone: { maxLength: 20 },
  hf23EmergencyPhone: { maxLength: 20 },
  hf24WorkPhone: { sensitive: 'phone' },
  // Callers name the case and its people; what they may name is judged, not ignored.
  hf2jPrjId: { serverOwned: undefined },
  ...Object.fromEntries(
    (
      [
        ['1', '首位成员'],
        ['2', '次位成员'],
      ] as const
    ).flatMap(([number, seat]) => [
      [`hf2jMemberId${number}`, { label: `${seat}ID`, serverOwned: undefined }],
      [`hf2jMemberName${number}`, { label: `${seat}姓名` }],
      [`hf2jMemberRole${number}`, { label: `${seat}角色`, readOnly: undefined, serverOwned: true }],
      [`memberTag${number}`, { label: `${seat}标签`, readOnly: undefined, serverOwned: true }],
    ]),
  ),
}

/** Fields the data does not list: to whom a record belongs, its place in the order. */
export const OURS: Readonly<Record<string, Line>> = {
  hf23PrjId: ['id', '项目ID', { hidden: true }],
  sortNo: ['integer', '序号', { hidden: true, serverOwned: true }],
  hf24MemberId: ['id', '成员ID', { hidden: true }],
  hf25MemberId: ['id', '成员ID', { hidden: true }],
  hf26MemberId: ['id', '成员ID', { hidden: true }],
  hf27MemberId: ['id', '成员ID', { hidden: true }],
  hf28MemberId: ['id', '成员ID', { hidden: true }],
  keyValue: ['id', '记录ID', { hidden: true, serverOwned: true }],
}
