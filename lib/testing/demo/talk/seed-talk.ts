import type { Store } from '../../../backend/store.ts'
import { noticeTable } from '../../../backend/notice/notice-tables.ts'
import { seedAnnouncements } from './demo-announcements.ts'
import { seedChats } from './demo-chats.ts'
import { seedLogins } from './demo-logins.ts'
import { seedReminders } from './demo-reminders.ts'
import { seedShares } from './demo-shares.ts'

/**
 * Adds notices, conversations, shares and log-ins to the demo cases. It runs once: an interrupted run is repeated as
 * long as there is no user.
 */
export async function seedTalk(store: Store, now: number): Promise<void> {
  const there = await store.unit(
    { account: 'system', now },
    async (unit) => (await unit.list(noticeTable, { page: 1, pageSize: 1, counted: false })).rows.length > 0,
  )
  if (there) return
  await seedShares(store, now)
  await store.unit({ account: 'demo-manager', now }, async (unit) => {
    await seedLogins(unit, now)
    await seedChats(unit)
    await seedReminders(unit, now)
    await seedAnnouncements(unit, now)
  })
}
