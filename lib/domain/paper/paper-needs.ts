import { isOn } from '../../catalogue/kind.ts'
import { ID_TYPE, MEMBER_TYPE, NO_OR_YES, PARTY_TYPE } from '../codes.ts'
import { PAPER_PARTY, PAPER_TRAIT } from './paper-party.ts'
import type { PaperSide } from './paper-side.ts'
import type { PaperType } from './paper-type.ts'

/** The data of a person that decides which papers they hand in. */
export interface PaperPerson {
  readonly id: string
  readonly memberType: string
  readonly idType: string | null
  readonly marriage: string | null
  /** True for a borrower, a co-borrower or a person who only repays with them. */
  readonly borrows: boolean
  /** True for the main member of the side. */
  readonly main: boolean
  /** HF88. */
  readonly child: string | null
  /** Full years; null while the birthday is unknown. */
  readonly age: number | null
}

/** The data of a case that decides who hands papers in. */
export interface PaperCase {
  readonly people: readonly PaperPerson[]
  /** HF05 of each side. */
  readonly party: Readonly<Record<PaperSide, string | null>>
  /** Whether a condition of the pool holds; true without one. */
  readonly holds: (conditionCode: string | null) => boolean
}

type Kind = Pick<
  PaperType,
  'cardType' | 'parties' | 'each' | 'traits' | 'idTypes' | 'marriages' | 'conditionCode' | 'enabled'
>

const OF_AGE = 18
const TRAITS: Readonly<Record<string, (person: PaperPerson) => boolean>> = {
  [PAPER_TRAIT.borrower]: ({ borrows }) => borrows,
  [PAPER_TRAIT.main]: ({ main }) => main,
  [PAPER_TRAIT.child]: ({ child }) => child === NO_OR_YES.yes,
  [PAPER_TRAIT.minor]: ({ age }) => age !== null && age < OF_AGE,
}

/**
 * Who hands a paper in on one side: keys of members, the name of the side where it is handed in once, or nobody where
 * the case does not require it. A job can list a paper on a side the kind is not declared for; it then applies to that
 * side nevertheless. Example: a seller who repays a loan under a mortgage must provide what borrowers provide.
 * @source PAP-002, PAP-007
 */
export function usingIdsOf(kind: Kind, side: PaperSide, { people, party, holds }: PaperCase): readonly string[] {
  if (!isOn(kind.enabled) || !holds(kind.conditionCode)) return []
  const company = party[side] === PARTY_TYPE.company
  const declared = (kind.parties ?? []).filter((one) => SIDE_OF_PARTY[side].includes(one))
  const forCompany = declared.includes(side === 'buyer' ? PAPER_PARTY.buyerCompany : PAPER_PARTY.ownerCompany)
  const forGuarantors = side === 'buyer' && declared.includes(PAPER_PARTY.guarantor)
  const forPersons =
    declared.includes(side === 'buyer' ? PAPER_PARTY.buyer : PAPER_PARTY.owner) || declared.length === 0
  const named = people.filter(
    ({ memberType }) => memberType === (side === 'buyer' ? MEMBER_TYPE.buyer : MEMBER_TYPE.owner),
  )
  // While no member is entered, the side represents its future members.
  const own = named.length > 0 ? named : [{ ...NOBODY_YET, id: side }]
  const guarantors = people.filter(({ memberType }) => memberType === MEMBER_TYPE.guarantor)
  const asked = [
    ...((company ? forCompany : forPersons) ? withTraits(own, kind.traits ?? []) : []),
    ...(forGuarantors ? guarantors : []),
  ].filter((person) => suits(kind, person))
  const together = declared.includes(PAPER_PARTY.house) || (company && forCompany)
  if (isOn(kind.each) && !together) return asked.map(({ id }) => id)
  return together || asked.length > 0 ? [side] : []
}

/** A future member: nothing is known except that they will be the main one. */
const NOBODY_YET = {
  memberType: '',
  idType: null,
  marriage: null,
  borrows: false,
  main: true,
  child: null,
  age: null,
} as const

const SIDE_OF_PARTY: Readonly<Record<PaperSide, readonly string[]>> = {
  buyer: [PAPER_PARTY.buyer, PAPER_PARTY.buyerCompany, PAPER_PARTY.guarantor, PAPER_PARTY.house],
  owner: [PAPER_PARTY.owner, PAPER_PARTY.ownerCompany, PAPER_PARTY.house],
}

/** People with one of the traits. While no borrower is known, everyone counts as one. */
function withTraits(people: readonly PaperPerson[], traits: readonly string[]): readonly PaperPerson[] {
  if (traits.length === 0) return people
  if (traits.includes(PAPER_TRAIT.borrower) && !people.some(({ borrows }) => borrows)) return people
  return people.filter((person) => traits.some((trait) => TRAITS[trait]?.(person) === true))
}

/** A person without a known document shows an ID card; an unknown marital status requires nothing yet. */
function suits({ idTypes, marriages }: Kind, { idType, marriage }: PaperPerson): boolean {
  const byId = (idTypes ?? []).length === 0 || (idTypes ?? []).includes(idType ?? ID_TYPE.citizenId)
  return byId && ((marriages ?? []).length === 0 || (marriage !== null && (marriages ?? []).includes(marriage)))
}
