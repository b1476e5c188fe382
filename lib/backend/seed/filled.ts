import { isEmpty } from '../../catalogue/kind.ts'
import type { Values } from '../store.ts'

/** The values that say something; a row simply leaves out the others. */
export function filledOnly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
}
