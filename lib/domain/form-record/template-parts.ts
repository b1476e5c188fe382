import type { Entity } from '../../catalogue/entity.ts'
import type { FieldName } from '../grid/define-grid.ts'
import type { FieldRef, FormBlock, FormCell, FormPart, PersonList, PersonRef, ValueForm } from './form-template.ts'

/** Creates references to fields of one record; an undeclared name is a compile error. */
export function from<E extends Entity>(
  entity: E,
  person?: PersonRef | PersonList | 'each',
  row?: number | 'each',
): (field: FieldName<E>) => FieldRef {
  const whose = typeof person === 'string' ? { among: person } : person
  return (field) => ({
    entity: entity.service,
    field,
    ...(whose && { person: whose }),
    ...(row !== undefined && { row }),
  })
}

interface CellOptions {
  readonly label?: string | null
  readonly labelSpan?: number
  readonly as?: ValueForm
}
const cell = (span: number, content: FormCell['content'], { label, labelSpan }: CellOptions): FormCell => ({
  ...(label !== undefined && { label }),
  ...(labelSpan !== undefined && { labelSpan }),
  span,
  content,
})

/** A value beside its label. */
export const value = (ref: FieldRef, span: number, options: CellOptions = {}): FormCell =>
  cell(span, { value: ref, ...(options.as && { as: options.as }) }, options)
/** An amount in formal numerals. */
export const words = (ref: FieldRef, span: number, label: string): FormCell => value(ref, span, { label, as: 'words' })
/** Boxes to tick. */
export const choose = (
  ref: FieldRef,
  span: number,
  options: CellOptions & { readonly options?: readonly string[] } = {},
): FormCell => cell(span, { choose: ref, ...(options.options && { options: options.options }) }, options)
/** Space to write by hand. */
export const write = (label: string | null, span: number, unit = '', labelSpan?: number): FormCell =>
  cell(span, { write: unit }, { label, ...(labelSpan !== undefined && { labelSpan }) })
export const print = (label: string | null, span: number, text: string): FormCell => cell(span, { text }, { label })
/** Boxes to tick by hand. */
export const tick = (label: string, span: number, ...boxes: readonly string[]): FormCell =>
  cell(span, { boxes }, { label })
export const row = (...cells: readonly FormCell[]): FormBlock => ({ block: 'row', cells })
export const section = (text: string): FormBlock => ({ block: 'section', text })
export const text = (...pieces: readonly FormPart[]): FormBlock => ({ block: 'text', parts: pieces })
export const heading = (words_: string): FormBlock => ({ block: 'text', style: 'heading', parts: [words_] })
export const clause = (...pieces: readonly FormPart[]): FormBlock => ({ block: 'text', style: 'clause', parts: pieces })
export const small = (...pieces: readonly FormPart[]): FormBlock => ({ block: 'text', style: 'small', parts: pieces })
/** A value within a text. */
export const blank = (ref: FieldRef, width: number, as?: ValueForm): FormPart => ({
  value: ref,
  width,
  ...(as && { as }),
})
