import { dayOf, type Day } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import type { Scope } from '../../../catalogue/kind.ts'
import { DEMAND_STEP, MEMBER_ROLE, MEMBER_TYPE } from '../../../domain/codes.ts'
import { factsOf, type ProjectFacts } from '../../../domain/facts.ts'
import { listOf } from '../../../backend/session.ts'
import type { NewRow } from '../../../backend/store.ts'
import { memberTable } from '../../../backend/member/member-tables.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { GUANGZHOU, PLACES, type Place } from '../places.ts'
import { createRandom, type Random } from '../random.ts'

/** The inputs for the records of a demo case. */
export interface DemoCase {
  readonly random: Random
  readonly project: DemoProject
  readonly case: RecordValues
  readonly facts: ProjectFacts & Scope
  /** The day the records are filled in. */
  readonly day: Day
  /** The step the case has reached. */
  readonly step: string
  readonly place: Place
  /** The value of the house, in yuan. */
  readonly price: number
  readonly buyers: readonly NewRow[]
  /** The members who own the house. */
  readonly owners: readonly NewRow[]
}

const SEED = 20_990_107

/** Collects the inputs of one demo case. @param index which of the demo cases it is */
export function demoCaseOf(project: DemoProject, index: number, people: PeopleOfCase): DemoCase {
  const members = people.rows.flatMap(({ table, row }) => (table === memberTable ? [row] : []))
  const holding = (type: string, role: string) =>
    members.filter(({ values }) => values['hf23MemberType'] === type && listOf(values['hf23MemberRole']).includes(role))
  return {
    random: createRandom(SEED + index),
    project,
    case: project.record,
    // adapter: the facts are part of a project's record
    facts: factsOf(project.record as unknown as ProjectFacts),
    day: dayOf(project.move?.at ?? project.createdAt),
    step: project.move?.step ?? DEMAND_STEP.consulting,
    place: PLACES.find(({ city }) => city === project.city) ?? GUANGZHOU,
    price: Number(project.record['hf20HouseMarketPrice'] ?? 0),
    buyers: holding(MEMBER_TYPE.buyer, MEMBER_ROLE.buyer),
    owners: holding(MEMBER_TYPE.owner, MEMBER_ROLE.owner),
  }
}

/** Rounds an amount to whole thousands of yuan, as people usually name it. */
export const inThousands = (yuan: number): number => Math.round(yuan / 1_000) * 1_000
