import { dayOf } from '../../../catalogue/day.ts'
import type { Unit } from '../../store.ts'

const LEAST_DIGITS = 3

/** The next order number: day and running number, such as `SO20260105-038`. */
export const nextOrderNumber = (unit: Unit, now: number): Promise<string> => numbered(unit, 'SO', now)

/** The next expense number, such as `EX20260105-007`. */
export const nextExpenseNumber = (unit: Unit, now: number): Promise<string> => numbered(unit, 'EX', now)

async function numbered(unit: Unit, prefix: string, now: number): Promise<string> {
  const running = String(await unit.next(`ledger ${prefix}`)).padStart(LEAST_DIGITS, '0')
  return `${prefix}${dayOf(now).replaceAll('-', '')}-${running}`
}
