import { recordCalls } from 'fangkit/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { grids } from '../../../../host/grids/grids.ts'
import { tableOf } from '../../../../lib/backend/grid/served-lists.ts'
import type { ListInput } from '../../../../lib/contract/input.ts'
import type { Grid } from '../../../../lib/domain/grid/define-grid.ts'
import { labelOf } from '../../../../lib/catalogue/field-state.ts'
import { FLOW_STATUS, HOUSE_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../../lib/domain/codes.ts'
import { openRowFixture, type RowFixture } from './row-fixture.ts'

const LEAST = 6
/** Lists with fewer columns of their own, each with the reason. */
const FEWER: Readonly<Record<string, string>> = {}

/** Columns of every list: who changed the row and when, whether it is in use, and its position. */
const COMMON = ['crtTime', 'crtUsr', 'updTime', 'updUsr']
const isCommon = ({ entity }: Grid, name: string): boolean =>
  COMMON.includes(name) || /enabled$/i.test(name) || labelOf(entity, name) === '排序'
const own = (grid: Grid): readonly string[] => grid.columns.filter((name) => !isCommon(grid, name))
const computedOf = ({ entity }: Grid): readonly string[] => Object.keys(entity.groups['computed']?.fields ?? {})
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

describe('ROU-003 columns of the lists of the portal', () => {
  it.each(grids.map((grid) => [grid.name, grid] as const))('%s shows at least six of its own domain', (name, grid) => {
    expect(own(grid).length >= LEAST, `${name}: ${own(grid).join()}`).toBe(FEWER[name] === undefined)
  })

  it('no two have the same columns, no two the same searches, and no two over different rows the same fields', () => {
    const alike = (looks: (grid: Grid) => string, among: readonly Grid[] = grids) => {
      const seen = new Map<string, Grid>()
      return among.flatMap((grid) => {
        const before = seen.get(looks(grid))
        seen.set(looks(grid), grid)
        return before ? [`${before.name} = ${grid.name}`] : []
      })
    }
    const labels = (grid: Grid, names: readonly string[]) => names.map((name) => labelOf(grid.entity, name)).join()
    expect(alike((grid) => grid.columns.join())).toEqual([])
    expect(alike((grid) => labels(grid, own(grid)))).toEqual([])
    expect(alike((grid) => labels(grid, grid.search))).toEqual([])
    // Lists over the same rows share fields.
    const ofTables = [...new Map(grids.map((grid) => [tableOf(grid).name, grid])).values()]
    expect(alike((grid) => labels(grid, Object.keys(grid.entity.fields)), ofTables)).toEqual([])
  })
})

describe('columns worked out of other rows', () => {
  let fixture: RowFixture
  beforeAll(async () => {
    fixture = await openRowFixture()
  }, 60_000)
  const grid = (name: string): Grid => grids.find((one) => one.name === name) as Grid // adapter: named below
  const everyRow = async (list: Grid, search: ListInput['search'] = {}) => {
    const first = await fixture.page(list, { pageSize: 200, search })
    const further = await Promise.all(
      [...Array(Math.ceil(first.total / 200) - 1).keys()].map((at) =>
        fixture.page(list, { pageSize: 200, page: at + 2, search }),
      ),
    )
    return [...first.rows, ...further.flatMap(({ rows }) => rows)]
  }
  const rowsOf = async (name: string) => (await fixture.page(grid(name), { pageSize: 200 })).rows
  const rowWhere = async (name: string, field: string, value: unknown): Promise<Readonly<Record<string, unknown>>> =>
    (await rowsOf(name)).find((row) => row[field] === value) ?? {}

  it.each(grids.filter((one) => computedOf(one).length > 0).map((one) => [one.name, one] as const))(
    '%s answers each of them in some row',
    async (_name, list) => {
      const rows = await everyRow(list)
      expect(computedOf(list).filter((column) => rows.every((row) => isEmpty(row[column])))).toEqual([])
    },
  )
  it('are the server’s: they are neither searched nor taken', async () => {
    const [role] = await rowsOf('SysRolesGrid')
    await expect(
      fixture.admin.call(recordCalls(grid('SysRolesGrid').entity).doSave, {
        keyValue: role?.keyValue ?? null,
        rolePeople: 99,
      }),
    ).rejects.toMatchObject({ kind: 'invalid' })
    expect(grids.filter((list) => list.search.some((name) => computedOf(list).includes(name)))).toEqual([])
  })
  it('FRM-007 of field settings say what holds now, and which layer says so', async () => {
    const list = grid('TempFldGrid')
    const usual = async () => (await everyRow(list)).find((row) => row['hf02FldName'] === 'hf29SurveyStatus')
    const before = await usual()
    expect(before).toMatchObject({ lineRequiredNow: '选填 · 出厂', lineShownNow: expect.stringMatching(/ · 出厂$/) })
    await fixture.admin.call(recordCalls(list.entity).doSave, {
      keyValue: before?.keyValue ?? null,
      hf02CtrlVals1Pc: 'HF9601',
    })
    expect(await usual()).toMatchObject({ lineRequiredNow: '必填 · 全国' })
    // The test below saves houses without this field.
    await fixture.admin.call(recordCalls(list.entity).doSave, {
      keyValue: before?.keyValue ?? null,
      hf02CtrlVals1Pc: 'HF9602',
    })
    expect(await usual()).toMatchObject({ lineRequiredNow: '选填 · 全国' })
  })
  it('follow the rows they are made of', async () => {
    const before = await rowWhere('KnowledgeClsGrid', 'clsCode', 'TITLE')
    const knowledge = (await rowsOf('KnowledgeGrid')).filter((row) => row['knowClass'] === 'TITLE')
    expect(before).toMatchObject({
      clsCount: knowledge.length,
      clsReads: knowledge.reduce((sum, row) => sum + Number(row['knowReads']), 0),
    })
    // adapter: there is one
    await fixture.operate(grid('KnowledgeGrid'), 'disable', knowledge[0] as (typeof knowledge)[number])
    expect(await rowWhere('KnowledgeClsGrid', 'clsCode', 'TITLE')).toMatchObject({ clsCount: knowledge.length - 1 })

    const store = await rowWhere('SysGroupGrid', 'groupCode', 'GZ_TIANHE')
    expect(store['groupPeople']).toBe(
      (await rowsOf('SysUsersGrid')).filter((row) => row['groupCode'] === 'GZ_TIANHE').length,
    )
  })
  it('of guidance say which flow it is for, and what a main flow takes', async () => {
    const nodes = (await rowsOf('WorkflowDefMgtGrid')).filter(
      (row) => row['fatherCode'] === 'FB02' && row['enabled'] === 1,
    )
    expect(await rowWhere('WorkflowPrvGrid', 'prvFlow', 'FB02')).toMatchObject({
      prvMainFlow: 'FB02',
      prvDays: nodes.reduce((sum, row) => sum + Number(row['workdays']), 0),
    })
    expect(await rowWhere('WorkflowViewGrid', 'viewFlow', 'FE03')).toMatchObject({ viewAudience: 'BUYER' })
  })
  it('of weights are points of a hundred, and those of the prime rate tell it from the one before', async () => {
    const usual = (await rowsOf('WeightBankGrid')).filter((row) => row['enabled'] === 1)
    expect(usual.reduce((sum, row) => sum + Number(row['weightPoints']), 0)).toBe(100)
    expect(await rowWhere('BankLprGrid', 'lprOneYear', 3)).toMatchObject({
      lprOneChange: -10,
      lprApart: 50,
      lprNext: null,
    })
  })
  it('of budgets are what the ledger holds against them, to the fen', async () => {
    const [budget] = (await rowsOf('CostBudgetGrid')).filter((row) => Number(row['budgetEntered']) > 0)
    const month = String(budget?.['budgetMonth'])
    const entries = (
      await fixture.page(grid('CostEntryGrid'), {
        pageSize: 200,
        search: {
          storeCode: { is: [String(budget?.['storeCode'])] },
          costCategory: { is: [String(budget?.['costCategory'])] },
        },
      })
    ).rows
    const sum = entries
      .filter((row) => String(row['entryDate']).startsWith(month) && row['entryKind'] === 'COST')
      .reduce((fen, row) => fen + Math.round(Number(row['entryAmount']) * 100), 0)
    expect(Math.round(Number(budget?.['budgetEntered']) * 100)).toBe(sum)
    expect(Math.round(Number(budget?.['budgetLeft']) * 100)).toBe(
      Math.round(Number(budget?.['budgetAmount']) * 100) - sum,
    )
  })
  it('of roles, shares, modules, rules and notices are what the lists they are made of say', async () => {
    const users = await everyRow(grid('SysUsersGrid'))
    const holders = (role: unknown) => users.filter(({ roles }) => Array.isArray(roles) && roles.includes(role)).length
    const [roles, grants] = [await rowsOf('SysRolesGrid'), await rowsOf('UsrPrvsGrid')]
    expect(roles.map((row) => row['rolePeople'])).toEqual(roles.map((row) => holders(row['roleId'])))
    expect(roles.map((row) => row['roleGrants'])).toEqual(
      roles.map((row) => grants.filter((one) => one['roleId'] === row['roleId'] && one['enabled'] === 1).length),
    )
    expect(grants.map((row) => row['grantPeople'])).toEqual(grants.map((row) => holders(row['roleId'])))

    const shares = new Map<unknown, number>()
    for (const { weightScene, weightShare } of await rowsOf('WeightCommissionGrid'))
      if (weightShare !== null) shares.set(weightScene, (shares.get(weightScene) ?? 0) + Number(weightShare))
    expect(shares.size).toBeGreaterThan(1)
    for (const sum of shares.values()) expect(sum).toBeCloseTo(1, 10)

    const items = await everyRow(grid('MenuItemsGrid'))
    const below = (code: unknown): number =>
      items
        .filter(({ father }) => father === code)
        .reduce((sum, { menuCode, menuKind }) => sum + (menuKind === 'GROUP' ? 0 : 1) + below(menuCode), 0)
    const modules = await rowsOf('ModulesCfgGrid')
    expect(modules.map((row) => row['moduleBelow'])).toEqual(modules.map((row) => below(row['menuCode'])))

    // Calculated for a service fee of 10,000 yuan: the share of the rule in thirty per cent of it.
    for (const { hf11CommissionExp, ruleTried } of await rowsOf('RoyaltyManagement'))
      expect(ruleTried).toBe(30 * Number(/^实收服务费 \* 30% \* (\d+)% /.exec(String(hf11CommissionExp))?.[1]))

    const sent = new Map((await rowsOf('NoticeCfgGrid')).map((row) => [row['noticeKind'], Number(row['noticeSent'])]))
    expect([sent.get('DUE'), sent.get('PAPER_RETURNED')]).toEqual([expect.any(Number), 0])
    expect(sent.get('DUE')).toBeGreaterThan(1)
  })
  it('of values name how many places choose from their dictionary, as the list of dictionaries does', async () => {
    const dictionaries = (await everyRow(grid('ReferenceDefGrid'))).filter((row) => row['usedBy'] !== null)
    const places = (text: unknown) =>
      Number(/等(\d+)处$/.exec(String(text))?.[1] ?? String(text).split('、').filter(Boolean).length)
    const values = await everyRow(grid('BaseDictValuesGrid'))
    const named = dictionaries.flatMap((row) => {
      const value = values.find(({ dict }) => dict === row['dictCode'])
      return value ? [[row['dictCode'], places(row['usedBy']), value['entryPlaces']]] : []
    })
    expect(new Set(named.map(([, count]) => count)).size).toBeGreaterThan(3)
    expect(named.filter(([, count, shown]) => count !== shown)).toEqual([])
  })
  it('of policies are the flows they reach, and the work under way that follows them', async () => {
    const nodes = await everyRow(grid('WorkflowDefMgtGrid'))
    const underWay = await everyRow(grid('FlowJobsGrid'), { hf15Status: { is: [FLOW_STATUS.inProgress] } })
    const policies = await rowsOf('PolicyMasterInfoGrid')
    expect(policies.filter((row) => Number(row['policyJobs']) > 1).length).toBeGreaterThan(1)
    for (const row of policies) {
      const codes = Array.isArray(row['hf3zFlowCodes']) ? row['hf3zFlowCodes'].map(String) : []
      const below = nodes.filter(({ fatherCode }) => codes.includes(String(fatherCode)))
      const reached = new Set([...codes, ...below.map(({ flowCode }) => String(flowCode))])
      const jobs = underWay.filter(({ hf15FlowCode }) => reached.has(String(hf15FlowCode)))
      // Policies apply to every city; this user sees the jobs of one city.
      expect(Number(row['policyJobs']), codes.join()).toBeGreaterThanOrEqual(jobs.length)
      expect(Number(row['policyNodes']), codes.join()).toBe(
        nodes.filter((one) => reached.has(String(one['flowCode']))).length,
      )
    }
  })
  it('of estates count the houses of cases in them, from the next one on', async () => {
    const [estate] = await rowsOf('NetPlatformVillageManagement')
    const {
      data: { keyValue },
    } = await fixture.admin.api.Hf20PrjBase.doSave({
      prjPayType: PAY_TYPE.commercial,
      hf20BuyerType: PARTY_TYPE.individual,
      hf20SellerType: PARTY_TYPE.individual,
      hf20ManagerId: 'demo-manager',
    })
    await fixture.admin.api.Hf29PrjHourse.doSave({
      hf29PrjId: keyValue,
      hf29Area: '440106',
      hf29HourseType: HOUSE_TYPE.home,
      hf29FullArea: 89,
      hf29OwnerNumber: 1,
      hf29UnitNumber: '101',
      hf29Address: '示例路 88 号',
      hf29Village: String(estate?.['communityName']),
    })
    expect(await rowWhere('NetPlatformVillageManagement', 'keyValue', estate?.keyValue)).toMatchObject({
      communityHouses: Number(estate?.['communityHouses']) + 1,
    })
  })
})
