import type { Scope } from '../catalogue/kind.ts'
import type { Project } from './project/project.ts'

/**
 * What rules of the other records may know about the case they belong to.
 *
 * @source specification 1 §1 (BAS-042)
 * @public
 */
export type ProjectFacts = Pick<Project, 'hf20BuyerType' | 'hf20SellerType' | 'hf20PayWay' | 'hf20LoanScheme' | 'hf20Ctrl1' | 'prjPayType'>

/** Assembles the facts of a case from its project record. */
export function factsOf({ hf20BuyerType, hf20SellerType, hf20PayWay, hf20LoanScheme, hf20Ctrl1, prjPayType }: ProjectFacts): ProjectFacts & Scope {
  return { hf20BuyerType, hf20SellerType, hf20PayWay, hf20LoanScheme, hf20Ctrl1, prjPayType }
}
