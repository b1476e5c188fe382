import { beforeEach, describe, expect, it } from 'vitest'
import { TOOL_DEFAULTS } from '../../../lib/backend/seed/fields/tool-defaults.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { toolDefaultTable, toolDefinitionTable } from '../../../lib/backend/tool/tool-tables.ts'
import { check } from '../../../lib/catalogue/check.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { entities } from '../../../lib/domain/entities.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { toolDefault } from '../../../lib/domain/settings/tool-default.ts'
import { applicableDefaults } from '../../../lib/form/applicable-defaults.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'

const line = (hf3sToolDefId: string, hf3sFldName: string, hf3sDefVal: string, more = {}) => ({
  hf3sToolDefId,
  hf3sToolName: '示例工具',
  hf3sFldName,
  hf3sDefVal,
  hf3sSortNo: 1,
  hf3sEnabled: 1,
  ...more,
})
let fixture: Fixture
let follow: Send
beforeEach(async () => {
  fixture = await openFixture()
  follow = await fixture.as('follow')
})
const ask = (body: Readonly<Record<string, unknown>>) => follow('Hf3sToolTempFldCfg.initFldsVal', body)

describe('Hf3sToolTempFldCfg.initFldsVal', () => {
  it('FRM-030 CAL-016 answers what the fields of that one tool start with, without what is out of use', async () => {
    await fixture.put(toolDefaultTable, 't1', line('T1', 'hf2iLoanYear', '30'))
    await fixture.put(toolDefaultTable, 't2', line('T1', 'hf2iLoanRate', '0.031', { hf3sEnabled: 0 }))
    await fixture.put(toolDefaultTable, 't3', line('T2', 'hf2iLoanYear', '20'))
    expect(await ask({ toolDefId: 'T1' })).toMatchObject({ success: true, data: { hf2iLoanYear: '30' } })
    expect((await ask({ toolDefId: 'T1' })).data).not.toHaveProperty('hf2iLoanRate')
    expect((await ask({ toolDefId: 'T2' })).data).toEqual({ hf2iLoanYear: '20' })
  })
  it('FRM-030 says that there is no such tool, wants one named, and a session', async () => {
    expect(await ask({ toolDefId: 'T9' })).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message: '工具模板不存在',
    })
    for (const body of [{}, { toolDefId: '' }])
      expect(await ask(body)).toMatchObject({ code: 'INVALID', message: '工具标识必填' })
    expect(await ask({ toolDefId: 'T1', tableId: 5 })).toMatchObject({
      code: 'INVALID',
      message: '不认识的字段：tableId',
    })
    expect(await fixture.send(null)('Hf3sToolTempFldCfg.initFldsVal', { toolDefId: 'T1' })).toMatchObject({
      status: 403,
      code: 'SIGNED_OUT',
    })
  })
})

describe('the blank record of a case', () => {
  const LOAN_TABLE = 5
  const defaults = async (tableId: number, prjId?: string) =>
    (await follow('Hf02TempFld.initFldsVal', { tableId, ...(prjId !== undefined && { prjId }) })).data
  beforeEach(async () => {
    await fixture.addCase('p1', {
      hf20ManagerId: 'a-follow',
      hf20PayWay: 'HG1002',
      prjPayType: 'HH2002',
      hf20LoanScheme: 'HF9902',
    })
  })
  it('FRM-030 starts with the templates of its tools, and with what the case decides before them', async () => {
    await seedReference(fixture.store, fixture.ports)
    expect(await defaults(LOAN_TABLE, 'p1')).toEqual({
      hf2iLoanType: 'HF9902',
      hf2iLoanYear: 30,
      hf2iLoanRepayType: 'HX0301',
      hf2iLoanRate: 0.031,
      hf2iFundRepayYear: 30,
      hf2iFundRate: 0.026,
      hf2iFundType: 'HX1801',
    })
    await fixture.addCase('open', { hf20ManagerId: 'a-follow', prjPayType: null })
    expect(await defaults(LOAN_TABLE, 'open')).not.toHaveProperty('hf2iLoanType')
    expect(await defaults(7, 'p1')).toMatchObject({ hf25Status: 'HX2101', hf25FundCity: '440100' })
  })
  it('FRM-030 a declared default gives way to the template of the tool', async () => {
    await fixture.put(toolDefaultTable, 't1', line('TOOL-MEMBER', 'hf23Nation', '壮'))
    expect(await defaults(2)).toEqual({ hf23IdCardType: 'HF5601', hf23Nation: '壮' })
    expect(
      applicableDefaults(member, blankRecord(member.fields), { hf23IdCardType: 'HF5601', hf23Nation: '壮' }),
    ).toMatchObject({ hf23Nation: '壮' })
  })
  it('FRM-030 takes nothing from unused or foreign tools, unreadable values or fields nobody fills in', async () => {
    await fixture.put(toolDefaultTable, 't1', line('TOOL-INSTALMENT', 'hf2iLoanYear', '三十'))
    await fixture.put(toolDefaultTable, 't2', line('TOOL-INSTALMENT', 'crtUsr', 'somebody'))
    await fixture.put(toolDefaultTable, 't3', line('TOOL-INSTALMENT', 'hf2iPrjId', 'p2'))
    await fixture.put(toolDefaultTable, 't4', line('TOOL-TAX', 'hf2iMonthPay', '1'))
    await fixture.put(toolDefaultTable, 't5', line('TOOL-FUND', 'hf2iFundRepayYear', '20'))
    await fixture.put(toolDefaultTable, 't6', line('TOOL-MEMBER', 'hf23LocationCls', 'HG6401'))
    expect(await defaults(2)).not.toHaveProperty('hf23LocationCls')
    expect(await defaults(LOAN_TABLE, 'p1')).toEqual({ hf2iLoanType: 'HF9902', hf2iFundRepayYear: 20 })
    await fixture.put(toolDefinitionTable, 'TOOL-FUND', {
      toolId: 'TOOL-FUND',
      toolName: '示例',
      toolGroup: 'LOAN',
      enabled: 0,
    })
    expect(await defaults(LOAN_TABLE, 'p1')).toEqual({ hf2iLoanType: 'HF9902' })
  })
})

describe('the tool templates of an installation', () => {
  const tools = [...new Set(TOOL_DEFAULTS.map(({ values }) => String(values['hf3sToolDefId'])))]
  it('are brought into an empty table, once: what a person took out stays out', async () => {
    await seedReference(fixture.store, fixture.ports)
    expect((await fixture.rows(toolDefaultTable)).length).toBe(TOOL_DEFAULTS.length)
    expect((await ask({ toolDefId: 'TOOL-INSTALMENT' })).data).toMatchObject({
      hf2iLoanYear: '30',
      hf2iLoanRate: '0.031',
    })
    await fixture.store.unit({ account: 'a', now: fixture.clock.now }, (unit) =>
      unit.remove(toolDefaultTable, 'instalment:hf2iLoanYear'),
    )
    await seedReference(fixture.store, fixture.ports)
    expect((await ask({ toolDefId: 'TOOL-INSTALMENT' })).data).not.toHaveProperty('hf2iLoanYear')
  })
  it.each(tools)('%s names fields that exist, with values their forms read and accept', async (tool) => {
    const own = TOOL_DEFAULTS.filter(({ values }) => values['hf3sToolDefId'] === tool)
    const wire = Object.fromEntries(own.map(({ values }) => [String(values['hf3sFldName']), values['hf3sDefVal']]))
    const taken = Object.values(entities)
      .filter(({ metaTable }) => metaTable !== null)
      .flatMap((entity) => {
        const blank = blankRecord(
          Object.fromEntries(
            Object.entries(entity.fields).map(([name, { default: _default, ...field }]) => [name, field]),
          ),
        )
        const applied = applicableDefaults(entity, blank, wire)
        const codes = new Map(DICTIONARIES.map(({ code, entries }) => [code, new Set(entries.map(([key]) => key))]))
        expect(
          check(
            entity,
            { ...blank, ...applied },
            { today: '2026-11-21', codesOf: (dict) => codes.get(dict) ?? null },
          ).filter(({ field }) => Object.hasOwn(applied, field)),
        ).toEqual([])
        return Object.keys(applied)
      })
    expect(taken.toSorted()).toEqual(Object.keys(wire).toSorted())
  })
  it('pass the check of their own entity, under keys of at most 32 signs', () => {
    for (const { key, values } of TOOL_DEFAULTS)
      expect(
        [
          key.length <= 32,
          check(toolDefault, { ...blankRecord(toolDefault.fields), ...values }, { today: '2026-11-21' }),
        ],
        key,
      ).toEqual([true, []])
    expect(new Set(TOOL_DEFAULTS.map(({ key }) => key)).size).toBe(TOOL_DEFAULTS.length)
  })
})
