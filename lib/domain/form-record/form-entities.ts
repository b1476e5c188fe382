import type { Entity } from '../../catalogue/entity.ts'
import { demand } from '../demand/demand.ts'
import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import { member } from '../member/member.ts'
import { MEMBER_RECORDS } from '../member/member-records.ts'
import { project } from '../project/project.ts'
import { trade } from '../trade/trade.ts'

/** Records of which a case has one. */
const OF_CASE: readonly Entity[] = [project, demand, house, trade, loan]
/** Records of people. */
const OF_PEOPLE: readonly Entity[] = MEMBER_RECORDS.map(({ entity }) => entity)

interface FormEntity {
  readonly entity: Entity
  readonly of: 'case' | 'person' | 'records'
}

/** The entities a form can show, by service. */
export const FORM_ENTITIES: ReadonlyMap<string, FormEntity> = new Map<string, FormEntity>([
  ...OF_CASE.map((entity) => [entity.service, { entity, of: 'case' }] as const),
  [member.service, { entity: member, of: 'person' }] as const,
  ...OF_PEOPLE.map((entity) => [entity.service, { entity, of: 'records' }] as const),
])
