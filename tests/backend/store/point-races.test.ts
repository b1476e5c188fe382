import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { pointAccountTable, pointEntryTable } from '../../../lib/backend/points/point-tables.ts'
import { POINT_STATE } from '../../../lib/domain/points/point-codes.ts'
import { pointTotals } from '../../../lib/domain/points/point-ledger.ts'
import { pointsGrids } from '../../../host/grids/points/points.ts'
import { type Fixture, openFixture, type Send } from '../handlers/fixture.ts'
import { openPostgres } from './opened.ts'

const PATIENCE = 60_000

// Only where several connections work at once does a race prove anything.
describe('points at the same time on PostgreSQL', () => {
  let fixture: Fixture
  let manager: Send
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tablesFor(pointsGrids))
    fixture = await openFixture({}, () => store, pointsGrids)
    manager = await fixture.as('manager')
  }, PATIENCE)
  afterAll(() => store?.close())

  it(
    'ROU-008 however many confirm and cancel at once, nobody uses what is not there, and the account is the sum',
    async () => {
      const addDraft = (key: string, pointKind: string, pointAmount: number) =>
        fixture.put(pointEntryTable, key, {
          acctId: 'a-sales',
          pointKind,
          pointAmount,
          pointDay: '2026-11-20',
          pointReason: '例',
          pointState: POINT_STATE.draft,
        })
      await addDraft('e1', 'EARN', 100)
      await addDraft('e2', 'EARN', 30)
      const spends = Array.from({ length: 8 }, (_, at) => `s${at}`)
      for (const key of spends) await addDraft(key, 'SPEND', 30)
      await manager('PointBooking.doConfirmAll', { ids: ['e1', 'e2'] })
      const answers = await Promise.all([
        ...spends.slice(0, 5).map((id) => manager('PointBooking.doConfirm', { id })),
        manager('PointBooking.doConfirmAll', { ids: spends.slice(3) }),
        manager('PointBooking.doCancel', { id: 'e2', reason: '例' }),
      ])
      expect(answers.filter(({ success, code }) => !success && code !== 'STATUS')).toEqual([])
      const entries = (await fixture.rows(pointEntryTable)).map(({ values }) => values)
      const { balance, earned, spent, count } = pointTotals(entries)
      expect([balance >= 0, balance < 30]).toEqual([true, true])
      const accounts = await fixture.rows(pointAccountTable)
      expect(accounts.map(({ values }) => values)).toMatchObject([
        { acctId: 'a-sales', pointBalance: balance, pointEarned: earned, pointSpent: spent, pointCount: count },
      ])
      expect(fixture.reports).toEqual([])
    },
    PATIENCE,
  )
})
