import { holds, is, not, type Condition } from '../../catalogue/condition.ts'
import type { Choice } from '../../catalogue/entity.ts'
import type { Scope } from '../../catalogue/kind.ts'
import { FIELD_SCOPE, LOAN_SCHEME, MEMBER_ROLE, MEMBER_TYPE, PARTY_TYPE, PAY_WAY } from '../codes.ts'

/** A side of a case: its members, their title, and when the case has it. @public */
export interface MemberSide {
  /** Names the side in addresses of its people. */
  readonly key: 'buyer' | 'owner' | 'guarantor'
  /** Value of `hf23MemberType` and `hf2jMemberType`. */
  readonly type: string
  /** Role of a member without a group. */
  readonly role: string
  /** Title of one member. */
  readonly word: string
  /** Other titles under conditions; the first that holds applies. */
  readonly words?: readonly Choice<string>[]
  /** When the case has the side; reads the facts of the case. */
  readonly shown: Condition
}

const UNDER_MORTGAGE = is('hf20LoanScheme', LOAN_SCHEME.mortgage)

/** @source MEM-001, MEM-058, PRJ-020, PRJ-021 @public */
export const MEMBER_SIDES: Readonly<Record<MemberSide['key'], MemberSide>> = {
  buyer: { key: 'buyer', type: MEMBER_TYPE.buyer, role: MEMBER_ROLE.buyer, word: '买家', shown: not(UNDER_MORTGAGE) },
  owner: {
    key: 'owner',
    type: MEMBER_TYPE.owner,
    role: MEMBER_ROLE.owner,
    word: '业主',
    words: [{ when: UNDER_MORTGAGE, use: '抵押人' }],
    shown: { all: [] },
  },
  guarantor: {
    key: 'guarantor',
    type: MEMBER_TYPE.guarantor,
    role: MEMBER_ROLE.guarantor,
    word: '保证人',
    shown: is('hf20PayWay', PAY_WAY.loan),
  },
}

/** The side of a member type; null for an unknown one. */
export function sideOf(memberType: string | null | undefined): MemberSide | null {
  return Object.values(MEMBER_SIDES).find(({ type }) => type === memberType) ?? null
}

/**
 * True when a member is a party of the side: a buyer with the role HFB804, an owner with HFB806, a guarantor with
 * HFB819. Members without that role (不下名, 仅共还 …) belong to the side but are not named as parties.
 * @source MEM-055, MEM-076
 * @public
 */
export function isParty({ type, role }: MemberSide, memberType: string, roles: readonly string[]): boolean {
  return memberType === type && roles.includes(role)
}

/**
 * True when the list of the side shows the member: of owners only those with the role of the side.
 * @source MEM-076
 * @public
 */
export function isListed({ key, role }: MemberSide, roles: readonly string[]): boolean {
  return key !== 'owner' || roles.includes(role)
}

/** Title of one member of a side in this case: 买家, 业主, 抵押人, 保证人. @public */
export function sideWord({ word, words }: MemberSide, facts: Scope): string {
  return words?.find(({ when }) => holds(when, facts))?.use ?? word
}

/** True when the case has that side. @public */
export function hasSide({ shown }: MemberSide, facts: Scope): boolean {
  return holds(shown, facts)
}

/**
 * Which scoped entries of field metadata apply to members of a side: those for persons or those for companies.
 * @source FRM-004, MEM-030
 * @public
 */
export function metaScopes({ key }: MemberSide, { hf20BuyerType, hf20SellerType }: Scope): readonly string[] {
  const party = key === 'buyer' ? hf20BuyerType : key === 'owner' ? hf20SellerType : PARTY_TYPE.individual
  return party === PARTY_TYPE.individual
    ? [FIELD_SCOPE.individual]
    : party === PARTY_TYPE.company
      ? [FIELD_SCOPE.company]
      : []
}

/**
 * The member type for which field metadata is requested: one for buyers, one for owners; guarantors use that of buyers.
 * @source MEM-030
 * @public
 */
export function metaMemberType({ key }: MemberSide): string {
  return key === 'owner' ? MEMBER_TYPE.owner : MEMBER_TYPE.buyer
}
