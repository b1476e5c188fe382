import { parseNumberSearch } from '../../domain/standards/personal-number.ts'

/** A text that is a personal number, and the field it is searched in. */
export interface AskedNumber {
  readonly field: 'hf23CardNo' | 'hf23LinkPhone'
  readonly number: string
}

/** The usual forms of ID numbers, so that the number of a case or a name in letters is not taken for one. */
const CARD = /^(?:\d{17}[\dX]|\d{15}|[A-Z]{1,2}\d{7,10})$/
const SEPARATED = /[\s-]/g

/** Reads a typed text as a whole phone, its last four digits, or a whole ID number; null for anything else. */
export function askedNumber(text: string): AskedNumber | null {
  const plain = text.normalize('NFKC').replace(SEPARATED, '').toUpperCase()
  if (CARD.test(plain)) return { field: 'hf23CardNo', number: plain }
  return /^\+?\d+$/.test(plain) && parseNumberSearch('phone', plain) ? { field: 'hf23LinkPhone', number: plain } : null
}
