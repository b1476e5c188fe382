import { describe, expect, it } from 'vitest'
import { reads } from '../../../../lib/catalogue/condition.ts'
import { blankRecord, type Entity } from '../../../../lib/catalogue/entity.ts'
import { titleOf } from '../../../../lib/catalogue/field-state.ts'
import { demand } from '../../../../lib/domain/demand/demand.ts'
import { entities } from '../../../../lib/domain/entities.ts'
import { factsOf } from '../../../../lib/domain/facts.ts'
import { house } from '../../../../lib/domain/house/house.ts'
import { loan } from '../../../../lib/domain/loan/loan.ts'
import { project } from '../../../../lib/domain/project/project.ts'
import { sectionsOf } from '../../../../lib/domain/project/section.ts'
import { recordFields } from '../../../../lib/domain/record-fields.ts'
import { trade } from '../../../../lib/domain/trade/trade.ts'
import { CASE_TABLES, type Line, OWNER_OF } from './case-table.ts'

const DECLARED: readonly Entity[] = [demand, house, trade, loan]
const entityOf = (service: string): Entity => DECLARED.find((entity) => entity.service === service) ?? demand
const listed = (service: string): readonly string[] =>
  Object.values(CASE_TABLES[service] ?? {}).flatMap((fields) => Object.keys(fields))
const lines = Object.entries(CASE_TABLES).flatMap(([service, groups]) =>
  Object.values(groups).flatMap((fields) =>
    Object.entries(fields).map(([name, line]): readonly [string, string, Line] => [service, name, line]),
  ),
)

const names = (kind: string | undefined): boolean => kind === 'organisation' || kind === 'branch'

describe('the other records of a case', () => {
  it('PRJ-047 OPN-038 are served by the specified services, with field metadata of tables 11, 3, 4 and 5', () => {
    expect(DECLARED.map(({ service }) => service)).toEqual([
      'Hf22PrjHouseDemand',
      'Hf29PrjHourse',
      'Hf2hPrjTrade',
      'Hf2iPrjLoan',
    ])
    expect(DECLARED.map(({ metaTable }) => metaTable)).toEqual([11, 3, 4, 5])
    for (const entity of DECLARED) expect(entities[entity.service]).toBe(entity)
  })
  it('have as many fields as the business counts', () =>
    expect(DECLARED.map(({ service }) => listed(service).length)).toEqual([18, 84, 45, 20]))
  it.each(Object.entries(CASE_TABLES))('%s has its fields in their groups and in their order', (service, groups) => {
    const known = new Set(listed(service))
    const declared = Object.values(entityOf(service).groups).map(({ label, fields }) => [
      label,
      Object.keys(fields).filter((name) => known.has(name)),
    ])
    expect(declared.filter(([, names]) => names?.length)).toEqual(
      Object.entries(groups).map(([label, fields]) => [label, Object.keys(fields)]),
    )
  })
  it.each(lines)('%s %s is what the business says it is', (service, name, [kind, label, props = {}, when = {}]) => {
    const entity = entityOf(service)
    const {
      rules,
      hint: _hint,
      indexed: _indexed,
      placeName: _placeName,
      column: _column,
      ...field
    } = entity.fields[name] ?? { kind: 'none', label: '' }
    expect({ ...field, rules: rules?.map((rule) => rule.name) }).toEqual({ kind, label, ...props, rules: props.rules })
    expect({ shown: entity.shown[name], labels: entity.labels[name], options: entity.options[name] }).toEqual({
      shown: when.shown,
      labels: when.labels,
      options: undefined,
    })
  })
  it('PRJ-048 belong to one case by a hidden, searchable key, and have who and when beside that list', () => {
    for (const { service, fields } of DECLARED) {
      const owner = OWNER_OF[service] ?? ''
      expect(Object.keys(fields).filter((name) => !listed(service).includes(name))).toEqual([
        'keyValue',
        owner,
        ...Object.keys(recordFields),
      ])
      expect(fields[owner]).toMatchObject({ kind: 'id', label: '项目ID', hidden: true, indexed: true })
      expect(fields['keyValue']).toMatchObject({ kind: 'id', hidden: true, serverOwned: true })
    }
  })
  it('OPN-109 require nothing and lock nothing by themselves: the metadata may', () => {
    for (const { fields, required, readOnly } of DECLARED) {
      expect(Object.values(fields).filter((field) => field.required)).toEqual([])
      expect([required, readOnly]).toEqual([{}, {}])
    }
  })
  it('clear, compose and compute what the specification says, nothing else', () => {
    expect(DECLARED.map(({ cleared }) => Object.keys(cleared))).toEqual([[], ['hf29RepayMode'], [], []])
    expect(DECLARED.map(({ onChange }) => Object.keys(onChange))).toEqual([[], [], [], ['hf2iLoanType']])
    expect(DECLARED.map(({ composed }) => composed)).toEqual([
      {},
      { hf29HouseArea: ['hf29Province', 'hf29City', 'hf29Area'] },
      {},
      {},
    ])
    expect(DECLARED.map(({ derived }) => derived)).toEqual([{}, {}, {}, {}])
  })
  it('let a place be chosen as one', () => {
    expect(Object.values(house.composites).map(({ kind, parts }) => [kind, parts])).toEqual([
      ['region', ['hf29Province', 'hf29City', 'hf29Area']],
      ['region', ['hf29NewProvince', 'hf29NewCity', 'hf29NewArea']],
    ])
  })
  it('declare no condition, effect or rule that reads or sets a field nobody has', () => {
    for (const entity of DECLARED) {
      const conditions = [
        ...Object.values(entity.shown),
        ...Object.values(entity.cleared),
        ...entity.titles.map(({ when }) => when),
        ...Object.values(entity.labels).flatMap((choices) => choices?.map(({ when }) => when) ?? []),
      ]
      const effects = Object.values(entity.onChange).flatMap((list) => list ?? [])
      const named = [
        ...conditions.flatMap((condition) => (condition ? reads(condition) : [])),
        ...effects.flatMap(({ when, set }) => [...(when ? reads(when) : []), ...Object.keys(set)]),
        ...Object.values(entity.composites).flatMap(({ parts }) => parts),
        ...Object.values(entity.fields).flatMap(({ rules = [], parent }) => [
          ...rules.flatMap((rule) => rule.reads ?? []),
          ...(parent ? [parent] : []),
        ]),
      ]
      expect(named.filter((name) => !Object.hasOwn(entity.fields, name) && !entity.facts.includes(name))).toEqual([])
      expect(named.length).toBeGreaterThan(0)
    }
  })
  it('ask only for facts that a case tells, and for all they read of others', () => {
    const knownFacts = factsOf(blankRecord(project.fields) as never, { house: null, trade: null, loan: null })
    for (const { facts } of DECLARED) expect(facts.filter((name) => !Object.hasOwn(knownFacts, name))).toEqual([])
    const foreign = (entity: Entity) =>
      [
        ...new Set([
          ...Object.values(entity.shown).flatMap((condition) => (condition ? reads(condition) : [])),
          ...entity.titles.flatMap(({ when }) => reads(when)),
        ]),
      ]
        .filter((name) => !Object.hasOwn(entity.fields, name))
        .sort()
    expect(DECLARED.map((entity) => [...entity.facts].sort())).toEqual(DECLARED.map(foreign))
  })
  it('PRJ-019 PRJ-022 PRJ-023 carry the titles of their sections', () => {
    for (const facts of [
      { hf20Ctrl1: 1, hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901' },
      { hf20Ctrl1: 1, hf20LoanScheme: 'HF9907' },
    ] as const) {
      const titles = new Map(sectionsOf(facts).map(({ key, title }) => [key, title]))
      for (const [key, entity] of [
        ['demand', demand],
        ['house', house],
        ['trade', trade],
        ['loan', loan],
      ] as const)
        expect(titles.get(key) ?? titleOf(entity, facts)).toBe(titleOf(entity, facts))
    }
    expect([titleOf(house, {}), titleOf(house, { hf20LoanScheme: 'HF9907' })]).toEqual(['交易房屋', '抵押物业'])
  })
  it('keep phone and bank numbers from leaving in full', () => {
    const guarded = DECLARED.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { sensitive, indexed }]) =>
        sensitive ? [[name, sensitive, indexed]] : [],
      ),
    )
    expect(guarded).toEqual([
      ['hf22LinkPhone', 'phone', undefined],
      ['hf2hCollectionNo', 'bank', undefined],
      ['hf2hPaymentNo', 'bank', undefined],
    ])
  })
  it('are indexed where something looks for them: demands by what people ask, houses by their estate', () => {
    const indexed = DECLARED.map(({ fields }) =>
      Object.keys(fields).filter(
        (name) => fields[name]?.indexed && !names(fields[name]?.kind) && !Object.hasOwn(recordFields, name),
      ),
    )
    expect(indexed).toEqual([
      [
        'hf22PrjId',
        'hf22MinPrice',
        'hf22MaxPrice',
        'hf22HourceType',
        'hf22City',
        'hf22Areas',
        'hf22LinkName',
        'hf22Status',
      ],
      ['hf29PrjId', 'hf29Village'],
      ['hf2hPrjId'],
      ['hf2iPrjId'],
    ])
  })
  it('find the organisations they name, so that none of these is deleted', () => {
    expect(
      DECLARED.flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([name, { kind, indexed }]) => (names(kind) && !indexed ? [name] : [])),
      ),
    ).toEqual([])
  })
})
