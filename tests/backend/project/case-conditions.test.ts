import { beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../../lib/catalogue/day.ts'
import { endOfWeek } from '../../../lib/backend/project/case-conditions.ts'
import { expenseTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { memberFileTable } from '../../../lib/backend/paper/paper-tables.ts'
import { DEMAND_STEP, EXPENSE_STATUS, FLOW_STATUS, ORDER_STATUS, PAPER_FILE_STATE } from '../../../lib/domain/codes.ts'
import { type Fixture, openFixture, rowsIn } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

const LIST = 'Hf20PrjBase.getPageList'

// The clock of the fixture is set to Saturday, 2026-11-21.
describe('the list of cases and its conditions:', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await openFixture()
    await fixture.addCase('p1', { hf20ManagerId: 'a-follow' })
    await fixture.addCase('p2', { hf20ManagerId: 'a-manager' })
    await fixture.addCase('p3', {})
    await fixture.addCase('closed', { hf20DemandStep: DEMAND_STEP.finished })
    const put = (table: typeof flowJobTable, key: string, project: string, values: Readonly<Record<string, string>>) =>
      fixture.put(table, key, values, { project, city: '440100' })
    const job = (key: string, project: string, hf15FlowName: string, hf15PlanTime: string, hf15Status: string) =>
      put(flowJobTable, key, project, { hf15PrjId: project, hf15FlowCode: key, hf15FlowName, hf15PlanTime, hf15Status })
    await job('j0', 'p1', '签约', '2026-11-10', FLOW_STATUS.finished)
    await job('j1', 'p1', '面签', '2026-11-22', FLOW_STATUS.inProgress)
    await job('j2', 'p1', '过户', '2026-11-30', FLOW_STATUS.notStarted)
    await job('j3', 'p2', '评估', '2026-11-23', FLOW_STATUS.notStarted)
    await job('j4', 'p3', '网签', '2026-11-12', FLOW_STATUS.notStarted)
    await job('j5', 'closed', '归档', '2026-11-12', FLOW_STATUS.notStarted)
    await put(memberFileTable, 'f1', 'p1', { hf2yState: PAPER_FILE_STATE.returned })
    await put(memberFileTable, 'f2', 'p2', { hf2yState: PAPER_FILE_STATE.checked, hf2yExpiryDay: '2026-11-20' })
    await put(memberFileTable, 'f3', 'p3', { hf2yState: PAPER_FILE_STATE.checked, hf2yExpiryDay: '2026-11-21' })
    await put(memberFileTable, 'f4', 'closed', { hf2yState: PAPER_FILE_STATE.returned })
    await put(orderTable, 'o1', 'p1', { sl01Status: ORDER_STATUS.pending })
    await put(expenseTable, 'e1', 'p3', { hf40Status: EXPENSE_STATUS.pending })
    await put(orderTable, 'o2', 'p2', { sl01Status: ORDER_STATUS.paid })
  })
  const found = async (user: UserName, search: Readonly<Record<string, string>>) =>
    rowsIn(await (await fixture.as(user))(LIST, search))
      .map(({ keyValue }) => keyValue)
      .sort()

  it('the next step is the open one with the earliest day; a closed case has none', async () => {
    const rows = rowsIn(await (await fixture.as('manager'))(LIST))
    expect(
      rows
        .map(({ keyValue, nextStep, dueDay }) => [
          keyValue,
          nextStep,
          typeof dueDay === 'number' ? dayOf(dueDay) : dueDay,
        ])
        .sort(),
    ).toEqual([
      ['closed', null, null],
      ['p1', '面签', '2026-11-22'],
      ['p2', '评估', '2026-11-23'],
      ['p3', '网签', '2026-11-12'],
    ])
  })

  it('a week ends on Sunday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23'].map(endOfWeek)).toEqual([
      '2026-11-22',
      '2026-11-22',
      '2026-11-22',
      '2026-11-29',
    ])
  })

  it.each([
    [{ ownCase: '1' }, ['p2']],
    [{ ownCase: '0' }, ['closed', 'p1', 'p3']],
    [{ dueThisWeek: '1' }, ['p1', 'p3']],
    [{ lacksPapers: '1' }, ['p1', 'p2']],
    [{ awaitsFinance: '1' }, ['p1', 'p3']],
    [{ awaitsFinance: '1', lacksPapers: '1' }, ['p1']],
  ])('%o finds %o', async (search, keys) => {
    expect(await found('manager', search)).toEqual(keys)
  })

  it('a user finds only the cases they may see', async () => {
    expect(await found('follow', { dueThisWeek: '1' })).toEqual(['p1'])
    expect(await found('follow', { ownCase: '0' })).toEqual([])
  })

  it('neither is sorted by, and no form can set them', async () => {
    const manager = await fixture.as('manager')
    for (const sort of ['nextStep:asc', 'dueDay:asc', 'ownCase:asc'])
      expect(await manager(LIST, { sort })).toMatchObject({ success: false, code: 'INVALID' })
    expect(await manager('Hf20PrjBase.doSave', { keyValue: 'p1', dueDay: '2030-01-01' })).toMatchObject({
      success: false,
      code: 'INVALID',
    })
  })
})
