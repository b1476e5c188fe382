import type { Field } from '../../catalogue/field.ts'
import type { Kind } from '../../catalogue/kind.ts'
import type { FieldTexts } from '../field-texts.ts'

type Complain = (typed: string, texts: FieldTexts) => string

const LONGEST_QUOTE = 20
const quoted = (typed: string): string => {
  const characters = [...typed.trim()]
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : characters.join('')
}
const asNumber: Complain = (typed, { notNumber }) => notNumber({ typed: quoted(typed) })
const asWhole: Complain = (typed, { notWhole }) => notWhole({ typed: quoted(typed) })
const asDay: Complain = (typed, { notDay }) => notDay({ typed: quoted(typed) })
const asMonth: Complain = (typed, { notMonth }) => notMonth({ typed: quoted(typed) })
const asInstant: Complain = (typed, { notInstant }) => notInstant({ typed: quoted(typed) })
const asOther: Complain = (typed, { notReadable }) => notReadable({ typed: quoted(typed) })

const COMPLAIN = {
  integer: asWhole,
  number: asNumber,
  date: asDay,
  'date-or-anytime': asDay,
  month: asMonth,
  datetime: asInstant,
  text: asOther,
  textarea: asOther,
  richtext: asOther,
  address: asOther,
  code: asOther,
  codes: asOther,
  flag: asOther,
  yesno: asOther,
  region: asOther,
  account: asOther,
  branch: asOther,
  organisation: asOther,
  member: asOther,
  file: asOther,
  files: asOther,
  image: asOther,
  images: asOther,
  computed: asOther,
  id: asOther,
} satisfies Record<Kind, Complain>

/**
 * The complaint about text that could not be read as the field's value; continues the field's label and quotes the
 * text.
 */
export function unreadComplaint(field: Field, typed: string, texts: FieldTexts): string {
  return COMPLAIN[field.kind](typed, texts)
}
