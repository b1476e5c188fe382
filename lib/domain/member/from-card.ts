import type { Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { ADULT_TIME, ID_TYPE, NO_OR_YES } from '../codes.ts'
import { ageOn, monthsUntilAdult } from '../standards/age.ts'
import { normaliseIdNumber } from '../standards/card-number.ts'
import { citizenOf } from '../standards/citizen-id.ts'

/** Pause in typing after which the card number is read, in milliseconds. @source MEM-039 @public */
export const CARD_PAUSE = 800
/** Up to this number of months the 18th birthday counts as soon. @source MEM-043 */
const SOON = 6
const FOURTEEN = 14

/** Fields read from a card number, by the field that holds it. @public */
export const READ_FROM_CARD = {
  hf23CardNo: ['hf23Birthday', 'hf23Sex', 'hf23Age'],
  hf23ChildCardNo: ['hf23ChildBirthday', 'hf23ChildOverFourteen', 'hf23ChildAdultTime'],
} as const

/**
 * The values that follow from changed card numbers: for the member only empty fields are filled; for the child all
 * fields are set again. A valid number is normalised; an invalid ID number changes nothing.
 * @source MEM-039 to MEM-043
 * @public
 */
export function followsFromCards(before: RecordValues, after: RecordValues, today: Day): RecordValues {
  const changed = (name: string): boolean => !sameValue(before[name], after[name])
  return {
    ...(changed('hf23CardNo') && isCitizenId(after['hf23IdCardType']) ? ofMember(after, today) : {}),
    ...(changed('hf23ChildCardNo') ? ofChild(after, today) : {}),
  }
}

function isCitizenId(type: Value | undefined): boolean {
  return isEmpty(type) || type === ID_TYPE.citizenId
}

function ofMember(values: RecordValues, today: Day): RecordValues {
  const person = citizenOf(textOf(values['hf23CardNo']), today)
  if (!person) return {}
  const read: RecordValues = {
    hf23Birthday: person.birthday,
    hf23Sex: person.sex,
    hf23Age: ageOn(person.birthday, today),
  }
  return {
    ...plain('hf23CardNo', values),
    ...Object.fromEntries(Object.entries(read).filter(([name]) => isEmpty(values[name]))),
  }
}

function ofChild(values: RecordValues, today: Day): RecordValues {
  const child = citizenOf(textOf(values['hf23ChildCardNo']), today)
  if (!child) return {}
  const left = monthsUntilAdult(child.birthday, today)
  return {
    ...plain('hf23ChildCardNo', values),
    hf23ChildBirthday: child.birthday,
    hf23ChildOverFourteen: ageOn(child.birthday, today) >= FOURTEEN ? NO_OR_YES.yes : NO_OR_YES.no,
    hf23ChildAdultTime: left === 0 ? null : left <= SOON ? ADULT_TIME.soon : ADULT_TIME.later,
  }
}

/** Normalises a valid number, so that all keyboards give the same text. */
function plain(name: keyof typeof READ_FROM_CARD, values: RecordValues): RecordValues {
  const typed = textOf(values[name])
  const written = normaliseIdNumber(typed)
  return written === typed ? {} : { [name]: written }
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}
