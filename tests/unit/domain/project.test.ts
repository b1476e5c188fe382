import { describe, expect, it } from 'vitest'
import { reads } from '../../../lib/catalogue/condition.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { explainState, conditionTextsOf } from '../../../lib/catalogue/explain.ts'
import type { Fields } from '../../../lib/catalogue/field.ts'
import { fieldState, visibleFields } from '../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { DEFAULTS, type Line, OURS, PROJECT } from './project-table.ts'

const lines: Readonly<Record<string, Line>> = Object.assign({}, ...Object.values(PROJECT), OURS)
const fields: Fields = project.fields
const missing = (name: string): never => {
  throw new Error(`no field ${name}`)
}
const blank = blankRecord(project.fields)
const says = (changed: Readonly<Record<string, Value>>) =>
  check(project, { ...blank, prjPayType: 'HH2001', ...changed }, { today: '2026-11-21' }).map(({ message }) => message)
const shownIn = (changed: Readonly<Record<string, Value>>) => new Set(visibleFields(project, { ...blank, ...changed }))

describe('the basic requirements of a case', () => {
  it('BAS-044 are served by Hf20PrjBase, with the field metadata of table 1', () =>
    expect(project).toMatchObject({ service: 'Hf20PrjBase', title: '基础需求', metaTable: 1 }))
  it('have just the fields the business lists, and who and when', () =>
    expect(Object.keys(project.fields).sort()).toEqual(Object.keys(lines).sort()))
  it('have them in their groups and in their order', () => {
    const listed = Object.entries(PROJECT).map(([label, fields]) => [label, Object.keys(fields)])
    const declared = Object.values(project.groups).map(({ label, fields }) => [
      label,
      Object.keys(fields).filter((name) => !Object.hasOwn(OURS, name)),
    ])
    expect(declared.filter(([, names]) => names?.length)).toEqual(listed)
  })
  it.each(Object.entries(lines))('%s is what the business says it is', (name, [kind, label, props = {}, when = {}]) => {
    const {
      rules,
      hint: _hint,
      indexed: _indexed,
      placeName: _placeName,
      column: _column,
      ...field
    } = fields[name] ?? missing(name)
    const { default: preset = DEFAULTS[name], ...rest } = props
    expect({ ...field, rules: rules?.map((rule) => rule.name) }).toEqual({
      kind,
      label,
      ...rest,
      ...(preset !== undefined && { default: preset }),
      rules: props.rules,
    })
    expect({
      shown: project.shown[name],
      required: project.required[name],
      readOnly: project.readOnly[name],
      labels: project.labels[name],
    }).toEqual({ shown: when.shown, required: when.required, readOnly: when.readOnly, labels: when.labels })
  })
  it('declare no condition, effect or computation that reads or sets a field nobody has', () => {
    const conditions = [
      ...Object.values(project.shown),
      ...Object.values(project.readOnly),
      ...Object.values(project.labels).flatMap((choices) => choices?.map(({ when }) => when) ?? []),
    ]
    const effects = Object.values(project.onChange).flatMap((list) => list ?? [])
    const named = [
      ...conditions.flatMap((condition) => (condition ? reads(condition) : [])),
      ...effects.flatMap(({ when, set }) => [...(when ? reads(when) : []), ...Object.keys(set)]),
      ...Object.values(project.derived).flatMap((derived) => derived?.reads ?? []),
      ...Object.values(project.composites).flatMap(({ parts }) => parts),
      ...Object.values(project.fields).flatMap(({ rules = [], parent }) => [
        ...rules.flatMap((rule) => rule.reads ?? []),
        ...(parent ? [parent] : []),
      ]),
    ]
    expect(named.filter((name) => !Object.hasOwn(project.fields, name))).toEqual([])
    expect(named.length).toBeGreaterThan(40)
  })
  it('OPN-109 require no field whatever the case; the metadata may', () =>
    expect(Object.values(project.fields).filter(({ required }) => required)).toEqual([]))
  it('OPN-012 require a pay type, except under the schemes that no pay type stands for', () => {
    expect(says({ prjPayType: null })).toEqual(['付款类型必填'])
    for (const scheme of ['HF9905', 'HF9906', 'HF9908', 'HF9909'])
      expect(says({ prjPayType: null, hf20LoanScheme: scheme })).toEqual([])
    for (const scheme of ['HF9901', 'HF9902', 'HF9903', 'HF9907'])
      expect(says({ prjPayType: null, hf20LoanScheme: scheme })).toEqual(['付款类型必填'])
  })
  it('start with a purchase in Guangzhou', () => {
    expect(Object.entries(blank).filter(([, value]) => value !== null)).toEqual(
      expect.arrayContaining(Object.entries(DEFAULTS)),
    )
    expect(Object.values(blank).filter((value) => value !== null)).toHaveLength(3)
    expect(says({})).toEqual([])
  })
})

describe('what is on screen', () => {
  it('of a purchase without loan shows no loan wishes', () => {
    const shown = shownIn({ hf20PayWay: 'HG1001' })
    for (const name of ['hf20ReturnWay', 'hf20LoanerAge', 'hf20MortgagerLateTimes', 'hf20ThinkGroup', 'businessType'])
      expect([name, shown.has(name)]).toEqual([name, false])
    for (const name of ['hf20Ctrl1', 'hf20BuyerType', 'hf20RelationType', 'hf20BuyerId', 'hf20SellerType'])
      expect([name, shown.has(name)]).toEqual([name, true])
  })
  it('of a mortgage of one’s own house asks about the mortgagor, and not about a buyer', () => {
    const shown = shownIn({ hf20LoanScheme: 'HF9907' })
    for (const name of ['hf20Ctrl1', 'hf20BuyerType', 'hf20RelationType', 'hf20BuyerId', 'hf20ThinkGroup'])
      expect([name, shown.has(name)]).toEqual([name, false])
    for (const name of ['hf20ReturnWay', 'hf20MortgagerLateTimes', 'hf20SellerType', 'businessType'])
      expect([name, shown.has(name)]).toEqual([name, true])
    expect(fieldState(project, 'hf20SellerType', { hf20LoanScheme: 'HF9907' }).label).toBe('抵押人类型')
  })
  it('asks for the nature of a company only of a company', () => {
    expect(shownIn({ hf20BuyerType: 'HF0501' }).has('hf20BuyerCompanyNature')).toBe(false)
    expect(shownIn({ hf20BuyerType: 'HF0502' }).has('hf20BuyerCompanyNature')).toBe(true)
    expect(
      [{}, { hf20BuyerType: 'HF0502' }, { hf20SellerType: 'HF0502' }].map((changed) =>
        shownIn(changed).has('hf20CompanyNation'),
      ),
    ).toEqual([false, true, true])
  })
  it('BAS-037 FEE-015 FEE-018 shows the referral block if its discount is on, and its payment once above 0', () => {
    for (const name of ['hf20HelpactivityBegin', 'hf20HelpactivityEnd', 'hf20MaxHelper'])
      expect([shownIn({}).has(name), shownIn({ hf20Ctrl3: 1 }).has(name)]).toEqual([false, true])
    expect(
      [{ hf20Ctrl3: 1, hf20Amount5: 0 }, { hf20Ctrl3: 1, hf20Amount5: 0.01 }, { hf20Amount5: 5 }].map((changed) =>
        shownIn(changed).has('hf20Amount5'),
      ),
    ).toEqual([false, true, false])
  })
  it('never shows the project id and the country that is passed through', () => {
    expect(shownIn({ keyValue: 'K', hf20HouseCountry: 'CN' }).has('keyValue')).toBe(false)
    expect(shownIn({ hf20HouseCountry: 'CN' }).has('hf20HouseCountry')).toBe(false)
  })
  it('says in words why the pay way is locked', () => {
    const words = conditionTextsOf(project, () => null)
    expect(explainState(project, 'hf20PayWay', { prjPayType: 'HH2001' }, words)).toEqual([
      '当 付款类型 已填写 时不可编辑',
    ])
    expect(explainState(project, 'hf20MortgagerLateTimes', {}, words)).toEqual(['当 贷款方案 为 HF9907 时显示'])
  })
})

describe('the checks of a case:', () => {
  it.each([
    [{ hf20PayWay: 'HG1002', hf20LoanerAge: 151 }, '借款人年龄不能大于150岁'],
    [{ hf20PayWay: 'HG1002', hf20LoanerAge: 30.5 }, '借款人年龄应为整数'],
    [{ hf20LoanScheme: 'HF9907', hf20MortgagerLateTimes: 0.5 }, '抵押人逾期次数应为整数'],
    [{ hf20HouseMarketPrice: -1 }, '房屋市场价不能小于0万元'],
    [{ hf20HouseMarketPrice: 1.005 }, '房屋市场价最多精确到分'],
    [{ hf20HouseAddress: '广东省示例路1号' }, '房屋地址请勿包含省、市、区名称'],
    [{ hf20HouseAddress: '示'.repeat(201) }, '房屋地址不能超过200个字'],
    [{ hf20Ctrl3: 1, hf20MaxHelper: -1 }, '最多推荐人数不能小于0人'],
    [{ hf20PayWay: 'HG1002', hf20AcceptRetNoEnd: -0.01 }, '可接受最高利率不能小于0%'],
  ])('answer %j with %s', (changed, message) => expect(says(changed)).toEqual([message]))
  it('a referral period that ends before it begins is marked at both ends', () => {
    expect(says({ hf20Ctrl3: 1, hf20HelpactivityBegin: '2026-02-01', hf20HelpactivityEnd: '2026-01-01' })).toEqual([
      '推荐有效期起不能晚于推荐有效期止',
      '推荐有效期止不能早于推荐有效期起',
    ])
    expect(says({ hf20Ctrl3: 1, hf20HelpactivityBegin: '2026-01-01', hf20HelpactivityEnd: '2026-01-01' })).toEqual([])
    expect(says({ hf20Ctrl3: 0, hf20HelpactivityBegin: '2026-02-01', hf20HelpactivityEnd: '2026-01-01' })).toEqual([])
  })
  it('a fixed LPR discount below nought is fine: it is a float', () =>
    expect(says({ hf20PayWay: 'HG1002', hf20AccessLp: -0.2 })).toEqual([]))
})
