import type { ComponentType, ReactNode } from 'react'
import { isEmpty, type Kind } from '../catalogue/kind.ts'
import { fieldMessages } from '../locale/zh-cn/fields/field.ts'
import { useMessages } from '../provider/use-messages.ts'
import { cellNumber, numberWithUnit } from './numbers/cell-number.ts'
import type { CellProps } from './cell-props.ts'
import { DocumentsCell } from './documents/documents-cell.tsx'
import { RichTextCell } from './rich-text/rich-text-cell.tsx'
import { parentOfCodes, useCodes } from './codes/use-codes.ts'
import { valueText } from './value-text.ts'

/** Shows the text of a value. Draws nothing for an empty value; the list around it then shows "—". */
function TextCell({ field, value, text }: CellProps): ReactNode {
  return valueText(field, value, useMessages(fieldMessages), text)
}

/** Shows a number with the decimals of its field; the tooltip has the exact number. */
function NumberCell({ field, value, text }: CellProps): ReactNode {
  const texts = useMessages(fieldMessages)
  const exact = valueText(field, value, texts, text)
  if (typeof value !== 'number' || (text !== null && text !== undefined)) return exact
  const shown = numberWithUnit(field, cellNumber(field, value))
  return shown === exact ? exact : <span title={exact ?? undefined}>{shown}</span>
}

/** Shows the text of a code, and looks it up when it did not come with the record. */
function DictionaryCell(props: CellProps): ReactNode {
  return isEmpty(props.value) || (props.text !== null && props.text !== undefined) ? (
    <TextCell {...props} />
  ) : (
    <LookedUpCell {...props} />
  )
}

function LookedUpCell({ field, value }: CellProps): ReactNode {
  const codes = Array.isArray(value) ? value.map(String) : [String(value)]
  const { labelOf } = useCodes(field, parentOfCodes(field, codes))
  return codes.map((code) => labelOf(code) ?? code).join('、')
}

/** The read-only cell of each field kind. */
export const CELL: Readonly<Record<Kind, ComponentType<CellProps>>> = {
  text: TextCell,
  textarea: TextCell,
  richtext: RichTextCell,
  address: TextCell,
  integer: NumberCell,
  number: NumberCell,
  code: DictionaryCell,
  codes: DictionaryCell,
  flag: TextCell,
  yesno: DictionaryCell,
  date: TextCell,
  month: TextCell,
  datetime: TextCell,
  'date-or-anytime': TextCell,
  region: TextCell,
  account: TextCell,
  branch: TextCell,
  organisation: TextCell,
  member: TextCell,
  file: DocumentsCell,
  files: DocumentsCell,
  image: DocumentsCell,
  images: DocumentsCell,
  computed: TextCell,
  id: TextCell,
} satisfies Record<Kind, ComponentType<CellProps>>
