import type { FieldRef, FormBlock, FormContent, FormTemplate, ValueForm } from './form-template.ts'
import { turnsOf } from './form-turns.ts'
import type { FormTurn, FormValues, ShownValue } from './form-values.ts'

/** A field of a form, with the value it shows. */
export interface FormField {
  readonly ref: FieldRef
  readonly shown: ShownValue
}

/** Every field on a form, in reading order; a field at two places occurs twice. */
export function fieldsOn(
  { blocks }: Pick<FormTemplate, 'blocks'>,
  values: FormValues,
  turn: FormTurn = {},
): readonly FormField[] {
  return blocks.flatMap((block): readonly FormField[] => {
    if (block.block === 'each')
      return turnsOf(block.over, block.least, values, turn).flatMap((mine) => fieldsOn(block, values, mine))
    if (block.block === 'table')
      return turnsOf(block.over, block.least, values, turn).flatMap((mine) =>
        block.columns.flatMap(({ content }) => shownIn(content, values, mine)),
      )
    return contentsOf(block).flatMap((content) => shownIn(content, values, turn))
  })
}

/** Every reference a form makes, for any person. */
export function referencesOf(blocks: readonly FormBlock[]): readonly FieldRef[] {
  return blocks.flatMap((block) => {
    if (block.block === 'each') return referencesOf(block.blocks)
    const contents = block.block === 'table' ? block.columns.map(({ content }) => content) : contentsOf(block)
    return contents.flatMap((content) => readsOf(content).map(({ ref }) => ref))
  })
}

function contentsOf(block: Exclude<FormBlock, { readonly block: 'each' | 'table' }>): readonly FormContent[] {
  if (block.block === 'row') return block.cells.map(({ content }) => content)
  if (block.block === 'text') return [{ parts: block.parts }]
  return block.block === 'title' ? (block.lines ?? []).map((parts) => ({ parts })) : []
}

function shownIn(content: FormContent, values: FormValues, turn: FormTurn): readonly FormField[] {
  return readsOf(content).map(({ ref, as }) => ({ ref, shown: values.shown(ref, turn, as) }))
}

function readsOf(content: FormContent): readonly { readonly ref: FieldRef; readonly as?: ValueForm | undefined }[] {
  if ('value' in content) return [{ ref: content.value, as: content.as }]
  if ('choose' in content) return [{ ref: content.choose }]
  return 'parts' in content
    ? content.parts.flatMap((part) => (typeof part === 'string' ? [] : [{ ref: part.value, as: part.as }]))
    : []
}
