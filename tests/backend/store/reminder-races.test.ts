import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReminderDesk } from '../../../lib/backend/notice/reminder-desk.ts'
import { renewCommission } from '../../../lib/backend/commission/renew-commission.ts'
import { commissionLineTable, flowJobTable, noticeTable, projectTable, tables } from '../../../lib/backend/tables.ts'
import { type JobsDesk, openJobsDesk } from '../handlers/jobs-desk.ts'
import { openPostgres } from './opened.ts'

const PATIENCE = 60_000

// Only where several connections work at once does a race prove anything.
describe('flows at the same time on PostgreSQL', () => {
  let desk: JobsDesk
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres([], tables)
    desk = await openJobsDesk(() => store)
  }, PATIENCE)
  afterAll(() => store?.close())

  it(
    'OPN-057 of several processes that sweep at once, one reminds of each job',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const project = `case-${round}`
        await desk.addCase(project, { hf20ManagerId: 'a-follow' })
        for (let job = 0; job < 4; job += 1)
          await desk.addJob(
            `${project}-${job}`,
            { hf15PlanTime: '2026-11-21', ...(job > 0 && { hf15HdlMemberId: 'a-sales' }) },
            project,
          )
        const desks = Array.from({ length: 4 }, () =>
          createReminderDesk({ store: desk.store, ports: desk.ports, tell: () => undefined }),
        )
        const swept = await Promise.all(desks.map((one) => one.sweep()))
        expect(swept.reduce((all, { reminded }) => all + reminded, 0)).toBe(4)
      }
      const notices = await desk.rows(noticeTable)
      expect([notices.length, new Set(notices.map(({ values }) => values['jobId'])).size]).toEqual([20, 20])
      expect(desk.reports).toEqual([])
    },
    PATIENCE,
  )

  it(
    'FLW-019 whoever reckons at once, every job has each of its people once',
    async () => {
      await desk.addRule('HF11C01', '100', { hf11Participants: ['HX5902'] })
      await desk.addCase('shared', { hf20RecommendId: 'a-sales' })
      for (let job = 0; job < 3; job += 1) await desk.addJob(`s${job}`, { hf15HdlMemberId: 'a-follow' }, 'shared')
      await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          desk.doing(`a-${i}`, async (context) => {
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
      const jobs = new Map((await desk.rows(flowJobTable)).map(({ key, values }) => [key, values['hf15HdlMemberId']]))
      const lines = (await desk.rows(commissionLineTable))
        .map(({ values }) => `${String(values['jobId'])} ${String(values['acctId'])} ${String(values['amount'])}`)
        .sort()
      expect(lines).toEqual(
        ['s0', 's1', 's2'].flatMap((key) => [`${key} ${String(jobs.get(key))} 50`, `${key} a-sales 50`]).sort(),
      )
    },
    PATIENCE,
  )
})
