import { isOn } from '../../catalogue/kind.ts'
import { ID_TYPE, MEMBER_TYPE, NO_OR_YES, PARTY_TYPE } from '../codes.ts'
import { PAPER_PARTY, PAPER_TRAIT } from './paper-party.ts'
import type { PaperSide } from './paper-side.ts'
import type { PaperType } from './paper-type.ts'

/** Somebody of a case, as far as papers are concerned. */
export interface PaperPerson {
  readonly id: string
  readonly memberType: string
  readonly idType: string | null
  readonly marriage: string | null
  /** Borrows, borrows with somebody, or pays back with them. */
  readonly borrows: boolean
  /** Comes first on their side. */
  readonly main: boolean
  /** HF88. */
  readonly child: string | null
  /** Full years; null while the birthday is unknown. */
  readonly age: number | null
}

/** What of a case decides who hands papers in. */
export interface PaperCase {
  readonly people: readonly PaperPerson[]
  /** HF05, of each side. */
  readonly party: Readonly<Record<PaperSide, string | null>>
  /** Whether a condition of the pool holds; true for none. */
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
 * Who hands a paper in on one side: keys of members, the word of the side where it is handed in once, nobody where the
 * case does not ask for it.
 *
 * A job that lists a paper on a side the kind is not declared for means that side nevertheless: whoever sells pays back
 * a loan under
 * a mortgage, for example, and is asked what borrowers are.
 *
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
  // Where nobody is entered yet, somebody will be: the side stands for them.
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

/** Nothing is said of them, but that they will come first. */
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

/** Those who have one of the traits. Where nobody is said to borrow yet, everybody may. */
function withTraits(people: readonly PaperPerson[], traits: readonly string[]): readonly PaperPerson[] {
  if (traits.length === 0) return people
  if (traits.includes(PAPER_TRAIT.borrower) && !people.some(({ borrows }) => borrows)) return people
  return people.filter((person) => traits.some((trait) => TRAITS[trait]?.(person) === true))
}

/** Somebody whose document is not said shows an ID card; a marriage that is not said asks for nothing yet. */
function suits({ idTypes, marriages }: Kind, { idType, marriage }: PaperPerson): boolean {
  const byId = (idTypes ?? []).length === 0 || (idTypes ?? []).includes(idType ?? ID_TYPE.citizenId)
  return byId && ((marriages ?? []).length === 0 || (marriage !== null && (marriages ?? []).includes(marriage)))
}
