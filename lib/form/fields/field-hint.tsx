import type { ReactNode } from 'react'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Field } from '../../catalogue/field.ts'
import { decimalText, toFen, toStored } from '../../catalogue/unit.ts'
import { moneyInWords } from '../../domain/standards/money-in-words.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { formMessages } from '../../locale/zh-cn/fields/form.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useEntityFormApi } from '../entity-form-context.ts'
import type { FieldView } from '../state/form-controller.ts'
import { lockCauses, shownBy } from './lock-causes.ts'

export interface FieldHintProps {
  readonly view: FieldView
}

/** The hint below a field: which rule set or locked it, its amount in words, or the change it appeared with. */
export function FieldHint({ view }: FieldHintProps): ReactNode {
  const { controller } = useEntityFormApi()
  const form = useMessages(formMessages)
  const field = useMessages(fieldMessages)
  const { state, value, because } = view
  const speak = (name: string): string => labelOf(controller.entity, name, controller.scope())
  const causes = lockCauses(controller.entity, state)
  if (causes.length > 0) return form.setBy({ because: causes.map(speak).join('、') })
  if (because !== null && state.editable) return form.setByEditable({ because: speak(because) })
  const words = typeof value === 'number' ? inWords(state.field, value) : null
  if (words !== null) return field.inWords({ words })
  const shown = shownBy(controller, state.name)
  return shown.length === 0 ? null : form.shownBy({ because: shown.map(speak).join('、') })
}

/** Amounts stored in ten thousands are written in words as yuan. */
const YUAN_AS_WAN = { stored: 'yuan', shown: 'wan' } as const

/** Null for amounts that have no words: fractions of a fen, negative amounts, ten trillion and more. */
function inWords({ stored }: Field, amount: number): string | null {
  const yuan = stored === 'wan' ? toStored(YUAN_AS_WAN, decimalText(amount)) : amount
  try {
    return yuan === null ? null : moneyInWords(toFen(yuan))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
