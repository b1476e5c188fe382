import { dayOf, type Day } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { DEMAND_STEP, MEMBER_ROLE, MEMBER_TYPE } from '../../../domain/codes.ts'
import { factsOf, type ProjectFacts } from '../../../domain/facts.ts'
import { listOf } from '../../session.ts'
import type { NewRow } from '../../store.ts'
import { memberTable } from '../../tables.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { GUANGZHOU, PLACES, type Place } from '../places.ts'
import { createRandom, type Random } from '../random.ts'

/** What the records of a demo case are made from. */
export interface DemoCase {
  readonly random: Random
  readonly project: DemoProject
  readonly case: RecordValues
  readonly facts: ProjectFacts & Scope
  /** The day they are filled in. */
  readonly day: Day
  /** The step the case has come to. */
  readonly step: string
  readonly place: Place
  /** What the house is worth, in yuan. */
  readonly price: number
  readonly buyers: readonly NewRow[]
  /** Those the house belongs to. */
  readonly owners: readonly NewRow[]
}

const SEED = 20_990_107

/** @param index which of the demo cases it is */
export function demoCaseOf(project: DemoProject, index: number, people: PeopleOfCase): DemoCase {
  const members = people.rows.flatMap(({ table, row }) => (table === memberTable ? [row] : []))
  const holding = (type: string, role: string) =>
    members.filter(({ values }) => values['hf23MemberType'] === type && listOf(values['hf23MemberRole']).includes(role))
  return {
    random: createRandom(SEED + index),
    project,
    case: project.record,
    // adapter: a project's record, which the facts are part of
    facts: factsOf(project.record as unknown as ProjectFacts),
    day: dayOf(project.move?.at ?? project.createdAt),
    step: project.move?.step ?? DEMAND_STEP.consulting,
    place: PLACES.find(({ city }) => city === project.city) ?? GUANGZHOU,
    price: Number(project.record['hf20HouseMarketPrice'] ?? 0),
    buyers: holding(MEMBER_TYPE.buyer, MEMBER_ROLE.buyer),
    owners: holding(MEMBER_TYPE.owner, MEMBER_ROLE.owner),
  }
}

/** An amount as people name it: in whole thousands of yuan. */
export const inThousands = (yuan: number): number => Math.round(yuan / 1_000) * 1_000
