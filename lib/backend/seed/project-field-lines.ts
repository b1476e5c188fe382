import { FIELD_CONTROL, FIELD_SCOPE } from '../../domain/codes.ts'
import { project } from '../../domain/project/project.ts'
import type { NewRow } from '../store.ts'
import { filledOnly } from './filled.ts'
import { HELP_OF_FIELD } from './help-notes.ts'

/** What an installation asks for before it accepts the basic requirements; the pay type's own rule is declared with the entity. @source OPN-109 */
const REQUIRED: ReadonlySet<string> = new Set(['hf20PrjType', 'hf20BuyerType', 'hf20SellerType', 'hf20ManagerId'])
const TABLE_ID = project.metaTable ?? 0

/** Field metadata of the basic requirements: every field that can appear, under its declared label. */
export const PROJECT_FIELD_LINES: readonly NewRow[] = Object.entries(project.fields)
  .filter(([, field]) => !field.hidden)
  .map(([name], index) => ({
    key: `${TABLE_ID}:${name}`, project: null, city: null,
    values: lineValues(name, REQUIRED.has(name) ? FIELD_CONTROL.required : FIELD_CONTROL.optional, index + 1),
  }))

function lineValues(name: string, control: string, sortOrder: number): NewRow['values'] {
  return filledOnly({ tableId: TABLE_ID, hf02FldName: name, hf02CtrlVals1Pc: control, hf02CtrlVals3: FIELD_SCOPE.common, hf02CtrlVals5: HELP_OF_FIELD[name] ?? null, optValue: 0, sortOrder })
}
