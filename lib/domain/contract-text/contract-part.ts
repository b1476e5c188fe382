import type { Condition } from '../../catalogue/condition.ts'
import { member } from '../member/member.ts'
import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import { project } from '../project/project.ts'
import { trade } from '../trade/trade.ts'
import { blank, from } from '../form-record/template-parts.ts'
import type { FieldRef, FormBlock, FormPart, ValueForm } from '../form-record/form-template.ts'
import { saleContract } from './sale-contract.ts'

/**
 * The parts of a contract in their order; each name is the last part of the address of its page.
 * @source ROU-015
 * @public
 */
export const CONTRACT_PARTS = [
  'Tips',
  'Stakeholders',
  'PartA',
  'PartB',
  'PartC',
  'Article_1',
  'Article_2',
  'Article_3',
  'Article_4',
  'Article_5',
  'Article_6',
  'Article_7',
  'Article_8',
  'Article_9',
  'Article_10',
  'Article_11',
] as const
/** The name of an article of the contract of sale, as `CONTRACT_PARTS` lists them. @public */
export type ContractPartName = (typeof CONTRACT_PARTS)[number]

/** A paragraph, with the condition under which the contract has it; always when there is no condition. */
export interface ContractParagraph {
  readonly when?: Condition
  /** Numbered within its article, counting only the paragraphs the contract has. */
  readonly numbered?: true
  readonly block: FormBlock
}
export interface ContractPart {
  readonly name: ContractPartName
  readonly title: string
  readonly paragraphs: readonly ContractParagraph[]
}

export const ofCase = from(project)
export const ofHouse = from(house)
export const ofTrade = from(trade)
export const ofLoan = from(loan)
export const ofContract = from(saleContract)
/** Refers to the person a repeated part is about. */
export const party = from(member, 'each')

const WIDTH = 70
/** A value on a line; the part is incomplete while it is empty. */
export const fact = (ref: FieldRef, as?: ValueForm, width = WIDTH): FormPart => blank(ref, width, as)
/** A running paragraph. */
export const plain = (...parts: readonly FormPart[]): ContractParagraph => ({ block: { block: 'text', parts } })
export const clause = (...parts: readonly FormPart[]): ContractParagraph => ({
  block: { block: 'text', style: 'clause', parts },
})
/** A clause with its number in the article. */
export const item = (...parts: readonly FormPart[]): ContractParagraph => ({ ...clause(...parts), numbered: true })
export const note = (...parts: readonly FormPart[]): ContractParagraph => ({
  block: { block: 'text', style: 'small', parts },
})
export const heading = (text: string): ContractParagraph => ({
  block: { block: 'text', style: 'heading', parts: [text] },
})
/** The same paragraph under a condition. */
export const provided = (when: Condition, paragraph: ContractParagraph): ContractParagraph => ({ ...paragraph, when })
