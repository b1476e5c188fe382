import { beforeAll, describe, expect, it } from 'vitest'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { listOf } from '../../../lib/backend/session.ts'
import type { Row } from '../../../lib/backend/store.ts'
import { dictEntryTable, dictionaryTable, fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { helpNoteTable } from '../../../lib/backend/help/help-note-table.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { visibleFields } from '../../../lib/catalogue/field-state.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { demand } from '../../../lib/domain/demand/demand.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { loan } from '../../../lib/domain/loan/loan.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { PRIVILEGE } from '../../../lib/domain/permission/privilege.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { trade } from '../../../lib/domain/trade/trade.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from './seeding.ts'

async function seeded() {
  const store = emptyStore()
  const { ports } = countingPorts()
  await seedReference(store, ports)
  return { store, ports }
}
/** Read by those that change nothing in it. */
let whole: Awaited<ReturnType<typeof seeded>>
beforeAll(async () => {
  whole = await seeded()
})

describe('the reference data', () => {
  it('stores every dictionary and entry, sorted as declared and enabled', async () => {
    const { store } = whole
    expect(await rowsOf(store, dictionaryTable)).toHaveLength(DICTIONARIES.length)
    const all = await rowsOf(store, dictEntryTable)
    // One list names all dictionaries, two have words for the audit log.
    expect(all.filter(({ values }) => values['dict'] === 'DICT_LIST')).toHaveLength(DICTIONARIES.length)
    const stored = all.filter(
      ({ values }) => !['DICT_LIST', 'TRAIL_ACTION', 'TRAIL_OBJECT'].includes(String(values['dict'])),
    )
    expect(stored).toHaveLength(DICTIONARIES.reduce((sum, { entries }) => sum + entries.length, 0))
    expect(stored.filter(({ values }) => values['enabled'] !== 1)).toEqual([])
    for (const { code, entries } of DICTIONARIES) {
      const own = stored
        .filter(({ values }) => values['dict'] === code)
        .sort((a, b) => Number(a.values['sortOrder']) - Number(b.values['sortOrder']))
      expect(
        own.map(({ values }) => [values['key'], values['value']]),
        code,
      ).toEqual(entries.map(([key, value]) => [key, value]))
    }
  })
  it('keeps the further values of an entry as JSON', async () => {
    const { store } = whole
    const entry = (await rowsOf(store, dictEntryTable)).find(
      ({ values }) => values['dict'] === 'BANK_HEAD' && values['key'] === 'DEMO91',
    )
    expect(JSON.parse(String(entry?.values['otherValues']))).toEqual({ TYPE: '演示外资银行', ALIAS: '外资甲行' })
    expect(entry?.values['sortOrder']).toBe(1001)
  })
  it('uses keys of at most 32 characters', async () => {
    const { store } = whole
    const keys = (await Promise.all(tables.map((table) => rowsOf(store, table)))).flat().map(({ key }) => key)
    expect(keys.filter((key) => key.length > 32)).toEqual([])
  })
  it('changes nothing when it runs again', async () => {
    const { store, ports } = await seeded()
    const before = await Promise.all(tables.map((table) => rowsOf(store, table)))
    await seedReference(store, ports)
    expect(await Promise.all(tables.map((table) => rowsOf(store, table)))).toEqual(before)
  })
  it('brings a missing entry back and leaves changed ones alone', async () => {
    const { store, ports } = await seeded()
    await store.unit({ account: 'a', now: NOW }, async (unit) => {
      await unit.remove(dictEntryTable, 'HF19:HF1904')
      await unit.compareAndSet(dictEntryTable, 'HF19:HF1901', { value: '夫妻' }, { value: '配偶', enabled: 0 })
      await unit.compareAndSet(roleTable, ROLE.viewer, {}, { privileges: [] })
      await unit.remove(fieldMetaTable, '1:hf20ThinkGroup')
    })
    await seedReference(store, ports)
    const entries = new Map((await rowsOf(store, dictEntryTable)).map(({ key, values }) => [key, values]))
    expect(entries.get('HF19:HF1904')?.['value']).toBe('其他近亲属（兄弟姐妹、祖孙）')
    expect(entries.get('HF19:HF1901')).toMatchObject({ value: '配偶', enabled: 0 })
    const viewer = (await rowsOf(store, roleTable)).find(({ key }) => key === ROLE.viewer)
    expect(listOf(viewer?.values['privileges'])).toEqual([])
    expect((await rowsOf(store, fieldMetaTable)).map(({ key }) => key)).not.toContain('1:hf20ThinkGroup')
  })
  it('knows an entry by dictionary and code, whatever its key', async () => {
    const store = emptyStore()
    const { ports } = countingPorts()
    await store.unit({ account: 'a', now: NOW }, (unit) =>
      unit.insert(dictEntryTable, {
        key: 'own',
        project: null,
        city: null,
        values: { dict: 'HF05', key: 'HF0501', value: '自然人', sortOrder: 1, enabled: 1 },
      }),
    )
    await seedReference(store, ports)
    const own = (await rowsOf(store, dictEntryTable)).filter(({ values }) => values['key'] === 'HF0501')
    expect(own.map(({ values }) => values['value'])).toEqual(['自然人'])
  })
})

describe('the roles', () => {
  it('ROL-006 exist for every id that rules name, with the operations each one allows', async () => {
    const { store } = whole
    const granted = new Map(
      (await rowsOf(store, roleTable)).map(({ key, values }) => [key, [...listOf(values['privileges'])].sort()]),
    )
    const read = [PRIVILEGE.search, PRIVILEGE.detail]
    const work = [...read, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish, PRIVILEGE.remove]
    const decide = [...read, PRIVILEGE.update, PRIVILEGE.save, PRIVILEGE.finish]
    expect(Object.fromEntries(granted)).toEqual({
      [ROLE.manager]: Object.values(PRIVILEGE).sort(),
      [ROLE.finance]: decide.sort(),
      [ROLE.financeReviewer]: decide.sort(),
      [ROLE.followUpManager]: work.sort(),
      [ROLE.salesperson]: work.sort(),
      [ROLE.service]: work.sort(),
      [ROLE.providerEmployee]: [...read, PRIVILEGE.add, PRIVILEGE.update, PRIVILEGE.save].sort(),
      [ROLE.viewer]: read.sort(),
    })
    expect(new Set(granted.keys())).toEqual(new Set(Object.values(ROLE)))
  })
  it('have Chinese names', async () => {
    const { store } = whole
    expect(
      (await rowsOf(store, roleTable)).filter(({ values }) => !/^\p{Script=Han}+$/u.test(String(values['roleName']))),
    ).toEqual([])
  })
})

describe('the field metadata', () => {
  const declared = Object.values(entities).filter(({ metaTable }) => metaTable !== null)
  const seededSettings = async () => {
    const { store } = whole
    return [...(await rowsOf(store, fieldMetaTable))].sort(
      (a, b) => Number(a.values['sortOrder']) - Number(b.values['sortOrder']),
    )
  }
  const required = (lines: readonly Row[], tableId: number) =>
    lines
      .filter(({ values }) => values['tableId'] === tableId && values['hf02CtrlVals1Pc'] === 'HF9601')
      .map(({ values }) => `${String(values['hf02FldName'])} ${String(values['hf02CtrlVals3'])}`)
      .sort()
  it('OPN-109 requires the two kinds, both parties and the manager of a case, nothing else', async () => {
    const lines = await seededSettings()
    expect(required(lines, 1)).toEqual([
      'hf20BuyerType HF9801',
      'hf20ManagerId HF9801',
      'hf20PrjType HF9801',
      'hf20SellerType HF9801',
    ])
    expect(lines.filter(({ values }) => !['HF9601', 'HF9602'].includes(String(values['hf02CtrlVals1Pc'])))).toEqual([])
  })
  it('MEM-030 FRM-004 requires papers and phone of all, marriage of a person, name and code of a company', async () => {
    const lines = await seededSettings()
    expect(required(lines, 2)).toEqual([
      'hf23CardNo HF9801',
      'hf23CompanyCode HF9803',
      'hf23CompanyName HF9803',
      'hf23IdCardType HF9801',
      'hf23LinkPhone HF9801',
      'hf23Marriage HF9802',
    ])
    const company = lines
      .filter(({ values }) => values['hf02CtrlVals3'] === 'HF9803')
      .map(({ values }) => values['hf02FldName'])
    expect(company).toEqual(Object.keys(member.groups['company']?.fields ?? {}))
  })
  it('REC-031 OPN-038 asks little of records', async () => {
    const lines = await seededSettings()
    expect([6, 7, 8, 9, 10].map((tableId) => required(lines, tableId).map((line) => line.split(' ')[0]))).toEqual([
      ['hf24WorkName'],
      ['hf25Date1', 'hf25Status'],
      ['hf26Date1'],
      ['hf27Date1'],
      ['hf28City', 'hf28HourseType', 'hf28Province'],
    ])
  })
  it('OPN-109 FRM-003 requires of demand, house, trade and loan what every deal has, partly by condition', async () => {
    const lines = await seededSettings()
    const expected = [demand, house, trade, loan].map((entity) => ({
      entity,
      names: required(lines, Number(entity.metaTable)).map((line) => line.split(' ')[0] ?? ''),
    }))
    expect(expected.map(({ names }) => names)).toEqual([
      ['hf22City', 'hf22LinkName', 'hf22LinkPhone', 'hf22MaxPrice', 'hf22MinPrice'],
      [
        'hf29Address',
        'hf29Area',
        'hf29BuyDateLimit',
        'hf29City',
        'hf29FullArea',
        'hf29HourseType',
        'hf29NewAddress',
        'hf29NotolnyRatio',
        'hf29OwnerNumber',
        'hf29OwnerRelation',
        'hf29Province',
        'hf29RepayAmt',
      ],
      ['hf2hContractAmt', 'hf2hExchangeMine', 'hf2hPaimaiPrice', 'hf2hRelationType', 'hf2hSignDate', 'hf2hTradeType'],
      [
        'hf21DivisionDetailId',
        'hf2iAdvanceLenders',
        'hf2iFundLoan',
        'hf2iFundRepayYear',
        'hf2iLoanAmt',
        'hf2iLoanRepayType',
        'hf2iLoanYear',
      ],
    ])
    expect(
      expected.map(({ entity, names }) => names.filter((name) => !visibleFields(entity, {}).includes(name)).length),
    ).toEqual([0, 5, 3, 7])
    for (const { entity, names } of expected)
      for (const name of names)
        expect([name, entity.fields[name]?.readOnly ?? false, entity.fields[name]?.serverOwned ?? false]).toEqual([
          name,
          false,
          false,
        ])
  })
  it('OPN-040 names every field that can appear, in screen order, and no hidden one', async () => {
    const lines = await seededSettings()
    expect(new Set(lines.map(({ values }) => values['tableId']))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))
    expect(declared.map(({ metaTable }) => metaTable).sort((a, b) => Number(a) - Number(b))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    for (const entity of declared) {
      const names = lines
        .filter(({ values }) => values['tableId'] === entity.metaTable)
        .map(({ values }) => String(values['hf02FldName']))
      expect(names, entity.service).toEqual(
        Object.entries(entity.fields)
          .filter(([, field]) => !field.hidden)
          .map(([name]) => name),
      )
      expect(
        visibleFields(entity, {}).filter((name) => !names.includes(name)),
        entity.service,
      ).toEqual([])
    }
  })
  it('leaves the labels to the declaration', async () => {
    expect(
      (await seededSettings()).filter(
        ({ values }) => values['hf02Name1'] !== undefined && values['hf02Name1'] !== null,
      ),
    ).toEqual([])
  })
  it('FRM-031 opens guidance that exists', async () => {
    const { store } = whole
    const known = new Set((await rowsOf(store, helpNoteTable)).map(({ values }) => values['hf18HelpId']))
    const named = (await rowsOf(store, fieldMetaTable)).flatMap(({ values }) =>
      values['hf02CtrlVals5'] ? [values['hf02CtrlVals5']] : [],
    )
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect([...known].filter((id) => !named.includes(id ?? ''))).toEqual([])
  })
  it('fills the tables an earlier version does not know yet, and leaves the others as they are', async () => {
    const { store, ports } = await seeded()
    await store.unit({ account: 'a', now: NOW }, async (unit) => {
      for (const { key, values } of (await unit.list(fieldMetaTable)).rows)
        if (values['tableId'] !== 1 || values['hf02FldName'] === 'hf20ThinkGroup')
          await unit.remove(fieldMetaTable, key)
      await unit.remove(helpNoteTable, 'HELP-CARD-NUMBER')
      await unit.insert(fieldMetaTable, {
        key: 'own',
        project: 'p1',
        city: null,
        values: { tableId: 2, hf02FldName: 'hf23Email', sortOrder: 1 },
      })
    })
    await seedReference(store, ports)
    const keys = (await rowsOf(store, fieldMetaTable)).map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('2:'))).toHaveLength(
      Object.values(member.fields).filter(({ hidden }) => !hidden).length,
    )
    expect([
      keys.includes('1:hf20ThinkGroup'),
      keys.includes('1:hf20PrjType'),
      keys.includes('10:hf28HourseType'),
    ]).toEqual([false, true, true])
    expect((await rowsOf(store, helpNoteTable)).map(({ key }) => key)).toContain('HELP-CARD-NUMBER')
  })
})
