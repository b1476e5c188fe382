import { CONTRACT_PARTS, type ContractPartName } from 'fangkit/domain'

/** Addresses of the contract pages. @source ROU-015, ROU-016 */
export const contractPath = (part: string, project: string | null): string =>
  `/ContractView/${part}${project === null ? '' : `?project=${encodeURIComponent(project)}`}`
/** The contract with the form of its terms open at one of them. */
export const termPath = (project: string, field: string): string =>
  `${contractPath('Article_1', project)}&term=${encodeURIComponent(field)}`
export const printPath = (project: string): string => `/ContractPrint?project=${encodeURIComponent(project)}`

export function isContractPart(name: string | undefined): name is ContractPartName {
  return CONTRACT_PARTS.some((part) => part === name)
}
