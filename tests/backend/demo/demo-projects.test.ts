import { describe, expect, it } from 'vitest'
import { accountsWith } from '../../../lib/testing/demo/accounts/demo-accounts.ts'
import { demoProjects } from '../../../lib/testing/demo/projects/demo-projects.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { ORGANISATION_ROWS } from '../../../lib/testing/demo/organisations/organisations.ts'
import { divisionsUnder } from '../../../lib/backend/national-divisions.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { dayOf, instantText } from '../../../lib/catalogue/day.ts'
import { settle } from '../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'
import { DEMAND_STEP, DICTIONARY, LOAN_SCHEME, PARTY_TYPE, PAY_TYPE, PROJECT_TYPE } from '../../../lib/domain/codes.ts'
import { businessTypeOf } from '../../../lib/domain/project/business-type.ts'
import { PAY_PLANS, payTypeOf } from '../../../lib/domain/project/pay-type.ts'
import { project } from '../../../lib/domain/project/project.ts'
import { NOW } from '../seed/seeding.ts'

const nothing = Object.fromEntries(Object.keys(project.fields).map((name) => [name, null]))
const cases = demoProjects(NOW).map((demo) => ({
  ...demo,
  record: { ...nothing, ...demo.record } as Readonly<Record<string, Value>>,
}))
const valuesOf = (field: string) => new Set(cases.map(({ record }) => record[field]))
const stepsReached = new Set(cases.map(({ move }) => move?.step ?? DEMAND_STEP.consulting))
/** Places come from the national list, checked on their own. */
const codesOf = (dict: string) =>
  dict === DICTIONARY.divisions
    ? null
    : new Set(DICTIONARIES.find(({ code }) => code === dict)?.entries.map(([key]) => key))

describe('the demo cases', () => {
  it('are seventy, most of them in Guangzhou and the others in Shenzhen', () => {
    expect(cases).toHaveLength(70)
    expect(cases.filter(({ city }) => city === '440300')).toHaveLength(14)
    expect(cases.filter(({ city }) => city === '440100')).toHaveLength(56)
  })
  it('are the same whenever they are made at the same instant', () => {
    expect(demoProjects(NOW)).toEqual(demoProjects(NOW))
  })
  it('PRJ-001 are of every kind, in every step, paid in every way, with every loan scheme', () => {
    expect([...Object.values(PROJECT_TYPE)].filter((type) => !valuesOf('hf20PrjType').has(type))).toEqual([])
    expect([...Object.values(DEMAND_STEP)].filter((step) => !stepsReached.has(step))).toEqual([])
    expect([...Object.values(PAY_TYPE)].filter((type) => !valuesOf('prjPayType').has(type))).toEqual([])
    expect([...Object.values(LOAN_SCHEME)].filter((scheme) => !valuesOf('hf20LoanScheme').has(scheme))).toEqual([])
    expect(
      [...Object.values(PARTY_TYPE)].filter(
        (type) => !valuesOf('hf20BuyerType').has(type) || !valuesOf('hf20SellerType').has(type),
      ),
    ).toEqual([])
    expect(valuesOf('hf20Ctrl3')).toEqual(new Set([0, 1]))
  })
  it('BAS-007 to BAS-012, BAS-038 have the pay way, scheme and business type their pay type leads to', () => {
    for (const { key, record } of cases) {
      const plan = PAY_PLANS.find(({ payType }) => payType === record['prjPayType'])
      if (plan) expect([record['hf20PayWay'], record['hf20LoanScheme']], key).toEqual([plan.payWay, plan.scheme])
      const scheme = record['hf20LoanScheme'] === null ? null : String(record['hf20LoanScheme'])
      expect(record['businessType'], key).toBe(businessTypeOf(scheme))
      expect(payTypeOf(record['hf20PayWay'] === null ? null : String(record['hf20PayWay']), scheme), key).toBe(
        record['prjPayType'],
      )
    }
  })
  it('OPN-012 have no pay type exactly where the scheme belongs to none', () => {
    const without = cases
      .filter(({ record }) => record['prjPayType'] === null)
      .map(({ record }) => record['hf20LoanScheme'])
    expect(new Set(without)).toEqual(
      new Set([LOAN_SCHEME.bridge, LOAN_SCHEME.credit, LOAN_SCHEME.business, LOAN_SCHEME.toFund]),
    )
  })
  it('stay as they are when every rule is asked again', () => {
    for (const { key, record } of cases) {
      expect(settle(project, record, record).consequences, key).toEqual([])
      for (const chosen of ['prjPayType', 'hf20BuyerType', 'hf20SellerType', 'hf20LoanScheme']) {
        const again = settle(project, { ...record, [chosen]: null }, record, {}, new Set([chosen]))
        expect(again.consequences, `${key} ${chosen}`).toEqual([])
      }
    }
  })
  it('fill only what a person would see', () => {
    for (const { key, record } of cases) {
      const visible = new Set(visibleFields(project, record))
      expect(
        Object.entries(record).flatMap(([name, value]) => (value !== null && !visible.has(name) ? [name] : [])),
        key,
      ).toEqual([])
    }
  })
  it('carry no value that only the server may set', () => {
    const owned = Object.entries(project.fields).flatMap(([name, field]) => (field.serverOwned ? [name] : []))
    expect(cases.flatMap(({ record }) => owned.filter((name) => record[name] !== null))).toEqual([])
  })
  it('pass the check with codes of the dictionaries', () => {
    const overlay = { labels: {}, locked: new Set<string>(), hidden: new Set<string>(), help: {} }
    for (const { key, record, createdAt } of cases) {
      const required = new Set(['hf20PrjType', 'hf20BuyerType', 'hf20SellerType', 'hf20ManagerId'])
      expect(
        check(project, record, { today: dayOf(createdAt), overlay: { ...overlay, required }, codesOf }),
        key,
      ).toEqual([])
    }
  })
  it('name staff of their city in the right position, and organisations that exist', () => {
    const known = new Set(ORGANISATION_ROWS.map(({ key }) => key))
    for (const { key, city, record } of cases) {
      expect(accountsWith('HX5901', city), key).toContain(record['hf20ManagerId'])
      expect(accountsWith('HX5902', city), key).toContain(record['hf20RecommendId'])
      expect(accountsWith('HX5903', city), key).toContain(record['hf20ServiceAcct'])
      if (record['hf20DivisionDetailId'] !== null) expect(known, key).toContain(record['hf20DivisionDetailId'])
    }
  })
  it('lie in real districts of their city at invented addresses', () => {
    for (const { key, city, record } of cases) {
      expect(record['hf20HouseCity'], key).toBe(city)
      expect(
        divisionsUnder(city).map(({ code }) => code),
        key,
      ).toContain(record['hf20HouseArea'])
      if (record['hf20HouseAddress'] !== null)
        expect(record['hf20HouseAddress'], key).toMatch(/^示例(路|大道|一街|二横路|东街)\d+号(示例|演示|样本|测试)/)
    }
  })
  it('have prices with fen among them and rates a bank might give', () => {
    const prices = cases.flatMap(({ record }) =>
      typeof record['hf20HouseMarketPrice'] === 'number' ? [record['hf20HouseMarketPrice']] : [],
    )
    expect(prices.length).toBeGreaterThan(50)
    expect(prices.some((price) => !Number.isInteger(price))).toBe(true)
    expect(prices.every((price) => price > 300_000 && price < 20_000_000)).toBe(true)
    const rates = cases.flatMap(({ record }) =>
      typeof record['hf20AcceptRetNoEnd'] === 'number' ? [record['hf20AcceptRetNoEnd']] : [],
    )
    expect(rates.every((rate) => rate >= 0.026 && rate <= 0.096)).toBe(true)
  })
  it.each([
    ['hf20ManagerId', 'demo-follow'],
    ['hf20RecommendId', 'demo-sales'],
    ['hf20ServiceAcct', 'demo-service'],
  ])('give ten or more to the %s %s, and others to others', (field, account) => {
    const own = cases.filter(({ record }) => record[field] === account)
    expect(own.length).toBeGreaterThanOrEqual(10)
    expect(own.length).toBeLessThan(40)
  })
  it('PRJ-038 were opened by managers and the service provider only, and some belong to the provider', () => {
    const openers = new Set([
      ...accountsWith('HX5905', '440100'),
      ...accountsWith('HX5905', '440300'),
      'demo-admin',
      'demo-provider',
    ])
    expect(cases.filter(({ createdBy }) => !openers.has(createdBy))).toEqual([])
    const brought = cases.filter(({ createdBy }) => createdBy === 'demo-provider')
    expect(brought.length).toBeGreaterThanOrEqual(3)
    const provider = ORGANISATION_ROWS.find(({ values }) => values['hf31OrgType'] === 'HF9C08')
    expect(brought.filter(({ record }) => record['hf20DivisionDetailId'] !== provider?.key)).toEqual([])
  })
  it('were opened over the past 120 days, oldest first, searches last, and moved on later, but in the past', () => {
    const days = cases.map(({ createdAt }) => (NOW - createdAt) / 86_400_000)
    expect(Math.max(...days)).toBeGreaterThan(110)
    expect(Math.max(...days)).toBeLessThan(121)
    expect(Math.min(...days)).toBeGreaterThan(0)
    for (const part of [cases.slice(0, 60), cases.slice(60)])
      expect(part.map(({ createdAt }) => createdAt)).toEqual(
        part.map(({ createdAt }) => createdAt).sort((a, b) => a - b),
      )
    for (const { key, createdAt, move } of cases) {
      expect(instantText(createdAt).slice(11) >= '09:00:00', key).toBe(true)
      if (move) expect(move.at > createdAt && move.at < NOW, key).toBe(true)
    }
  })
  it.each([Date.UTC(2026, 2, 1, 16), Date.UTC(2027, 0, 1, 15, 59, 59), Date.UTC(2028, 1, 29)])(
    'lie in the past whenever they are made (%i)',
    (now) => {
      expect(demoProjects(now).filter(({ createdAt, move }) => createdAt >= now || (move?.at ?? 0) >= now)).toEqual([])
    },
  )
  it('BAS-013 say that two individuals are not related unless a person said otherwise', () => {
    const pairs = cases.filter(
      ({ record }) =>
        record['hf20BuyerType'] === PARTY_TYPE.individual && record['hf20SellerType'] === PARTY_TYPE.individual,
    )
    expect(pairs.filter(({ record }) => record['hf20RelationType'] === null)).toEqual([])
  })
  it('start from the declared defaults', () => {
    expect(blankRecord(project.fields)['hf20HouseProvince']).toBe('440000')
    expect(valuesOf('hf20HouseProvince')).toEqual(new Set(['440000']))
  })
})
