import { beforeEach, describe, expect, it } from 'vitest'
import { flowsGrids } from '../../../host/grids/flows/flows.ts'
import { placesGrids, placesRows } from '../../../host/grids/places/places.ts'
import { systemGrids, systemRows } from '../../../host/grids/system/system.ts'
import { seedGridRows } from '../../../lib/backend/seed/seed-grid-rows.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { cityRule } from '../../../lib/backend/city/city-rule.ts'
import { countReveal } from '../../../lib/backend/record/reveal-limit.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowRightTable, flowViewGroupTable, flowViewTable } from '../../../lib/backend/flow/flow-tables.ts'
import { menuItemTable } from '../../../lib/backend/permission/permission-tables.ts'
import { CFG_ITEM } from '../../../lib/domain/city/city-rule.ts'
import { type Fixture, issuesOf, openFixture, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { finish, openFlowFixture } from '../flow/flow-fixture.ts'

let fixture: Fixture
let manager: Send
beforeEach(async () => {
  fixture = await openFixture({}, undefined, [...systemGrids, ...placesGrids, ...flowsGrids])
  await seedReference(fixture.store, fixture.ports)
  await seedGridRows(fixture.store, fixture.ports, [...systemRows, ...placesRows], { demo: true })
  manager = await fixture.as('manager')
})
const MINUTES = CFG_ITEM.payCodeMinutes
const minutes = (city: string, today = '2026-11-21') =>
  fixture.store.unit({ account: 'a-manager', now: fixture.clock.now }, (unit) => cityRule(unit, city, MINUTES, today))
const rule = (ruleValue: string, ruleFrom: string, more = {}) =>
  manager('CityRules.doSave', { ruleItem: MINUTES, ruleValue, ruleFrom, ...more })

describe('rules of cities', () => {
  it('ROU-011 hold in their city from their day on, the latest first; otherwise the item’s default holds', async () => {
    expect(await minutes('440100')).toBe('30')
    for (const [value, from, more] of [
      ['45', '2026-01-01', {}],
      ['60', '2026-11-21', {}],
      ['90', '2026-12-01', {}],
    ] as const)
      expect(await rule(value, from, more)).toMatchObject({ success: true })
    expect([
      await minutes('440100', '2025-12-31'),
      await minutes('440100', '2026-11-20'),
      await minutes('440100'),
      await minutes('440300'),
    ]).toEqual(['30', '45', '60', '30'])
    expect((await manager('PlatformCitySetting.getCitySetting')).data).toMatchObject({
      city: '440100',
      name: '广州站',
      hotline: '020-00000000',
      rules: expect.arrayContaining([expect.objectContaining({ item: MINUTES, value: '60', unit: '分钟' })]),
    })
  })
  it('are values of their item, and two of them never begin on one day', async () => {
    expect(issuesOf(await rule('很久', '2026-01-01'))).toEqual({ ruleValue: '值应为整数' })
    expect(issuesOf(await rule('0', '2026-01-01'))).toEqual({ ruleValue: '值应在 1 至 1440 之间' })
    await rule('45', '2026-01-01')
    expect(issuesOf(await rule('50', '2026-01-01'))).toEqual({ ruleFrom: '本城市从这一天起已有这个配置项的规则' })
    expect(issuesOf(await manager('CfgItem.doSave', { keyValue: MINUTES, cfgDefault: '半小时' }))).toEqual({
      cfgDefault: '默认值应为整数',
    })
    expect(await manager('CfgItem.doDelete', { id: MINUTES })).toMatchObject({ code: 'STATUS' })
  })
  it('are seen and changed in the city one works in', async () => {
    const southern = await fixture.as('southern')
    expect(rowsIn(await southern('CityRules.getPageList'))).toEqual([])
    const { keyValue } = recordIn(await rule('45', '2026-01-01'))
    expect(await southern('CityRules.doSave', { keyValue, ruleValue: '50' })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a limit of the program', () => {
  it('ROU-010 ROU-011 R25 is set for each city: how many numbers a user sees in full in an hour', async () => {
    const seen = (city: string, at: number) =>
      fixture.store
        .unit({ account: 'a-manager', now: fixture.clock.now }, (unit) =>
          countReveal(unit, { userId: `u-${city}`, city }, at),
        )
        .then(
          () => 'SEEN',
          ({ message }: Error) => message,
        )
    expect(
      await manager('CityRules.doSave', { ruleItem: CFG_ITEM.revealsPerHour, ruleValue: '2', ruleFrom: '2026-01-01' }),
    ).toMatchObject({ success: true })
    const some = async (city: string) => [
      await seen(city, fixture.clock.now),
      await seen(city, fixture.clock.now),
      await seen(city, fixture.clock.now),
    ]
    expect(await some('440100')).toEqual(['SEEN', 'SEEN', expect.stringContaining('一小时内最多查看2项')])
    expect(await some('440300')).toEqual(['SEEN', 'SEEN', 'SEEN'])
    expect(await seen('440100', fixture.clock.now + 3_600_000)).toBe('SEEN')
  })
  it('ROU-010 says so, and what is only told', async () => {
    const { data } = await manager('CfgItem.getPageList', { pageSize: 50 })
    const uses = new Map(rowsIn({ data }).map((row) => [row['cfgCode'], row['cfgUse']]))
    expect([uses.get(CFG_ITEM.payCodeMinutes), uses.get(CFG_ITEM.revealsPerHour), uses.get('VAT_YEARS')]).toEqual([
      '系统按此执行',
      '系统按此执行',
      '供员工查阅',
    ])
  })
})

describe('modules of a city', () => {
  it('ROU-010 that are off leave the menu of its people, with all below, and come back', async () => {
    const entry = (menuCode: string, menuKind: string, father: string | null) =>
      fixture.put(menuItemTable, menuCode, {
        menuCode,
        menuName: menuCode,
        menuKind,
        menuPath: menuKind === 'GROUP' ? null : `/${menuCode}`,
        father,
        sortNo: 1,
        enabled: 1,
      })
    await entry('GROUP_ONE', 'GROUP', null)
    await entry('SysParamsGrid', 'LIST', 'GROUP_ONE')
    await entry('CfgItemGrid', 'LIST', null)
    const menu = async () =>
      // adapter: the answer of the call
      ((await manager('home.getMenu')).data as readonly { readonly code: string }[]).map(({ code }) => code).toSorted()
    expect(await menu()).toEqual(['CfgItemGrid', 'GROUP_ONE', 'SysParamsGrid'])
    await fixture.put(dictEntryTable, 'group', {
      dict: 'MENU_ITEM',
      key: 'GROUP_ONE',
      value: '一组',
      sortOrder: 1,
      enabled: 1,
    })
    const { keyValue } = recordIn(await manager('ModulesCfg.doSave', { menuCode: 'GROUP_ONE' }))
    expect(issuesOf(await manager('ModulesCfg.doSave', { menuCode: 'GROUP_ONE' }))).toEqual({
      menuCode: '本城市已有这个模块的设置',
    })
    await manager('ModulesCfg.doDisable', { id: keyValue })
    expect(await menu()).toEqual(['CfgItemGrid'])
    await manager('ModulesCfg.doEnable', { id: keyValue })
    expect(await menu()).toHaveLength(3)
  })
  const close = async (menuCode: string) => {
    await fixture.put(dictEntryTable, `m-${menuCode}`, {
      dict: 'MENU_ITEM',
      key: menuCode,
      value: menuCode,
      sortOrder: 1,
      enabled: 1,
    })
    const known = rowsIn(await manager('ModulesCfg.getPageList', { pageSize: 200 })).find(
      (row) => row['menuCode'] === menuCode,
    )
    const { keyValue } = known ?? recordIn(await manager('ModulesCfg.doSave', { menuCode }))
    return { keyValue, answer: await manager('ModulesCfg.doDisable', { id: keyValue }) }
  }
  it('ROU-010 that are off are refused to people of that city in every call of their lists and pages', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-manager' })
    await fixture.put(menuItemTable, 'GROUP_ONE', {
      menuCode: 'GROUP_ONE',
      menuName: '一组',
      menuKind: 'GROUP',
      sortNo: 1,
      enabled: 1,
    })
    await fixture.put(menuItemTable, 'SysParamsGrid', {
      menuCode: 'SysParamsGrid',
      menuName: '参数',
      menuKind: 'LIST',
      menuPath: '/SysParamsGrid',
      father: 'GROUP_ONE',
      sortNo: 1,
      enabled: 1,
    })
    const calls = [
      'Ss02SysParams.getPageList',
      'Ss02SysParams.getOpts',
      'CostReport.getAnalysis',
      'SaleContract.getDocument',
      'Hf20PrjBase.getOne',
    ] as const
    const asked = { prjId: 'p1', id: 'p1', from: '2026-01-01', to: '2026-01-31' } as const
    const inputOf = (call: string) =>
      Object.fromEntries(
        Object.entries(asked).filter(([name]) =>
          (call.startsWith('Cost')
            ? ['from', 'to']
            : call.startsWith('Sale')
              ? ['prjId']
              : call.endsWith('getOne')
                ? ['id']
                : []
          ).includes(name),
        ),
      )
    const messages = (send: Send) =>
      Promise.all(calls.map(async (call) => (await send(call, inputOf(call))).message === '该模块未在当前城市启用'))
    expect(await messages(manager)).toEqual([false, false, false, false, false])
    const closed = [
      await close('GROUP_ONE'),
      await close('CostManagement'),
      await close('ContractView'),
      await close('PrjBaseGrid'),
    ]
    expect(closed.map(({ answer }) => answer.success)).toEqual([true, true, true, true])
    expect(await messages(manager)).toEqual([true, true, true, true, true])
    expect(await messages(await fixture.as('southern'))).toEqual([false, false, false, false, false])
    expect((await manager('ModulesCfg.getClosedModules')).data).toEqual([
      'ContractView',
      'CostManagement',
      'GROUP_ONE',
      'PrjBaseGrid',
      'SysParamsGrid',
    ])
    // What a case is made of is no list's.
    expect((await manager('Ss02SysParams.getValues')).success).toBe(true)
    for (const { keyValue } of closed) await manager('ModulesCfg.doEnable', { id: keyValue })
    expect(await messages(manager)).toEqual([false, false, false, false, false])
  })
  it('ROU-010 never take the switches themselves away', async () => {
    await fixture.put(menuItemTable, 'GROUP_PLACES', {
      menuCode: 'GROUP_PLACES',
      menuName: '基础资料',
      menuKind: 'GROUP',
      sortNo: 1,
      enabled: 1,
    })
    await fixture.put(menuItemTable, 'ModulesCfgGrid', {
      menuCode: 'ModulesCfgGrid',
      menuName: '模块开关',
      menuKind: 'LIST',
      menuPath: '/ModulesCfgGrid',
      father: 'GROUP_PLACES',
      sortNo: 1,
      enabled: 1,
    })
    for (const menuCode of ['GROUP_PLACES', 'ModulesCfgGrid'])
      expect((await close(menuCode)).answer).toMatchObject({
        code: 'STATUS',
        message: '“模块开关”在这个模块之中，不能关闭',
      })
  })
})

describe('tools', () => {
  it('FRM-030 that are off give no defaults, and say how many fields they fill', async () => {
    const defaults = () => manager('Hf3sToolTempFldCfg.initFldsVal', { toolDefId: 'TOOL-FEES' })
    expect(await manager('Hf3sToolDef.getOne', { id: 'TOOL-FEES' })).toMatchObject({ data: { lineCount: 4 } })
    await manager('Hf3sToolDef.doDisable', { id: 'TOOL-FEES' })
    expect(await defaults()).toMatchObject({ code: 'NOT_FOUND' })
    await manager('Hf3sToolDef.doEnable', { id: 'TOOL-FEES' })
    expect(await defaults()).toMatchObject({ success: true })
    expect((await manager('Hf3sToolTempFldCfg.initFldsVal', { toolDefId: 'TOOL-DOWN' })).data).toEqual({})
    expect(await manager('Hf3sToolDef.getOne', { id: 'TOOL-INSTALMENT' })).toMatchObject({
      data: { fills: '贷款信息' },
    })
    expect(await manager('Hf3sToolDef.getOne', { id: 'TOOL-FEES' })).toMatchObject({ data: { fills: null } })
    expect(await manager('Hf3sToolDef.doDelete', { id: 'TOOL-FEES' })).toMatchObject({ code: 'STATUS' })
  })
  it('start fields with what these can read', async () => {
    await fixture.put(dictEntryTable, 'field', {
      dict: 'FIELD_NAME',
      key: 'hf2iLoanYear',
      value: '商业贷款年限',
      sortOrder: 1,
      enabled: 1,
    })
    const line = (hf3sDefVal: string) =>
      manager('Hf3sToolTempFldCfg.doSave', {
        hf3sToolDefId: 'TOOL-DOWN',
        hf3sToolName: '示例',
        hf3sFldName: 'hf2iLoanYear',
        hf3sDefVal,
      })
    expect(issuesOf(await line('三十年'))).toEqual({ hf3sDefVal: '默认值不是“商业贷款年限”能读取的值' })
    expect(await line('30')).toMatchObject({ success: true })
    expect((await manager('Hf3sToolTempFldCfg.initFldsVal', { toolDefId: 'TOOL-DOWN' })).data).toEqual({
      hf2iLoanYear: '30',
    })
  })
})

describe('a charge item', () => {
  it('FEE-004 FEE-019 shows its name and group in the ledger of each case, and stays while one uses it', async () => {
    await fixture.addCase('p1', { hf20ManagerId: 'a-manager' })
    expect(
      await manager('ChargeItem.doSave', {
        itemCode: 'PC99',
        itemName: '搬家协助费',
        itemGroup: '生活服务',
        itemSort: 99,
      }),
    ).toMatchObject({ success: true })
    expect(
      await manager('ProjectChargeCfg.saveChanges', [{ prjId: 'p1', produceCls: 'PC99', totalFee: 500 }]),
    ).toMatchObject({ success: true })
    const charges = () =>
      manager('ProjectChargeCfg.getChargeCfgList', { prjId: 'p1' }).then((answer) => rowsIn(answer)[0])
    expect(await charges()).toMatchObject({ group: '生活服务', refValues: { produceCls: '搬家协助费' } })
    await manager('ChargeItem.doSave', { keyValue: 'PC99', itemName: '搬家费', itemGroup: '其他' })
    expect(await charges()).toMatchObject({ group: '其他', refValues: { produceCls: '搬家费' } })
    expect(await manager('ChargeItem.doDelete', { id: 'PC99' })).toMatchObject({ code: 'STATUS' })
  })
})

describe('the progress of a case', () => {
  it('ROU-004 is said in groups and words for whom it is shown, with what the case has of them', async () => {
    const flows = await openFlowFixture()
    const prjId = await flows.openCase()
    const group = (key: string, grpAudience: string, grpSort: number) =>
      flows.put(flowViewGroupTable, key, { grpCode: key, grpName: `分组${key}`, grpAudience, grpSort, enabled: 1 })
    const view = (viewGrp: string, viewFlow: string, viewSort: number, more = {}) =>
      flows.put(flowViewTable, `${viewGrp}-${viewFlow}`, { viewGrp, viewFlow, viewSort, enabled: 1, ...more })
    for (const [key, audience, sort] of [
      ['B2', 'BUYER', 2],
      ['B1', 'BUYER', 1],
      ['S1', 'STAFF', 1],
      ['B9', 'BUYER', 9],
    ] as const)
      await group(key, audience, sort)
    for (const [key, flow, sort, more] of [
      ['B1', 'FA1', 2, { viewName: '登记' }],
      ['B1', 'FB1', 1, {}],
      ['B2', 'FE1', 1, {}],
      ['S1', 'FA1', 1, {}],
      ['B9', 'FA1', 1, { enabled: 0 }],
    ] as const)
      await view(key, flow, sort, more)
    const follow = await flows.as('follow')
    await finish(follow, prjId, [await flows.idOf(prjId, 'FA1')])
    expect((await follow('WorkflowView.getCaseView', { prjId, audience: 'BUYER' })).data).toMatchObject([
      {
        code: 'B1',
        name: '分组B1',
        finished: 1,
        steps: [
          { flow: 'FB1', name: '面签' },
          { flow: 'FA1', name: '登记', status: 'BD9603' },
        ],
      },
    ])
    expect(await (await flows.as('southern'))('WorkflowView.getCaseView', { prjId, audience: 'BUYER' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('those who may work on a flow', () => {
  it('ROU-004 FLW-035 are the roles laid down for it, or for its main flow, and managers', async () => {
    const flows = await openFlowFixture()
    const prjId = await flows.openCase()
    const [follow, id] = [await flows.as('follow'), await flows.idOf(prjId, 'FA1')]
    await flows.put(flowRightTable, 'r', { prvFlow: 'FA', prvRoles: ['ROLE_SALES'], prvUndo: 1, enabled: 1 })
    expect(await finish(follow, prjId, [id])).toMatchObject([{ ok: false, message: '您的角色不能办理该流程' }])
    await flows.put(flowRightTable, 's', { prvFlow: 'FA1', prvRoles: ['ROLE_FOLLOW_UP'], prvUndo: 0, enabled: 1 })
    expect(await finish(follow, prjId, [id])).toMatchObject([{ ok: true }])
    expect(await follow('Hf15FlowJobs.redoNodeJobs', { id })).toMatchObject({
      code: 'NO_PERMISSION',
      message: '您的角色不能撤销该流程',
    })
    expect(await (await flows.as('manager'))('Hf15FlowJobs.redoNodeJobs', { id })).toMatchObject({ success: true })
  })
})
