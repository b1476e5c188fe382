import type { Entity } from '../../catalogue/entity.ts'
import { demand } from '../demand/demand.ts'
import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import { fund } from '../member/fund.ts'
import { member } from '../member/member.ts'
import { ownHouse } from '../member/own-house.ts'
import { social } from '../member/social.ts'
import { tax } from '../member/tax.ts'
import { workCredit } from '../member/work-credit.ts'
import { project } from '../project/project.ts'
import { trade } from '../trade/trade.ts'

/**
 * Entities whose fields staff may rename, require and lock, in the order of their table numbers.
 * @source FRM-008, OPN-038
 */
export const GOVERNED: readonly Entity[] = [
  project,
  member,
  house,
  trade,
  loan,
  workCredit,
  fund,
  social,
  tax,
  ownHouse,
  demand,
]

/** Entities of members: buyers and owners have separate settings, and so have people and companies. @source MEM-030 */
export const OF_MEMBERS: readonly Entity[] = [member, workCredit, fund, social, tax, ownHouse]

/** The code of a table of fields (TABLE_TYPE). */
export const tableCode = ({ metaTable }: Entity): string => String(metaTable)

/** The entity of a table of fields; null for an unknown one. */
export function governedBy(code: unknown): Entity | null {
  return GOVERNED.find((entity) => tableCode(entity) === code) ?? null
}

/** Fields that can appear on screen. */
export function fieldsOf({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { hidden }]) => (hidden ? [] : [name]))
}
