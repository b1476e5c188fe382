import { dayOf, instantText } from '../../catalogue/day.ts'
import { CFG_ITEM } from '../../domain/city/city-rule.ts'
import { cityRule } from '../city/city-rule.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { revealTable } from './call-tables.ts'

/**
 * How often one person may see a personal number in full within any sixty minutes, unless their city sets another
 * number.
 * @source server rules R25
 */
export const REVEALS_PER_HOUR = 60
const HOUR = 3_600_000
const SECOND = 1_000

/**
 * Counts one reveal in the unit it happens in, so that one that is refused or fails later is not counted. The time of
 * each reveal in the last hour is stored, because a count per clock hour would allow twice as many around the full
 * hour.
 *
 * @throws Refusal RATE_LIMITED, with the time of the next one
 */
export async function countReveal(
  unit: Unit,
  { userId, city }: Pick<Principal, 'userId' | 'city'>,
  now: number,
): Promise<void> {
  // Locked before reading, so that two processes cannot both take the last one.
  await unit.lock(`reveal:${userId}`)
  const row = await unit.get(revealTable, userId, { lock: true })
  const recent = listOf(row?.values['instants'])
    .map(Number)
    .filter((at) => now - at < HOUR)
    .sort((a, b) => a - b)
  const most = Number((await cityRule(unit, city, CFG_ITEM.revealsPerHour, dayOf(now))) ?? REVEALS_PER_HOUR)
  const oldest = recent.at(-most)
  if (oldest !== undefined)
    throw new Refusal(
      'RATE_LIMITED',
      `一小时内最多查看${most}项完整的个人信息，请在${instantText(Math.ceil((oldest + HOUR) / SECOND) * SECOND)}之后再试`,
    )
  const instants = [...recent, now].map(String)
  if (row) await unit.update(revealTable, userId, row.version, { instants })
  else await unit.insert(revealTable, { key: userId, project: null, city: null, values: { instants } })
}
