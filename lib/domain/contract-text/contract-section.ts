import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import type { ProjectSection } from '../project/section.ts'
import { trade } from '../trade/trade.ts'
import { SALE_CONTRACT } from './contract-codes.ts'

/** Where a value is filled in: a section of the case, or the terms of the contract itself. @public */
export type ContractSection = ProjectSection['key'] | 'terms'

const SECTIONS: Readonly<Record<string, ContractSection>> = {
  [house.service]: 'house',
  [trade.service]: 'trade',
  [loan.service]: 'loan',
  [SALE_CONTRACT]: 'terms',
}

/** @param among the list of people the person belongs to, for a value of a person */
export function sectionOfField(entity: string, among?: string): ContractSection {
  if (among !== undefined) return among === 'owners' ? 'owners' : 'buyers'
  return SECTIONS[entity] ?? 'basic'
}
