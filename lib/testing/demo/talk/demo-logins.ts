import { addDays, dayOf, millisecondsOf } from '../../../catalogue/day.ts'
import { LOGIN_EVENT } from '../../../domain/log/login-log.ts'
import { noteLogin } from '../../../backend/login/note-login.ts'
import type { Row, Unit } from '../../../backend/store.ts'
import { DEMO_USERS } from '../accounts/demo-users.ts'

const MINUTE = 60_000
const DAYS = 3
const OPENS = 8 * 60 + 40
const CLOSES = 17 * 60 + 50
/** Browsers of the log-ins; the addresses belong to documentation networks. */
const CLIENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 ' +
    'Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 ' +
    'Safari/537.36 Edg/138.0.0.0',
] as const

/** Adds log-ins and log-outs of the demo users on the days before. */
export async function seedLogins(unit: Unit, now: number): Promise<void> {
  const today = dayOf(now)
  for (let back = DAYS; back >= 1; back -= 1) {
    for (const [index, { userName, acctId, cities }] of DEMO_USERS.entries()) {
      const user = { values: { userName, acctId, cities } } as unknown as Row // adapter: all an entry needs of a user
      const line = async (
        part: string,
        minute: number,
        event: (typeof LOGIN_EVENT)[keyof typeof LOGIN_EVENT],
        reason?: string,
      ) =>
        noteLogin(unit, user, {
          key: `demo-login-${userName}-${back}-${part}`,
          at: millisecondsOf(addDays(today, -back)) + minute * MINUTE,
          event,
          ...(event !== LOGIN_EVENT.over && {
            address: `203.0.113.${10 + index}`,
            client: CLIENTS[index % CLIENTS.length] ?? '',
          }),
          ...(reason !== undefined && { reason }),
        })
      if ((index + back) % 5 === 0) await line('failed', OPENS + index * 3 - 1, LOGIN_EVENT.failed, '密码不正确')
      await line('in', OPENS + index * 3, LOGIN_EVENT.in)
      if ((index + back) % 3 === 0) await line('over', CLOSES + index * 4, LOGIN_EVENT.over)
      else await line('out', CLOSES + index * 4, LOGIN_EVENT.out)
    }
  }
}
