import { isEmpty, type Value } from '../../../catalogue/kind.ts'
import type { Values } from '../../store.ts'

/** The values that say something; a row simply leaves out the others. */
export function filledOnly(values: Values): Values {
  const filled: Record<string, Value> = {}
  for (const [name, value] of Object.entries(values)) if (!isEmpty(value)) filled[name] = value
  return filled
}
