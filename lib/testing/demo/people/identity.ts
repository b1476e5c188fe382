import type { Day } from '../../../catalogue/day.ts'
import { ID_TYPE, SEX } from '../../../domain/codes.ts'
import { citizenIdFault } from '../../../domain/standards/citizen-id.ts'
import { isCreditCode } from '../../../domain/standards/credit-code.ts'
import type { Values } from '../../../backend/store.ts'
import type { Random } from '../random.ts'
import { FIRM_MARKS, FIRMS, MARKS, MEN, SURNAMES, TRADES, WOMEN } from './name-lists.ts'

/** An invented person. */
export interface Person {
  readonly name: string
  readonly sex: string
  readonly birthday: Day
  readonly phone: string
  /** Their identity document, as the fields of a member hold it. */
  readonly paper: Values
  /** A running number over all people of the demo data. */
  readonly serial: number
}

export interface Company {
  readonly name: string
  readonly code: string
  readonly legalPerson: string
}

export interface PersonWish {
  readonly sex?: string
  readonly age: number
  /** The surname of a relative. */
  readonly surname?: string
}

/** A region code that is not assigned, so that no number beginning with it belongs to a person or a company. */
const NOWHERE = '440199'
/** 60 surnames, 30 first names and 4 marks: more names than there are people. */
const NAMES = SURNAMES.length * MEN.length * MARKS.length

/** Creates the person of a number: the same number always gives the same name and phone, and no other number does. */
export function personOf(
  random: Random,
  serial: number,
  today: Day,
  { age, sex = random.pick([SEX.male, SEX.female]), surname }: PersonWish,
): Person {
  const birthday = bornSome(random, today, age)
  return {
    name: nameOf(serial, sex, surname),
    sex,
    birthday,
    phone: phoneOf(serial),
    serial,
    paper: { hf23IdCardType: ID_TYPE.citizenId, hf23CardNo: cardNumber(random, birthday, sex, serial, today) },
  }
}

/** A step that is coprime to the number of names spreads neighbours and uses each name once. */
function nameOf(serial: number, sex: string, surname: string | undefined): string {
  const place = (serial * 3_571) % NAMES
  const givenNames = sex === SEX.male ? MEN : WOMEN
  const rest = Math.floor(place / SURNAMES.length)
  return `${surname ?? at(SURNAMES, place)}${at(givenNames, rest)}${at(MARKS, Math.floor(rest / givenNames.length))}`
}

/** An invented phone number: numbers that begin with 154 are not assigned to anyone. */
export function phoneOf(serial: number): string {
  return `154${String((serial * 48_271 + 30_517_801) % 100_000_000).padStart(8, '0')}`
}

/** A valid ID number that belongs to no one. */
export function cardNumber(random: Random, birthday: Day, sex: string, serial: number, today: Day): string {
  const order = `${String(serial % 100).padStart(2, '0')}${random.whole(0, 4) * 2 + (sex === SEX.male ? 1 : 0)}`
  const body = `${NOWHERE}${birthday.replaceAll('-', '')}${order}`
  return completed(body, [...'0123456789X'], (number) => citizenIdFault(number, today) === null)
}

export function companyOf(random: Random, serial: number, city: string, legalPerson: string): Company {
  return {
    legalPerson,
    name: `${city}${at(FIRM_MARKS, serial)}${at(FIRMS, serial * 7)}${random.pick(TRADES)}有限公司`,
    code: completed(
      `91${NOWHERE}MADE${String(serial).padStart(4, '0')}${random.whole(0, 9)}`,
      [...'0123456789ABCDEFGHJKLMNPQRTUWXY'],
      isCreditCode,
    ),
  }
}

/** The text with the one check character that makes it valid. */
function completed(body: string, characters: readonly string[], isValid: (text: string) => boolean): string {
  return characters.map((character) => `${body}${character}`).find(isValid) ?? body
}

/** A birthday within the year in which a person reached this age. */
function bornSome(random: Random, today: Day, age: number): Day {
  const year = Number(today.slice(0, 4)) - age
  const day = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`
  return day.slice(5) <= today.slice(5) ? day : `${year - 1}${day.slice(4)}`
}

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? ''
