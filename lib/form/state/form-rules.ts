import type { Day } from '../../catalogue/day.ts'
import type { FieldTexts } from '../../field/field-texts.ts'
import type { FormContext } from './basis.ts'

/** What the rules read beside the record, looked up when they run. */
export interface FormRules extends FormContext {
  readonly today: Day
  readonly settings: Readonly<Record<string, string>>
  readonly texts: FieldTexts
}
