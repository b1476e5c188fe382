import type { Field } from '../../catalogue/field.ts'
import type { Kind } from '../../catalogue/kind.ts'
import type { FieldTexts } from '../field-texts.ts'

type IssueText = (typed: string, texts: FieldTexts) => string

const LONGEST_QUOTE = 20
const quoted = (typed: string): string => {
  const characters = [...typed.trim()]
  return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE).join('')}…` : characters.join('')
}
const asNumber: IssueText = (typed, { notNumber }) => notNumber({ typed: quoted(typed) })
const asWhole: IssueText = (typed, { notWhole }) => notWhole({ typed: quoted(typed) })
const asDay: IssueText = (typed, { notDay }) => notDay({ typed: quoted(typed) })
const asMonth: IssueText = (typed, { notMonth }) => notMonth({ typed: quoted(typed) })
const asInstant: IssueText = (typed, { notInstant }) => notInstant({ typed: quoted(typed) })
const asOther: IssueText = (typed, { notReadable }) => notReadable({ typed: quoted(typed) })

const ISSUE_TEXTS = {
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
} satisfies Record<Kind, IssueText>

/**
 * Returns the message about text that cannot be read as the field's value. It continues the field's label and quotes
 * the text.
 */
export function invalidTextIssue(field: Field, typed: string, texts: FieldTexts): string {
  return ISSUE_TEXTS[field.kind](typed, texts)
}
