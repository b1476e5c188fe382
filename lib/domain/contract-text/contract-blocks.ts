import { holds } from '../../catalogue/condition.ts'
import type { Scope } from '../../catalogue/kind.ts'
import type { FormBlock } from '../form-record/form-template.ts'
import type { ContractPart, ContractPartName } from './contract-part.ts'

/** A part as it applies to one case: its paragraphs chosen, its clauses numbered. */
export interface ChosenPart {
  readonly name: ContractPartName
  readonly title: string
  readonly blocks: readonly FormBlock[]
}

/**
 * Chooses the paragraphs that apply to a case and numbers the remaining clauses.
 * @param scope the fields of the case, its records and its contract
 */
export function chosenParts(parts: readonly ContractPart[], scope: Scope): readonly ChosenPart[] {
  return parts.map(({ name, title, paragraphs }) => {
    const article = /^Article_(\d+)$/.exec(name)?.[1]
    let count = 0
    const blocks = paragraphs
      .filter(({ when }) => !when || holds(when, scope))
      .map(({ block, numbered }) => {
        if (!numbered || article === undefined || block.block !== 'text') return block
        count += 1
        return { ...block, parts: [`${article}.${count}　`, ...block.parts] }
      })
    return { name, title, blocks }
  })
}
