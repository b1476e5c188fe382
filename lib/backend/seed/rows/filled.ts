import { isEmpty, type Value } from '../../../catalogue/kind.ts'
import type { Values } from '../../store.ts'

/** Leaves out empty values. */
export function filledOnly(values: Values): Values {
  const filled: Record<string, Value> = {}
  for (const [name, value] of Object.entries(values)) if (!isEmpty(value)) filled[name] = value
  return filled
}
