import { describe, expect, it } from 'vitest'
import { check } from '../../../../lib/catalogue/check.ts'
import { reads } from '../../../../lib/catalogue/condition.ts'
import { settle, withDerived } from '../../../../lib/catalogue/effect.ts'
import { blankRecord, type Entity } from '../../../../lib/catalogue/entity.ts'
import { fieldState, labelOf, titleOf, visibleFields } from '../../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../../lib/catalogue/kind.ts'
import type { Overlay } from '../../../../lib/catalogue/overlay.ts'
import { entities } from '../../../../lib/domain/entities.ts'
import { fund } from '../../../../lib/domain/member/fund.ts'
import { member } from '../../../../lib/domain/member/member.ts'
import { ownHouse } from '../../../../lib/domain/member/own-house.ts'
import { relation } from '../../../../lib/domain/member/relation.ts'
import { social } from '../../../../lib/domain/member/social.ts'
import { tax } from '../../../../lib/domain/member/tax.ts'
import { workCredit } from '../../../../lib/domain/member/work-credit.ts'
import { recordFields } from '../../../../lib/domain/record-fields.ts'
import { type Line, MEMBER_TABLES, OURS, OURS_INSTEAD } from './member-table.ts'

type Values = Readonly<Record<string, Value>>
const TODAY = '2026-11-21'
const DECLARED: readonly Entity[] = [member, relation, workCredit, fund, social, tax, ownHouse]
const entityOf = (service: string): Entity => DECLARED.find((entity) => entity.service === service) ?? member
const says = (entity: Entity, record: Values, facts: Values = {}, overlay?: Overlay) =>
  check(entity, record, { today: TODAY, facts, ...(overlay && { overlay }) }).map(({ message }) => message)
const shows = (entity: Entity, name: string, scope: Values): boolean => visibleFields(entity, scope).includes(name)
const isOurs = (name: string): boolean => Object.hasOwn(OURS, name) || Object.hasOwn(recordFields, name)
const BUYER = { hf23MemberType: '0', hf23LinkName: '张示例' }
const OWNER = { ...BUYER, hf23MemberType: '1' }

describe('people of a case and what is kept about them', () => {
  it('MEM-004 MEM-050 REC-010 to REC-029 are served by the specified services, with their field metadata', () => {
    expect(DECLARED.map(({ service }) => service)).toEqual(Object.keys(MEMBER_TABLES))
    expect(DECLARED.map(({ metaTable }) => metaTable)).toEqual([2, null, 6, 7, 8, 9, 10])
    for (const entity of DECLARED) expect(entities[entity.service]).toBe(entity)
  })
  it.each(Object.entries(MEMBER_TABLES))(
    'OPN-035 %s has its fields in their groups and in their order',
    (service, groups) => {
      const declared = Object.values(entityOf(service).groups).map(({ label, fields }) => [
        label,
        Object.keys(fields).filter((name) => !isOurs(name)),
      ])
      const listed = Object.entries(groups).map(([label, fields]) => [
        label,
        Object.keys(fields).filter((name) => !isOurs(name)),
      ])
      expect(declared.filter(([, names]) => names?.length)).toEqual(listed)
    },
  )
  const lines = Object.entries(MEMBER_TABLES).flatMap(([service, groups]) =>
    Object.values(groups).flatMap((fields) =>
      Object.entries(fields).map(([name, line]): readonly [string, string, Line] => [service, name, line]),
    ),
  )
  const extra = DECLARED.flatMap(({ service, fields }) =>
    Object.keys(fields)
      .filter(
        (name) =>
          isOurs(name) &&
          !Object.hasOwn(recordFields, name) &&
          !lines.some(([of, named]) => of === service && named === name),
      )
      .map((name): readonly [string, string, Line] => [service, name, OURS[name] ?? ['id', '']]),
  )
  it.each([...lines, ...extra])(
    '%s %s is what the business says it is',
    (service, name, [kind, label, props = {}, when = {}]) => {
      const entity = entityOf(service)
      const {
        rules,
        hint: _hint,
        indexed: _indexed,
        personName: _personName,
        ...field
      } = entity.fields[name] ?? { kind: 'none', label: '' }
      const dict = kind === 'region' ? { dict: 'SS46_ADMDIVISION_LIST' } : kind === 'yesno' ? { dict: 'YES_NO' } : {}
      expect({ ...field, rules: rules?.map((rule) => rule.name) }).toEqual({
        kind,
        label,
        ...dict,
        ...props,
        ...OURS_INSTEAD[name],
        rules: props.rules,
      })
      expect({
        shown: entity.shown[name],
        readOnly: entity.readOnly[name],
        cleared: entity.cleared[name],
        labels: entity.labels[name],
        required: entity.required[name],
      }).toEqual({
        shown: when.shown,
        readOnly: when.readOnly,
        cleared: when.cleared,
        labels: when.labels,
        required: undefined,
      })
    },
  )
  it('deviate only where it is said', () =>
    expect(Object.keys(OURS_INSTEAD).filter((name) => !lines.some(([, named]) => named === name))).toEqual([]))
  it('declare no condition or computation that reads what nobody has', () => {
    for (const entity of DECLARED) {
      const conditions = [
        ...Object.values(entity.shown),
        ...Object.values(entity.readOnly),
        ...Object.values(entity.cleared),
        ...entity.titles.map(({ when }) => when),
        ...Object.values(entity.labels).flatMap((choices) => choices?.map(({ when }) => when) ?? []),
      ]
      const named = [
        ...conditions.flatMap((condition) => (condition ? reads(condition) : [])),
        ...Object.values(entity.derived).flatMap((derived) => derived?.reads ?? []),
        ...Object.values(entity.composed).flatMap((parts) => parts ?? []),
        ...Object.values(entity.composites).flatMap(({ parts }) => parts),
        ...Object.values(entity.fields).flatMap(({ rules = [], parent }) => [
          ...rules.flatMap((rule) => rule.reads ?? []),
          ...(parent ? [parent] : []),
        ]),
      ]
      expect(
        named.filter((name) => !Object.hasOwn(entity.fields, name) && !entity.facts.includes(name)),
        entity.service,
      ).toEqual([])
    }
  })
  it('hold their personal data masked: documents and phones', () => {
    const sensitive = DECLARED.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, field]) => (field.sensitive ? [`${name} ${field.sensitive}`] : [])),
    )
    expect(sensitive).toEqual([
      'hf23CardNo id',
      'hf23LinkPhone phone',
      'hf23EmergencyPhone phone',
      'hf23ChildCardNo id',
      'hf24WorkPhone phone',
    ])
  })
  it('start with the defaults of the specification', () => {
    const defaults = (entity: Entity) =>
      Object.fromEntries(Object.entries(blankRecord(entity.fields)).filter(([, value]) => value !== null))
    expect(DECLARED.map(defaults)).toEqual([
      { hf23IdCardType: 'HF5601', hf23Nation: '汉' },
      {},
      {},
      { hf25FundProvince: '440000', hf25FundCity: '440100' },
      { hf26Province: '440000', hf26City: '440100' },
      { hf27Province: '440000', hf27City: '440100' },
      {},
    ])
  })
})

describe('the form of a member', () => {
  const PARTIES = [
    {},
    { hf20BuyerType: 'HF0501' },
    { hf20BuyerType: 'HF0502' },
    { hf20SellerType: 'HF0501' },
    { hf20SellerType: 'HF0502' },
  ] as const
  const table = (name: string, more: Values = {}) =>
    ['0', '1', '2'].map((type) =>
      PARTIES.map((party) => shows(member, name, { ...party, ...more, hf23MemberType: type })),
    )
  it('MEM-034 asks a company, of its own side alone, for what a company has', () => {
    const company = [
      [false, false, true, false, false],
      [false, false, false, false, true],
      [false, false, false, false, false],
    ]
    for (const name of Object.keys(member.groups['company']?.fields ?? {})) expect(table(name), name).toEqual(company)
    for (const name of [
      'hf23Birthday',
      'hf23Sex',
      'hf23Age',
      'hf23Nation',
      'hf23Province',
      'hf23Location',
      'hf23LocationCls',
      'hf23Child',
      'hf23OwnCompany',
      'hf23DebtTotal',
      'hf23LateNum',
      'hf23LocalHouseTotal',
      'hf23LocalHouseNum',
    ]) {
      expect(table(name), name).toEqual(company.map((row) => row.map((shown) => !shown)))
    }
    for (const name of [
      'hf23LinkName',
      'hf23IdCardType',
      'hf23CardNo',
      'hf23LinkPhone',
      'hf23HomeAddress',
      'hf23HouseRatio',
      'hf23SellRentNum',
    ])
      expect(table(name).flat(), name).not.toContain(false)
  })
  it('MEM-033 asks persons who buy or sell whether they are married', () => {
    expect(table('hf23Marriage')).toEqual([
      [false, true, false, false, false],
      [false, false, false, true, false],
      [false, false, false, false, false],
    ])
  })
  it('MEM-005 calls the name that of the contact where a company is asked', () => {
    expect(PARTIES.map((party) => labelOf(member, 'hf23LinkName', { ...party, hf23MemberType: '0' }))).toEqual([
      '真实姓名',
      '真实姓名',
      '联系人姓名',
      '真实姓名',
      '真实姓名',
    ])
    expect(says(member, { ...BUYER, hf23LinkName: ' ' }, { hf20BuyerType: 'HF0502' })).toEqual(['联系人姓名必填'])
    expect(says(member, { ...BUYER, hf23LinkName: null })).toEqual(['真实姓名必填'])
  })
  it('MEM-031 MEM-032 asks for what goes with the document', () => {
    const types = [null, ...Array.from({ length: 9 }, (_, index) => `HF560${index + 1}`)]
    const shownFor = (name: string) => types.filter((type) => shows(member, name, { ...BUYER, hf23IdCardType: type }))
    expect([shownFor('hf23Nationality'), shownFor('hf23EnglishName')]).toEqual([
      ['HF5602', 'HF5603'],
      ['HF5602', 'HF5603'],
    ])
    expect([shownFor('hf23ServeProvince'), shownFor('hf23ServeCity')]).toEqual([
      ['HF5604', 'HF5605'],
      ['HF5604', 'HF5605'],
    ])
  })
  it('MEM-015 MEM-035 asks about the child where there is one, and forgets it at the moment there is none', () => {
    const CHILD = {
      hf23ChildCardNo: '44019920121121910X',
      hf23ChildBirthday: '2012-11-21',
      hf23ChildHome: '示例路',
      hf23ChildOverFourteen: 'HF8802',
      hf23ChildAdultTime: 'HG6502',
    }
    for (const name of Object.keys(CHILD))
      expect(
        [null, 'HF8801', 'HF8802'].map((child) => shows(member, name, { ...BUYER, hf23Child: child })),
        name,
      ).toEqual([false, false, true])
    const before = { ...BUYER, ...CHILD, hf23Child: 'HF8802' }
    for (const none of [null, 'HF8801']) {
      expect(settle(member, before, { ...before, hf23Child: none }).record).toEqual({
        ...before,
        ...Object.fromEntries(Object.keys(CHILD).map((name) => [name, null])),
        hf23Child: none,
      })
      // While it lasts, nothing is forgotten.
      const there = { ...before, hf23Child: none }
      expect(settle(member, there, { ...there, hf23LinkName: '李演示' }).consequences).toEqual([])
    }
    expect(settle(member, { ...before, hf23Child: 'HF8801' }, { ...before, hf23Child: null }).consequences).toEqual([])
  })
  it('MEM-012 MEM-036 says whether a person is registered where the house stands, and lets nobody enter it', () => {
    const house = { hf20HouseProvince: '440000', hf20HouseCity: '440100' }
    const classOf = (province: Value, city: Value, facts: Values = house) =>
      withDerived(member, { hf23Province: province, hf23City: city }, facts)['hf23LocationCls']
    expect([
      classOf('440000', '440100'),
      classOf('440000', '440300'),
      classOf('430000', '430100'),
      classOf('430000', '440100'),
    ]).toEqual(['HG6401', 'HG6402', 'HG6402', 'HG6402'])
    expect([
      classOf(null, '440100'),
      classOf('440000', null),
      classOf('440000', '440100', {}),
      classOf('440000', '440100', { hf20HouseProvince: '440000' }),
    ]).toEqual([null, null, null, null])
    const home = { ...BUYER, hf23Province: '440000', hf23City: '440100', hf23LocationCls: 'HG6401' }
    expect(settle(member, home, { ...home, hf23City: '440300' }, house).record['hf23LocationCls']).toBe('HG6402')
    expect(settle(member, home, { ...home, hf23Province: '430000' }, house).record).toMatchObject({
      hf23City: null,
      hf23LocationCls: null,
    })
    for (const name of ['hf23LocationCls', 'hf23LocalHouseNum', 'hf23Location', 'hf23MemberRole'])
      expect(fieldState(member, name, BUYER).editable, name).toBe(false)
    expect(member.composed['hf23Location']).toEqual(['hf23Province', 'hf23City', 'hf23Area'])
  })
  it('MEM-024 says how many local houses there are in words', () => {
    expect(
      [null, 0, 1, 2, 3, 100, -1].map(
        (total) => withDerived(member, { hf23LocalHouseTotal: total })['hf23LocalHouseNum'],
      ),
    ).toEqual([null, 'HFF501', 'HFF502', 'HFF503', 'HFF503', 'HFF503', null])
  })
  it('MEM-025 MEM-049 OPN-034 limits the houses for sale or rent to those counted, if a person counted them', () => {
    const sell = (limit: Value, number: Value) =>
      says(member, { ...BUYER, hf23LimitHouseNum: limit, hf23SellRentNum: number })
    expect([sell(2, 2), sell(2, 0), sell(null, 9), sell(0, 0), sell(2, null)]).toEqual([[], [], [], [], []])
    expect([sell(2, 3), sell(0, 1)]).toEqual([
      ['在售/在租套数不能大于限购区域房产套数'],
      ['在售/在租套数不能大于限购区域房产套数'],
    ])
    expect([sell(2, -1), sell(2, 0.5)]).toEqual([['在售/在租套数不能小于0套'], ['在售/在租套数应为整数']])
  })
  it.each([
    ['MEM-010', { hf23Age: 0 }, []],
    ['MEM-010', { hf23Age: 150 }, []],
    ['MEM-010', { hf23Age: 151 }, ['年龄不能大于150岁']],
    ['MEM-010', { hf23Age: -1 }, ['年龄不能小于0岁']],
    ['MEM-010', { hf23Birthday: TODAY }, []],
    ['MEM-010', { hf23Birthday: '2026-11-22' }, ['出生日期不能晚于今天']],
    ['MEM-023', { hf23HouseRatio: 0 }, []],
    ['MEM-023', { hf23HouseRatio: 1 }, []],
    ['MEM-023', { hf23HouseRatio: 1.0001 }, ['产权占比不能大于100%']],
    ['MEM-023', { hf23HouseRatio: -0.01 }, ['产权占比不能小于0%']],
    ['MEM-026', { hf23Email: 'demo@example.com' }, []],
    ['MEM-026', { hf23Email: 'demo@example' }, ['电子邮箱格式不正确']],
    ['MEM-007', { hf23LinkPhone: '15400001000' }, []],
    ['MEM-007', { hf23LinkPhone: '1540000100' }, ['手机号码格式不正确']],
    ['MEM-008', { hf23EmergencyPhone: '25400001000' }, ['紧急联系电话格式不正确']],
    ['MEM-005', { hf23LinkName: '例'.repeat(50) }, []],
    ['MEM-005', { hf23LinkName: '例'.repeat(51) }, ['真实姓名不能超过50个字']],
    ['MEM-021', { hf23DebtTotal: 0.01 }, []],
    ['MEM-021', { hf23DebtTotal: -0.01 }, ['负债总额不能小于0万元']],
    ['MEM-022', { hf23LateNum: -1 }, ['逾期次数不能小于0次']],
    ['MEM-022', { hf23CreditQueryNum: 1.5 }, ['近期征信查询次数应为整数']],
    ['MEM-044', { hf23CardNo: '440199198203159018' }, []],
    ['MEM-044', { hf23IdCardType: 'HF5602', hf23CardNo: 'L898902C3' }, []],
  ] as const)('%s %j is told %j', (_id, changed, messages) =>
    expect(says(member, { ...BUYER, ...changed })).toEqual(messages),
  )
  it('MEM-020 checks a company’s code and share', () => {
    const company = (changed: Values) => says(member, { ...OWNER, ...changed }, { hf20SellerType: 'HF0502' })
    expect([
      company({ hf23CompanyCode: '91440199MADEM00035' }),
      company({ hf23ShareholderRatio: 1 }),
      company({ hf23RegisterDate: TODAY }),
    ]).toEqual([[], [], []])
    expect(company({ hf23CompanyCode: '91440199MADEM00036' })).toEqual(['统一社会信用代码格式或校验位不正确'])
    expect([company({ hf23ShareholderRatio: 1.01 }), company({ hf23RegisterDate: '2026-11-22' })]).toEqual([
      ['股东持股比例不能大于100%'],
      ['成立日期不能晚于今天'],
    ])
    expect(says(member, { ...OWNER, hf23CompanyCode: 'X' }, { hf20SellerType: 'HF0501' })).toEqual([])
  })
  it('PRJ-021 has the title of its side', () => {
    const title = (type: string, scheme: Value = null) =>
      titleOf(member, { hf23MemberType: type, hf20LoanScheme: scheme })
    expect([title('0'), title('1'), title('2'), title('1', 'HF9907'), title('1', 'HF9901')]).toEqual([
      '买家信息',
      '业主信息',
      '保证人信息',
      '抵押人信息',
      '业主信息',
    ])
  })
})

describe('a group', () => {
  it('MEM-054 OPN-100 shows the boxes of its side', () => {
    const boxes = [
      'isBuyer1',
      'isOwner1',
      'principalBorrow1',
      'jointlyBorrow1',
      'jointlyRepayment1',
      'isBuyer2',
      'isOwner2',
      'principalBorrow2',
      'jointlyBorrow2',
      'jointlyRepayment2',
    ]
    const shown = (type: string) => boxes.filter((name) => shows(relation, name, { hf2jMemberType: type }))
    expect(shown('0')).toEqual(boxes.filter((name) => !name.startsWith('isOwner')))
    expect([shown('1'), shown('2')]).toEqual([['isOwner1', 'isOwner2'], []])
  })
  it('MEM-061 lets borrowing roles be ticked when a loan is paid with, and only then', () => {
    for (const name of ['principalBorrow1', 'jointlyBorrow2', 'jointlyRepayment1']) {
      expect(
        ['HG1001', 'HG1002', 'HG1003', null].map(
          (way) => fieldState(relation, name, { hf2jMemberType: '0', hf20PayWay: way }).editable,
        ),
        name,
      ).toEqual([false, true, false, false])
    }
    expect(fieldState(relation, 'isBuyer1', { hf2jMemberType: '0', hf20PayWay: 'HG1001' }).editable).toBe(true)
  })
  it('MEM-060 refuses two borrowing roles of one person, not of two', () => {
    const loan = { hf2jMemberType: '0', hf20PayWay: 'HG1002' }
    expect(says(relation, { principalBorrow1: 1, jointlyBorrow1: 1 }, loan)).toEqual([
      '主借不能与共借同时选择',
      '共借不能与主借同时选择',
    ])
    expect(says(relation, { jointlyBorrow2: 1, jointlyRepayment2: 1 }, loan)).toEqual([
      '共借不能与共还同时选择',
      '共还不能与共借同时选择',
    ])
    expect(says(relation, { principalBorrow1: 1, jointlyBorrow2: 1, jointlyRepayment1: 0 }, loan)).toEqual([])
  })
  it('MEM-059 has the title of its side', () => {
    expect(
      [{ hf2jMemberType: '0' }, { hf2jMemberType: '1' }, { hf2jMemberType: '1', hf20LoanScheme: 'HF9907' }].map(
        (scope) => titleOf(relation, scope),
      ),
    ).toEqual(['买家组与保证人', '业主组', '抵押人组'])
  })
})

describe('records of a member', () => {
  it('REC-018 ask for how many months money was transferred, where it comes from a person', () => {
    expect(
      [null, 'HFH101', 'HFH102', 'HFH103', 'HFH104'].filter((way) =>
        shows(workCredit, 'hf24PassMonth', { hf24WagesWay: way }),
      ),
    ).toEqual(['HFH102'])
    expect([0, 1, -1, 1.5].map((hf24PassMonth) => says(workCredit, { hf24WagesWay: 'HFH102', hf24PassMonth }))).toEqual(
      [[], [], ['流水月数不能小于0个月'], ['流水月数应为整数']],
    )
  })
  it('REC-019 ask when the industry was changed, where it was', () => {
    expect([null, '0', '1'].map((changed) => shows(workCredit, 'hf24ChangeDate', { hf24HaveChange: changed }))).toEqual(
      [false, true, false],
    )
    expect(
      ['2026-11-21', '2026-11-22'].map((hf24ChangeDate) => says(workCredit, { hf24HaveChange: '0', hf24ChangeDate })),
    ).toEqual([[], ['行业变更日期不能晚于今天']])
  })
  it('REC-011 take a first day at work up to yesterday', () => {
    expect(['2026-11-20', '2026-11-21'].map((hf24WorkDate1) => says(workCredit, { hf24WorkDate1 }))).toEqual([
      [],
      ['入职日期不能晚于昨天'],
    ])
  })
  it('REC-014 REC-016 count whole times, and debts in ten thousands', () => {
    for (const number of [21, 23, 24, 25, 51, 53, 54, 55]) {
      expect(
        [0, 3, 0.5, -1].map((times) => says(workCredit, { [`hf24Total${number}`]: times }).length),
        String(number),
      ).toEqual([0, 0, 1, 1])
      expect(workCredit.fields[`hf24Total${number}` as 'hf24Total21'].kind).toBe('integer')
    }
    expect([0, 12.34, -0.01].map((hf24LoanDebt) => says(workCredit, { hf24LoanDebt }))).toEqual([
      [],
      [],
      ['按揭负债不能小于0万元'],
    ])
  })
  it('REC-021 take no fund below nought', () => {
    for (const [name, label, unit] of [
      ['hf25FundBase', '缴存基数', '元'],
      ['hf25FundRate', '缴存比例', '%'],
      ['hf25FundAmt', '月缴存额', '元'],
    ] as const) {
      expect(
        [0, 0.05, -0.01].map((value) => says(fund, { [name]: value })),
        name,
      ).toEqual([[], [], [`${label}不能小于0${unit}`]])
    }
  })
  it.each([
    [fund, 'hf25', '缴存起始月', '缴存截止月'],
    [social, 'hf26', '参保起始月', '参保截止月'],
    [tax, 'hf27', '纳税起始月', '纳税截止月'],
  ] as const)('REC-020 REC-023 REC-024 %o begin no later than they end', (entity, prefix, begin, end) => {
    const span = (from: Value, to: Value) => says(entity, { [`${prefix}Date1`]: from, [`${prefix}Date2`]: to })
    expect([
      span('2026-01', '2026-01'),
      span('2025-12', '2026-01'),
      span('2026-01', null),
      span(null, '2026-01'),
    ]).toEqual([[], [], [], []])
    expect(span('2026-02', '2026-01')).toEqual([`${begin}不能晚于${end}`, `${end}不能早于${begin}`])
  })
  it('REC-022 OPN-036 never show nor check what two years of deposits were, whatever the metadata says', () => {
    const overlay: Overlay = {
      labels: { hf25TwoYear: '两年' },
      required: new Set(['hf25TwoYear']),
      locked: new Set(),
      hidden: new Set(),
      help: {},
    }
    for (const hf25TwoYear of [null, '满两年', -1]) {
      expect(visibleFields(fund, { hf25TwoYear }, overlay)).not.toContain('hf25TwoYear')
      expect(says(fund, { hf25TwoYear }, {}, overlay)).toEqual([])
    }
  })
  it('REC-027 ask about structure and nature of a home, and of nothing else', () => {
    for (const name of ['hf28HourseStruct', 'hf28HourseNature'])
      expect(
        [null, 'HF7501', 'HF7502', 'HF7503', 'HF7504', 'HF7505', 'HF7506'].filter((type) =>
          shows(ownHouse, name, { hf28HourseType: type }),
        ),
        name,
      ).toEqual(['HF7501'])
  })
  it('REC-028 ask how owners are related where there are several', () => {
    expect([null, 1, 2, 5].filter((count) => shows(ownHouse, 'hf28OwnerRelation', { hf28OwnerNumber: count }))).toEqual(
      [2, 5],
    )
    expect([0, 1, 5, 6].map((hf28OwnerNumber) => says(ownHouse, { hf28OwnerNumber }))).toEqual([
      ['产权人数不能小于1人'],
      [],
      [],
      ['产权人数不能大于5人'],
    ])
  })
  it('REC-028 ask about the loan where one is still to be paid', () => {
    for (const name of ['hf28LoanType', 'hf28RepayAmt', 'hf28LoanDate', 'hf28LoanRate'])
      expect(
        [null, 'HF7901', 'HF7902', 'HF7903', 'HF7904'].filter((status) =>
          shows(ownHouse, name, { hf28LoanStatus: status }),
        ),
        name,
      ).toEqual(['HF7902', 'HF7903'])
    const loan = (changed: Values) => says(ownHouse, { hf28LoanStatus: 'HF7902', ...changed })
    expect([
      loan({ hf28LoanType: 'HF9901' }),
      loan({ hf28LoanType: 'HF9902' }),
      loan({ hf28LoanType: 'HF9903' }),
      loan({ hf28LoanRate: 0.0315 }),
      loan({ hf28LoanDate: TODAY }),
    ]).toEqual([[], [], [], [], []])
    expect([
      loan({ hf28LoanType: 'HF9907' }),
      loan({ hf28RepayAmt: -1 }),
      loan({ hf28LoanDate: '2026-11-22' }),
    ]).toEqual([['贷款类型不在可选范围内'], ['未还贷款余额不能小于0元'], ['贷款日期不能晚于今天']])
  })
  it('REC-029 have no more room inside than in all', () => {
    const area = (full: Value, inner: Value) => says(ownHouse, { hf28FullArea: full, hf28InArea: inner })
    expect([area(80, 80), area(80, 0), area(null, 80), area(80, 80.01)]).toEqual([
      [],
      [],
      [],
      ['套内面积不能大于建筑面积'],
    ])
    expect(says(ownHouse, { hf28Spec1: '广东省示例路1号' })).toEqual(['房产地址请勿包含省、市、区名称'])
  })
})
