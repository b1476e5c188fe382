import { dayOf } from '../../../catalogue/day.ts'
import { isOn } from '../../../catalogue/kind.ts'
import { LOAN_SCHEME, PARTY_RELATION, PARTY_TYPE, PAY_WAY, PROJECT_TYPE } from '../../../domain/codes.ts'
import type { MemberSide } from '../../../domain/member/member-side.ts'
import { divisionName } from '../../../backend/national-divisions.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import type { Random } from '../random.ts'
import {
  borrowersAmong,
  buyersOf,
  type PartyOptions,
  forCompany,
  guarantorsOf,
  type Household,
  type NextPerson,
  otherSex,
  ownersOf,
  surnameOf,
  type Ticks,
} from './household.ts'
import { companyOf, type Person, personOf } from './identity.ts'
import { withSamplePerson } from './sample-people.ts'

/** The households on each side of a case. */
export type Participants = Readonly<Record<MemberSide['key'], readonly Household[]>>

/** More people than any case has, because people are numbered from case to case. */
const PER_CASE = 16

/** The people of a case, derived from its basic requirements. @param index which of the demo cases it is */
export function participantsOf(random: Random, { record, city, createdAt }: DemoProject, index: number): Participants {
  const day = dayOf(createdAt)
  let met = 0
  const next: NextPerson = (wish) => {
    met += 1
    return personOf(random, index * PER_CASE + met, day, wish)
  }
  const age = typeof record['hf20LoanerAge'] === 'number' ? record['hf20LoanerAge'] : random.whole(27, 52)
  const byLoan = record['hf20PayWay'] === PAY_WAY.loan
  const related = record['hf20RelationType']
  const bosses: Person[] = []
  /** The household of a company. @param boss its representative; a new person when absent */
  const company = (ticks: Ticks, of?: Person): readonly Household[] => {
    const boss = of ?? next({ age: random.whole(36, 58) })
    bosses.push(boss)
    const speaker = random.chance(0.5) ? boss : next({ age: random.whole(26, 45) })
    return forCompany(speaker, companyOf(random, index * PER_CASE + met, cityName(city), boss.name), ticks)
  }
  const isCompany = (field: string): boolean => record[field] === PARTY_TYPE.company
  const owner: Ticks = { isOwner: true }
  const borrower: Ticks = byLoan ? { isBuyer: true, principal: true } : { isBuyer: true }
  const own = (options: PartyOptions): readonly Household[] =>
    isCompany('hf20SellerType') ? company(owner) : first(ownersOf(options), (person) => withSamplePerson(index, person))

  if (record['hf20PrjType'] === PROJECT_TYPE.mortgage) {
    const owners = own({ random, next, age })
    const mortgage = record['hf20LoanScheme'] === LOAN_SCHEME.mortgage
    return { owner: owners, buyer: mortgage ? [] : borrowersAmong(owners), guarantor: mortgage ? [] : vouching() }
  }
  const spouses = related === PARTY_RELATION.couple
  const ownsOther = related === PARTY_RELATION.companyAndOwner
  const buyers = isCompany('hf20BuyerType')
    ? null
    : buyersOf({ random, next, age, ...(spouses && { spouseElsewhere: true }) }, byLoan)
  const owners = isOn(record['hf20Ctrl1'])
    ? []
    : isCompany('hf20SellerType')
      ? company(owner, ownsOther ? buyers?.[0]?.[0].person : undefined)
      : own(sellerOf(buyers?.[0]?.[0].person))
  return {
    buyer: buyers ?? company(borrower, ownsOther ? owners[0]?.[0].person : undefined),
    owner: owners,
    guarantor: vouching(),
  }

  function vouching(): readonly Household[] {
    const [boss] = bosses
    const asked = byLoan && random.chance(isCompany('hf20BuyerType') ? 0.6 : 0.3)
    // The company's representative guarantees its loan, unless they are on the other side as well.
    return asked
      ? guarantorsOf(
          { random, next, age: random.whole(33, 56) },
          isCompany('hf20BuyerType') && related !== PARTY_RELATION.companyAndOwner ? boss : undefined,
        )
      : []
  }
  function sellerOf(buyer: Person | undefined): PartyOptions {
    if (!buyer || related === PARTY_RELATION.none) return { random, next, age: random.whole(34, 66) }
    if (spouses)
      return { random, next, age: Math.max(24, age + random.whole(-3, 3)), sex: otherSex(buyer), spouseElsewhere: true }
    const apart = related === PARTY_RELATION.parentChild ? (age < 48 ? 26 : -26) : random.whole(-5, 8)
    return { random, next, age: Math.max(22, age + apart), surname: surnameOf(buyer) }
  }
}

function first(households: readonly Household[], change: (person: Person) => Person): readonly Household[] {
  return households.map((household, index): Household => {
    if (index > 0) return household
    const [seat, ...rest] = household
    const changed = { ...seat, person: change(seat.person) }
    return rest[0] ? [changed, rest[0]] : [changed]
  })
}

const cityName = (code: string): string => (divisionName(code) ?? '').replace(/市$/, '')
