import { members, useFkQuery } from 'fangkit'
import { hasSide, isListed, MEMBER_SIDES, type MemberSide, type Scope } from 'fangkit/domain'
import type { CasePerson, OpenCase } from './open-case.ts'

const { buyer, owner, guarantor } = MEMBER_SIDES

/**
 * Returns the people of the open case whose fields can be found; the page of the case has usually loaded them already.
 * @param facts the basic requirements of the case; null loads nobody
 */
export function useCasePeople(openCase: OpenCase | null, facts: Scope | null): readonly CasePerson[] {
  const id = facts === null ? null : (openCase?.id ?? null)
  const planOf = (side: MemberSide) =>
    id !== null && facts !== null && hasSide(side, facts) ? members(id, side.type) : null
  const buyers = useFkQuery(planOf(buyer)).data
  const owners = useFkQuery(planOf(owner)).data
  const guarantors = useFkQuery(planOf(guarantor)).data
  return [
    ...peopleOf(buyer, 'buyers', buyers),
    ...peopleOf(guarantor, 'buyers', guarantors),
    ...peopleOf(owner, 'owners', owners),
  ]
}

type Rows = ReturnType<ReturnType<typeof members>['load']> extends Promise<infer R> ? R : never

function peopleOf(side: MemberSide, section: CasePerson['section'], rows: Rows | undefined): readonly CasePerson[] {
  return (rows ?? [])
    .filter(({ hf23MemberRole }) => isListed(side, hf23MemberRole ?? []))
    .map((row) => ({
      key: row.keyValue,
      name: row.hf23LinkName?.trim() || row.hf23CompanyName?.trim() || side.word,
      section,
      // adapter: a record is the scope of its own fields
      values: row as unknown as Scope,
    }))
}
