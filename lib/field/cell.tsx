import type { ComponentType, ReactNode } from 'react'
import { isEmpty, type Kind } from '../catalogue/kind.ts'
import { fieldMessages } from '../locale/zh-cn/field.ts'
import { useDictionary } from '../provider/use-dictionary.ts'
import { useMessages } from '../provider/use-messages.ts'
import type { CellProps } from './cell-props.ts'
import { valueText } from './value-text.ts'

/** The text of a value; nothing when it is empty, which the list around it shows as "—". */
function TextCell({ field, value, text }: CellProps): ReactNode {
  return valueText(field, value, useMessages(fieldMessages), text)
}

/** A code whose text did not come with the record is looked up. */
function DictionaryCell(props: CellProps): ReactNode {
  return isEmpty(props.value) || (props.text !== null && props.text !== undefined) ? <TextCell {...props} /> : <LookedUpCell {...props} />
}

function LookedUpCell({ field, value }: CellProps): ReactNode {
  const { labelOf } = useDictionary(field.dict ?? null)
  const codes = Array.isArray(value) ? value.map(String) : [String(value)]
  return codes.map((code) => labelOf(code) ?? code).join('、')
}

/** One read-only cell per kind. */
export const CELL: Readonly<Record<Kind, ComponentType<CellProps>>> = {
  text: TextCell, textarea: TextCell, richtext: TextCell, address: TextCell, integer: TextCell, number: TextCell,
  code: DictionaryCell, codes: DictionaryCell, flag: TextCell, yesno: DictionaryCell,
  date: TextCell, month: TextCell, datetime: TextCell, 'date-or-anytime': TextCell,
  region: TextCell, account: TextCell, branch: TextCell, organisation: TextCell, member: TextCell,
  file: TextCell, files: TextCell, image: TextCell, images: TextCell, computed: TextCell, id: TextCell,
} satisfies Record<Kind, ComponentType<CellProps>>
