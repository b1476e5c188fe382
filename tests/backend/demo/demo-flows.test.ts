import { beforeAll, describe, expect, it } from 'vitest'
import { commissionOf } from '../../../lib/backend/commission/commission-of.ts'
import type { SignedIn } from '../../../lib/backend/handler.ts'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { neededFlows } from '../../../lib/backend/flow/adding/reconcile-jobs.ts'
import { codeOf } from '../../../lib/backend/flow/adding/add-jobs.ts'
import { isWorkday } from '../../../lib/backend/flow/handling/working-days.ts'
import { DICTIONARIES } from '../../../lib/backend/seed/dictionaries/dictionaries.ts'
import { PAPER_KINDS } from '../../../lib/backend/seed/papers/seed-papers.ts'
import { seedDemo } from '../../../lib/testing/demo/seed-demo.ts'
import { listOf, textOf } from '../../../lib/backend/session.ts'
import type { Row, Store, Table } from '../../../lib/backend/store.ts'
import { accountTable } from '../../../lib/backend/account/account-table.ts'
import { commissionEntryTable } from '../../../lib/backend/commission/commission-tables.ts'
import { flowMemoTable } from '../../../lib/backend/flow-guide/flow-guide-tables.ts'
import { flowJobTable, flowLogTable } from '../../../lib/backend/flow/flow-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { formatOfBytes } from '../../../lib/domain/file/file-bytes.ts'
import { mainJobStatus } from '../../../lib/domain/flow/job-status.ts'
import { plannedFlows } from '../../../lib/domain/flow/flow-plan.ts'
import { readFlowCatalogue } from '../../../lib/backend/flow-guide/flow-catalogue.ts'
import { examplePicture } from '../../../lib/testing/demo/flows/memo-pictures.ts'
import { ROLE } from '../../../lib/domain/permission/role.ts'
import { countingPorts, emptyStore, NOW, rowsOf } from '../seed/seeding.ts'

const TODAY = dayOf(NOW)
const [NOT_STARTED, UNDER_WAY, FINISHED] = ['BD9601', 'BD9602', 'BD9603']
let store: Store
const rows = new Map<string, readonly Row[]>()
const of = (table: Table) => rows.get(table.name) ?? []
const { ports } = countingPorts()
beforeAll(async () => {
  store = emptyStore()
  await seedDemo(store, ports)
  for (const table of [
    projectTable,
    flowJobTable,
    flowLogTable,
    commissionEntryTable,
    accountTable,
    flowMemoTable,
    documentTable,
  ])
    rows.set(table.name, await rowsOf(store, table))
  for (const job of of(flowJobTable).toSorted((a, b) => Number(a.values['sortNo']) - Number(b.values['sortNo'])))
    byCase.set(job.project, [...(byCase.get(job.project) ?? []), job])
  for (const line of of(flowLogTable))
    byJob.set(line.values['hf2vJobId'], [...(byJob.get(line.values['hf2vJobId']) ?? []), line])
})
const byCase = new Map<string | null, readonly Row[]>()
const byJob = new Map<unknown, readonly Row[]>()
const jobsOf = (project: Row) => byCase.get(project.key) ?? []
const statusOf = ({ values }: Row) => values['hf15Status']
const isMain = ({ values }: Row) => textOf(values['hf15FatherCode']) === ''
const subsOf = (main: Row) =>
  jobsOf({ ...main, key: main.project ?? '' }).filter(
    ({ values }) => values['hf15FatherCode'] === main.values['hf15FlowCode'],
  )
const workOf = (project: Row) => jobsOf(project).filter((job) => !isMain(job) || subsOf(job).length === 0)
const closed = ({ values }: Row) => ['HX0507', 'HX0508'].includes(textOf(values['hf20DemandStep']))

describe('the jobs of the demo cases', () => {
  it('FLW-001 FLW-002 are those each case needs by what it stores, in their order and under its number', async () => {
    for (const project of of(projectTable)) {
      const needed = await store.unit({ account: 'system', now: NOW }, (unit) => neededFlows(unit, project))
      expect(
        jobsOf(project).map(({ values }) => values['hf15FlowCode']),
        project.key,
      ).toEqual(needed.map(codeOf))
      expect(
        new Set(jobsOf(project).map(({ values, city }) => `${textOf(values['hf15PrjNo'])} ${city}`)),
        project.key,
      ).toEqual(new Set([`${textOf(project.values['prjNo'])} ${project.city}`]))
    }
  })
  it('FLW-023 come in order: what is done, one under way, what is to come; a finished case has none open', () => {
    for (const project of of(projectTable)) {
      const order = workOf(project).map((job) => [NOT_STARTED, UNDER_WAY, FINISHED].indexOf(textOf(statusOf(job))))
      expect(
        [...order].sort((a, b) => b - a),
        project.key,
      ).toEqual(order)
      expect(
        order.filter((status) => status === 1),
        project.key,
      ).toHaveLength(project.values['hf20DemandStep'] === 'HX0507' ? 0 : 1)
      if (project.values['hf20DemandStep'] === 'HX0507')
        expect(
          order.every((status) => status === 2),
          project.key,
        ).toBe(true)
    }
  })
  it('older cases have come further', () => {
    const share = (list: readonly Row[]) => {
      const work = list.filter((project) => project.values['hf20DemandStep'] !== 'HX0508').flatMap(workOf)
      return work.filter((job) => statusOf(job) === FINISHED).length / work.length
    }
    const byAge = of(projectTable).toSorted((a, b) => a.createdAt - b.createdAt)
    expect(share(byAge.slice(0, 20))).toBeGreaterThan(share(byAge.slice(20, 40)))
    expect(share(byAge.slice(20, 40))).toBeGreaterThan(share(byAge.slice(40)) + 0.2)
  })
  it('FLW-030 let main flows stand as their sub-flows do, some of them finished in part', () => {
    const mains = of(flowJobTable).filter((job) => isMain(job) && subsOf(job).length > 0)
    for (const main of mains)
      expect({ hf15Status: statusOf(main), hf15PlanTime: main.values['hf15PlanTime'] ?? null }, main.key).toEqual(
        mainJobStatus(subsOf(main).map(({ values }) => values)),
      )
    expect(
      mains.filter((main) => statusOf(main) === UNDER_WAY && subsOf(main).some((sub) => statusOf(sub) === FINISHED))
        .length,
    ).toBeGreaterThan(5)
  })
  it('FLW-024 FLW-032 are done between opening and moving on, planned in the future, and late in several cases', () => {
    const open = of(projectTable).filter((project) => !closed(project))
    const underWay = open.flatMap(workOf).filter((job) => statusOf(job) === UNDER_WAY)
    expect(underWay.filter(({ values }) => textOf(values['hf15PlanTime']) < TODAY).length).toBeGreaterThanOrEqual(8)
    const reminders = open.flatMap(workOf).filter(({ values }) => textOf(values['hf15NoticeTime']) !== '')
    expect(reminders.length).toBeGreaterThan(15)
    expect(reminders.some((job) => statusOf(job) === NOT_STARTED)).toBe(true)
    for (const { key, values } of reminders)
      expect([
        key,
        values['hf15PlanTime'],
        textOf(values['hf15NoticeTime']) > dayOf(NOW + 86_400_000),
        isWorkday(textOf(values['hf15PlanTime'])),
      ]).toEqual([key, values['hf15NoticeTime'], true, true])
    for (const project of of(projectTable)) {
      const done = workOf(project).filter((job) => statusOf(job) === FINISHED)
      const times = done.map(({ values }) => Number(values['hf15FinishAt']))
      expect(
        [...times].sort((a, b) => a - b),
        project.key,
      ).toEqual(times)
      expect(
        times.every((at) => at > project.createdAt && at < project.updatedAt),
        project.key,
      ).toBe(true)
      expect(
        done.map(({ values }) => values['hf15PlanTime']),
        project.key,
      ).toEqual(times.map(dayOf))
    }
  })
  it('FLW-035 ROL-016 are followed by people of the city who hold the position, or by nobody yet', () => {
    const people = new Map(of(accountTable).map((row) => [row.key, row]))
    for (const { key, city, values } of of(projectTable).flatMap(workOf)) {
      const follower = textOf(values['hf15HdlMemberId'])
      if (follower === '') expect([key, values['hf15Status']]).not.toEqual([key, FINISHED])
      else
        expect([
          key,
          listOf(people.get(follower)?.values['positions']).includes(textOf(values['userGroup'])),
          listOf(people.get(follower)?.values['cities']).includes(city ?? ''),
        ]).toEqual([key, true, true])
    }
    const unassigned = of(flowJobTable).filter(
      ({ values }) =>
        values['needCfgHdlMember'] === 1 &&
        values['hf15Status'] !== FINISHED &&
        textOf(values['hf15HdlMemberId']) === '',
    )
    expect(unassigned.length).toBeGreaterThan(10)
  })
  it('make the person who follows one take part in its case', () => {
    for (const { key, values } of of(projectTable)) {
      const named = ['hf20ManagerId', 'hf20RecommendId', 'hf20ServiceAcct'].map((field) => values[field])
      const others = [
        ...new Set(
          of(flowJobTable)
            .filter((job) => job.project === key)
            .map((job) => textOf(job.values['hf15HdlMemberId'])),
        ),
      ]
        .filter((person) => person !== '' && !named.includes(person))
        .sort()
      expect([key, listOf(values['hf20JobUsers'])]).toEqual([key, others])
    }
  })
  it('use only existing conditions, positions and organisation kinds, and leave nearly none unused', async () => {
    const listed = new Set(of(flowJobTable).map(({ values }) => values['hf15FlowCode']))
    const { flows, nodes, conditions } = await store.unit({ account: 'system', now: NOW }, readFlowCatalogue)
    const codes = new Set(DICTIONARIES.flatMap(({ entries }) => entries.map(([key]) => key)))
    expect(
      [...flows, ...nodes]
        .flatMap(({ conditionCode, role, orgType }) => [conditionCode, role, orgType])
        .filter((code) => code !== null && !codes.has(code)),
    ).toEqual([])
    const asked = new Set<unknown>([
      ...[...flows, ...nodes].map(({ conditionCode }) => conditionCode),
      ...PAPER_KINDS.map((kind) => kind['conditionCode']),
    ])
    expect(conditions.map(({ conditionCode }) => conditionCode).filter((code) => !asked.has(code))).toEqual([])
    expect(flows.map(({ flowCode }) => flowCode).filter((code) => !listed.has(code))).toEqual(['FD03'])
  })
})

describe('the logs of the demo jobs', () => {
  it('FLW-012 FLW-013 say in order who added every job, and who finished every job that is finished', () => {
    for (const job of of(flowJobTable)) {
      const own = byJob.get(job.key) ?? []
      const words = own.map(({ values }) => values['hf2vActionType'])
      expect(
        words.filter((word) => word === '添加'),
        job.key,
      ).toHaveLength(1)
      if (!isMain(job)) expect(words.includes('完结'), job.key).toBe(statusOf(job) === FINISHED)
      expect(
        own.some(({ values }) => values['obligationUsrStatus'] === '接手'),
        job.key,
      ).toBe(textOf(job.values['hf15HdlMemberId']) !== '')
    }
    const names = new Set(of(accountTable).map(({ values }) => values['br01Name']))
    expect(
      of(flowLogTable)
        .filter(({ values }) => !names.has(values['crtUsrName'] ?? ''))
        .map(({ key }) => key),
    ).toEqual([])
    expect(
      of(flowLogTable)
        .filter(({ values }) => Number(values['hf2vActionTime']) > NOW)
        .map(({ key }) => key),
    ).toEqual([])
    for (const project of of(projectTable)) {
      const times = of(flowLogTable)
        .filter((row) => row.project === project.key)
        .sort((a, b) => Number(a.values['sortNo']) - Number(b.values['sortNo']))
        .map(({ values }) => Number(values['hf2vActionTime']))
      expect(
        [...times].sort((a, b) => a - b),
        project.key,
      ).toEqual(times)
    }
  })
})

describe('the commission of the demo jobs', () => {
  it('FLW-019 is what a fresh reckoning gives, earned by what is finished, and there is some', async () => {
    expect(of(commissionEntryTable).filter(({ values }) => Number(values['amount']) > 0).length).toBeGreaterThan(100)
    const status = new Map(of(flowJobTable).map((job) => [job.key, statusOf(job)]))
    expect(
      of(commissionEntryTable)
        .filter(({ values }) => (values['earned'] === 1) !== (status.get(textOf(values['jobId'])) === FINISHED))
        .map(({ key }) => key),
    ).toEqual([])
    const project = of(projectTable).find(({ key }) =>
      of(commissionEntryTable).some((line) => line.project === key && Number(line.values['amount']) > 0),
    )
    const total = await store.unit({ account: 'system', now: NOW }, (unit) =>
      commissionOf(
        { unit, principal: { acctId: 'demo-manager', roles: [ROLE.manager] } } as unknown as SignedIn,
        project as Row,
      ),
    ) // adapter: all that it reads of a context
    expect(total.total).toBeGreaterThan(0n)
  })
})

describe('pictures of guidance', () => {
  it('FLW-014 are documents of the memos that show them, in each of the three groups', async () => {
    const shown = of(flowMemoTable).flatMap((memo) =>
      Object.entries(memo.values).flatMap(([field, value]) =>
        field.startsWith('hf18FileUrl') ? [{ memo, field, value }] : [],
      ),
    )
    expect(shown).toHaveLength(9)
    for (const { memo, field, value } of shown)
      expect(of(documentTable).find(({ key }) => key === value)).toMatchObject({
        project: null,
        values: { state: 'kept', objType: 'FlowAppendix', objId: memo.key, fileCls: field, format: 'png' },
      })
    expect(new Set(shown.map(({ field }) => Math.floor((Number(field.slice('hf18FileUrl'.length)) - 1) / 10)))).toEqual(
      new Set([0, 1, 2]),
    )
    expect(formatOfBytes(await examplePicture(2))).toBe('png')
  })
})

describe('what cases need by the definitions an installation starts with', () => {
  const needed = async (facts: Partial<Parameters<typeof plannedFlows>[1]>) =>
    store.unit({ account: 'system', now: NOW }, async (unit) =>
      plannedFlows(await readFlowCatalogue(unit), {
        prjType: 'HF0102',
        scheme: null,
        payWay: 'HG1002',
        houseLoan: null,
        tradeMode: null,
        payout: null,
        searching: false,
        ...facts,
      })
        .map(({ flow }) => flow.flowCode)
        .join(' '),
    )
  it.each([
    [
      'a purchase by a commercial loan',
      { prjType: 'HF0101', scheme: 'HF9901' },
      'FA01 FA02 FA03 FB01 FB02 FC01 FC02 FE01 FE02 FE03 FF01 FF02 FG01 FG02',
    ],
    [
      'a purchase by both loans of a house that is not paid off',
      { prjType: 'HF0101', scheme: 'HF9903', houseLoan: 'HF7903' },
      'FA01 FA02 FA03 FB01 FB02 FB03 FC01 FC02 FD01 FD02 FE01 FE02 FE03 FF01 FF02 FG01 FG02',
    ],
    [
      'a purchase paid at once',
      { prjType: 'HF0101', payWay: 'HG1001' },
      'FA01 FA02 FA03 FC01 FC02 FE01 FE02 FE03 FG01 FG02',
    ],
    ['a loan on one’s own house', { scheme: 'HF9907' }, 'FH01 FH02 FH03 FH04 FG02'],
    ['a move into the fund', { scheme: 'HF9909' }, 'FI01 FG02'],
    ['a bridge', { scheme: 'HF9905', houseLoan: 'HF7902' }, 'FD01 FD02 FI02 FG02'],
    ['a credit', { scheme: 'HF9906' }, 'FB01 FF02 FG02'],
    [
      'a house with its mortgage',
      { prjType: 'HF0101', payWay: 'HG1001', tradeMode: 'HFG503' },
      'FA01 FA02 FA03 FC01 FC02 FD03 FE01 FE02 FE03 FG01 FG02',
    ],
  ])('FLW-001 is known for %s', async (_name, facts, flows) => expect(await needed(facts)).toBe(flows))
})
