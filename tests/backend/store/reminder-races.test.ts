import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReminderService } from '../../../lib/backend/notice/reminder-service.ts'
import { renewCommission } from '../../../lib/backend/commission/renew-commission.ts'
import { commissionEntryTable } from '../../../lib/backend/commission/commission-tables.ts'
import { flowJobTable } from '../../../lib/backend/flow/flow-tables.ts'
import { noticeTable } from '../../../lib/backend/notice/notice-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { type JobsFixture, openJobsFixture } from '../commission/jobs-fixture.ts'
import { openPostgres } from './opened.ts'

const PATIENCE = 60_000

// Only where several connections work at once does a race prove anything.
describe('flows at the same time on PostgreSQL', () => {
  let fixture: JobsFixture
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    fixture = await openJobsFixture(() => store)
  }, PATIENCE)
  afterAll(() => store?.close())

  it(
    'OPN-057 of several processes that sweep at once, one reminds of each job',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const project = `case-${round}`
        await fixture.addCase(project, { hf20ManagerId: 'a-follow' })
        for (let job = 0; job < 4; job += 1)
          await fixture.addJob(
            `${project}-${job}`,
            { hf15PlanTime: '2026-11-21', ...(job > 0 && { hf15HdlMemberId: 'a-sales' }) },
            project,
          )
        const services = Array.from({ length: 4 }, () =>
          createReminderService({ store: fixture.store, ports: fixture.ports, tables, publish: () => undefined }),
        )
        const swept = await Promise.all(services.map((one) => one.sweep()))
        expect(swept.reduce((all, { reminded }) => all + reminded, 0)).toBe(4)
      }
      const notices = await fixture.rows(noticeTable)
      expect([notices.length, new Set(notices.map(({ values }) => values['jobId'])).size]).toEqual([20, 20])
      expect(fixture.reports).toEqual([])
    },
    PATIENCE,
  )

  it(
    'FLW-019 however many calculate at once, every job has each of its people once',
    async () => {
      await fixture.addRule('HF11C01', '100', { hf11Participants: ['HX5902'] })
      await fixture.addCase('shared', { hf20RecommendId: 'a-sales' })
      for (let job = 0; job < 3; job += 1) await fixture.addJob(`s${job}`, { hf15HdlMemberId: 'a-follow' }, 'shared')
      await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          fixture.doing(`a-${i}`, async (context) => {
            const project = await context.unit.get(projectTable, 'shared', { lock: true })
            const job = await context.unit.get(flowJobTable, `s${i % 3}`)
            await context.unit.compareAndSet(
              flowJobTable,
              `s${i % 3}`,
              {},
              { hf15HdlMemberId: job?.values['hf15HdlMemberId'] === 'a-follow' ? 'a-service' : 'a-follow' },
            )
            if (project) await renewCommission(context, project)
          }),
        ),
      )
      const jobs = new Map(
        (await fixture.rows(flowJobTable)).map(({ key, values }) => [key, values['hf15HdlMemberId']]),
      )
      const lines = (await fixture.rows(commissionEntryTable))
        .map(({ values }) => `${String(values['jobId'])} ${String(values['acctId'])} ${String(values['amount'])}`)
        .sort()
      expect(lines).toEqual(
        ['s0', 's1', 's2'].flatMap((key) => [`${key} ${String(jobs.get(key))} 50`, `${key} a-sales 50`]).sort(),
      )
    },
    PATIENCE,
  )
})
