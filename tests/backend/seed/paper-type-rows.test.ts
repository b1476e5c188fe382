import { describe, expect, it } from 'vitest'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { listOf, textOf } from '../../../lib/backend/session.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowConditionTable } from '../../../lib/backend/flow/flow-tables.ts'
import { paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { CONDITION_ROWS, PAPER_CONDITION_ROWS } from '../../../lib/backend/seed/flows/condition-rows.ts'
import { NODE_ROWS } from '../../../lib/backend/seed/flows/node-rows.ts'
import { PAPER_KINDS } from '../../../lib/backend/seed/papers/seed-papers.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import * as codes from '../../../lib/domain/codes.ts'
import { PAPER_PARTY, PAPER_TRAIT } from '../../../lib/domain/paper/paper-party.ts'
import { paperType } from '../../../lib/domain/paper/paper-type.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from './seeding.ts'

const valuesOf = (dict: string) => (DICTIONARIES.find(({ code }) => code === dict)?.entries ?? []).map(([key]) => key)
const names = PAPER_KINDS.map(({ cardType }) => textOf(cardType))
const taken = new Set(NODE_ROWS.flatMap(([, , , , , , , , , buyers, owners]) => [...buyers, ...owners]))
const OF_COMPANIES = ['BUYER_COMPANY', 'OWNER_COMPANY', 'HOUSE']

describe('the kinds of paper an installation starts with', () => {
  it('PAP-002 PAP-003 are 54, each of them taken by some work and each that work takes among them', () => {
    expect(names).toHaveLength(54)
    expect(new Set(names).size).toBe(54)
    expect([...taken].filter((code) => !names.includes(code))).toEqual([])
    expect(names.filter((code) => !taken.has(code))).toEqual([])
  })
  it('pass the check a save of theirs makes, in words a person reads', () => {
    const vocabulary = (dict: string) => new Set(valuesOf(dict))
    for (const kind of PAPER_KINDS) {
      expect(
        check(paperType, { ...blankRecord(paperType.fields), ...kind }, { today: '2026-11-20', codesOf: vocabulary }),
        textOf(kind['cardType']),
      ).toEqual([])
      expect(
        [textOf(kind['conditionText']), textOf(kind['guidance']), textOf(kind['provider'])].filter(
          (text) => text === '' || /H[A-Z0-9]{5}/.test(text),
        ),
        textOf(kind['cardType']),
      ).toEqual([])
    }
  })
  it('name conditions of the pool, and the pool knows none without use', () => {
    const pool = [...CONDITION_ROWS, ...PAPER_CONDITION_ROWS].map(({ conditionCode }) => conditionCode)
    expect(new Set(pool).size).toBe(pool.length)
    expect(
      PAPER_KINDS.map(({ conditionCode = null }) => conditionCode).filter(
        (code) => code !== null && !pool.includes(code),
      ),
    ).toEqual([])
    expect(
      PAPER_CONDITION_ROWS.map(({ conditionCode }) => conditionCode).filter(
        (code) => !PAPER_KINDS.some((kind) => kind['conditionCode'] === code),
      ),
    ).toEqual([])
  })
  it('ask persons for nothing that is a company’s, and of a person who has a company for it once', () => {
    for (const { cardType, each, parties, idTypes, marriages, traits } of PAPER_KINDS) {
      const persons = listOf(parties).filter((party) => !OF_COMPANIES.includes(party))
      if (persons.length === 0)
        expect([cardType, each, idTypes ?? null, marriages ?? null, traits ?? null]).toEqual([
          cardType,
          0,
          null,
          null,
          null,
        ])
    }
  })
  it('PAP-001 every identity document of a person is proved by one of them', () => {
    const proved = PAPER_KINDS.filter(({ cardType }) =>
      ['P001', 'P002', 'P040', 'P041', 'P042'].includes(textOf(cardType)),
    ).flatMap(({ idTypes }) => listOf(idTypes))
    expect(valuesOf('HF56').filter((code) => code !== codes.ID_TYPE.creditCode && !proved.includes(code))).toEqual([])
  })
  it('stand under the names code has for parties, traits and states', () => {
    for (const [dict, known] of [
      ['PAPER_PARTY', PAPER_PARTY],
      ['PAPER_TRAIT', PAPER_TRAIT],
      ['PAPER_STATE', codes.PAPER_STATE],
      ['PAPER_FILE_STATE', codes.PAPER_FILE_STATE],
    ] as const)
      expect([dict, valuesOf(dict)]).toEqual([dict, Object.values(known)])
  })
})

describe('an installation of an earlier version', () => {
  it('gets kinds and conditions it has not, under the names it gave them, with what it added', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedReference(store, ports)
    const own = (key: string, values: Readonly<Record<string, string | number>>) => ({
      key,
      project: null,
      city: null,
      values: { dict: 'CARD_PAPER', sortOrder: 90, ...values },
    })
    await store.unit({ account: 'a', now: NOW }, async (unit) => {
      for (const table of [paperTypeTable, flowConditionTable])
        for (const { key } of (await unit.list(table)).rows)
          if (key.startsWith('paper-') || key === 'flow-condition-auction') await unit.remove(table, key)
      await unit.compareAndSet(dictEntryTable, 'CARD_PAPER:P002', {}, { value: '户口本', enabled: 0 })
      await unit.insert(dictEntryTable, own('mine', { key: 'OWN1', value: '例承诺书', enabled: 1 }))
    })
    await seedReference(store, ports)
    await seedReference(store, ports)
    const kinds = await rowsOf(store, paperTypeTable)
    expect(kinds).toHaveLength(55)
    expect(kinds.find(({ key }) => key === 'paper-P002')?.values).toMatchObject({
      cardType: 'P002',
      paperName: '户口本',
      enabled: 0,
      category: 'HX5803',
    })
    expect(kinds.find(({ values }) => values['cardType'] === 'OWN1')?.values).toMatchObject({
      paperName: '例承诺书',
      enabled: 1,
      sortOrder: 55,
      parties: ['BUYER', 'OWNER'],
    })
    expect((await rowsOf(store, flowConditionTable)).map(({ values }) => values['conditionCode'])).toContain('AUCTION')
  })
  it('keeps a kind that a person took out away', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await seedReference(store, ports)
    await store.unit({ account: 'a', now: NOW }, (unit) => unit.remove(paperTypeTable, 'paper-P013'))
    await seedReference(store, ports)
    expect((await rowsOf(store, paperTypeTable)).map(({ key }) => key)).not.toContain('paper-P013')
  })
})
