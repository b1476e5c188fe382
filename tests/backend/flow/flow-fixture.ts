import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import type { Store, Values } from '../../../lib/backend/store.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import {
  flowConditionTable,
  flowDefinitionTable,
  flowJobTable,
  flowLogTable,
  flowNodeTable,
} from '../../../lib/backend/flow/flow-tables.ts'
import { paperTypeTable } from '../../../lib/backend/paper/paper-tables.ts'
import { roleTable } from '../../../lib/backend/permission/permission-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { userRoleTable } from '../../../lib/backend/staff/staff-tables.ts'
import { flowJob } from '../../../lib/domain/flow/flow-job.ts'
import { house } from '../../../lib/domain/house/house.ts'
import { type Fixture, openFixture, recordIn, type RecordAnswer, rowsIn, type Send } from '../handlers/fixture.ts'
import { FRESH, type UserName } from '../handlers/people.ts'

export const FLOW = 'Hf15FlowJobs'
export const LOG = 'Hf2vPrjLog'

/** Saturday, as the clock of the fixture says; Sunday is tomorrow. */
export const TODAY = '2026-11-21'
export const TOMORROW = '2026-11-22'
export const LATER = '2026-11-23'

const CONDITIONS: readonly Values[] = [
  { conditionCode: 'LOAN', conditionName: '贷款付款', payWays: ['HG1002'] },
  { conditionCode: 'SEARCH', conditionName: '需要找房', searching: 1 },
  { conditionCode: 'UNPAID', conditionName: '房屋贷款未结清', houseLoans: ['HF7902'] },
  { conditionCode: 'OFF', conditionName: '停用的条件', enabled: 0 },
]
const MAINS: readonly Values[] = [
  { flowCode: 'FA', flowName: '接待', categoryName: '前期准备', sortOrder: 100, role: 'HX5901', needCfgHdlMember: 1 },
  { flowCode: 'FB', flowName: '贷款', categoryName: '贷款审批', sortOrder: 200, role: 'HX5903', conditionCode: 'LOAN' },
  { flowCode: 'FC', flowName: '结案', categoryName: '结案', sortOrder: 300, role: 'HX5901' },
  {
    flowCode: 'FD',
    flowName: '找房',
    categoryName: '前期准备',
    sortOrder: 150,
    role: 'HX5902',
    conditionCode: 'SEARCH',
  },
  {
    flowCode: 'FE',
    flowName: '赎楼',
    categoryName: '贷款审批',
    sortOrder: 250,
    role: 'HX5904',
    conditionCode: 'UNPAID',
  },
  { flowCode: 'FX', flowName: '停用的流程', categoryName: '结案', sortOrder: 10, role: 'HX5901', enabled: 0 },
]
const NODES: readonly Values[] = [
  {
    flowCode: 'FA2',
    flowName: '初审收入',
    fatherCode: 'FA',
    sortOrder: 2,
    role: 'HX5903',
    workdays: 2,
    weight: 1,
    conditionCode: 'LOAN',
    buyerPapers: ['P001', 'P002'],
  },
  {
    flowCode: 'FA1',
    flowName: '登记客户',
    fatherCode: 'FA',
    sortOrder: 1,
    role: 'HX5901',
    workdays: 1,
    weight: 1,
    needCfgHdlMember: 1,
    buyerPapers: ['P001'],
    ownerPapers: ['P022'],
  },
  {
    flowCode: 'FA3',
    flowName: '补充证明',
    fatherCode: 'FA',
    sortOrder: 3,
    role: 'HX5902',
    workdays: 1,
    weight: 1,
    optional: 1,
  },
  { flowCode: 'FB1', flowName: '面签', fatherCode: 'FB', sortOrder: 1, role: 'HX5902', workdays: 3, weight: 2 },
  {
    flowCode: 'FB2',
    flowName: '审批',
    fatherCode: 'FB',
    sortOrder: 2,
    role: 'HX5904',
    workdays: 7,
    weight: 1,
    needCfgHdlMember: 1,
  },
  {
    flowCode: 'FB3',
    flowName: '永不需要',
    fatherCode: 'FB',
    sortOrder: 3,
    role: 'HX5903',
    workdays: 1,
    weight: 1,
    conditionCode: 'OFF',
  },
  { flowCode: 'FD1', flowName: '带看', fatherCode: 'FD', sortOrder: 1, role: 'HX5902', workdays: 1, weight: 1 },
  { flowCode: 'FE1', flowName: '结清贷款', fatherCode: 'FE', sortOrder: 1, role: 'HX5904', workdays: 1, weight: 1 },
]

const KINDS: readonly Values[] = [
  {
    cardType: 'P001',
    paperName: '居民身份证',
    category: 'HX5801',
    parties: ['BUYER', 'OWNER', 'GUARANTOR'],
    each: 1,
    validDays: 0,
    sortOrder: 1,
  },
  {
    cardType: 'P002',
    paperName: '户口簿',
    category: 'HX5803',
    parties: ['BUYER', 'OWNER'],
    each: 1,
    validDays: 0,
    sortOrder: 2,
  },
  {
    cardType: 'P022',
    paperName: '不动产权证书',
    category: 'HX5806',
    parties: ['HOUSE'],
    each: 0,
    validDays: 0,
    sortOrder: 22,
  },
]

export interface FlowFixture extends Fixture {
  /** Opens a case paid by a loan, followed by follow, sold by sales, served by service. @returns its key */
  readonly openCase: (values?: Values) => Promise<string>
  /** Every job of a case by its flow code, as stored. */
  readonly jobs: (prjId: string) => Promise<Readonly<Record<string, Values & { readonly key: string }>>>
  /** The key of a job. */
  readonly idOf: (prjId: string, code: string) => Promise<string>
  /** Lines of the log of actions of a case in the order in which they came: `flow action`. */
  readonly lines: (prjId: string, kind?: 'ACTION' | 'PEOPLE') => Promise<readonly string[]>
  readonly caseOf: (prjId: string) => Promise<Values & { readonly version: number }>
  readonly addRole: (user: UserName, role: string) => Promise<void>
}

const USED = new Set(
  [...Object.values(flowJob.fields), ...Object.values(house.fields)].flatMap(({ dict }) => (dict ? [dict] : [])),
)

/** A back end with a handful of flows, on which staff may finish jobs. */
export async function openFlowFixture(wrap?: (store: Store) => Store): Promise<FlowFixture> {
  const fixture = await openFixture({}, wrap)
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    const own = (key: string, values: Values) => ({ key, project: null, city: null, values })
    await unit.insertAll(
      flowConditionTable,
      CONDITIONS.map((values) => own(`c-${String(values['conditionCode'])}`, { enabled: 1, ...values })),
    )
    await unit.insertAll(
      flowDefinitionTable,
      MAINS.map((values) => own(`d-${String(values['flowCode'])}`, { enabled: 1, ...values })),
    )
    await unit.insertAll(
      flowNodeTable,
      NODES.map((values) => own(`n-${String(values['flowCode'])}`, { enabled: 1, ...values })),
    )
    await unit.insertAll(
      paperTypeTable,
      KINDS.map((values) => own(`k-${String(values['cardType'])}`, { enabled: 1, ...values })),
    )
    const known = new Set((await unit.list(dictEntryTable)).rows.map((row) => row.values['dict']))
    for (const { code, entries } of DICTIONARIES.filter(
      (dictionary) => USED.has(dictionary.code) && dictionary.code !== 'HF15_BATCH_FLOW' && !known.has(dictionary.code),
    )) {
      await unit.insertAll(
        dictEntryTable,
        entries.map(([key, value], index) =>
          own(`${code}:${key}`, { dict: code, key, value, sortOrder: index + 1, enabled: 1 }),
        ),
      )
    }
  })
  await fixture.put(roleTable, 'ROLE_DOER', { roleName: '办理', privileges: ['OPT_FINISH'] })
  const addRole: FlowFixture['addRole'] = (user, role) =>
    fixture.put(userRoleTable, `${user}:${role}`, { ss13UsrId: `u-${user}`, ss13RoleId: role })
  for (const user of ['follow', 'sales', 'service', 'provider'] as const) await addRole(user, 'ROLE_DOER')
  const jobs: FlowFixture['jobs'] = async (prjId) =>
    Object.fromEntries(
      (await fixture.rows(flowJobTable))
        .filter(({ project }) => project === prjId)
        .map(({ key, values }) => [String(values['hf15FlowCode']), { ...values, key }]),
    )
  // One session for all: many log-ins would be throttled.
  const manager = await fixture.as('manager')
  return {
    ...fixture,
    addRole,
    openCase: async (values = {}) =>
      recordIn(
        done(
          await manager('Hf20PrjBase.doSave', {
            ...FRESH,
            hf20RecommendId: 'a-sales',
            hf20ServiceAcct: 'a-service',
            ...values,
          }),
        ),
      ).keyValue,
    jobs,
    idOf: async (prjId, code) => (await jobs(prjId))[code]?.key ?? `no ${code}`,
    lines: async (prjId, kind = 'ACTION') =>
      (await fixture.rows(flowLogTable))
        .filter(({ project, values }) => project === prjId && values['hf2vKind'] === kind)
        .toSorted((a, b) => Number(a.values['sortNo']) - Number(b.values['sortNo']))
        .map(({ values }) =>
          kind === 'ACTION'
            ? `${String(values['hf2vFlowName'])} ${String(values['hf2vActionType'])}`
            : `${String(values['hf2vFlowName'])} ${String(values['obligationUsrName'])} ` +
              `${String(values['obligationUsrStatus'])}`,
        ),
    caseOf: async (prjId) => {
      const row = (await fixture.rows(projectTable)).find(({ key }) => key === prjId)
      return { ...row?.values, version: row?.version ?? 0 }
    },
  }
}

/** An answer that had to succeed. */
export function done<A extends { readonly success: boolean }>(answer: A): A {
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer
}

/** The reason with which jobs are finished although no papers are submitted in these tests. */
export const WITHOUT_PAPERS = '资料后补'

/** Finishes jobs, or sets a reminder, and answers what became of each. */
export async function finish(
  send: Send,
  prjId: string,
  ids: readonly string[],
  day = TODAY,
  noticeTime?: string,
): Promise<readonly { readonly id: string; readonly ok: boolean; readonly message: string }[]> {
  const { data } = done(
    await send(`${FLOW}.doBatchFinishJob`, {
      ids,
      prjId,
      hf15PlanTime: day,
      reason: WITHOUT_PAPERS,
      ...(noticeTime !== undefined && { noticeTime }),
    }),
  )
  return (data as readonly { readonly id: string; readonly ok: boolean; readonly message: string }[]).map(
    ({ id, ok, message }) => ({ id, ok, message }),
  )
}

export interface MainFlowsAnswer {
  readonly flowWorkVos: readonly {
    readonly categoryName: string
    readonly jobsList: readonly (RecordAnswer & {
      readonly SubflowData: Readonly<Record<string, unknown>> & { readonly openIds: readonly string[] }
    })[]
  }[]
  readonly mytotalAmount: number | null
  readonly isManager: number
  readonly mayAssign: number
  readonly blocked: string | null
}
/** The main flows of a case as a user sees them. */
export async function mainFlowsOf(send: Send, prjId: string): Promise<MainFlowsAnswer> {
  return done(await send(`${FLOW}.getMainFlowJobs`, { objId: prjId })).data as MainFlowsAnswer
}
/** The sub-flows of a case, or of one main flow. */
export async function subFlowsOf(send: Send, prjId: string, fatherCode?: string): Promise<readonly RecordAnswer[]> {
  return rowsIn(
    done(await send(`${FLOW}.getSecondFlowJobs`, { objId: prjId, ...(fatherCode !== undefined && { fatherCode }) })),
  )
}
