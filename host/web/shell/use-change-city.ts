import { useNotify } from 'fangkit'
import type { City } from 'fangkit/domain'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'
import { messages } from '../messages.ts'
import type { CityControl } from './use-city.ts'

/** Switches to another city; false when the user stays with unsaved changes. @source SHL-017 */
export function useChangeCity(move: CityControl['move']): (city: City) => Promise<boolean> {
  const guard = useLeaveGuard()
  const notify = useNotify()
  return async (city) => {
    if (!(await guard.mayLeave())) return false
    await move(city)
    notify({ tone: 'success', title: messages.city.switched(city.name) })
    return true
  }
}
