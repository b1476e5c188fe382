import { describe, expect, it } from 'vitest'
import { demandTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { memberTable } from '../../../lib/backend/member/member-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { SPENT } from '../fee/fees-fixture.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'
import type { UserName } from '../handlers/people.ts'
import { recordIn } from '../handlers/fixture.ts'

/** The relation of a user to the case: the column of the matrix that applies to them. */
const MATRIX_COLUMNS = {
  anonymous: null,
  'staff elsewhere': 'service',
  'looks only': 'viewer',
  'works on it': 'sales',
  'its provider': 'provider',
  'another provider': 'saver',
  finance: 'finance',
  manager: 'manager',
  'manager of another city': 'southern',
} as const satisfies Readonly<Record<string, UserName | null>>
type MatrixColumn = keyof typeof MATRIX_COLUMNS

interface MatrixRow {
  readonly call: string
  readonly body: (fixture: JobsFixture) => Promise<object>
  readonly by: readonly MatrixColumn[]
}
const body = (value: object) => async () => value

const MATRIX_ROWS: Readonly<Record<string, MatrixRow>> = {
  'view a case': {
    call: 'Hf20PrjBase.getOne',
    body: body({ id: 'p1' }),
    by: ['looks only', 'works on it', 'its provider', 'finance', 'manager'],
  },
  'see its jobs': {
    call: 'Hf15FlowJobs.getMainFlowJobs',
    body: body({ objId: 'p1' }),
    by: ['looks only', 'works on it', 'its provider', 'finance', 'manager'],
  },
  'save a section': {
    call: 'Hf20PrjBase.doSave',
    body: body({ keyValue: 'p1', hf20HouseAddress: '示例路9号' }),
    by: ['works on it', 'its provider', 'manager'],
  },
  'add a member': {
    call: 'Hf23PrjMember.doSave',
    body: body({ hf23PrjId: 'p1', hf23MemberType: '0', hf23LinkName: '例新' }),
    by: ['works on it', 'its provider', 'manager'],
  },
  'delete a member': { call: 'Hf23PrjMember.deleteMember', body: body({ id: 'm1', prjId: 'p1' }), by: ['manager'] },
  'hand in an expense': {
    call: 'ProjectCostInfo.doCostFeeRecord',
    body: body(SPENT),
    by: ['works on it', 'its provider', 'manager'],
  },
  'decide on an expense': {
    call: 'ProjectCostInfo.doReturn',
    by: ['finance'],
    body: async (fixture) => ({
      id: recordIn(await (await fixture.as('follow'))('ProjectCostInfo.doCostFeeRecord', SPENT)).keyValue,
      suggest: '金额不符',
    }),
  },
  'enter a prepaid order': { call: 'Sl01SaleOrderM.addPrepaidOrder', body: body({ prjId: 'p1' }), by: ['finance'] },
  'take a prepaid order back': {
    call: 'Sl01SaleOrderM.takeBackPrepaidOrder',
    by: ['finance'],
    body: async (fixture) => {
      await fixture.put(
        orderTable,
        'paid',
        { sl01PrjId: 'p1', sl01BillNo: 'SO-1', sl01OrderAmount: 5, sl01Status: 'BDA103', sl01PaySign: 1 },
        { project: 'p1', city: '440100' },
      )
      return { id: 'paid', suggest: '登记有误' }
    },
  },
  'import prepaid orders': {
    call: 'Sl01SaleOrderM.importPrepaidOrders',
    body: body({ content: 'x' }),
    by: ['finance'],
  },
  'see money that does not fit': { call: 'UnmatchedPayment.getOpenPayments', body: body({}), by: ['finance'] },
  'finish a job': {
    call: 'Hf15FlowJobs.doBatchFinishJob',
    body: body({ ids: ['c'], prjId: 'p1', hf15PlanTime: '2026-11-21' }),
    by: ['manager'],
  },
  'add flows': {
    call: 'Hf15FlowJobs.doAddFlowJobs',
    body: body({ objId: 'p1' }),
    by: ['works on it', 'its provider', 'manager'],
  },
  'follow a demand up': { call: 'Hf22PrjHouseDemand.doConfirm', body: body({ id: 'd1' }), by: [] },
}

async function open(more: Readonly<Record<string, string>> = {}): Promise<JobsFixture> {
  const fixture = await openJobsFixture()
  await fixture.store.unit({ account: 'system', now: 1 }, async (unit) => {
    const row = await unit.get(projectTable, 'p1')
    await unit.update(projectTable, 'p1', row?.version ?? 0, {
      hf20DivisionDetailId: 'org-bank',
      hf20Ctrl1: 1,
      ...more,
    })
  })
  const place = { project: 'p1', city: '440100' }
  await fixture.put(
    memberTable,
    'm1',
    { hf23PrjId: 'p1', hf23MemberType: '0', hf23MemberRole: ['HFB804'], hf23LinkName: '例成员', sortNo: 1 },
    place,
  )
  await fixture.put(demandTable, 'd1', { hf22PrjId: 'p1', hf22Status: 'HF2201' }, place)
  await fixture.addJob('c')
  return fixture
}

describe('the matrix of privileges', () => {
  it.each(Object.entries(MATRIX_ROWS))('R6 R7 R10 holds for %s', async (_what, { call, body: bodyOf, by }) => {
    const through: string[] = []
    for (const [column, user] of Object.entries(MATRIX_COLUMNS)) {
      const fixture = await open()
      const send = user === null ? fixture.send(null) : await fixture.as(user)
      const { code } = await send(call, await bodyOf(fixture))
      if (code !== 'NO_PERMISSION' && code !== 'NOT_FOUND' && code !== 'SIGNED_OUT') through.push(column)
    }
    expect(through).toEqual(by)
  })
  it('ROL-012 a demand is followed up by service staff who take part, and by nobody else of the table', async () => {
    const fixture = await open({ hf20ServiceAcct: 'a-service' })
    for (const user of ['sales', 'manager', 'provider', 'follow'] as const)
      expect([user, (await (await fixture.as(user))('Hf22PrjHouseDemand.doConfirm', { id: 'd1' })).code]).toEqual([
        user,
        'NO_PERMISSION',
      ])
    expect(await (await fixture.as('service'))('Hf22PrjHouseDemand.doConfirm', { id: 'd1' })).toMatchObject({
      success: true,
    })
  })
})
