import { addDays, type Day } from '../../../catalogue/day.ts'
import { type RecordValues, withDerived } from '../../../catalogue/effect.ts'
import { blankRecord } from '../../../catalogue/entity.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { ID_TYPE, NO_OR_YES, SEX } from '../../../domain/codes.ts'
import { followsFromCards } from '../../../domain/member/from-card.ts'
import { member } from '../../../domain/member/member.ts'
import type { MemberSide } from '../../../domain/member/member-side.ts'
import { divisionName } from '../../national-divisions.ts'
import type { Values } from '../../store.ts'
import { filledOnly } from '../filled.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { visibleOnly } from '../visible-only.ts'
import type { Seated } from './household.ts'
import { cardNumber, phoneOf } from './identity.ts'
import type { Life } from './life.ts'
import { ESTATES, MARKS, MEN, NATIONS, ORIGINS, ROADS, SURNAMES } from './words.ts'

/** The case somebody is put into, as its people see it. */
export interface Setting {
  readonly prjId: string
  readonly facts: Scope
  readonly place: Place
  /** The day the case was opened. */
  readonly day: Day
}

const DEFAULTS = filledOnly(blankRecord(member.fields))

/** Everything a member says, as a form would leave it. */
export function memberValues(random: Random, { prjId, facts, place, day }: Setting, side: MemberSide, seat: Seated, life: Life): RecordValues {
  const { person, company, share, marriage } = seat
  const foreign = person.paper['hf23Nationality'] !== undefined
  const said = filledOnly({
    hf23PrjId: prjId, hf23MemberType: side.type, hf23LinkName: person.name, hf23LinkPhone: person.phone,
    ...person.paper, ...(person.paper['hf23IdCardType'] !== ID_TYPE.citizenId && { hf23Birthday: person.birthday, hf23Sex: person.sex, hf23Age: life.age }),
    hf23Marriage: marriage,
    hf23Nation: random.chance(1 / 12) ? random.pick(NATIONS) : '汉',
    hf23Email: `demo${person.serial}@example.com`,
    ...(random.chance(0.6) && { hf23EmergencyName: relativeOf(random, person.name), hf23EmergencyPhone: phoneOf(person.serial + 5_000) }),
    ...(!foreign && homeOf(random, place)),
    hf23HomeAddress: livesIn(random, seat, facts) ?? `${cityName(place.city)}${random.pick(ROADS)}${random.whole(1, 320)}号${random.pick(ESTATES)}${random.whole(2, 30)}0${random.whole(1, 4)}房（演示地址）`,
    ...childOf(random, seat, life.age, day),
    ...(company && { hf23CompanyName: company.name, hf23CompanyCode: company.code, ...firmOf(random, seat, day) }),
    ...life.sums,
    hf23HouseRatio: share === null ? null : share / 100,
  })
  const read = followsFromCards({}, said, day)
  const record = withDerived(member, { ...DEFAULTS, ...said, ...read, ...(foreign && { hf23Nation: null }) }, facts)
  return visibleOnly(member, filledOnly(record), facts)
}

/** Owners live in the house; others now and then move into it. */
function livesIn(random: Random, { owns }: Seated, facts: Scope): string | null {
  const house = facts['hf20HouseAddress']
  return random.chance(owns ? 0.7 : 0.15) && typeof house === 'string' ? house : null
}

function homeOf(random: Random, { province, city, districts }: Place): Values {
  const [p, c, a] = random.chance(0.6) ? [province, city, random.pick(districts)[0]] : random.pick(ORIGINS)
  return { hf23Province: p, hf23City: c, hf23Area: a }
}

/** A child who is not of age yet, of those who may have one. */
function childOf(random: Random, { marriage, person }: Seated, age: number, day: Day): Values {
  if (marriage === 'HX0601' || age < 27 || age > 52 || !random.chance(0.55)) return { hf23Child: NO_OR_YES.no }
  const born = addDays(day, -random.whole(300, Math.min((age - 24) * 365, 17 * 365)))
  return {
    hf23Child: NO_OR_YES.yes,
    hf23ChildCardNo: cardNumber(random, born, random.pick([SEX.male, SEX.female]), person.serial, day),
    hf23ChildHome: '广东省广州市天河区示例路（演示地址）',
  }
}

function firmOf(random: Random, { company }: Seated, day: Day): Values {
  const whole = random.chance(0.4)
  return {
    hf23LegalPerson: company?.legalPerson ?? null,
    hf23CompanyAddress: `${random.pick(ROADS)}${random.whole(1, 399)}号${random.whole(3, 30)}楼（演示地址）`,
    hf23RegisterDate: addDays(day, -random.whole(700, 6_500)),
    hf23ShareholderName: company?.legalPerson ?? null,
    hf23ShareholderRatio: whole ? 1 : random.whole(34, 90) / 100,
  }
}

const relativeOf = (random: Random, name: string): string => `${random.chance(0.5) ? name.slice(0, 1) : random.pick(SURNAMES)}${random.pick(MEN)}${random.pick(MARKS)}`
const cityName = (code: string): string => divisionName(code) ?? ''
