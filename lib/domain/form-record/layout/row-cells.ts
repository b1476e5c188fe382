import type { FormCell, FormColumn, FormContent } from '../form-template.ts'
import { breakLines, cleanText, type Run, runsOf } from './break-text.ts'
import { TEXT_SIZE } from './drawing.ts'
import { columnAt, type Laying } from './laying.ts'
import { PADDING, type RowCell } from './table-row.ts'

const LABEL_SPAN = 4

/** Cells of a row with their labels, from the left edge. */
export function cellsOf(cells: readonly FormCell[], laying: Laying): readonly RowCell[] {
  let start = 0
  const place = (span: number) => {
    const found = columnAt(start, span)
    start += span
    return found
  }
  return cells.flatMap(({ label, labelSpan = LABEL_SPAN, span, content }) => {
    const called = label === undefined ? labelOf(content, laying) : label
    const before = called === null ? [] : [textCell(place(labelSpan), called, laying, { fill: true })]
    return [...before, contentCell(place(span), content, laying)]
  })
}

/** The heading of a table. */
export function headCells(columns: readonly FormColumn[], laying: Laying): readonly RowCell[] {
  let start = 0
  return columns.map(({ label, span, content }) => {
    const place = columnAt(start, span)
    start += span
    return textCell(place, label ?? labelOf(content, laying), laying, { fill: true, align: 'center' })
  })
}

interface Place {
  readonly x: number
  readonly width: number
}

function textCell(place: Place, text: string, laying: Laying, more: Pick<RowCell, 'fill' | 'align'> = {}): RowCell {
  return { ...place, ...more, size: TEXT_SIZE, lines: broken([{ text: cleanText(text) }], place, laying) }
}

function contentCell(place: Place, content: FormContent, laying: Laying): RowCell {
  const { values, turn, number } = laying
  if ('text' in content) return textCell(place, content.text.replace('{n}', String(number ?? '')), laying)
  if ('write' in content) return { ...textCell(place, content.write, laying), align: 'right' }
  if ('boxes' in content)
    return {
      ...place,
      size: TEXT_SIZE,
      lines: broken(
        content.boxes.flatMap((words) => boxBefore(words, false)),
        place,
        laying,
      ),
    }
  if ('parts' in content)
    return {
      ...place,
      size: TEXT_SIZE,
      lines: broken(
        runsOf(content.parts, (part) => values.shown(part.value, turn, part.as)),
        place,
        laying,
      ),
    }
  const ref = 'value' in content ? content.value : content.choose
  const shown = values.shown(ref, turn, 'value' in content ? content.as : undefined)
  const box = { entity: ref.entity, field: ref.field, key: shown.key, label: shown.label, text: shown.text }
  const runs = 'value' in content ? [{ text: cleanText(shown.text) }] : choices(content, shown.codes, laying)
  return { ...place, size: TEXT_SIZE, lines: broken(runs, place, laying), box }
}

function choices(
  { choose, options }: Extract<FormContent, { readonly choose: unknown }>,
  codes: readonly string[],
  { values }: Laying,
): readonly Run[] {
  const offered = values.options(choose).filter(({ key }) => !options || options.includes(key))
  return offered.flatMap(({ key, text }) => boxBefore(text, codes.includes(key)))
}

/** A box to tick, its label, and space before the next box. */
function boxBefore(words: string, ticked: boolean): readonly Run[] {
  return [{ text: cleanText(words), tick: ticked, whole: true }, { text: '　' }]
}

function labelOf(content: FormContent, { values, turn }: Laying): string {
  if ('value' in content) return values.shown(content.value, turn).label
  return 'choose' in content ? values.shown(content.choose, turn).label : ''
}

function broken(runs: readonly Run[], { width }: Place, { measure }: Laying) {
  return breakLines(runs, { width: width - 2 * PADDING.x, size: TEXT_SIZE, measure })
}
