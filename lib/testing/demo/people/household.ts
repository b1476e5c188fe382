import { SEX } from '../../../domain/codes.ts'
import type { Random } from '../random.ts'
import type { Company, Person, PersonWish } from './identity.ts'

/** The ticks of a person in a group. */
export interface Ticks {
  readonly isBuyer?: true
  readonly isOwner?: true
  readonly principal?: true
  readonly coBorrower?: true
  readonly coRepayer?: true
}

/** A person on a seat of a group. */
export interface Seated {
  readonly person: Person
  readonly ticks: Ticks
  /** Their share of the house in hundredths; null without one. */
  readonly share: number | null
  /** A code of HX06. */
  readonly marriage: string
  /** True when they own the house of the case. */
  readonly owns?: true
  /** The company they represent. */
  readonly company?: Company
}

/** One group: a single person, or two who belong together. */
export type Household = readonly [Seated] | readonly [Seated, Seated]

/** Creates the next person of a case. */
export type NextPerson = (wish: PersonWish) => Person

const MARRIED = 'HX0602'
const SPLITS = [
  [50, 50],
  [50, 50],
  [60, 40],
  [70, 30],
  [99, 1],
] as const

/** What decides the people on a side of a case. */
export interface PartyOptions {
  readonly random: Random
  readonly next: NextPerson
  /** Age of the first person. */
  readonly age: number
  readonly surname?: string
  readonly sex?: string
  /** True when the spouse is on the other side of the case. */
  readonly spouseElsewhere?: boolean
}

/** The buyers; with a loan one of them is the principal borrower, and others borrow or repay with them. */
export function buyersOf(options: PartyOptions, byLoan: boolean): readonly Household[] {
  const { random, next, age } = options
  const borrows = (ticks: Ticks): Ticks => (byLoan ? ticks : {})
  const first = next(wishOf(options))
  const principal: Ticks = { isBuyer: true, ...borrows({ principal: true }) }
  const alone = (share: number): Household => [
    { person: first, ticks: principal, share, marriage: options.spouseElsewhere ? MARRIED : single(random, age) },
  ]
  if (options.spouseElsewhere || random.chance(0.2)) return [alone(100)]
  if (age < 40 && random.chance(0.2)) {
    // A parent contributes and gets a share for it.
    const parent = next({ age: age + random.whole(25, 29), surname: surnameOf(first) })
    return [
      alone(80),
      [{ person: parent, ticks: { isBuyer: true, ...borrows({ coRepayer: true }) }, share: 20, marriage: MARRIED }],
    ]
  }
  const spouse = next({ age: near(random, age), sex: otherSex(first) })
  if (random.chance(0.3)) {
    const repays = byLoan && random.chance(0.7)
    return [
      [
        { person: first, ticks: principal, share: 100, marriage: MARRIED },
        { person: spouse, ticks: repays ? { coRepayer: true } : {}, share: null, marriage: MARRIED },
      ],
    ]
  }
  const [mine, yours] = random.pick(SPLITS)
  const both = (left: number, right: number): Household => [
    { person: first, ticks: principal, share: left, marriage: MARRIED },
    { person: spouse, ticks: { isBuyer: true, ...borrows({ coBorrower: true }) }, share: right, marriage: MARRIED },
  ]
  if (age > 42 || random.chance(0.75)) return [both(mine, yours)]
  const parent = next({ age: age + random.whole(25, 29), surname: surnameOf(first) })
  return [both(45, 45), [{ person: parent, ticks: { isBuyer: true }, share: 10, marriage: MARRIED }]]
}

/** The owners of a house. */
export function ownersOf(options: PartyOptions): readonly Household[] {
  const { random, next, age } = options
  const first = next(wishOf(options))
  const owning = (person: Person, share: number, marriage: string): Seated => ({
    person,
    ticks: { isOwner: true },
    share,
    marriage,
    owns: true,
  })
  const unmarried = options.spouseElsewhere ? MARRIED : single(random, age)
  if (options.spouseElsewhere || random.chance(0.22)) return [[owning(first, 100, unmarried)]]
  if (random.chance(0.12))
    return [
      [owning(first, 50, unmarried)],
      [owning(next({ age: near(random, age), surname: surnameOf(first) }), 50, single(random, age))],
    ]
  const spouse = next({ age: near(random, age), sex: otherSex(first) })
  if (random.chance(0.75)) return [[owning(first, 50, MARRIED), owning(spouse, 50, MARRIED)]]
  return [[owning(first, 100, MARRIED), { person: spouse, ticks: {}, share: null, marriage: MARRIED }]]
}

/** The guarantors of the loan, sometimes together with the spouse. */
export function guarantorsOf({ random, next, age }: PartyOptions, known?: Person): readonly Household[] {
  const first = known ?? next({ age })
  const vouching = (person: Person): Seated => ({ person, ticks: {}, share: null, marriage: MARRIED })
  return [
    random.chance(0.4)
      ? [vouching(first), vouching(next({ age: near(random, age), sex: otherSex(first) }))]
      : [vouching(first)],
  ]
}

/** The borrowers on an owned house: the owners, on the other side of the case. */
export function borrowersAmong(owners: readonly Household[]): readonly Household[] {
  const [first] = owners
  const ticksOf = (seat: Seated): Ticks =>
    seat === first?.[0]
      ? { isBuyer: true, principal: true }
      : seat.ticks.isOwner
        ? { isBuyer: true, coBorrower: true }
        : {}
  const borrowing = (seat: Seated): Seated => ({ ...seat, ticks: ticksOf(seat) })
  return owners.map(
    (household): Household =>
      household.length === 1 ? [borrowing(household[0])] : [borrowing(household[0]), borrowing(household[1])],
  )
}

/** A person who represents a company. */
export function forCompany(person: Person, company: Company, ticks: Ticks): readonly Household[] {
  return [[{ person, ticks, share: 100, marriage: MARRIED, company, ...(ticks.isOwner && { owns: true }) }]]
}

const wishOf = ({ age, sex, surname }: PartyOptions): PersonWish => ({
  age,
  ...(sex !== undefined && { sex }),
  ...(surname !== undefined && { surname }),
})
export const surnameOf = ({ name }: Person): string => name.slice(0, 1)
export const otherSex = ({ sex }: Person): string => (sex === SEX.male ? SEX.female : SEX.male)
const near = (random: Random, age: number): number => Math.max(22, age + random.whole(-4, 3))

function single(random: Random, age: number): string {
  if (age < 35) return random.chance(0.85) ? 'HX0601' : 'HX0603'
  return random.pick(age > 60 ? ['HX0603', 'HX0604'] : ['HX0601', 'HX0603', 'HX0603', 'HX0604'])
}
