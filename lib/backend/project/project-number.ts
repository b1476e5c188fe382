import { dayOf } from '../../catalogue/day.ts'
import type { Unit } from '../store.ts'

/** The number of a new case: the day it was opened and a running number, such as `P20260105-0038`. */
export async function nextProjectNumber(unit: Unit, now: number): Promise<string> {
  const running = String(await unit.next('prjNo')).padStart(4, '0')
  return `P${dayOf(now).replaceAll('-', '')}-${running}`
}
