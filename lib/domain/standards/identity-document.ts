import type { Day } from '../../catalogue/day.ts'
import type { RuleIssue, Rule } from '../../catalogue/rule.ts'
import { ID_TYPE } from '../codes.ts'
import { type CardFault, hasCardForm, normaliseIdNumber } from './card-number.ts'
import { citizenIdFault, permanentResidentFault } from './citizen-id.ts'
import { isCreditCode } from './credit-code.ts'

/** Checks a normalised number; returns the issue or null. */
type Judge = (number: string, today: Day) => RuleIssue | null

/** @source MEM-047, ERR-014, ERR-015 */
const WRONG_CHECK: RuleIssue = { key: 'citizenIdCheck', text: '校验位不正确，请核对身份证号码' }
const WRONG_CARD: RuleIssue = { key: 'citizenId', text: '应为正确的18位身份证号码' }
const aboutCard = (fault: CardFault | null): RuleIssue | null =>
  fault === null ? null : fault === 'check' ? WRONG_CHECK : WRONG_CARD
const form =
  (expression: RegExp, issue: string): Judge =>
  (number) =>
    expression.test(number) ? null : issue

const citizen: Judge = (number, today) => aboutCard(citizenIdFault(number, today))
/** An ID card or a similar card, recognised by the number alone. */
const anyCard: Judge = (number, today) =>
  number.startsWith('9') ? aboutCard(permanentResidentFault(number, today)) : citizen(number, today)
/** Passports of all countries: each country has its own format. */
const passport = form(/^(?=.*\d)[A-Z\d]{5,14}$/, '应为护照号码（5至14位字母和数字）')
/**
 * Hong Kong and Macau: a letter and eight digits, which stay for life; two more digits on cards until 2012, an A for
 * holders of foreign nationality. Taiwan: eight digits, with two more on booklets.
 */
const permit = form(/^(?:[HM](?:A\d{7}|\d{8}|\d{10})|\d{8}|\d{10})$/, '应为港澳台通行证或居住证号码')
const hkMacauTaiwan: Judge = (number, today) =>
  /^8[123]0000/.test(number) && hasCardForm(number) ? citizen(number, today) : permit(number, today)
const soldier = form(/^\p{Script=Han}{1,2}字第[A-Z\d]{4,8}号?$/u, '应如“军字第2001988号”')
/** Three letters and twelve digits until 2023. */
const formerResident = form(/^[A-Z]{3}\d{12}$/, '应为外国人永久居留身份证号码')
const permanentResident: Judge = (number, today) =>
  number.startsWith('9') && hasCardForm(number) ? anyCard(number, today) : formerResident(number, today)
const birthCertificate = form(/^[A-Z]\d{9}$/, '应为出生医学证明编号（1位字母和9位数字）')
/** Numbers without a known standard. */
const readable = form(/^[\p{Script=Han}A-Z\d()/.-]{4,40}$/u, '格式不正确')
const cardOrReadable =
  (card: Judge): Judge =>
  (number, today) =>
    hasCardForm(number) ? card(number, today) : readable(number, today)

const JUDGES: ReadonlyMap<unknown, Judge> = new Map<unknown, Judge>([
  [ID_TYPE.citizenId, citizen],
  [ID_TYPE.passport, passport],
  [ID_TYPE.hkMacauTaiwan, hkMacauTaiwan],
  [ID_TYPE.officer, soldier],
  [ID_TYPE.soldier, soldier],
  [ID_TYPE.permanentResident, permanentResident],
  [ID_TYPE.creditCode, (number) => (isCreditCode(number) ? null : '应为18位统一社会信用代码，请核对')],
  [ID_TYPE.birthCertificate, birthCertificate],
  // A household register contains the ID numbers of its people and a number of its own.
  [ID_TYPE.householdRegister, cardOrReadable(citizen)],
])
/** Documents whose type a person may not know. */
const OTHERS = [passport, hkMacauTaiwan, soldier, formerResident, birthCertificate] as const

const untyped = cardOrReadable(anyCard)
const guessed: Judge = (number, today) => {
  if (hasCardForm(number)) return anyCard(number, today)
  return OTHERS.some((judge) => judge(number, today) === null) ? null : WRONG_CARD
}

/**
 * The number fits the type of document in another field. Types the installation adds only require readable characters.
 * @source MEM-044
 * @public
 */
export const idNumber = (typeField: string): Rule => ({
  name: `idByType:${typeField}`,
  reads: [typeField],
  issue(value, scope, { today }) {
    if (typeof value !== 'string') return null
    const type = scope[typeField]
    const judge = JUDGES.get(type) ?? (typeof type === 'string' && type !== '' ? readable : untyped)
    return judge(normaliseIdNumber(value), today)
  },
})

/**
 * The number of any document, without its type: a number that looks like an ID card must be a valid one.
 * @source MEM-045
 * @public
 */
export const anyIdNumber: Rule = {
  name: 'id',
  issue: (value, _scope, { today }) => (typeof value === 'string' ? guessed(normaliseIdNumber(value), today) : null),
}
