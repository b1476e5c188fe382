import { hasSide, isParty, MEMBER_SIDES } from '../../domain/member/member-side.ts'
import { factsOfCase } from '../member/case-access.ts'
import { memberRowsOf } from '../member/relation-rows.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'

/** Sides of a case that its page header names, by the label they are answered under. */
const NAMED = {
  buyers: { side: MEMBER_SIDES.buyer, main: 'hf20BuyerId' },
  owners: { side: MEMBER_SIDES.owner, main: 'hf20SellerId' },
} as const

/**
 * Names of all buyers and of all owners of a case, the main one first, joined by 、. An empty side is left out.
 *
 * @source PRJ-011, PRJ-012, MEM-055
 */
export async function partyNames(unit: Unit, project: Row): Promise<Readonly<Record<string, string>>> {
  const facts = factsOfCase(project)
  const sides = Object.entries(NAMED).filter(([, { side }]) => hasSide(side, facts))
  const members = await memberRowsOf(
    unit,
    project.key,
    sides.map(([, { side }]) => side.type),
  )
  return Object.fromEntries(
    sides.flatMap(([label, { side, main }]) => {
      const parties = members.filter(({ values }) =>
        isParty(side, textOf(values['hf23MemberType']), listOf(values['hf23MemberRole'])),
      )
      const first = parties.filter(({ key }) => key === project.values[main])
      const names = [...first, ...parties.filter((row) => !first.includes(row))].map(
        ({ values }) => textOf(values['hf23LinkName']).trim() || textOf(values['hf23CompanyName']).trim(),
      )
      return names.some((name) => name !== '') ? [[label, names.filter((name) => name !== '').join('、')]] : []
    }),
  )
}
