import { sectionOfField, type ContractSection } from './contract-section.ts'
import type { FieldRef, FormBlock, FormCell, FormPart, ValueForm } from '../form-record/form-template.ts'
import { turnsOf } from '../form-record/form-turns.ts'
import type { FormTurn, FormValues } from '../form-record/form-values.ts'
import type { ChosenPart } from './contract-blocks.ts'
import type { ContractPartName } from './contract-part.ts'

/** A part of a text: words, or a value of the case with the place where it is filled in. @public */
export interface ContractRun {
  readonly text: string
  readonly fact?: ContractFact
}
/** Source of a value. @public */
export interface ContractFact {
  readonly label: string
  readonly field: string
  readonly section: ContractSection
}
/** @public */
export type ContractBlock =
  | { readonly kind: 'plain' | 'clause' | 'small' | 'heading'; readonly runs: readonly ContractRun[] }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly run: ContractRun }[] }
  | { readonly kind: 'signatures'; readonly labels: readonly string[] }
/** A part of a contract with its text and the values it still lacks. @public */
export interface ContractTextPart {
  readonly name: ContractPartName
  readonly title: string
  readonly blocks: readonly ContractBlock[]
  /** Number of values it contains, each counted once. */
  readonly facts: number
  readonly missing: readonly ContractFact[]
}

/** The text of a contract, the same as in its print. @source OPN-084 */
export function contractText(parts: readonly ChosenPart[], values: FormValues): readonly ContractTextPart[] {
  return parts.map(({ name, title, blocks }) => {
    const known = new Map<string, boolean>()
    const lacking = new Map<string, ContractFact>()
    const reading: Reading = {
      values,
      note: (fact, ref, turn, filled) => {
        const key = [ref.entity, ref.field, ref.person?.among ?? '', turn.person?.at ?? ''].join('/')
        known.set(key, filled)
        if (!filled) lacking.set(key, fact)
      },
    }
    return {
      name,
      title,
      blocks: blocks.flatMap((block) => blockText(block, {}, 1, reading)),
      facts: known.size,
      missing: [...lacking.values()],
    }
  })
}

interface Reading {
  readonly values: FormValues
  readonly note: (fact: ContractFact, ref: FieldRef, turn: FormTurn, filled: boolean) => void
}

function blockText(block: FormBlock, turn: FormTurn, number: number, reading: Reading): readonly ContractBlock[] {
  switch (block.block) {
    case 'text':
      return [{ kind: block.style ?? 'plain', runs: block.parts.map((part) => runOf(part, turn, reading)) }]
    case 'section':
      return [{ kind: 'heading', runs: [{ text: block.text.replace('{n}', String(number)) }] }]
    case 'row':
      return [{ kind: 'facts', facts: block.cells.flatMap((cell) => factOf(cell, turn, reading)) }]
    case 'signatures':
      return [{ kind: 'signatures', labels: block.labels }]
    case 'each':
      return turnsOf(block.over, block.least, reading.values, turn).flatMap((mine, index) =>
        block.blocks.flatMap((one) => blockText(one, mine, index + 1, reading)),
      )
    // Contracts have no tables, titles or areas of their own; the print breaks the pages.
    default:
      return []
  }
}

function factOf(
  { label, content }: FormCell,
  turn: FormTurn,
  reading: Reading,
): readonly { readonly label: string; readonly run: ContractRun }[] {
  if (!('value' in content)) return []
  const run = valueRun(content.value, content.as, turn, reading)
  return [{ label: label ?? run.fact?.label ?? '', run }]
}

function runOf(part: FormPart, turn: FormTurn, reading: Reading): ContractRun {
  return typeof part === 'string' ? { text: part } : valueRun(part.value, part.as, turn, reading)
}

function valueRun(ref: FieldRef, as: ValueForm | undefined, turn: FormTurn, { values, note }: Reading): ContractRun {
  const { text, label } = values.shown(ref, turn, as)
  const among = ref.person?.among === 'each' ? turn.person?.among : ref.person?.among
  const fact: ContractFact = { label, field: ref.field, section: sectionOfField(ref.entity, among) }
  note(fact, ref, turn, text.trim() !== '')
  return { text, fact }
}
