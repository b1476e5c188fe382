import { addDays, type Day } from '../../../catalogue/day.ts'
import { type RecordValues, withDerived } from '../../../catalogue/effect.ts'
import { blankRecord } from '../../../catalogue/entity.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { ID_TYPE } from '../../../domain/codes.ts'
import { followsFromCards } from '../../../domain/member/from-card.ts'
import { member } from '../../../domain/member/member.ts'
import type { MemberSide } from '../../../domain/member/member-side.ts'
import type { Values } from '../../../backend/store.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { visibleOnly } from '../rows/visible-only.ts'
import type { Seated } from './household.ts'
import { phoneOf } from './identity.ts'
import type { Background } from './background.ts'
import { MARKS, MEN, NATIONS, ORIGINS, ROADS, SURNAMES } from './name-lists.ts'

/** The facts of a case that its members depend on. */
export interface Setting {
  readonly prjId: string
  readonly facts: Scope
  readonly place: Place
  /** The day the case was opened. */
  readonly day: Day
}

const DEFAULTS = filledOnly(blankRecord(member.fields))

/** All values of a member, as a filled-in form would store them. */
export function memberValues(
  random: Random,
  { prjId, facts, place, day }: Setting,
  side: MemberSide,
  seat: Seated,
  { background, family }: { readonly background: Background; readonly family: Values },
): RecordValues {
  const { person, company, share, marriage } = seat
  const foreign = person.paper['hf23Nationality'] !== undefined
  const said = filledOnly({
    hf23PrjId: prjId,
    hf23MemberType: side.type,
    hf23LinkName: person.name,
    hf23LinkPhone: person.phone,
    ...person.paper,
    ...(person.paper['hf23IdCardType'] !== ID_TYPE.citizenId && {
      hf23Birthday: person.birthday,
      hf23Sex: person.sex,
      hf23Age: background.age,
    }),
    hf23Marriage: marriage,
    hf23Nation: random.chance(1 / 12) ? random.pick(NATIONS) : '汉',
    hf23Email: `demo${person.serial}@example.com`,
    ...(random.chance(0.6) && {
      hf23EmergencyName: relativeOf(random, person.name),
      hf23EmergencyPhone: phoneOf(person.serial + 5_000),
    }),
    ...(!foreign && homeOf(random, place)),
    ...family,
    ...(company && { hf23CompanyName: company.name, hf23CompanyCode: company.code, ...firmOf(random, seat, day) }),
    ...background.sums,
    hf23HouseRatio: share === null ? null : share / 100,
  })
  const read = followsFromCards({}, said, day)
  const record = withDerived(member, { ...DEFAULTS, ...said, ...read, ...(foreign && { hf23Nation: null }) }, facts)
  return visibleOnly(member, filledOnly(record), facts)
}

function homeOf(random: Random, { province, city, districts }: Place): Values {
  const [p, c, a] = random.chance(0.6) ? [province, city, random.pick(districts)[0]] : random.pick(ORIGINS)
  return { hf23Province: p, hf23City: c, hf23Area: a }
}

function firmOf(random: Random, { company }: Seated, day: Day): Values {
  const whole = random.chance(0.4)
  return {
    hf23LegalPerson: company?.legalPerson ?? null,
    hf23CompanyAddress: `${random.pick(ROADS)}${random.whole(1, 399)}号${random.whole(3, 30)}楼（演示地址）`,
    hf23RegisterDate: addDays(day, -random.whole(6_000, 9_000)),
    hf23ShareholderName: company?.legalPerson ?? null,
    hf23ShareholderRatio: whole ? 1 : random.whole(34, 90) / 100,
  }
}

const relativeOf = (random: Random, name: string): string =>
  `${random.chance(0.5) ? name.slice(0, 1) : random.pick(SURNAMES)}${random.pick(MEN)}${random.pick(MARKS)}`
