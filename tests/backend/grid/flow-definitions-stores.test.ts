import { describe, expect, it } from 'vitest'
import { flowConditionGrid, flowDefinitionGrid, flowNodeGrid } from '../../../host/grids/flows/flow-definition-grids.ts'
import { flowJobsGrid } from '../../../host/grids/flows/flow-jobs-grid.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { dictEntryTable, organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { flowPolicyTable } from '../../../lib/backend/flow-guide/flow-guide-tables.ts'
import { POLICY_ROWS } from '../../../lib/testing/demo/flows/policies.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { issuesOf, openFixture, rowsIn } from '../handlers/fixture.ts'
import { fixtureOverEach, storesWith } from '../handlers/every-store.ts'

const lists = [flowDefinitionGrid, flowNodeGrid, flowConditionGrid, flowJobsGrid]
const STORES = storesWith('the embedded database')
const fixtureOver = fixtureOverEach(STORES, tablesFor(lists), async (store) => {
  const fixture = await openFixture({}, () => store, lists)
  await seedReference(fixture.store, fixture.ports)
  return fixture
})
const SHARED = { flowName: '示例流程', role: 'HX5901', sortOrder: 1 }

describe.each(STORES)('definitions over %s', (name) => {
  it('of two people who add one code to two lists at once, one does, and the dictionary says which', async () => {
    const fixture = fixtureOver(name)
    const [one, other] = [await fixture.as('manager'), await fixture.as('manager')]
    const answers = await Promise.all([
      one('WorkflowDef.doSave', { ...SHARED, flowCode: 'FX01', categoryName: '前期准备' }),
      other('WorkflowDefMgt.doSave', { ...SHARED, flowCode: 'FX01', fatherCode: 'FA01', workdays: 1, weight: 1 }),
    ])
    const refused = answers.filter(({ success }) => !success)
    expect(refused).toHaveLength(1)
    expect(issuesOf(refused[0] ?? {})).toEqual({ flowCode: '流程编码“FX01”已存在' })
    const entries = (await fixture.rows(dictEntryTable)).filter(({ values }) => values['key'] === 'FX01')
    expect(entries.map(({ values }) => values['dict']).sort()).toEqual(
      answers[0]?.success ? ['HF15_BATCH_FLOW', 'HF15_MAIN_FLOW'] : ['HF15_BATCH_FLOW'],
    )
  })
  it('CAL-097 CAL-098 policies in force and the nearest organisation are found', async () => {
    const fixture = fixtureOver(name)
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow', hf20HouseCity: '440100', hf20HouseArea: '440104' })
    const place = { hf31City: '440100', hf31OrgType: 'HF9C07', hf31Enabled: 1 }
    await fixture.put(organisationTable, 'org-far', {
      ...place,
      hf31BranceName: '示例公证处',
      hf31Area: '440106',
      hf31SortNo: 1,
    })
    await fixture.put(organisationTable, 'org-near', {
      ...place,
      hf31BranceName: '样本公证处',
      hf31Area: '440104',
      hf31SortNo: 2,
    })
    await fixture.put(
      flowJobTable,
      'j1',
      {
        hf15PrjId: 'p1',
        hf15PrjNo: 'P-p1',
        hf15FlowCode: 'FD0103',
        hf15FatherCode: 'FD01',
        hf15FlowName: '办理委托公证',
        hf15Status: 'BD9601',
        hf15OrgType: 'HF9C07',
        sortNo: 1,
      },
      { project: 'p1', city: '440100' },
    )
    for (const { key, values } of POLICY_ROWS) await fixture.put(flowPolicyTable, key, values)
    await fixture.put(flowPolicyTable, 'own', {
      hf3zTitle: '今天',
      hf3zFlowCodes: ['FD0103', 'FA01'],
      hf3zFlowMemo: '<p>例</p>',
      hf3zBeginDate: '2026-11-21',
      hf3zEnabled: 1,
    })
    const follow = await fixture.as('follow')
    const titles = rowsIn(await follow('Hf3zWorkflowMeomo.getValidMemoList', { prjId: 'p1', objKey: 'j1' })).map(
      (row) => row['hf3zTitle'],
    )
    expect(titles).toEqual(['今天', '存量贷款结清（演示口径）', '过桥资金（演示口径）'])
    expect(
      await Promise.all(
        [1, 2].map(
          async () =>
            (await follow('Hf31DivisionDetailInfo.initOrUpdateNearestPoint', { S_PRJ_ID: 'p1', S_JOB_ID: 'j1' })).data,
        ),
      ),
    ).toMatchObject([{ keyValue: 'org-near' }, { keyValue: 'org-near' }])
    expect(
      (await fixture.rows(flowJobTable)).map(({ version, values }) => [version, values['hf15DivisionDetailId']]),
    ).toEqual([[2, 'org-near']])
    expect(
      rowsIn(await follow('Hf15FlowJobs.getPageList', { hf15PrjNo: 'p1', hf15DivisionDetailId: 'org-near' })),
    ).toHaveLength(1)
  })
})
