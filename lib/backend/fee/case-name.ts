import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { memberTable } from '../member/member-tables.ts'

/** Short title of a case: its house, or its number while it has none. */
export function caseName({ values }: Row): string {
  return textOf(values['hf20HouseAddress']) || textOf(values['prjNo'])
}

/** The person who pays in a case: the main buyer, or the owner where there is no buyer; null while there is neither. */
export async function payerOf(unit: Unit, { values }: Row): Promise<string | null> {
  const id = textOf(values['hf20BuyerId']) || textOf(values['hf20SellerId'])
  const member = id === '' ? null : await unit.get(memberTable, id)
  return textOf(member?.values['hf23LinkName']) || null
}
