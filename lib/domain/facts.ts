import type { Scope } from '../catalogue/kind.ts'
import type { Project } from './project/project.ts'

/** Fields of a case that rules of its other records may read. */
const FACTS = [
  'hf20BuyerType', 'hf20SellerType', 'hf20PayWay', 'hf20LoanScheme', 'hf20Ctrl1', 'prjPayType', 'hf20HouseProvince', 'hf20HouseCity', 'hf20HouseAddress',
] as const satisfies readonly (keyof Project)[]

/**
 * What rules of the other records may know about the case they belong to.
 *
 * @source specification 1 §1 (BAS-042)
 * @public
 */
export type ProjectFacts = Pick<Project, (typeof FACTS)[number]>

/** Assembles the facts of a case from its project record. */
export function factsOf(project: ProjectFacts): ProjectFacts & Scope {
  return Object.fromEntries(FACTS.map((name) => [name, project[name] ?? null])) as ProjectFacts & Scope // adapter: exactly the named fields
}
