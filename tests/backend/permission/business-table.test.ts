import { describe, expect, it } from 'vitest'
import { demandTable, memberTable, orderTable, projectTable } from '../../../lib/backend/tables.ts'
import { SPENT } from '../handlers/fees-desk.ts'
import { type JobsDesk, openJobsDesk } from '../handlers/jobs-desk.ts'
import type { UserName } from '../handlers/people.ts'
import { recordIn } from '../handlers/desk.ts'

/** How somebody stands to the case: where they stand in the columns of the matrix. */
const STANDING = {
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
type Standing = keyof typeof STANDING

interface Line {
  readonly call: string
  readonly body: (desk: JobsDesk) => Promise<object>
  readonly by: readonly Standing[]
}
const body = (value: object) => async () => value

const LINES: Readonly<Record<string, Line>> = {
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
    body: async (desk) => ({
      id: recordIn(await (await desk.as('follow'))('ProjectCostInfo.doCostFeeRecord', SPENT)).keyValue,
      suggest: '金额不符',
    }),
  },
  'enter a prepaid order': { call: 'Sl01SaleOrderM.addPrepaidOrder', body: body({ prjId: 'p1' }), by: ['finance'] },
  'take a prepaid order back': {
    call: 'Sl01SaleOrderM.takeBackPrepaidOrder',
    by: ['finance'],
    body: async (desk) => {
      await desk.put(
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

async function open(more: Readonly<Record<string, string>> = {}): Promise<JobsDesk> {
  const desk = await openJobsDesk()
  await desk.store.unit({ account: 'system', now: 1 }, async (unit) => {
    const row = await unit.get(projectTable, 'p1')
    await unit.update(projectTable, 'p1', row?.version ?? 0, {
      hf20DivisionDetailId: 'org-bank',
      hf20Ctrl1: 1,
      ...more,
    })
  })
  const place = { project: 'p1', city: '440100' }
  await desk.put(
    memberTable,
    'm1',
    { hf23PrjId: 'p1', hf23MemberType: '0', hf23MemberRole: ['HFB804'], hf23LinkName: '例成员', sortNo: 1 },
    place,
  )
  await desk.put(demandTable, 'd1', { hf22PrjId: 'p1', hf22Status: 'HF2201' }, place)
  await desk.addJob('c')
  return desk
}

describe('the matrix of privileges', () => {
  it.each(Object.entries(LINES))('R6 R7 R10 %s', async (_what, { call, body: bodyOf, by }) => {
    const through: string[] = []
    for (const [standing, user] of Object.entries(STANDING)) {
      const desk = await open()
      const send = user === null ? desk.send(null) : await desk.as(user)
      const { code } = await send(call, await bodyOf(desk))
      if (code !== 'NO_PERMISSION' && code !== 'NOT_FOUND' && code !== 'SIGNED_OUT') through.push(standing)
    }
    expect(through).toEqual(by)
  })
  it('ROL-012 a demand is followed up by service staff who take part, and by nobody else of the table', async () => {
    const desk = await open({ hf20ServiceAcct: 'a-service' })
    for (const user of ['sales', 'manager', 'provider', 'follow'] as const)
      expect([user, (await (await desk.as(user))('Hf22PrjHouseDemand.doConfirm', { id: 'd1' })).code]).toEqual([
        user,
        'NO_PERMISSION',
      ])
    expect(await (await desk.as('service'))('Hf22PrjHouseDemand.doConfirm', { id: 'd1' })).toMatchObject({
      success: true,
    })
  })
})
