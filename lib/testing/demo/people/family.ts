import { addDays } from '../../../catalogue/day.ts'
import { NO_OR_YES, SEX } from '../../../domain/codes.ts'
import { ageOn } from '../../../domain/standards/age.ts'
import { divisionName } from '../../../backend/national-divisions.ts'
import type { Values } from '../../../backend/store.ts'
import type { Random } from '../random.ts'
import type { Seated } from './household.ts'
import { cardNumber } from './identity.ts'
import type { Setting } from './member-values.ts'
import { ESTATES, ROADS } from './name-lists.ts'

const UNMARRIED = 'HX0601'
const ADULT = 18

/** Values the people of one household share: their address, and a child under age. @param head the first of them */
export function familyOf(random: Random, { facts, place, day }: Setting, head: Seated): Values {
  const house = facts['hf20HouseAddress']
  // Owners live in the house; other people occasionally move into it.
  const inside = random.chance(head.owns ? 0.7 : 0.15) && typeof house === 'string'
  const elsewhere =
    `${divisionName(place.city) ?? ''}${random.pick(ROADS)}${random.whole(1, 320)}号` +
    `${random.pick(ESTATES)}${random.whole(2, 30)}0${random.whole(1, 4)}房（演示地址）`
  return { hf23HomeAddress: inside ? house : elsewhere, ...childOf(random, head, day) }
}

function childOf(random: Random, { marriage, person }: Seated, day: string): Values {
  const age = ageOn(person.birthday, day)
  if (marriage === UNMARRIED || age < 27 || age > 52 || !random.chance(0.55)) return { hf23Child: NO_OR_YES.no }
  // The child is still under age some months after the case was opened.
  const years = Math.min(ADULT - 1, Math.max(1, age - random.whole(24, 34)))
  const born = addDays(day, -(years * 365 + random.whole(0, 200)))
  return {
    hf23Child: NO_OR_YES.yes,
    hf23ChildCardNo: cardNumber(random, born, random.pick([SEX.male, SEX.female]), person.serial, day),
    hf23ChildHome: '广东省广州市天河区示例路（演示地址）',
  }
}
