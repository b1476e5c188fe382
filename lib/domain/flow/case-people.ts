import { POSITION } from '../page-codes.ts'

/**
 * The field of a case that names the person of a position (HX59). Other positions have no person for the whole case.
 */
const FIELD_OF_POSITION: Readonly<Record<string, string>> = {
  [POSITION.followUpManager]: 'hf20ManagerId',
  [POSITION.salesperson]: 'hf20RecommendId',
  [POSITION.service]: 'hf20ServiceAcct',
}

/** The person who holds a position in a case; null while nobody does. */
export function personOfPosition(project: Readonly<Record<string, unknown>>, position: string): string | null {
  const field = FIELD_OF_POSITION[position]
  const person = field === undefined ? null : project[field]
  return typeof person === 'string' && person !== '' ? person : null
}
