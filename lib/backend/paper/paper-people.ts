import type { Day } from '../../catalogue/day.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { MEMBER_ROLE, MEMBER_TYPE } from '../../domain/codes.ts'
import { hasSide, MEMBER_SIDES, sideOf, sideWord } from '../../domain/member/member-side.ts'
import type { PaperPerson } from '../../domain/paper/paper-needs.ts'
import type { PaperSide } from '../../domain/paper/paper-side.ts'
import { ageOn } from '../../domain/standards/age.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Values } from '../store.ts'

const BORROWING: readonly string[] = [MEMBER_ROLE.principal, MEMBER_ROLE.coBorrower, MEMBER_ROLE.coRepayer]

/** A person of a case who may provide a paper. */
export interface CasePerson {
  readonly id: string
  readonly name: string
  readonly side: PaperSide
  readonly memberType: string
  readonly roles: readonly string[]
  /** Whether the case has the person's side. */
  readonly present: boolean
}

export function personOf({ key, values }: Row, facts: Scope): CasePerson {
  const memberType = textOf(values['hf23MemberType'])
  const side = sideOf(memberType)
  return {
    id: key,
    name: textOf(values['hf23LinkName']),
    side: sideOfPapers(memberType),
    memberType,
    roles: listOf(values['hf23MemberRole']),
    present: side !== null && hasSide(side, facts),
  }
}

/** The facts of a member that decide which papers they submit. */
export function paperPerson({ key, values }: Row, project: Row, today: Day): PaperPerson {
  const birthday = textOf(values['hf23Birthday'])
  return {
    id: key,
    memberType: textOf(values['hf23MemberType']),
    idType: said(values, 'hf23IdCardType'),
    marriage: said(values, 'hf23Marriage'),
    child: said(values, 'hf23Child'),
    borrows: listOf(values['hf23MemberRole']).some((role) => BORROWING.includes(role)),
    main: [project.values['hf20BuyerId'], project.values['hf20SellerId']].includes(key),
    age: birthday === '' ? null : ageOn(birthday, today),
  }
}

/** The side under which the papers of a member are listed. @source PAP-002 */
function sideOfPapers(memberType: string): PaperSide {
  return memberType === MEMBER_TYPE.owner ? 'owner' : 'buyer'
}

/** A side of a case: its name, and whether the case has it. */
export interface CaseSide {
  readonly word: string
  readonly present: boolean
}

/** Both sides of a case. @param facts of the case */
export function sidesOf(facts: Scope): Readonly<Record<PaperSide, CaseSide>> {
  const { buyer, owner } = MEMBER_SIDES
  return {
    buyer: { word: sideWord(buyer, facts), present: hasSide(buyer, facts) },
    owner: { word: sideWord(owner, facts), present: hasSide(owner, facts) },
  }
}

const said = (values: Values, field: string): string | null => textOf(values[field]) || null
